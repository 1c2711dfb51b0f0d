// Guarantee: operations act on the queues, the index and the models of their own stage, with the prices of its Region,
// and stop emptying a base before their function times out. Risk: an estimate in American prices, uploads that are
// taken for dead letters, a health page that shows one queue as the other, a stage with a domain that cannot delete, or
// a live key on a stage that refuses live keys.
import { text } from 'node:stream/consumers';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AuditAction } from '../../../shared/administration/audit-record.ts';
import { createOperationServices } from '../../../shared/operations/operation-services.wiring.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { RUNTIME, serve, serveAsAws } from '../aws/scripted-server.fixture.ts';
import { APPLICATION, AT, KEY } from '../companies/keys/keys.fixture.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';
import { OPERATIONS_ENVIRONMENT } from './operations-environment.fixture.ts';

const DOCUMENT = { companyId: 'company', baseId: 'base', documentId: 'document' };
const TITAN = 'amazon.titan-embed-text-v2:0';

const servicesFor = (change: Partial<typeof OPERATIONS_ENVIRONMENT>, runtime: Partial<typeof RUNTIME> = {}) =>
  createOperationServices({ ...OPERATIONS_ENVIRONMENT, ...change }, { ...RUNTIME, ...runtime });

// Two queues, with three uploads that wait and one dead letter. `asked` has each request with the queue that it names.
async function openQueues() {
  const asked: string[] = [];
  const origin = await serve(async (request, response) => {
    const { QueueUrl } = JSON.parse(await text(request));
    const name = new URL(QueueUrl).pathname;
    asked.push(`${String(request.headers['x-amz-target']).split('.')[1]} ${name}`);
    const [waiting, inProgress] = name === '/1/uploads' ? ['3', '2'] : ['1', '0'];
    const Attributes = { ApproximateNumberOfMessages: waiting, ApproximateNumberOfMessagesNotVisible: inProgress };
    response.end(JSON.stringify({ Attributes }));
  });
  const urls = { INGEST_QUEUE_URL: `${origin}/1/uploads`, DEAD_LETTERS_URL: `${origin}/1/dead` };
  return { asked, services: servicesFor(urls) };
}

it('announces uploads in the queue of documents, and looks for dead letters in the other', async () => {
  const { asked, services } = await openQueues();
  await services.announce(DOCUMENT, 1);
  await services.clearDeadLetters(DOCUMENT);
  expect(asked).toEqual(['SendMessage /1/uploads', 'ReceiveMessage /1/dead']);
});

it('reports which queue holds the uploads and which one the dead letters', async () => {
  const { services } = await openQueues();
  expect(await services.stageHealth.queues()).toEqual([
    { name: 'documents', isDeadLetters: false, waiting: 3, inProgress: 2 },
    { name: 'documents', isDeadLetters: true, waiting: 1, inProgress: 0 },
  ]);
});

it('reports every model that the stage pays for, each once', () => {
  const named = (name: string, modelId: string) => ({ ...INDEX_GENERATION, name, modelId });
  const first = [named('passages-v1', 'model'), named('passages-v2', 'model')];
  const models = { INDEX_GENERATIONS: first, ANSWER_MODEL_ID: 'answering' };
  expect(servicesFor({ ...models, SUPPORT_JUDGE_MODEL_ID: 'judging' }).stageModels).toEqual([
    { id: 'model', purpose: 'embedding' },
    { id: 'answering', purpose: 'answer' },
    { id: 'judging', purpose: 'judge' },
  ]);
  expect(servicesFor({ ...models, SUPPORT_JUDGE_MODEL_ID: 'none' }).stageModels).toHaveLength(2);
  const another = [named('passages-v1', 'model'), named('passages-v2', 'another')];
  expect(servicesFor({ ...models, INDEX_GENERATIONS: another }).stageModels.slice(0, 2)).toEqual([
    { id: 'model', purpose: 'embedding' },
    { id: 'another', purpose: 'embedding' },
  ]);
});

it.each(['us-east-1', 'eu-west-1'])('uses the prices of its Region: %s', (AWS_REGION) => {
  const price = priceOf(TITAN, AWS_REGION);
  expect(price).not.toBeNull();
  expect(servicesFor({}, { AWS_REGION }).priceOf(TITAN)).toEqual(price);
});

it.each([
  ['no guardrail', { kind: 'none' }, false],
  ['the checks of Bedrock', { kind: 'checks' }, true],
  ['a guardrail of its own', { kind: 'guardrail', id: 'abc', version: '1' }, true],
] as const)('says whether a guardrail reads texts on a stage with %s', (_name, GUARDRAIL, hasGuardrail) => {
  expect(servicesFor({ GUARDRAIL })).toMatchObject({ hasGuardrail });
});

