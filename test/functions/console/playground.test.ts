// Guarantee: a member who tries a question or a search in the console gets what an API client of the company gets, with
// the source of each mark, under the same policies, budget and pace; the ledger and the audit record name the member,
// and the question is stored nowhere. Risk: the playground bypasses the budget or a policy, or leaves the question in a
// log.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { requireAmount } from '../../../shared/pricing/money.ts';
import { addDocument } from '../../harness/company.ts';
import { storedTexts } from '../../harness/stored-items.ts';
import type { World } from '../administer/operation-case.ts';
import { startConsoleWorld } from './console-world.ts';

const QUESTION = 'When is the rent due?';
const UNKNOWN = '00000000-0000-4000-8000-000000000001';
let world: Awaited<ReturnType<typeof startConsoleWorld>>;
let mine: World;
let other: World;
const call: typeof world.call = (role, name, input) => world.call(role, name, input);
const trial = () => ({ application_id: mine.applicationId, environment: 'test' });

beforeAll(async () => {
  world = await startConsoleWorld();
  ({ mine, other } = world);
  // The first question loads functions and models: on a busy machine, this takes longer than an answer may take.
  const isAnswered = async () => (await asProgram('copilot/query', { question: QUESTION })).grounded;
  await vi.waitFor(async () => expect(await isAnswered()).toBe(true), { timeout: 200_000, interval: 250 });
});
afterAll(() => world.own.cloud.stop());

const ask = (role: string, input: object = {}) =>
  call(role, 'playground.ask', { ...trial(), question: QUESTION, ...input });
const search = (role: string, input: object = {}) =>
  call(role, 'playground.search', { ...trial(), query: 'rent', ...input });
