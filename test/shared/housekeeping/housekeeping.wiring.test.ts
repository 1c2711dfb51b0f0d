// Guarantee: housekeeping begins no step in the last minute of its invocation, aborts one that still runs at the end,
// and reports that something is left. Risk: a function that times out in the middle of a removal, or of adding up a
// ledger, hour after hour.
import { text } from 'node:stream/consumers';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newBudgetItem } from '../../../shared/budget/budget-table.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { createHousekeeping } from '../../../shared/housekeeping/housekeeping.wiring.ts';
import { RUNTIME, serveAsAws } from '../aws/scripted-server.fixture.ts';

// At noon, because at night ledgers are added up as well, which needs a table that keeps what is written.
const NOON_MS = Date.parse('2026-10-15T12:00:00Z');

// Tables in which every list has one line. Its item no longer exists, unless `found` is given.
async function openTable(found: object = {}) {
  vi.useFakeTimers({ now: NOON_MS, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [asked, partitions]: [string[], string[]] = [[], []];
  const tables = new Set<string>();
  const endpoint = await serveAsAws(async (request, response) => {
    const target = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const { TableName, ExpressionAttributeValues: values } = JSON.parse(await text(request));
    const partition = String(values?.[':pk']?.S ?? '');
    asked.push(target);
    partitions.push(...(target === 'Query' ? [partition] : []));
    tables.add(TableName);
    const item = partition.startsWith('MONTH#')
      ? { pk: partition, sk: 'BUDGET#company#live' }
      : { pk: partition, sk: 'x', documentId: 'd', baseId: 'b', writtenUntil: '2999-01-01T00:00:00.000Z' };
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify(target === 'Query' ? { Items: [marshall(item)] } : found));
  });
  const createParts = createHousekeeping(
    {
      KNOWLEDGE_TABLE: 'knowledge',
      BUDGET_TABLE: 'budgets',
      ALERT_TOPIC_ARN: 'arn:aws:sns:us-east-1:123456789012:alerts',
      DOCUMENT_BUCKET: 'documents',
      SEARCH_SERVICE: 'aoss',
      SEARCH_ENDPOINT: endpoint,
      INDEX_GENERATIONS: [],
    },
    RUNTIME,
  );
  return { asked, partitions, tables, createParts };
}

// Each part of a round, the field of its result that says whether it went through all its lists, and what it asks when
// it has no time: the first lists, but for none of their items.
const PARTS = [
  ['housekeeping', 'complete', ['Query']],
  ['housekeeping_budgets', 'finished', ['GetItem', 'Query', 'Query', 'UpdateItem']],
] as const;

it.each(PARTS)('%s begins nothing with less than a minute left', async (part, doneField, calls) => {
  const { asked, createParts } = await openTable();
  const { [part]: run = expect.fail() } = createParts(() => MINUTE_MS - 1);
  expect(await run()).toMatchObject({ [doneField]: false });
  expect(asked).toEqual(calls);
});

it.each(PARTS)('%s goes through its lists with a minute left', async (part, doneField) => {
  const { asked, createParts } = await openTable();
  const { [part]: run = expect.fail() } = createParts(() => MINUTE_MS);
  expect(await run()).toMatchObject({ [doneField]: true });
  expect(new Set(asked)).toContain('GetItem');
});

it.each(PARTS)(
  '%s begins nothing if the last minute has begun since its round was prepared',
  async (part, doneField) => {
    const { createParts } = await openTable();
    let leftMs = MINUTE_MS;
    const { [part]: run = expect.fail() } = createParts(() => leftMs);
    leftMs -= 1;
    expect(await run()).toMatchObject({ [doneField]: false });
  },
);

it('goes through the budgets of the current month, however long its instance has been running', async () => {
  const { partitions, createParts } = await openTable();
  const { housekeeping_budgets: run = expect.fail() } = createParts(() => MINUTE_MS);
  vi.setSystemTime(NOON_MS + 31 * DAY_MS);
  await run();
  expect(partitions).toEqual(['MONTH#2026-10', 'MONTH#2026-11']);
});

it('stores budgets and their alerts in the budget table', async () => {
  const address = { companyId: 'company', purpose: 'live', month: '2026-10' } as const;
  const { asked, tables, createParts } = await openTable({ Item: newBudgetItem(address, { cap: 10n, revision: 1 }) });
  const { housekeeping_budgets: run = expect.fail() } = createParts(() => MINUTE_MS);
  await run();
  // The lists of two months, and for each listed budget the alerts that were not sent.
  expect(asked.filter((target) => target === 'Query')).toHaveLength(4);
  expect(tables).toEqual(new Set(['budgets']));
});

it('aborts what still runs five seconds before its invocation ends', async () => {
  const { createParts } = await openTable();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  createParts(() => MINUTE_MS);
  expect(timeout.mock.calls).toEqual([[55_000]]);
});
