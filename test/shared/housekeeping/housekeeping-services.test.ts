// Guarantee: housekeeping removes passages from the service that holds the index, stops at the end of its invocation,
// and sends alerts that were raised and forgotten to the stage's topic. Risk: passages of deleted documents stay in an
// index forever, or a company never learns that its budget is used up.
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { alertItem } from '../../../shared/budget/alerts/alert-items.ts';
import { budgetKey } from '../../../shared/budget/budget-keys.ts';
import { newBudgetItem } from '../../../shared/budget/budget-table.ts';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { createHousekeeping } from '../../../shared/housekeeping/housekeeping.wiring.ts';
import { removalItem } from '../../../shared/knowledge/knowledge-items.ts';
import { RUNTIME, serveAsAws } from '../aws/scripted-server.fixture.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';

// At noon, because at night ledgers are added up as well.
const NOON_MS = Date.parse('2026-10-15T12:00:00Z');
const TOPIC = 'arn:aws:sns:us-east-1:123456789012:alerts';
const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-10' } as const;
const BUDGET = newBudgetItem(ADDRESS, { cap: 10n, revision: 1 });
const REMOVAL = removalItem({
  companyId: 'company',
  baseId: 'base',
  documentId: 'document',
  versions: [{ version: 1, passages: 1 }],
  writtenUntil: '2026-10-15T11:00:00.000Z',
});
const forgotten = { address: ADDRESS, percent: 100, at: '2026-10-15T11:00:00.000Z', settled: 10n, cap: 10n } as const;

// The tables of a stage with one removal and one budget, whose alert was raised an hour ago and not sent.
function answerOfTable(request: IncomingMessage, body: string): object {
  const { Key, ExpressionAttributeValues: values } = JSON.parse(body);
  if (String(request.headers['x-amz-target']).endsWith('.GetItem')) {
    return Key.sk.S === budgetKey(ADDRESS).sk ? { Item: BUDGET } : {};
  }
  const [partition, prefix] = [values?.[':pk']?.S, String(values?.[':prefix']?.S)];
  const items = [
    [partition === 'MONTH#2026-10', { pk: { S: partition }, sk: { S: 'BUDGET#company#live' } }],
    [prefix.startsWith('ALERT#'), alertItem(forgotten)],
    [prefix.startsWith('REMOVAL#'), marshall(REMOVAL)],
  ] as const;
  return { Items: items.flatMap(([isAsked, item]) => (isAsked ? [item] : [])) };
}

async function openStage(SEARCH_SERVICE: 'aoss' | 'es' = 'aoss') {
  vi.useFakeTimers({ now: NOON_MS, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [signatures, published]: [unknown[], unknown[]] = [[], []];
  const endpoint = await serveAsAws(async (request, response) => {
    const body = await text(request);
    if (request.headers['x-amz-target'] !== undefined) {
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      response.end(JSON.stringify(answerOfTable(request, body)));
    } else if (body.startsWith('Action=Publish')) {
      published.push(Object.fromEntries(new URLSearchParams(body)));
      response.end('<PublishResponse/>');
    } else if (request.url?.endsWith('_bulk')) {
      signatures.push(request.headers.authorization);
      response.end('{"items":[{"delete":{"status":200}}]}');
    } else {
      // The bucket, which has no file of the document.
      response
        .setHeader('content-type', 'application/xml')
        .end('<ListVersionsResult><Name>documents</Name></ListVersionsResult>');
    }
  });
  const environment = {
    KNOWLEDGE_TABLE: 'knowledge',
    BUDGET_TABLE: 'budgets',
    ALERT_TOPIC_ARN: TOPIC,
    DOCUMENT_BUCKET: 'documents',
    SEARCH_SERVICE,
    SEARCH_ENDPOINT: endpoint,
    INDEX_GENERATIONS: [INDEX_GENERATION],
  };
  const createParts = createHousekeeping(environment, { ...RUNTIME, AWS_ENDPOINT_URL: endpoint });
  return { createParts, signatures, published };
}

it.each(['aoss', 'es'] as const)(
  'removes passages with a signature for the service of the index: %s',
  async (service) => {
    const { createParts, signatures } = await openStage(service);
    const { housekeeping: run = expect.fail() } = createParts(() => MINUTE_MS);
    expect(await run()).toMatchObject({ removals: 1, errors: 0, complete: true });
    expect(signatures).toEqual([expect.stringContaining(`/us-east-1/${service}/aws4_request`)]);
  },
);

it('calls no index once the invocation is about to end, and counts the removal as an error', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { timeout } = AbortSignal;
  // The signal for the end of the invocation, which is a minute away, is aborted at once; the others are real.
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === 55_000 ? AbortSignal.abort() : timeout.call(AbortSignal, ms)));
  onTestFinished(() => [log, limit].forEach((spy) => void spy.mockRestore()));
  const { createParts, signatures } = await openStage();
  const { housekeeping: run = expect.fail() } = createParts(() => MINUTE_MS);
  expect(await run()).toMatchObject({ removals: 0, errors: 1 });
  expect(signatures).toEqual([]);
});

it("sends a forgotten alert to the stage's topic, for its company", async () => {
  const { createParts, published } = await openStage();
  const { housekeeping_budgets: run = expect.fail() } = createParts(() => MINUTE_MS);
  expect(await run()).toMatchObject({ budgets: 1, finished: true });
  expect(published).toMatchObject([
    { Action: 'Publish', TopicArn: TOPIC, 'MessageAttributes.entry.1.Value.StringValue': 'company' },
  ]);
});
