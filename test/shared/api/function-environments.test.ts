// Guarantee: each function reads exactly the variables that it needs, and refuses to start with one missing or wrong.
// Risk: a function learns of tables that are none of its business, or fails in the middle of a call on AWS.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../../functions/contracts.ts';

const BUDGET = [
  'ALERT_TOPIC_ARN',
  'BUDGET_TABLE',
  'BURST',
  'CONCURRENCY',
  'RATE_PER_MINUTE',
  'SEARCHES_PER_MINUTE',
  'TEST_ALLOWANCE_USD',
];
const SEARCH = ['INDEX_GENERATIONS', 'SEARCH_ENDPOINT', 'SEARCH_SERVICE'];
const ANSWER = ['ANSWER_MODEL_ID', 'ANSWER_TOKENS_MAX', 'EXCERPT_TOKENS_MAX', 'PASSAGES_MAX', 'SUPPORT_JUDGE_MODEL_ID'];
const OPERATIONS = [
  ...BUDGET,
  ...SEARCH,
  'ACCESS_TABLE',
  'ANSWER_MODEL_ID',
  'AUDIT_TABLE',
  'DEAD_LETTERS_URL',
  'DELETION_PROTECTION',
  'DOCUMENT_BUCKET',
  'GUARDRAIL',
  'INGEST_QUEUE_URL',
  'KNOWLEDGE_TABLE',
  'LIVE_KEYS',
  'MEMBER_TABLE',
  'PEPPER_SECRET_ARN',
  'SMOKE_TEST_SECRET_ARN',
  'SUPPORT_JUDGE_MODEL_ID',
  'USER_POOL_ID',
];

const VARIABLES: Readonly<Record<FunctionName, readonly string[]>> = {
  administer: [...OPERATIONS, 'UNSIGNED_CALLERS'],
  authorizer: ['ACCESS_TABLE', 'LIVE_KEYS', 'PEPPER_SECRET_ARN'],
  console: [...OPERATIONS, 'API_BASE_URL'],
  'console-authorizer': ['CONSOLE_CLIENT_ID', 'MEMBER_TABLE', 'TOKEN_ISSUER'],
  'console-playground': [
    ...BUDGET,
    ...SEARCH,
    ...ANSWER,
    'ACCESS_TABLE',
    'AUDIT_TABLE',
    'GUARDRAIL',
    'KNOWLEDGE_TABLE',
    'LIVE_KEYS',
  ],
  'copilot-query': [...BUDGET, ...SEARCH, ...ANSWER, 'GUARDRAIL', 'KNOWLEDGE_TABLE'],
  health: [],
  housekeeping: [...SEARCH, 'ALERT_TOPIC_ARN', 'BUDGET_TABLE', 'DOCUMENT_BUCKET', 'KNOWLEDGE_TABLE'],
  'ingest-document': [
    ...SEARCH,
    'AUDIT_TABLE',
    'BUDGET_TABLE',
    'DELIVERIES_MAX',
    'DOCUMENT_BUCKET',
    'INGEST_QUEUE_URL',
    'KNOWLEDGE_TABLE',
  ],
  'knowledge-bases': ['KNOWLEDGE_TABLE'],
  'knowledge-search': [...BUDGET, ...SEARCH, 'GUARDRAIL', 'KNOWLEDGE_TABLE'],
};

it('covers every function', () => {
  expect(Object.keys(CONTRACTS).toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
});

describe.each(Object.entries(VARIABLES))('the environment of %s', (name, variables) => {
  const entries = () => CONTRACTS[name as FunctionName].Environment.entries;

  it('has the name of the stage, and exactly the variables that it needs', () => {
    expect(Object.keys(entries()).toSorted()).toEqual(['STAGE', ...variables].toSorted());
  });

  it('requires each of them', () => {
    expect(Object.entries(entries()).filter(([, schema]) => v.is(schema, undefined))).toEqual([]);
  });
});

it.each<[FunctionName, variable: string, accepted: string[], refused: string[]]>([
  ['administer', 'UNSIGNED_CALLERS', ['allowed', 'refused'], ['', 'yes']],
  ['authorizer', 'LIVE_KEYS', ['allowed', 'refused'], ['', 'yes']],
  ['console-playground', 'LIVE_KEYS', ['allowed', 'refused'], ['', 'yes']],
  ['console-authorizer', 'TOKEN_ISSUER', ['https://cognito-idp.eu-central-1.amazonaws.com/pool'], ['', 'pool']],
  ['ingest-document', 'DELIVERIES_MAX', ['1', '12'], ['', '0', '1.5', 'many']],
])('%s accepts only what it understands in %s', (name, variable, accepted, refused) => {
  const schema = (CONTRACTS[name].Environment.entries as v.ObjectEntries)[variable] ?? expect.fail('not there');
  expect(accepted.filter((value) => !v.is(schema, value))).toEqual([]);
  expect(refused.filter((value) => v.is(schema, value))).toEqual([]);
});
