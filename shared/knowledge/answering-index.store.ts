import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../administration/audit.store.ts';
import type { AuditRecord } from '../administration/audit-record.ts';
import { readItem, transact } from '../aws/dynamo.client.ts';
import { answeringIndexKey } from './knowledge-items.ts';

/**
 * The name of the index that answers searches, one item of the knowledge table. Reads are strongly consistent, so that
 * a switch takes effect on the next call.
 *
 * @throws ServiceError `unavailable` when the table does not answer.
 */
export function createAnsweringIndexStore(dynamo: DynamoDBClient, table: string) {
  return {
    /** The name of the index that was chosen; null if none was chosen. */
    async read(): Promise<string | null> {
      const item = await readItem(dynamo, table, answeringIndexKey());
      return item === null ? null : String(unmarshall(item).name);
    },
  };
}

/**
 * Creates a function that chooses the index that answers and audits the choice, unless the choice is no longer
 * `previous` (null for none).
 *
 * @throws ServiceError `unavailable` when the table does not answer.
 */
export function createAnsweringIndexSwitch(
  dynamo: DynamoDBClient,
  tables: { readonly knowledge: string; readonly audit: string },
) {
  return (name: string, previous: string | null, audit: AuditRecord): Promise<'done' | 'changed'> =>
    transact(dynamo, [
      { write: putAnswering(tables.knowledge, name, previous), onConditionFailed: 'changed' },
      { write: auditWrite(tables.audit, audit) },
    ]);
}

function putAnswering(table: string, name: string, previous: string | null): TransactWriteItem {
  const put = { TableName: table, Item: marshall({ ...answeringIndexKey(), name }) };
  if (previous === null) {
    return { Put: { ...put, ConditionExpression: 'attribute_not_exists(pk)' } };
  }
  return {
    Put: {
      ...put,
      ConditionExpression: '#name = :previous',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: marshall({ ':previous': previous }),
    },
  };
}
