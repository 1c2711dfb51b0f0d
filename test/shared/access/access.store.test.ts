// Guarantee: a call is decided by the current state of its company, with the revision of its policies; moving a key
// leaves nothing at the old place, raises its revision and updates its pointers; and no call waits long for these
// writes. Risk: an address that is not checked, a raised budget that does not count, or a moved key that nobody can
// revoke.
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  TransactionCanceledException,
  type UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createAccessStore } from '../../../shared/access/access.store.ts';
import { pagedTable } from '../aws/paged-table.fixture.ts';
import { refusedAt, writtenBy } from '../aws/written.fixture.ts';
import { AT, KEY } from '../companies/keys/keys.fixture.ts';

const companyItem = (attributes: object) => {
  const company = { id: 'company', name: 'Harbour', status: 'active', policies: {}, createdAt: AT, revision: 1 };
  return marshall({ pk: 'COMPANY#company', sk: 'COMPANY', ...company, ...attributes });
};
const MOVED = { ...KEY, mac: 'mac-moved', pepperVersion: '2' };
const move = (dynamo: DynamoDBClient) =>
  createAccessStore(dynamo, 'access')
    .rekey(KEY, MOVED)
    .then(() => 'done');

it.each([
  ['its allow-list', { ipAllowList: '203.0.113.8', budget: { monthlyBudget: '7' } }, '203.0.113.8', 7n],
  ['an empty allow-list, which refuses every address', { ipAllowList: '' }, '', null],
  ['no allow-list', {}, null, null],
])('reads a company with %s, and its policies with its revision', async (_what, policies, ipAllowList, monthlyCap) => {
  const { dynamo } = pagedTable([companyItem({ policies, revision: 9 })]);
  const store = createAccessStore(dynamo, 'access');
  expect(await store.findCompany('company')).toMatchObject({
    name: 'Harbour',
    status: 'active',
    ipAllowList,
    policies: { budget: { monthlyCap, revision: 9 } },
  });
  expect(await store.findCompany('other')).toBeNull();
});

it('reads a company again for each call, so that its suspension counts at once', async () => {
  const states = ['active', 'suspended'];
  const send = async () => ({ Item: companyItem({ status: states.shift() }) });
  const store = createAccessStore({ send } as unknown as DynamoDBClient, 'access');
  const found = [await store.findCompany('company'), await store.findCompany('company')];
  expect(found).toMatchObject([{ status: 'active' }, { status: 'suspended' }]);
});

it('moves a key in one transaction: deletes it at the old place if it has not changed, and updates its pointers', async () => {
  const written = await writtenBy(move);
  expect(written.map(({ kind, place, condition }) => [kind, place, condition])).toEqual([
    ['Delete', 'access KEY#mac KEY', 'revision = :revision'],
    ['Put', 'access KEY#mac-moved KEY', 'attribute_not_exists(pk)'],
    ['Put', `access KEY-ID#${KEY.id} KEY`, ''],
    ['Put', `access APPLICATION#${KEY.applicationId} KEY#${KEY.id}`, ''],
  ]);
  expect(written[0]?.values).toEqual({ ':revision': KEY.revision });
  expect(written[1]?.values).toMatchObject({ revision: KEY.revision + 1, pepperVersion: '2' });
  expect(written.slice(2).map(({ values }) => values.mac)).toEqual(['mac-moved', 'mac-moved']);
  expect(await refusedAt(0, move)).toBe('done');
});

it('tries to move a key only once, because a conflict means that another call is moving it', async () => {
  let tries = 0;
  const send = async () => {
    tries += 1;
    const CancellationReasons = [{ Code: 'TransactionConflict' }];
    throw new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons });
  };
  await expect(move({ send } as unknown as DynamoDBClient)).rejects.toMatchObject({ code: 'unavailable' });
  expect(tries).toBe(1);
});

it('records a use within 300 ms and only if nobody else has since, and moves a key within 1 s', async () => {
  const sent: UpdateItemCommand['input'][] = [];
  const aborts: unknown[] = [];
  const send = async ({ input }: UpdateItemCommand, options?: { abortSignal?: AbortSignal }) => {
    sent.push(input);
    aborts.push(options?.abortSignal);
    return {};
  };
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const store = createAccessStore({ send } as unknown as DynamoDBClient, 'access');
  await store.recordUse({ ...KEY, lastUsedAt: '2026-11-19T00:00:00.000Z' }, AT);
  await store.rekey(KEY, MOVED);
  const { ConditionExpression, ExpressionAttributeValues = {} } = sent[0] ?? {};
  expect(ConditionExpression).toBe('attribute_exists(pk) AND lastUsedAt = :before');
  expect(unmarshall(ExpressionAttributeValues)).toEqual({ ':at': AT, ':before': '2026-11-19T00:00:00.000Z' });
  expect(timeout.mock.calls).toEqual([[300], [1_000]]);
  expect(aborts).toEqual(timeout.mock.results.map(({ value }) => value));
});

it('fails if a use cannot be recorded, but not if another call has recorded a use in the meantime', async () => {
  const recordUseFailingWith = (error: Error) => {
    const send = () => Promise.reject(error);
    return createAccessStore({ send } as unknown as DynamoDBClient, 'access').recordUse(KEY, AT);
  };
  const overtaken = new ConditionalCheckFailedException({ message: '', $metadata: {} });
  await expect(recordUseFailingWith(overtaken)).resolves.toBeUndefined();
  await expect(recordUseFailingWith(new Error('No table.'))).rejects.toMatchObject({ code: 'unavailable' });
});
