import {
  type DynamoDBClient,
  ScanCommand,
  type ScanCommandInput,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../../administration/audit.store.ts';
import type { AuditRecord } from '../../administration/audit-record.ts';
import { compareCreation } from '../../administration/compare-creation.ts';
import { dynamoError, readItem, readItems, transact } from '../../aws/dynamo.client.ts';
import { keyItemKey, keyPartition, keyRecordOf, putKey, putKeyPointers } from '../../keys/key-items.store.ts';
import type { KeyRecord } from '../../keys/key-record.ts';
import type { Application } from '../applications/application.ts';
import type { KeyStore } from './key-store.ts';

const MOVED_TRIES_MAX = 3;

/** Keys in the access table, found by their id or their application. */
export function createKeyStore(dynamo: DynamoDBClient, table: string, auditTable: string): KeyStore {
  // A key that is re-keyed between the two reads has moved: its pointer then says where.
  const find = async (keyId: string, triesLeft = MOVED_TRIES_MAX): Promise<KeyRecord | null> => {
    const pointer = await readItem(dynamo, table, `KEY-ID#${keyId}`, 'KEY');
    if (pointer === null) {
      return null;
    }
    const item = await readItem(dynamo, table, keyPartition(pointer.mac?.S ?? ''), 'KEY');
    if (item !== null) {
      return keyRecordOf(item);
    }
    return triesLeft === 0 ? null : find(keyId, triesLeft - 1);
  };
  return {
    find,
    create: (key, application, record) =>
      transact(dynamo, [...createWrites(table, key, application), ...audited(auditTable, record)]),
    change: (key, record) => transact(dynamo, [changeWrite(table, key), ...audited(auditTable, record)]),
    rotate: (successor, predecessor, application, record) =>
      transact(dynamo, [
        changeWrite(table, predecessor),
        ...createWrites(table, successor, application),
        ...audited(auditTable, record),
      ]),
    async list(applicationId) {
      const ids: string[] = [];
      for await (const { sk } of readItems(dynamo, table, `APPLICATION#${applicationId}`, 'KEY#')) {
        ids.push((sk?.S ?? '').slice('KEY#'.length));
      }
      const keys = await Promise.all(ids.map((id) => find(id)));
      return keys.filter((key) => key !== null).sort(compareCreation);
    },
    countUnderOtherPeppers: (versions, at) => countKeys(dynamo, table, versions, at),
  };
}

type Writes = readonly { readonly write: TransactWriteItem; readonly onConditionFailed?: 'changed' }[];

function audited(auditTable: string, record: AuditRecord): Writes {
  return [{ write: auditWrite(auditTable, record) }];
}

function createWrites(table: string, key: KeyRecord, application: Application): Writes {
  const applicationUpdate = {
    TableName: table,
    Key: marshall({ pk: `COMPANY#${application.companyId}`, sk: `APPLICATION#${application.id}` }),
    UpdateExpression: 'SET revision = revision + :one',
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeValues: marshall({ ':revision': application.revision, ':one': 1 }),
  };
  return [
    { write: { Update: applicationUpdate }, onConditionFailed: 'changed' },
    { write: putKey(table, key) },
    ...putKeyPointers(table, key).map((write) => ({ write })),
  ];
}

function changeWrite(table: string, key: KeyRecord): Writes[number] {
  const update = {
    TableName: table,
    Key: keyItemKey(key.mac),
    UpdateExpression:
      'SET scopes = :scopes, #name = :name, #status = :status, expiresAt = :expiresAt, successorId = :successorId, revision = revision + :one',
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeNames: { '#name': 'name', '#status': 'status' },
    ExpressionAttributeValues: marshall({
      ':scopes': key.scopes,
      ':name': key.name,
      ':status': key.status,
      ':expiresAt': key.expiresAt,
      ':successorId': key.successorId,
      ':revision': key.revision,
      ':one': 1,
    }),
  };
  return { write: { Update: update }, onConditionFailed: 'changed' };
}

// The whole table is read: it is asked once a rotation, by an operator who wants to know when the old pepper may go.
async function countKeys(
  dynamo: DynamoDBClient,
  table: string,
  pepperVersions: readonly string[],
  at: string,
): Promise<number> {
  const versions = Object.fromEntries(pepperVersions.map((version, i) => [`:version${i}`, version]));
  let count = 0;
  let start: ScanCommandInput['ExclusiveStartKey'];
  do {
    const command = new ScanCommand({
      TableName: table,
      ConsistentRead: true,
      Select: 'COUNT',
      FilterExpression: `begins_with(pk, :key) AND NOT pepperVersion IN (${Object.keys(versions).join()}) AND #status = :active AND (expiresAt = :never OR expiresAt > :at)`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({
        ':key': keyPartition(''),
        ...versions,
        ':active': 'active',
        ':never': null,
        ':at': at,
      }),
      ExclusiveStartKey: start,
    });
    const page = await dynamo.send(command).catch((error: unknown) => {
      throw dynamoError(error);
    });
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return count;
}
