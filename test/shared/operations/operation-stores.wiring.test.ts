// Guarantee: operations keep and look for everything in the table, the bucket, the topic and the domain of their own
// stage, and the report of a stage says how this stage is configured. Risk: a change that is written where nobody reads
// it, alerts that nobody gets, or an operator who acts on the report of another configuration.
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { AuditRecord } from '../../../shared/administration/audit-record.ts';
import type { Member } from '../../../shared/members/member.ts';
import { NO_PEOPLE } from '../../../shared/members/people.ts';
import { createOperationServices } from '../../../shared/operations/operation-services.wiring.ts';
import { CONTRACT_VERSION } from '../../../shared/stage/report-stage.ts';
import { RUNTIME, serve, serveAsAws } from '../aws/scripted-server.fixture.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';
import { OPERATIONS_ENVIRONMENT } from './operations-environment.fixture.ts';

type Services = ReturnType<typeof createOperationServices>;

const servicesFor = (change: Partial<typeof OPERATIONS_ENVIRONMENT>, runtime: Partial<typeof RUNTIME> = {}) =>
  createOperationServices({ ...OPERATIONS_ENVIRONMENT, ...change }, { ...RUNTIME, ...runtime });

const firstOf = (items: AsyncIterable<unknown>) => items[Symbol.asyncIterator]().next();

const EVERY_RECORD = { since: null, subjectId: null, actor: null, action: null, through: null, recordsMax: 1 };

