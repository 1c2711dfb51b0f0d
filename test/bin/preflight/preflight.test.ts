// Guarantee: a deployment that would fail, or a stage whose first question would, is refused before anything is
// deployed, with what is wrong and what to do; what may be too small is a warning. Risk: an operator waits minutes for
// a failure that one call would have shown, or deploys a second production stage in another account.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { preflight } from '../../../bin/preflight/preflight.ts';
import type { Stage } from '../../../lib/stage.ts';
import { STAGES } from '../../../lib/stages.ts';
import { type ControlAnswer, startControlPlane } from './control-plane.fixture.ts';

const TITAN = 'amazon.titan-embed-text-v2:0';
const NOVA = 'amazon.nova-2-lite-v1:0';
const PROFILE = 'us.amazon.nova-2-lite-v1:0';
const NOW = Date.UTC(2026, 11, 1);
const PLACE = { account: '111111111111', region: 'us-east-1' };
const prod: Stage = { ...STAGES.prod, place: PLACE, alarms: { email: 'on-call@example-company.com' } };

const stackXml = (version: number) =>
  `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackStatus>UPDATE_COMPLETE</StackStatus><Outputs><member><OutputKey>BootstrapVersion</OutputKey><OutputValue>${version}</OutputValue></member></Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
const model = (modelName: string, lifecycle: object = { status: 'ACTIVE' }) => ({
  body: {
    modelDetails: { modelArn: 'arn:aws:bedrock:us-east-1::model', modelId: 'id', modelName, modelLifecycle: lifecycle },
  },
});
const profileOf = (...regions: readonly string[]) => ({
  body: { models: regions.map((region) => ({ modelArn: `arn:aws:bedrock:${region}::foundation-model/${NOVA}` })) },
});
const reply = {
  output: { message: { role: 'assistant', content: [{ toolUse: { toolUseId: '1', name: 'reply', input: {} } }] } },
};
const quota = (QuotaName: string, Value: number) => ({ QuotaName, Value, QuotaCode: 'L-1' });
const NOVA_QUOTA = 'Cross-region model inference tokens per minute for Amazon Nova 2 Lite';

const WELL: Readonly<Record<string, ControlAnswer>> = {
  DescribeStacks: { body: stackXml(21) },
  [`GET /foundation-models/${TITAN}`]: model('Titan Text Embeddings V2'),
  [`GET /foundation-models/${NOVA}`]: model('Nova 2 Lite'),
  [`GET /inference-profiles/${PROFILE}`]: profileOf('us-east-1', 'us-east-2', 'us-west-2'),
  [`POST /model/${TITAN}/invoke`]: { body: { embedding: Array(1_024).fill(0.03), inputTextTokenCount: 2 } },
  [`POST /model/${PROFILE}/converse`]: {
    body: { ...reply, stopReason: 'tool_use', usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 } },
  },
  'GET /2016-08-19/account-settings': { body: { AccountLimit: { ConcurrentExecutions: 1_000 } } },
  ListServiceQuotas: {
    body: {
      Quotas: [
        quota(NOVA_QUOTA, 4_000_000),
        quota('On-demand model inference requests per minute for Amazon Titan Text Embeddings V2', 6_000),
      ],
    },
  },
};

let answers: Record<string, ControlAnswer> = { ...WELL };
let called: string[] = [];
const plane = await startControlPlane((name) => {
  called.push(name);
  return answers[name] ?? expect.fail(`${name} was called`);
});
for (const [key, value] of Object.entries(plane.env)) {
  vi.stubEnv(key, value);
}
afterAll(() => {
  vi.unstubAllEnvs();
  plane.stop();
});
beforeEach(() => {
  answers = { ...WELL };
  called = [];
});

// Returns what is printed, and why the deployment is refused; null if it is not.
async function check(stage: Stage, context: Partial<Parameters<typeof preflight>[1]> = {}) {
  let printed = '';
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  const usual = { account: PLACE.account, isNew: true, hasQualifier: false, nowMs: NOW };
  const refused = await preflight(stage, { ...usual, ...context }).then(
    () => null,
    (error: Error) => error.message,
  );
  write.mockRestore();
  return { printed, refused };
}

const REFUSED = 'prod was not deployed: one problem above would make it fail.';

it('says nothing about an account in which everything is ready, after one call to each model', async () => {
  expect(await check(prod)).toEqual({ printed: '', refused: null });
  expect(called.filter((name) => name.startsWith('POST /model/')).sort()).toEqual([
    `POST /model/${TITAN}/invoke`,
    `POST /model/${PROFILE}/converse`,
  ]);
});

it.each<[what: string, stage: Stage, context: object, problem: string]>([
  [
    'a stage that keeps its data and has no place',
    { ...prod, place: null },
    {},
    "prod keeps its data and has no place. If it belongs here, set place of prod in lib/stages.ts to { account: '111111111111', region: 'us-east-1' }.",
  ],
  [
    'another account',
    prod,
    { account: '222222222222' },
    'prod belongs to 111111111111 in us-east-1 (lib/stages.ts), and your credentials are of 222222222222 in us-east-1.',
  ],
  [
    'alarms that nobody gets',
    { ...prod, alarms: STAGES.prod.alarms },
    {},
    'Nobody reads operations@example.com. Set alarms of prod in lib/stages.ts to your own address or topic.',
  ],
])('refuses %s, and then calls nothing', async (_what, stage, context, problem) => {
  expect(await check(stage, context)).toEqual({ printed: `Problem: ${problem}\n`, refused: REFUSED });
  expect(called).toEqual([]);
});

it('refuses prices that were read more than 180 days ago, each with its day', async () => {
  const { printed, refused } = await check(prod, { nowMs: Date.UTC(2027, 4, 20) });
  expect(printed.split('\n')[0]).toBe(
    `Problem: The price of ${TITAN} was read on 2026-11-20, more than 180 days ago. Compare it with aws.amazon.com/bedrock/pricing, and update shared/pricing/prices.ts.`,
  );
  expect(refused).toBe('prod was not deployed: 2 problems above would make it fail.');
  expect((await check(prod, { nowMs: Date.UTC(2027, 4, 19) })).refused).toBeNull();
});

it.each<[what: string, name: string, answer: ControlAnswer, problem: string]>([
  [
    'an old bootstrap stack',
    'DescribeStacks',
    { body: stackXml(7) },
    'The account is not bootstrapped in us-east-1, or by an old version of the CDK (7). Run npx cdk bootstrap -c stage=prod.',
  ],
  [
    'an embedding model that may not be called',
    `POST /model/${TITAN}/invoke`,
    { error: 'AccessDeniedException' },
    `${TITAN} cannot be used in us-east-1 (AccessDeniedException). Allow bedrock:InvokeModel and bedrock:Get* for your credentials. In an organization, its service control policies must allow every Region to which an inference profile routes.`,
  ],
  [
    'an answering model without a quota',
    `POST /model/${PROFILE}/converse`,
    { error: 'ThrottlingException' },
    `${PROFILE} cannot be used in us-east-1 (ThrottlingException). The account's quota is used up or 0, as in many new accounts: request an increase of its tokens and requests per minute (Service Quotas, Amazon Bedrock).`,
  ],
  [
    'an answering model that calls no tool',
    `POST /model/${PROFILE}/converse`,
    { body: { output: { message: { role: 'assistant', content: [{ text: 'It works.' }] } }, stopReason: 'end_turn' } },
    `${PROFILE} did not call the tool of its reply. Set replyForm to 'lines' in lib/stages.ts.`,
  ],
  [
    'a Legacy model',
    `GET /foundation-models/${NOVA}`,
    model('Nova 2 Lite', { status: 'LEGACY', endOfLifeTime: '2027-03-01T00:00:00Z' }),
    `${NOVA} is Legacy and will end on 2027-03-01. Choose another model in lib/stages.ts (docs/stages.md).`,
  ],
  [
    'a profile that routes elsewhere',
    `GET /inference-profiles/${PROFILE}`,
    profileOf('us-east-1', 'us-east-2', 'us-west-1'),
    `${PROFILE} routes to us-east-1, us-east-2, us-west-1, and prod lists us-east-1, us-east-2, us-west-2: the functions may call it in those only. Change regions in lib/stages.ts.`,
  ],
  [
    'a quota of 0',
    'ListServiceQuotas',
    { body: { Quotas: [quota(NOVA_QUOTA, 0)] } },
    `Bedrock's quota '${NOVA_QUOTA}' (L-1) is 0, and one company at its full pace needs 414720: request an increase in Service Quotas, Amazon Bedrock.`,
  ],
])('refuses %s', async (_what, name, answer, problem) => {
  answers[name] = answer;
  expect(await check(prod)).toEqual({ printed: `Problem: ${problem}\n`, refused: REFUSED });
});

