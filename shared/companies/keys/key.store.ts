import {
  type DynamoDBClient,
  ScanCommand,
  type ScanCommandInput,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../../administration/audit.store.ts';
import { compareCreation } from '../../administration/compare-creation.ts';
import { readItems, readPages, transact } from '../../aws/dynamo.client.ts';
import { applicationKey, KEY_PARTITION_PREFIX, keyByIdKey, keyItemKey, keysOf } from '../../keys/access-keys.ts';
import type { KeyRecord } from '../../keys/key-record.ts';
import { mapConcurrently } from '../../map-concurrently.ts';
import { changeItem, findAttributes, findKeyRecord, putKey, putKeyPointers } from '../access-items.store.ts';
import type { Application } from '../applications/application.ts';
import type { KeyStore } from './key-port.ts';

// A key moves once for each rotation of the pepper, so even two moves in a row are unlikely.
const MOVED_TRIES_MAX = 3;
// A list only has ids. Reads that wait for a connection count as not answered after a second (request-deadlines.ts).
const READS_AT_ONCE = 25;

/** Keys in the access table, found by their id or their application. */
export function createKeyStore(dynamo: DynamoDBClient, table: string, auditTable: string): KeyStore {
  // A key that is re-keyed between the two reads has moved to another MAC, which its pointer then names.
  const find = async (keyId: string, triesLeft = MOVED_TRIES_MAX): Promise<KeyRecord | null> => {
    const pointer = await findAttributes<Pick<KeyRecord, 'mac'>>(dynamo, table, keyByIdKey(keyId));
    if (pointer === null) {
      return null;
    }
    const record = await findKeyRecord(dynamo, table, pointer.mac);
    return record !== null || triesLeft === 0 ? record : find(keyId, triesLeft - 1);
  };
  return {
    find,
    findByMac: (mac) => findKeyRecord(dynamo, table, mac),
    create: (key, application, record) =>
      transact(dynamo, [...createWrites(table, key, application), { write: auditWrite(auditTable, record) }]),
    change: (key, record) => transact(dynamo, [changeWrite(table, key), { write: auditWrite(auditTable, record) }]),
    rotate: ({ successor, predecessor, application, record }) =>
      transact(dynamo, [
        changeWrite(table, predecessor),
        ...createWrites(table, successor, application),
        { write: auditWrite(auditTable, record) },
      ]),
    async list(applicationId) {
      const ids: string[] = [];
      const list = keysOf(applicationId);
      for await (const { sk } of readItems(dynamo, table, list)) {
        ids.push((sk?.S ?? '').slice(list.skPrefix.length));
      }
      const keys = await mapConcurrently(ids, READS_AT_ONCE, (id) => find(id));
      return keys.filter((key) => key !== null).sort(compareCreation);
    },
    countUnderOtherPeppers: (pepperVersions, at) => countKeys(dynamo, table, { pepperVersions, at }),
  };
}

type Writes = readonly { readonly write: TransactWriteItem; readonly onConditionFailed?: 'changed' }[];

// The application's revision rises with every key, so that two concurrent calls cannot both take the last place.
function createWrites(table: string, key: KeyRecord, { companyId, id, revision }: Application): Writes {
  return [
    { write: changeItem(table, applicationKey(companyId, id), { revision }), onConditionFailed: 'changed' },
    { write: putKey(table, key) },
    ...putKeyPointers(table, key).map((write) => ({ write })),
  ];
}

function changeWrite(table: string, key: KeyRecord): Writes[number] {
  const { mac, scopes, name, status, expiresAt, successorId, revision } = key;
  const write = changeItem(table, keyItemKey(mac), { scopes, name, status, expiresAt, successorId, revision });
  return { write, onConditionFailed: 'changed' };
}

// Reads the whole table: an operator asks once for each rotation of the pepper, to know when the old version can be
// removed.
async function countKeys(
  dynamo: DynamoDBClient,
  table: string,
  { pepperVersions, at }: { readonly pepperVersions: readonly string[]; readonly at: string },
): Promise<number> {
  const versions = Object.fromEntries(pepperVersions.map((version, i) => [`:version${i}`, version]));
  const read = (start: ScanCommandInput['ExclusiveStartKey']) => {
    const command = new ScanCommand({
      TableName: table,
      ConsistentRead: true,
      Select: 'COUNT',
      FilterExpression: `begins_with(pk, :key) AND NOT pepperVersion IN (${Object.keys(versions).join()}) AND #status = :active AND (expiresAt = :never OR expiresAt > :at)`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({
        ':key': KEY_PARTITION_PREFIX,
        ...versions,
        ':active': 'active',
        ':never': null,
        ':at': at,
      }),
      ExclusiveStartKey: start,
    });
    return dynamo.send(command);
  };
  let count = 0;
  for await (const page of readPages(read)) {
    count += page.Count ?? 0;
  }
  return count;
}