it.each<[name: string, read: (services: Services) => Promise<unknown>, table: string]>([
  ['the entries of an archive', ({ archiveEntries }) => archiveEntries.list('archive').next(), 'knowledge'],
  ['files that the inbox refused', ({ inboxRefusals }) => inboxRefusals.list().next(), 'knowledge'],
  ['documents that wait', ({ waiting }) => waiting.documents().next(), 'knowledge'],
  ['the choice of the index', ({ answeringIndex }) => answeringIndex.read(), 'knowledge'],
  ['audit records', ({ audit }) => audit.list({ companyId: null, ...EVERY_RECORD }), 'audit'],
  ['a base', ({ bases }) => bases.find('base'), 'knowledge'],
  ['a member', ({ members }) => members.find('member'), 'members'],
  ['budgets', ({ budgets }) => firstOf(budgets.list('2026-11')), 'budgets'],
  ['the costs of ingestion', ({ ingestionCosts }) => ingestionCosts.find('company', '2026-11'), 'budgets'],
])('looks for %s in its own table', async (_name, read, table) => {
  const tables: unknown[] = [];
  await serveAsAws(async (request, response) => {
    tables.push(JSON.parse(await text(request)).TableName);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  await read(servicesFor({}));
  expect(tables).toEqual([table]);
});

const SHARED_FIELDS = { id: 'id', companyId: 'company', name: 'Harbour', revision: 1 };
const BASE = { ...SHARED_FIELDS, description: '', visibility: 'company', status: 'active', createdAt: '' } as const;
const MEMBER = {
  ...SHARED_FIELDS,
  email: 'a@example.org',
  role: 'viewer',
  status: 'active',
} as Partial<Member> as Member;
const AUDIT = { id: 'record', at: '2026-11-20T06:00:00.000Z', action: 'base.update', companyId: null } as AuditRecord;
const RECORD = recordIn({ companyId: 'company', baseId: 'base' });

it.each<[name: string, write: (services: Services) => Promise<unknown>, table: string]>([
  ['a base', ({ baseRegister }) => baseRegister.change(BASE, BASE, AUDIT), 'knowledge'],
  ['a document', ({ documentRegister }) => documentRegister.add(RECORD, AUDIT), 'knowledge'],
  ['the choice of the index', ({ answeringIndex }) => answeringIndex.switchTo('passages-v1', null, AUDIT), 'knowledge'],
  ['members', ({ members }) => members.change(MEMBER, { members: [], revision: 1 }, AUDIT), 'members'],
])('writes %s into its own table, with the audit record of the change', async (_name, write, table) => {
  const written: string[] = [];
  await serveAsAws(async (request, response) => {
    const { TransactItems } = JSON.parse(await text(request));
    written.push(...TransactItems.map((item: object) => Object.values(item)[0].TableName));
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  await write(servicesFor({}));
  expect([...new Set(written)]).toEqual([table, 'audit']);
});

it('gives operations the clock, random ids and keys, and the settings of the stage', async () => {
  const generations = [INDEX_GENERATION];
  const services = servicesFor({ INDEX_GENERATIONS: generations, TEST_ALLOWANCE_USD: '2.50' });
  expect(services.generations).toBe(generations);
  expect(services.testAllowance).toBe(2_500_000_000n);
  expect(services.newId()).toMatch(/^[0-9a-f-]{36}$/);
  expect(services.randomBytes(7)).toHaveLength(7);
  expect(Math.abs(services.nowMs() - Date.now())).toBeLessThan(60_000);
  await services.pause(0, services.timeoutSignal(60_000));
  await expect(services.pause(60_000, AbortSignal.abort('ended'))).rejects.toThrow();
});

it('asks for the alarms of its own stage', async () => {
  const prefixes: unknown[] = [];
  const AWS_ENDPOINT_URL = await serve(async (request, response) => {
    prefixes.push(JSON.parse(await text(request)).AlarmNamePrefix);
    response.end(JSON.stringify({ MetricAlarms: [] }));
  });
  const { stageHealth } = servicesFor({ STAGE: 'prod' }, { AWS_ENDPOINT_URL } as Partial<typeof RUNTIME>);
  expect(await stageHealth.alarms()).toEqual([]);
  expect(prefixes).toEqual(['KnowledgeCopilot-prod-']);
});

it('signs downloads from the bucket of the stage', async () => {
  await serveAsAws((_request, response) => void response.end());
  const url = await servicesFor({ DOCUMENT_BUCKET: 'bucket-of-dev' }).files.presignDownload('a/key', 60, {
    file: 'a.md',
    type: null,
  });
  expect(url).toContain('bucket-of-dev');
});

it('subscribes addresses to the topic of the stage', async () => {
  const topics: (string | null)[] = [];
  const AWS_ENDPOINT_URL = await serve(async (request, response) => {
    topics.push(new URLSearchParams(await text(request)).get('TopicArn'));
    response.end('<SubscribeResponse><SubscriptionArn>arn:subscription</SubscriptionArn></SubscribeResponse>');
  });
  const { subscriptions } = servicesFor({}, { AWS_ENDPOINT_URL } as Partial<typeof RUNTIME>);
  expect(await subscriptions.subscribe('company', 'finance@example.org')).toBe('arn:subscription');
  expect(topics).toEqual([OPERATIONS_ENVIRONMENT.ALERT_TOPIC_ARN]);
});

it('reads and stores the key of the smoke test in the secret of the smoke test', async () => {
  const asked: unknown[] = [];
  const AWS_ENDPOINT_URL = await serve(async (request, response) => {
    asked.push(JSON.parse(await text(request)).SecretId);
    response.end('{"VersionId":"version"}');
  });
  const { smokeTestSecret } = servicesFor({}, { AWS_ENDPOINT_URL } as Partial<typeof RUNTIME>);
  await smokeTestSecret.read();
  await smokeTestSecret.replace('version', { company_id: '', application_id: '', base_id: '', key_id: '', key: '' });
  expect(asked).toEqual(['arn:smoke', 'arn:smoke']);
});

it.each([
  ['aoss', 'collection'],
  ['es', 'domain'],
] as const)('reports the configuration of a stage whose index is signed for %s', (SEARCH_SERVICE, search) => {
  const stage = { STAGE: 'prod', LIVE_KEYS: 'allowed', SUPPORT_JUDGE_MODEL_ID: 'judging' } as const;
  const services = servicesFor({ ...stage, SEARCH_SERVICE, INDEX_GENERATIONS: [INDEX_GENERATION] });
  expect(services.stage).toEqual({
    stage: 'prod',
    versions: { contract: CONTRACT_VERSION, node: process.version },
    models: { answer: OPERATIONS_ENVIRONMENT.ANSWER_MODEL_ID },
    live_keys: 'allowed',
    search,
    pepper_secret: 'arn:pepper',
  });
});

it('reads the state of the domain on a stage that has one, and none on a stage with a collection', () => {
  const stages = (['aoss', 'es'] as const).map((SEARCH_SERVICE) => servicesFor({ SEARCH_SERVICE }));
  expect(stages.map(({ vectorDomain }) => vectorDomain !== null)).toEqual([false, true]);
});

it('has a user directory only on a stage with a console', () => {
  expect(servicesFor({}).people).toBe(NO_PEOPLE);
  expect(servicesFor({ USER_POOL_ID: 'us-east-1_pool' }).people).not.toBe(NO_PEOPLE);
});
