// Guarantee: every function has the specified runtime, and exactly the environment variables that its contract names.
// Risk: a missing variable fails at the first call on AWS; an extra one tells a function more than it needs.
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../functions/contracts.ts';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import type { StageVariables, Variables, variablesOf } from '../../lib/variables.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const NAMES = Object.keys(CONTRACTS) as FunctionName[];
const LAMBDA = 'AWS::Lambda::Function';
const ENDPOINT_SECONDS = 27;
// The timeouts of the functions that are not an endpoint of the public API.
const OTHER_SECONDS: Readonly<Record<string, number>> = {
  authorizer: 10,
  'ingest-document': 300,
  administer: 120,
  housekeeping: 300,
  console: 27,
  'console-playground': 27,
  'console-authorizer': 10,
};
// A function's share of a processor grows with its memory.
const MEMORY_MB: Readonly<Partial<Record<FunctionName, number>>> = { health: 512, 'ingest-document': 2_048 };
const US = ['us-east-1', 'us-east-2', 'us-west-2'] as const;
const TIMEOUTS = { ...Object.fromEntries(ENDPOINTS.map(({ name }) => [name, ENDPOINT_SECONDS])), ...OTHER_SECONDS };

const stages = Object.values(STAGES).map((stage) => {
  const { stacks } = synthesize(stage);
  const all = (type: string) => ({
    ...resourcesOf(stacks.Api, type),
    ...resourcesOf(stacks.Background, type),
    ...resourcesOf(stacks.Console, type),
  });
  return { stage, functions: all('AWS::Lambda::Function'), logs: all('AWS::Logs::LogGroup'), data: stacks.Data };
});

describe.each(stages)('the functions of $stage.name', ({ stage, functions, logs, data }) => {
  it('are those with a contract, and CDK’s function that copies the console into its bucket', () => {
    const own = Object.keys(functions).filter((name) => !name.startsWith('Custom::CDKBucketDeployment'));
    expect(Object.keys(functions)).toHaveLength(own.length + 1);
    expect(own.sort()).toEqual(NAMES.map((name) => `${name}/Function`).sort());
    expect(resourcesOf(data, 'AWS::Lambda::Function')).toEqual({});
  });

  it('each have an expected timeout', () => {
    expect(Object.keys(TIMEOUTS).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)('%s has its runtime, timeout, memory and own log', (name) => {
    const { Properties } = functions[`${name}/Function`] ?? expect.fail('not there');
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: TIMEOUTS[name],
      MemorySize: MEMORY_MB[name] ?? 1_024,
    });
    expect(Properties.TracingConfig).toEqual({ Mode: 'Active' });
    expect(Properties).not.toHaveProperty('FunctionName');
    const log = logs[`${name}/Log`] ?? expect.fail('not there');
    expect(log.Properties).toEqual({ RetentionInDays: stage.logRetentionDays });
    expect(log).toMatchObject({ DeletionPolicy: 'Delete' });
  });

  it('accept unsigned callers and live keys as the stage says: unsigned callers only on the local stage', () => {
    const valuesOf = (key: string) => [
      ...new Set(Object.values(functions).flatMap(({ Properties }) => Properties.Environment?.Variables[key] ?? [])),
    ];
    expect(valuesOf('UNSIGNED_CALLERS')).toEqual([stage.name === 'local' ? 'allowed' : 'refused']);
    expect(valuesOf('LIVE_KEYS')).toEqual([stage.name === 'dev' ? 'refused' : 'allowed']);
  });

  it.each(NAMES)('%s has exactly the variables of its contract', (name) => {
    const { Variables: found } = functions[`${name}/Function`]?.Properties.Environment ?? {};
    expect(Object.keys(found).sort()).toEqual(Object.keys(CONTRACTS[name].Environment.entries).sort());
    expect(Object.values(found)).not.toContain('');
    expect(found.STAGE).toBe(stage.name);
  });
});