it.each(['aoss', 'es'] as const)('signs requests to its index for the service that holds it: %s', async (service) => {
  const signatures: unknown[] = [];
  const SEARCH_ENDPOINT = await serve((request, response) => {
    signatures.push(request.headers.authorization);
    response.end(JSON.stringify({ hits: { hits: [] } }));
  });
  const domain = { SEARCH_SERVICE: service, SEARCH_ENDPOINT, INDEX_GENERATIONS: [INDEX_GENERATION] };
  const { signal } = new AbortController();
  for (const { passages, settings } of servicesFor(domain).indexes) {
    expect(await passages.countSearchable(['passage'], signal), settings.name).toBe(0);
  }
  expect(signatures).toEqual([expect.stringContaining(`/us-east-1/${service}/aws4_request`)]);
});

it.each([
  ['allowed', ['live', 'test']],
  ['refused', ['test']],
] as const)('creates only keys of the kinds that the stage accepts: live keys are %s', (LIVE_KEYS, environments) => {
  expect(servicesFor({ LIVE_KEYS }).environments).toEqual(environments);
});

it('shows the limits of the stage as the defaults of its companies', () => {
  const limits = { RATE_PER_MINUTE: 61, BURST: 22, CONCURRENCY: 23, SEARCHES_PER_MINUTE: 304 };
  expect(servicesFor(limits).paceDefaults).toEqual({
    rate_per_minute: 61,
    burst: 22,
    concurrency: 23,
    searches_per_minute: 304,
  });
});

it.each([
  ['on', false],
  ['later', true],
  ['off', false],
] as const)('reports a stage whose protection is %s as unprotected: %s', (DELETION_PROTECTION, isUnprotected) => {
  expect(servicesFor({ DELETION_PROTECTION })).toMatchObject({ isUnprotected });
});

it('reads the pepper again for each list of keys, and caches it for operations that create keys', async () => {
  const asked: unknown[] = [];
  const AWS_ENDPOINT_URL = await serve(async (request, response) => {
    asked.push(JSON.parse(await text(request)).SecretId);
    response.end(JSON.stringify({ SecretString: 'secret', VersionId: 'one', CreatedDate: 0 }));
  });
  const { peppers, freshPeppers } = servicesFor({}, { AWS_ENDPOINT_URL } as Partial<typeof RUNTIME>);
  // Each read asks for two versions: the current and the previous one.
  await peppers.read();
  await peppers.read();
  expect(asked).toEqual(['arn:pepper', 'arn:pepper']);
  await freshPeppers.read();
  await freshPeppers.read();
  expect(asked).toHaveLength(6);
});

it('records changes of companies, applications and keys in the table of audit records', async () => {
  const written: string[][] = [];
  await serveAsAws(async (request, response) => {
    const { TransactItems } = JSON.parse(await text(request));
    const names = TransactItems.map((write: object) => Object.values(write)[0].TableName);
    written.push([...new Set<string>(names)]);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  const { companies, applications, keys } = servicesFor({});
  const record = { id: 'record', at: AT, actor: 'somebody', companyId: 'company', before: null, after: null };
  const recordOf = (action: AuditAction) => ({ ...record, action, subjectType: 'company', subjectId: 'id' }) as const;
  const company = {
    id: 'company',
    name: 'Harbour',
    status: 'active',
    policies: {},
    createdAt: AT,
    revision: 1,
  } as const;
  await companies.change(company, recordOf('policy.set'));
  await applications.create(APPLICATION, recordOf('application.create'));
  await keys.change(KEY, recordOf('key.revoke'));
  expect(written).toEqual(Array(3).fill(['access', 'audit']));
});

it('empties each base for a minute and a half at most, of the two minutes that its function has', async () => {
  await serveAsAws((_request, response) => {
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const { emptyBase } = servicesFor({});
  expect([await emptyBase('one'), await emptyBase('other')]).toEqual([true, true]);
  expect(timeout.mock.calls).toEqual([[90_000], [90_000]]);
});

it('removes no further document of a base once the time to empty it is up', async () => {
  const asked: string[] = [];
  await serveAsAws((request, response) => {
    asked.push(String(request.headers['x-amz-target']).split('.')[1] ?? '');
    // The base has one document, which would be removed if time were left.
    const document = marshall({ pk: 'BASE#base', sk: 'DOCUMENT#1', ...recordIn(DOCUMENT) });
    const Items = asked.length === 1 ? [document] : [];
    response.setHeader('content-type', 'application/x-amz-json-1.0').end(JSON.stringify({ Items }));
  });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => timeout.mockRestore());
  expect(await servicesFor({}).emptyBase('base')).toBe(false);
  expect(asked).toEqual(['Query']);
});