it('refuses a reservation for the authorizer that the account does not have', async () => {
  answers['GET /2016-08-19/account-settings'] = { body: { AccountLimit: { ConcurrentExecutions: 150 } } };
  expect(await check({ ...prod, authorizerConcurrency: 100 })).toEqual({
    printed:
      "Problem: Lambda runs 150 instances in us-east-1, and authorizerConcurrency needs 200: request an increase of 'Concurrent executions' (Service Quotas, AWS Lambda, L-B99A9384).\n",
    refused: REFUSED,
  });
});

it.each<[what: string, name: string, answer: ControlAnswer, isNew: boolean, warning: string]>([
  [
    'the few instances of a new account',
    'GET /2016-08-19/account-settings',
    { body: { AccountLimit: { ConcurrentExecutions: 10 } } },
    true,
    "Lambda runs 10 instances in us-east-1. One company with 20 questions in progress and 10 documents needs 40; other calls get 503: request an increase of 'Concurrent executions' (Service Quotas, AWS Lambda, L-B99A9384).",
  ],
  [
    'a small quota',
    'ListServiceQuotas',
    { body: { Quotas: [quota(NOVA_QUOTA, 200_000)] } },
    true,
    `Bedrock's quota '${NOVA_QUOTA}' (L-1) is 200000, and one company at its full pace needs 414720: request an increase in Service Quotas, Amazon Bedrock.`,
  ],
  [
    'quotas that may not be read',
    'ListServiceQuotas',
    { error: 'AccessDeniedException' },
    true,
    'The quotas could not be read (AccessDeniedException). Allow servicequotas:ListServiceQuotas, lambda:GetAccountSettings and bedrock:GetFoundationModel.',
  ],
  [
    'a Legacy model of a stage that exists',
    `GET /foundation-models/${NOVA}`,
    model('Nova 2 Lite', { status: 'LEGACY' }),
    false,
    `${NOVA} is Legacy and will end. Choose another model in lib/stages.ts (docs/stages.md).`,
  ],
])('warns of %s', async (_what, name, answer, isNew, warning) => {
  answers[name] = answer;
  expect(await check(prod, { isNew })).toEqual({ printed: `Warning: ${warning}\n`, refused: null });
});

it('leaves an environment with a qualifier of its own to the CDK', async () => {
  expect(await check(prod, { hasQualifier: true })).toEqual({ printed: '', refused: null });
  expect(called).not.toContain('DescribeStacks');
});
