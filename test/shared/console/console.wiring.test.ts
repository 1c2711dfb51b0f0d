// Guarantee: the console offers every operation but those that only deployments and the command line run, and finds the
// owner of what an input names in the table of just that. Risk: an operator in a browser who makes an index, or a key
// whose company is looked up as an application's, so that nobody or anybody may revoke it.
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createConsole } from '../../../shared/console/console.wiring.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { RUNTIME, serveAsAws } from '../aws/scripted-server.fixture.ts';

const ENVIRONMENT = {
  STAGE: 'dev',
  ACCESS_TABLE: 'access',
  KNOWLEDGE_TABLE: 'knowledge',
  AUDIT_TABLE: 'audit',
  MEMBER_TABLE: 'members',
  BUDGET_TABLE: 'budgets',
  USER_POOL_ID: 'none',
  DOCUMENT_BUCKET: 'documents',
  INGEST_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/1/queue',
  DEAD_LETTERS_URL: 'https://sqs.us-east-1.amazonaws.com/1/dead',
  PEPPER_SECRET_ARN: 'arn:pepper',
  SMOKE_TEST_SECRET_ARN: 'arn:smoke',
  LIVE_KEYS: 'refused',
  DELETION_PROTECTION: 'off',
  INDEX_GENERATIONS: [],
  ANSWER_MODEL_ID: 'us.amazon.nova-2-lite-v1:0',
  SUPPORT_JUDGE_MODEL_ID: 'none',
  SEARCH_ENDPOINT: 'http://127.0.0.1:1',
  SEARCH_SERVICE: 'aoss',
  GUARDRAIL: { kind: 'none' },
  ALERT_TOPIC_ARN: 'arn:aws:sns:us-east-1:123456789012:alerts',
  TEST_ALLOWANCE_USD: '5',
  RATE_PER_MINUTE: 60,
  BURST: 20,
  CONCURRENCY: 20,
  SEARCHES_PER_MINUTE: 300,
  API_BASE_URL: 'https://api.example.com/api',
} as const;

async function openConsole() {
  const read: string[] = [];
  await serveAsAws(async (request, response) => {
    const { TableName, Key } = JSON.parse(await text(request));
    read.push(`${TableName} ${Key.pk.S}`);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  return { console: createConsole(ENVIRONMENT, RUNTIME), read };
}

it('offers all operations but the two that prepare a stage and seed its smoke test', async () => {
  const { console } = await openConsole();
  const left = Object.keys(operations).filter((name) => !Object.hasOwn(console.operations, name));
  expect(left.sort()).toEqual(['stage.prepare', 'stage.seed-smoke-test']);
  expect(console.facts).toMatchObject({ name: 'dev', live_keys: 'refused', api_base_url: ENVIRONMENT.API_BASE_URL });
});

it.each([
  ['company_id', 'access COMPANY#some-id'],
  ['application_id', 'access APPLICATION#some-id'],
  ['key_id', 'access KEY-ID#some-id'],
  ['base_id', 'knowledge BASE#some-id'],
  ['document_id', 'knowledge DOCUMENT#some-id'],
  ['member_id', 'members MEMBER#some-id'],
] as const)('looks for the owner of %s in %s', async (field, place) => {
  const { console, read } = await openConsole();
  expect(await console.owners[field]('some-id')).toBeNull();
  expect(read).toEqual([place]);
});