it('points each variable that names a resource to the one of that name', () => {
  const { functions } = stages.find(({ stage }) => stage === STAGES.dev) ?? expect.fail('not there');
  const variables = Object.values(functions).flatMap(({ Properties }) =>
    Object.entries<{ 'Fn::GetStackOutput'?: { OutputName: string } }>(Properties.Environment?.Variables ?? {}),
  );
  const named = variables.flatMap(([key, value]) => {
    const [, resource] =
      /^PublishOutput(?:Ref|FnGetAtt)(.+?)[0-9A-F]{8}/.exec(value['Fn::GetStackOutput']?.OutputName ?? '') ?? [];
    return resource === undefined ? [] : [`${key}: ${resource}`];
  });
  expect([...new Set(named)].sort()).toEqual([
    'ACCESS_TABLE: AccessTable',
    'ALERT_TOPIC_ARN: Alerts',
    'AUDIT_TABLE: AuditTable',
    'BUDGET_TABLE: BudgetTable',
    'DEAD_LETTERS_URL: UploadsDeadLetters',
    'DOCUMENT_BUCKET: Documents',
    'INGEST_QUEUE_URL: UploadsQueue',
    'KNOWLEDGE_TABLE: KnowledgeTable',
    'MEMBER_TABLE: MemberTable',
    'PEPPER_SECRET_ARN: Pepper',
    'SEARCH_ENDPOINT: PassagesCollection',
    'SMOKE_TEST_SECRET_ARN: SmokeTest',
    'TOKEN_ISSUER: PeoplePool',
    'USER_POOL_ID: PeoplePool',
  ]);
});

it('gives copilot-query the limits and models of its stage, and sends alerts to the address of the stage', () => {
  const limits = { testAllowanceUsd: '7', ratePerMinute: 61, burst: 21, concurrency: 11, searchesPerMinute: 301 };
  const profileId = 'us.amazon.nova-pro-v1:0';
  const model = { kind: 'inference-profile', profileId, modelId: 'amazon.nova-pro-v1:0', regions: US } as const;
  const answer = { model, replyForm: 'lines', tokensMax: 513, passagesMax: 9, excerptTokensMax: 6_401 } as const;
  const supportJudge = { model: { kind: 'foundation-model', modelId: 'amazon.nova-lite-v1:0' } } as const;
  const budget = { ...limits, alertEmail: 'operator@example.com' };
  const { stacks } = synthesize({ ...STAGES.dev, answer, supportJudge, budget });
  const { Properties } = resourcesOf(stacks.Api, LAMBDA)['copilot-query/Function'] ?? expect.fail('not there');
  expect(Properties.Environment.Variables).toMatchObject({
    TEST_ALLOWANCE_USD: '7',
    RATE_PER_MINUTE: '61',
    BURST: '21',
    CONCURRENCY: '11',
    SEARCHES_PER_MINUTE: '301',
    ANSWER_MODEL_ID: profileId,
    REPLY_FORM: 'lines',
    ANSWER_TOKENS_MAX: '513',
    PASSAGES_MAX: '9',
    EXCERPT_TOKENS_MAX: '6401',
    SUPPORT_JUDGE_MODEL_ID: 'amazon.nova-lite-v1:0',
  });
  expect(Object.values(resourcesOf(stacks.Data, 'AWS::SNS::Subscription'))).toMatchObject([
    { Properties: { Protocol: 'email', Endpoint: 'operator@example.com', TopicArn: { Ref: expect.any(String) } } },
  ]);
});

it.each(Object.values(STAGES))('sends the alerts of $name to no address, because its settings name none', (stage) => {
  const places = Object.keys(resourcesOf(synthesize(stage).stacks.Data, 'AWS::SNS::Subscription'));
  expect(places.filter((place) => place.startsWith('Alerts'))).toEqual([]);
});

describe('the type of the variables', () => {
  type Values = ReturnType<typeof variablesOf>;

  it('requires each variable that a contract names', () => {
    expectTypeOf<Values>().toEqualTypeOf<StageVariables>();
    // @ts-expect-error a contract names DELIVERIES_MAX
    const without: Omit<Variables, 'DELIVERIES_MAX'> extends Variables ? true : never = true;
    expect(without).toBe(true);
  });

  it('allows no variable that no contract names', () => {
    const values = {} as Variables;
    // @ts-expect-error no contract names SPARE
    const more: StageVariables = { ...values, SPARE: '' };
    expect(more).toHaveProperty('SPARE');
  });
});

describe('authorizerConcurrency', () => {
  const reservedOf = (authorizerConcurrency: Stage['authorizerConcurrency']) => {
    const { stacks } = synthesize({ ...STAGES.dev, authorizerConcurrency });
    const functions = { ...resourcesOf(stacks.Api, LAMBDA), ...resourcesOf(stacks.Background, LAMBDA) };
    return Object.entries(functions).flatMap(([place, { Properties }]) =>
      'ReservedConcurrentExecutions' in Properties ? [[place, Properties.ReservedConcurrentExecutions]] : [],
    );
  };

  it('bounds the authorizer and nothing else', () => {
    expect(reservedOf(5)).toEqual([['authorizer/Function', 5]]);
  });

  it('is unreserved in every stage unless it is set', () => {
    expect(Object.values(STAGES).map((stage) => stage.authorizerConcurrency)).toEqual(
      Object.values(STAGES).map(() => 'unreserved'),
    );
    expect(reservedOf('unreserved')).toEqual([]);
  });
});
