import { type DynamoDBClient, QueryCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { readPages, transact } from '../aws/dynamo.client.ts';
import { fieldsOf } from '../aws/item-key.ts';
import { auditKey, auditPartition } from './audit-keys.ts';
import type { AuditQuery, AuditRecord } from './audit-record.ts';

/**
 * Returns the write that adds an audit record to the transaction of the change that it records. The transaction fails
 * if the record already exists.
 */
export function auditWrite(auditTable: string, record: AuditRecord): TransactWriteItem {
  const item = { ...auditKey(record), ...record };
  return {
    Put: {
      TableName: auditTable,
      Item: marshall(item, { removeUndefinedValues: true }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/**
 * Reads audit records, newest first, and adds records that are not part of another write. No method changes a record.
 */
export function createAuditStore(dynamo: DynamoDBClient, auditTable: string) {
  return {
    add: async (record: AuditRecord): Promise<void> =>
      void (await transact(dynamo, [{ write: auditWrite(auditTable, record) }])),
    async list(query: AuditQuery): Promise<readonly AuditRecord[]> {
      const records: AuditRecord[] = [];
      const read = (start: QueryCommand['input']['ExclusiveStartKey']) =>
        dynamo.send(new QueryCommand({ ...queryOf(auditTable, query), ExclusiveStartKey: start }));
      for await (const page of readPages(read)) {
        records.push(...(page.Items ?? []).map((item) => fieldsOf(unmarshall(item)) as unknown as AuditRecord));
        if (records.length >= query.recordsMax) {
          break;
        }
      }
      return records.slice(0, query.recordsMax);
    },
  };
}

function queryOf(auditTable: string, query: AuditQuery): QueryCommand['input'] {
  const { companyId, since, through, subjectId, actor, action } = query;
  const wanted = Object.entries({ subjectId, actor, action }).filter(([, value]) => value !== null);
  return {
    TableName: auditTable,
    ConsistentRead: true,
    ScanIndexForward: false,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :since AND :through',
    ...(wanted.length === 0 ? {} : filterBy(wanted.map(([name]) => name))),
    ExpressionAttributeValues: marshall({
      ':pk': auditPartition(companyId),
      ':since': since ?? '0',
      // Sorts after every time.
      ':through': through ?? '~',
      ...Object.fromEntries(wanted.map(([name, value]) => [`:${name}`, value])),
    }),
  };
}

function filterBy(names: readonly string[]) {
  return {
    FilterExpression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
  };
}
