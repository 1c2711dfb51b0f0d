import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { transact } from '../aws/dynamo.client.ts';
import { countKey, WAITING } from './document-item.store.ts';
import type { BaseRegister, KnowledgeBase } from './knowledge-base.ts';

/** The end of a base's removal, which needs the knowledge table alone. */
export function createBaseRemovals(dynamo: DynamoDBClient, table: string): Pick<BaseRegister, 'finishRemoval'> {
  return {
    finishRemoval: async (base) =>
      void (await transact(dynamo, [
        { write: removeDeleting(table, base), onConditionFailed: 'gone' },
        { write: { Delete: { TableName: table, Key: marshall({ pk: `BASE#${base.id}`, sk: 'BASE' }) } } },
        { write: { Delete: { TableName: table, Key: countKey(base.id) } } },
        { write: { Delete: { TableName: table, Key: marshall({ pk: WAITING, sk: `BASE#${base.id}` }) } } },
      ])),
  };
}

function removeDeleting(table: string, { companyId, id }: KnowledgeBase): TransactWriteItem {
  return {
    Delete: {
      TableName: table,
      Key: marshall({ pk: `COMPANY#${companyId}`, sk: `BASE#${id}` }),
      ConditionExpression: '#status = :deleting',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({ ':deleting': 'deleting' }),
    },
  };
}
