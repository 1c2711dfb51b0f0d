// Guarantee: the writes that follow an allowed call hardly delay it: each is tried once, under its own time limit, and
// counts as done if another instance was first; none recreates a key that has moved. Risk: every call waits for a slow
// table, or a revoked key still works.
import { DynamoDBClient, GetItemCommand, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccessStore } from '../../../shared/access/access.store.ts';
import { keyItemKey } from '../../../shared/keys/access-keys.ts';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import { createAdministration } from '../administration/administration.fixture.ts';
import { startTables, type TestTables } from '../administration/tables.fixture.ts';
import { liftTimeLimits } from '../administration/time-limits.fixture.ts';
import { serve } from '../aws/scripted-server.fixture.ts';

const AT = '2026-11-20T09:00:00.000Z';
let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

let restoreTimeLimits: () => void;
beforeEach(() => {
  restoreTimeLimits = liftTimeLimits();
  return restoreTimeLimits;
});

async function makeRecord(): Promise<KeyRecord> {
  const admin = createAdministration(tables);
  const { key } = await admin.makeCompanyWithKey();
  const record = await admin.services.keys.find(key.id);
  if (record === null) {
    throw new Error('The new key is missing.');
  }
  return record;
}

it('records a use once: a second instance does not replace it', async () => {
  const store = createAccessStore(tables.dynamo, tables.access);
  const record = await makeRecord();
  await store.recordUse(record, AT);
  await expect(store.recordUse(record, '2026-11-20T09:00:01.000Z')).resolves.toBeUndefined();
  expect(await store.findKey(record.mac)).toEqual({ ...record, lastUsedAt: AT });
});

it('moves a key to another MAC with the next revision, once', async () => {
  const store = createAccessStore(tables.dynamo, tables.access);
  const record = await makeRecord();
  const moved = { ...record, mac: 'f'.repeat(64), pepperVersion: 'two' };
  await store.rekey(record, moved);
  const expected = { ...moved, revision: record.revision + 1 };
  expect([await store.findKey(record.mac), await store.findKey(moved.mac)]).toEqual([null, expected]);
  await expect(store.rekey(record, { ...moved, lastUsedAt: AT })).resolves.toBeUndefined();
  expect(await store.findKey(moved.mac)).toEqual(expected);
});

it('records no use under the old MAC of a key that has moved', async () => {
  const store = createAccessStore(tables.dynamo, tables.access);
  const record = await makeRecord();
  await store.rekey(record, { ...record, mac: 'c'.repeat(64), pepperVersion: 'two' });
  await expect(store.recordUse(record, AT)).resolves.toBeUndefined();
  // A write there would create the item again, and no revocation would reach it.
  expect(
    await tables.dynamo.send(new GetItemCommand({ TableName: tables.access, Key: marshall(keyItemKey(record.mac)) })),
  ).not.toHaveProperty('Item');
});

it('tries to move a key only once when another call is moving it', async () => {
  let tries = 0;
  const conflict = () => {
    tries += 1;
    const reasons = { CancellationReasons: [{ Code: 'TransactionConflict' }] };
    return Promise.reject(new TransactionCanceledException({ message: 'conflict', $metadata: {}, ...reasons }));
  };
  const dynamo = new DynamoDBClient({ endpoint: 'http://127.0.0.1:1', region: 'us-east-1' });
  dynamo.middlewareStack.add(() => conflict, { step: 'initialize' });
  const record = await makeRecord();
  const rekey = createAccessStore(dynamo, tables.access).rekey(record, { ...record, mac: 'e'.repeat(64) });
  await expect(rekey).rejects.toMatchObject({ code: 'unavailable' });
  expect(tries).toBe(1);
});

it('gives up within its own time limit on a table that never answers', async () => {
  const endpoint = await serve(() => undefined);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const dynamo = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  const store = createAccessStore(dynamo, tables.access);
  const record = await makeRecord();
  restoreTimeLimits();
  await expect(store.recordUse(record, AT)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.rekey(record, { ...record, mac: 'd'.repeat(64) })).rejects.toMatchObject({ code: 'unavailable' });
  dynamo.destroy();
});
