import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { transact } from '../aws/dynamo.client.ts';
import type { BaseRegister, KnowledgeBase } from './knowledge-base.ts';
import { baseKey, basePointerKey, documentCounter, housekeepingKey } from './knowledge-items.ts';
import { remove } from './knowledge-writes.ts';

/** The end of a base's removal, which needs only the knowledge table. */
export function createBaseRemovals(dynamo: DynamoDBClient, table: string): Pick<BaseRegister, 'finishRemoval'> {
  return {
    finishRemoval: async (base) =>
      void (await transact(dynamo, [
        { write: removeDeleting(table, base), onConditionFailed: 'gone' },
        { write: remove(table, basePointerKey(base.id)) },
        { write: remove(table, documentCounter(base.id).key) },
        { write: remove(table, housekeepingKey('bases', base.id)) },
      ])),
  };
}

function removeDeleting(table: string, { companyId, id }: KnowledgeBase): TransactWriteItem {
  return {
    Delete: {
      TableName: table,
      Key: marshall(baseKey({ companyId, baseId: id })),
      ConditionExpression: '#status = :deleting',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({ ':deleting': 'deleting' }),
    },
  };
}
