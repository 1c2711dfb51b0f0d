// Guarantee: trials spend live money only on a stage that has live keys, the application of a trial is looked up in the
// table of applications, and only members of its company may try. Risk: a stage for trials that spends like a live one,
// or an operator who reads the answers of a company.
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createPlayground } from '../../../shared/console/playground.wiring.ts';
import { playgroundOperations } from '../../../shared/console/playground-operations.ts';
import { RUNTIME, serveAsAws } from '../aws/scripted-server.fixture.ts';

const ENVIRONMENT = {
  LIVE_KEYS: 'refused',
  ACCESS_TABLE: 'access',
  AUDIT_TABLE: 'audit',
  KNOWLEDGE_TABLE: 'knowledge',
  BUDGET_TABLE: 'budgets',
  ALERT_TOPIC_ARN: 'arn:aws:sns:us-east-1:123456789012:alerts',
  TEST_ALLOWANCE_USD: '5',
  RATE_PER_MINUTE: 60,
  BURST: 20,
  CONCURRENCY: 20,
  SEARCHES_PER_MINUTE: 300,
  SEARCH_ENDPOINT: 'http://127.0.0.1:1',
  SEARCH_SERVICE: 'aoss',
  INDEX_GENERATIONS: [
    {
      name: 'passages-v1',
      schema: 1,
      modelId: 'amazon.titan-embed-text-v2:0',
      dimensions: 1_024,
      vectorWeight: 1,
      wordWeight: 1,
      similarityFloor: 0,
      relevanceMin: 0,
      wordlessMin: 0,
    },
  ],
  ANSWER_MODEL_ID: 'us.amazon.nova-2-lite-v1:0',
  REPLY_FORM: 'tool',
  ANSWER_TOKENS_MAX: 512,
  PASSAGES_MAX: 8,
  EXCERPT_TOKENS_MAX: 6_000,
  SUPPORT_JUDGE_MODEL_ID: null,
  GUARDRAIL: { kind: 'none' },
  RERANK_MODEL_ID: null,
} as const;

it.each([
  ['allowed', ['live', 'test']],
  ['refused', ['test']],
] as const)('allows the trials for which the stage accepts keys: live keys are %s', async (LIVE_KEYS, environments) => {
  await serveAsAws((_request, response) => void response.end('{}'));
  expect(createPlayground({ ...ENVIRONMENT, LIVE_KEYS }, RUNTIME).services).toMatchObject({ environments });
});

it('finds the owner of an application, and of nothing else', async () => {
  const read: string[] = [];
  await serveAsAws(async (request, response) => {
    const { TableName, Key } = JSON.parse(await text(request));
    read.push(`${TableName} ${Key.pk.S}`);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  const { owners, companies, services, operations } = createPlayground(ENVIRONMENT, RUNTIME);
  expect(await Promise.all(Object.values(owners).map((find) => find('some-id')))).toEqual(Array(6).fill(null));
  expect(await companies.find('some-id')).toBeNull();
  expect(await services.companies.find('some-id')).toBeNull();
  expect(read).toEqual(['access APPLICATION#some-id', 'access COMPANY#some-id', 'access COMPANY#some-id']);
  expect(operations).toBe(playgroundOperations);
});

it('offers a search and a question to members of the company of an application, and not to operators', () => {
  const offered = Object.entries(playgroundOperations).map(([name, { roles, company }]) => [name, roles, company]);
  const members = ['administrator', 'viewer'];
  expect(offered).toEqual([
    ['playground.search', members, 'application_id'],
    ['playground.ask', members, 'application_id'],
  ]);
});