const asProgram = async (path: string, body: object) => {
  const response = await fetch(`${world.own.cloud.baseUrl}/api/public/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mine.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own response
  return (await response.json()) as any;
};
const settled = async (purpose: string): Promise<string> =>
  (await call('viewer', 'budget.show', { company_id: mine.companyId, purpose })).body.settled_usd;
const nano = (usd: string) => requireAmount(usd);
const difference = (before: string, after: string) => nano(after) - nano(before);
const memberOf = async (role: string) => {
  const members = (await call('viewer', 'member.list', { company_id: mine.companyId })).body;
  const member = members.find(({ email }: { email: string }) => email === `${role}@example.com`);
  return { company_id: mine.companyId, member_id: member.id };
};
const where = () => ({ page: null, document_id: mine.documentId, base_id: mine.baseId });

it('answers as the API does, with the source of each citation mark, at the same cost', async () => {
  const before = await settled('test');
  const program = await asProgram('copilot/query', { question: QUESTION });
  const between = await settled('test');
  const { status, body } = await ask('viewer');
  const after = await settled('test');
  expect(program.grounded).toBe(true);
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ...program,
      not_grounded_because: null,
      citations: program.citations.map((citation: object) => ({
        ...citation,
        ...where(),
        similarity: expect.closeTo(0.5, 0),
      })),
      cost_usd: body.cost_usd,
    },
  });
  expect(nano(body.cost_usd)).toEqual(difference(before, between));
  expect(nano(body.cost_usd)).toEqual(difference(between, after));
  expect(body.cost_usd).not.toBe('0');
});

it('charges a question only once when it is asked again with the same key', async () => {
  const idempotency_key = randomUUID();
  const first = await ask('viewer', { idempotency_key });
  const before = await settled('test');
  expect(first.status).toBe(200);
  expect(await ask('viewer', { idempotency_key })).toEqual({ status: 200, body: { ...first.body, cost_usd: '0' } });
  expect(await settled('test')).toBe(before);
});

it('finds what the API finds, with the document of each excerpt', async () => {
  const program = await asProgram('knowledge/search', { query: 'rent', k: 3 });
  const { status, body } = await search('administrator', { k: 3 });
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: program.data.map((found: object) => ({ ...found, document_id: mine.documentId, base_id: mine.baseId })),
  });
  expect(body.data).toHaveLength(1);
  expect(body.cost_usd).toMatch(/^0\.\d+$/);
});

it('says why an answer is not grounded', async () => {
  const { body } = await ask('viewer', { question: 'Who painted the ceiling of the chapel?' });
  expect(body).toMatchObject({ grounded: false, citations: [], not_grounded_because: 'nothing_found' });
});

it('names the member in the audit record and the ledger, and stores the question in neither, nor in a log', async () => {
  const question = 'Is the rent due on the day of the zebrafish 7261?';
  await ask('viewer', { question });
  await search('viewer', { query: question });
  const { company_id, member_id } = await memberOf('viewer');
  const { records } = (await call('viewer', 'audit.list', { company_id })).body;
  const common = { actor: 'viewer@example.com', actor_verified: true, actor_role: 'viewer' };
  const subject = { subject_type: 'application', subject_id: mine.applicationId };
  for (const [i, action] of ['playground.search', 'playground.ask'].entries()) {
    const record = { ...common, ...subject, action, before: null, after: { environment: 'test' } };
    expect(records[i], action).toMatchObject(record);
  }
  expect(records[0].id).not.toBe(records[1].id);
  const { month } = (await call('viewer', 'budget.show', { company_id })).body;
  const lines: { key_id: string; application_id: string }[] = (
    await call('viewer', 'usage.export', { company_id, month })
  ).body;
  const trials = lines.filter(({ key_id }) => key_id === member_id);
  expect(trials.map(({ application_id }) => application_id)).toContain(mine.applicationId);
  const tables = ['AccessTable', 'KnowledgeTable', 'AuditTable', 'BudgetTable', 'MemberTable'];
  const stored = await storedTexts(world.own.cloud, tables);
  const logged = world.own.cloud.logs.lines().map(({ text }) => text);
  expect(stored.length).toBeGreaterThan(10);
  expect(logged).toContainEqual(expect.stringContaining('/console/playground/ask'));
  expect([...stored, ...logged].filter((text) => text.includes('zebrafish'))).toEqual([]);
});

it.each([
  ['a base of another company', () => ({ base_ids: [other.baseId] })],
  ['a base that does not exist', () => ({ base_ids: [UNKNOWN] })],
])('refuses %s, as the public API does', async (_name, input) => {
  const body = { error: "The field 'base_ids' names a base that does not exist." };
  expect(await ask('viewer', input())).toEqual({ status: 400, body });
  expect(await search('viewer', input())).toEqual({ status: 400, body });
});

it.each([
  [{ question: ' ' }, "The field 'question' must not be blank."],
  [{ question: 'x'.repeat(4_001) }, "The field 'question' must be at most 4000 characters long."],
  [{ environment: 'both' }, "The field 'environment' must be live or test."],
  [{ idempotency_key: 'once' }, "The field 'idempotency_key' must be a uuid."],
  [{ color: 'red' }, 'color is not known to this version.'],
])('answers 400 with the sentence: $1', async (input, error) => {
  expect(await ask('viewer', input)).toEqual({ status: 400, body: { error } });
});

it('limits live questions and searches by the budget, which does not limit test trials', async () => {
  const { companyId: company_id } = mine;
  await call('administrator', 'policy.set', { company_id, monthly_budget_usd: '0' });
  const refused = {
    status: 429,
    body: { error: "The company's monthly budget is 0; calls are refused until it is raised." },
  };
  expect(await ask('administrator', { environment: 'live' })).toEqual(refused);
  expect(await search('administrator', { environment: 'live' })).toEqual(refused);
  expect((await ask('viewer')).status).toBe(200);
});

it('removes personal data under the policy, and follows a change of it on the very next call', async () => {
  const { companyId: company_id } = mine;
  const text = 'The caretaker of the laundry reads mail at anna.schmidt@example.com every morning.';
  await addDocument(world.own.access, mine.baseId, 'caretaker.txt', text);
  const found = async () => JSON.stringify((await search('viewer', { query: 'caretaker of the laundry' })).body);
  expect(await found()).toContain('anna.schmidt@example.com');
  await call('administrator', 'policy.set', { company_id, personal_data: 'on', personal_data_kinds: ['EMAIL'] });
  const withheld = await found();
  expect(withheld).toContain('[EMAIL_1]');
  expect(withheld).not.toContain('anna.schmidt@example.com');
});

it('refuses a question and a search above the pace of the company', async () => {
  const { companyId: company_id } = mine;
  const { clock } = world.own.cloud;
  const paces = { rate_per_minute: 1, burst: 1, searches_per_minute: 1 };
  await call('administrator', 'policy.set', { company_id, ...paces });
  clock.move(120_000);
  for (const [trial, error] of [
    [ask, 'Too many questions in a short time. Try again.'],
    [search, 'Too many searches in a short time. Try again.'],
  ] as const) {
    const moment = clock.now();
    expect((await trial('viewer')).status, error).toBe(200);
    clock.move(moment - clock.now());
    expect(await trial('viewer')).toEqual({ status: 429, body: { error } });
  }
  await call('administrator', 'policy.set', {
    company_id,
    rate_per_minute: null,
    burst: null,
    searches_per_minute: null,
  });
  clock.move(120_000);
  expect((await ask('viewer')).status).toBe(200);
});

it('refuses every trial while the company is suspended', async () => {
  const { companyId: company_id } = mine;
  await call('operator', 'company.suspend', { company_id });
  const error =
    'The company is suspended: until an operator activates it, its members can only read, delete and revoke.';
  expect(await ask('viewer')).toEqual({ status: 403, body: { error } });
  await call('operator', 'company.activate', { company_id });
  expect((await ask('viewer')).status).toBe(200);
});

it('lets a viewer spend the live budget only if the company says so', async () => {
  const { mine } = world;
  const live = { environment: 'live' };
  const error = 'Your company does not let viewers spend its live budget. Try it with a test key.';
  expect(await ask('viewer', live)).toEqual({ status: 403, body: { error } });
  expect(await search('viewer', live)).toEqual({ status: 403, body: { error } });
  await call('administrator', 'policy.set', {
    company_id: mine.companyId,
    viewers: 'full',
    monthly_budget_usd: 'unlimited',
  });
  expect((await ask('viewer', live)).status).toBe(200);
});
