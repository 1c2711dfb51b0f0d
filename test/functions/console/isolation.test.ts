// Guarantee: members can run what their role allows, for their own company only; an id of another company gets exactly
// the same answer as an id that does not exist; and a removed member is refused on the next call. Every operation of
// the console is tried with every role. Risk: an administrator of one company learns that another exists.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playgroundOperations } from '../../../shared/console/playground-operations.ts';
import { UNREADABLE_NAMES } from '../../../shared/console/unreadable-names.ts';
import { KEY_RANDOM_BYTES, makeApiKey } from '../../../shared/keys/api-key.ts';
import { FORMAT_LABELS } from '../../../shared/knowledge/document-type.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { administer } from '../../harness/administer.ts';
import { type OperationCase, reads, type World } from '../administer/operation-case.ts';
import { OPERATION_CASES } from '../administer/operation-cases.ts';
import { startConsoleWorld } from './console-world.ts';
import { idFieldsOf } from './id-fields.ts';

const NOT_OFFERED = ['stage.prepare', 'stage.seed-smoke-test'];
const QUESTION = 'When is the rent due?';
const UNKNOWN = '00000000-0000-4000-8000-000000000001';
const offered = Object.entries(operations).filter(([name]) => !NOT_OFFERED.includes(name));
const ofCompanies = offered.filter(([, { company }]) => company !== 'none');
const trials = Object.entries(playgroundOperations);
const trial = (world: World) => ({ application_id: world.applicationId, environment: 'test' });
const CASES = {
  ...OPERATION_CASES,
  'playground.search': reads((world) => ({ ...trial(world), query: 'rent' })),
  'playground.ask': reads((world) => ({ ...trial(world), question: QUESTION })),
} satisfies Readonly<Record<string, OperationCase>> as Readonly<Record<string, OperationCase>>;
const COMPANY_ROLES = ['administrator', 'viewer'] as const;
// Left out: each run of documents.reindex changes what the next one finds, whatever the id.
const REINDEX_CURSOR = 'documents.reindex after';
// The ids that an input takes besides the one that identifies its company.
const OTHER_IDS = [...ofCompanies, ...trials].flatMap(([name, { input, company }]) =>
  idFieldsOf(input)
    .filter(({ field }) => field !== company && `${name} ${field}` !== REINDEX_CURSOR)
    .map(({ field, wrap }) => [name, field, wrap] as const),
);
const KINDS_OF_IDS = ['companyId', 'baseId', 'documentId', 'applicationId', 'keyId'] as const;
let world: Awaited<ReturnType<typeof startConsoleWorld>>;
let mine: World;
let other: World;
const call: typeof world.call = (role, name, input) => world.call(role, name, input);

beforeAll(async () => {
  world = await startConsoleWorld();
  ({ mine, other } = world);
});
afterAll(() => world.own.cloud.stop());

describe.each(COMPANY_ROLES)('%s of one company', (role) => {
  it.each([...ofCompanies, ...trials])(
    'gets the same answer to %s for another company as for an unknown id',
    async (name, { company, roles }) => {
      // No case creates a failed document; its id is enough for the call.
      const input = CASES[name]?.takes?.(other) ?? { [company]: other.documentId };
      const foreign = await call(role, name, input);
      const unknown = await call(role, name, { ...input, [company]: UNKNOWN });
      expect(foreign).toEqual(unknown);
      expect(foreign.status).toBe(roles.includes(role) ? 404 : 403);
    },
  );

  // If there were no rows, Vitest would run no test and report nothing.
  it('is tried with foreign ids in documents, bases, lists and records', () => {
    expect(OTHER_IDS.map(([name, field]) => `${name} ${field}`)).toEqual([
      'company.keys after',
      'documents.list after',
      'documents.progress documents',
      'audit.list subject_id',
      'playground.search base_ids',
      'playground.ask base_ids',
      'playground.ask idempotency_key',
    ]);
  });

  it.each(OTHER_IDS.flatMap(([name, field, wrap]) => KINDS_OF_IDS.map((kind) => ({ name, field, wrap, kind }))))(
    'gets the same answer to $name for the $kind of another company in $field as for an invented one',
    async ({ name, field, wrap, kind }) => {
      const answerTo = async (id: string) => {
        const answer = await call(role, name, { ...CASES[name]?.takes?.(mine), [field]: wrap(id) });
        return JSON.stringify(answer).replaceAll(id, 'ID');
      };
      const id = other[kind];
      // An adjacent id, which belongs to nothing.
      const invented = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
      expect(await answerTo(id)).toBe(await answerTo(invented));
    },
  );

  it.each(offered.filter(([, { roles }]) => !roles.includes(role)))('may not run %s at all', async (name) => {
    const input = CASES[name]?.takes?.(mine) ?? {};
    expect(await call(role, name, input)).toEqual({ status: 403, body: { error: 'Your role does not allow this.' } });
  });
});

it('tells people who they are, and what programs and uploads need to know about the stage', async () => {
  const company = { company_id: mine.companyId, company_name: mine.companyName, company_status: 'active' };
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(await world.me('viewer')).toEqual({
    status: 200,
    body: {
      person: { id, email: 'viewer@example.com' },
      operator: false,
      companies: [{ ...company, role: 'viewer', member_id: id }],
      stage: {
        name: 'local',
        live_keys: 'allowed',
        contract_version: '1.4.0',
        // Not API Gateway's address on AWS, which does not exist on this machine.
        api_base_url: `${world.own.cloud.baseUrl}/api`,
        document_bytes_max: 52_428_800,
        document_types: Object.values(FORMAT_LABELS),
        unreadable_names: UNREADABLE_NAMES,
        personal_data_kinds: [...PERSONAL_DATA_KINDS],
      },
      now: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    },
  });
});

it.each(ofCompanies.filter(([, { roles }]) => (roles as readonly string[]).includes('viewer')))(
  '%s answers a viewer about their own company, and an operator about every company',
  async (name) => {
    expect((await call('viewer', name, CASES[name]?.takes?.(mine))).status).toBe(200);
    expect((await call('operator', name, CASES[name]?.takes?.(other))).status).toBe(200);
  },
);

it('finds no key of another company, with the same answer as for an invented key', async () => {
  const { companyId: company_id } = mine;
  const identify = (role: string, candidate: string) => call(role, 'key.identify', { company_id, candidate });
  const own = await identify('viewer', ` ${mine.key}\n`);
  expect(own).toMatchObject({ status: 200, body: { outcome: 'found', key: { id: mine.keyId } } });
  expect(JSON.stringify(own.body)).not.toContain(mine.key);
  const madeUp = makeApiKey('test', randomBytes(KEY_RANDOM_BYTES));
  const unknown = await identify('administrator', madeUp);
  expect(unknown).toEqual({
    status: 200,
    body: { outcome: 'not_found', hint: 'It is a well-formed key, but not a key of this company.' },
  });
  expect(await identify('administrator', other.key)).toEqual(unknown);
  expect(await identify('operator', other.key)).toEqual(unknown);
  expect(await identify('viewer', mine.key.slice(0, -1))).toEqual({
    status: 200,
    body: { outcome: 'malformed', hint: 'The prefix kc_live_ or kc_test_ must be followed by exactly 38 characters.' },
  });
});

it('shows operators what the template’s roles allow: companies, queues, alarms', async () => {
  world.own.cloud.standIns.cloudwatch.setState('DeadLetters', 'ALARM');
  const { status, body } = await call('operator', 'stage.overview', {});
  expect(status).toBe(200);
  const ids = body.companies.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining([mine.companyId, other.companyId]));
  expect(body.queues).toEqual([
    { name: 'documents', dead_letters: false, waiting: 0, in_progress: 0 },
    { name: 'documents', dead_letters: true, waiting: 0, in_progress: 0 },
  ]);
  const states = Object.fromEntries(body.alarms.map(({ name, state }: Record<string, string>) => [name, state]));
  expect(states).toMatchObject({ 'Background DeadLetters': 'alarm', 'Api ServerErrors': 'no_data' });
});

it('lets no company reset the sign-in of a person who never signed in or also belongs to another company', async () => {
  const invite = async (companyId: string, email: string) =>
    administer(world.own.access, 'member.invite', { company_id: companyId, email, role: 'viewer' });
  const refused = {
    status: 400,
    body: {
      error:
        'Only an operator can do this: the person has not signed in for this company yet, or also belongs to another one.',
    },
  };
  const reset = (role: string, member_id: string) => call(role, 'member.reset-mfa', { member_id });
  const members: { id: string; email: string }[] = (await call('viewer', 'member.list', { company_id: mine.companyId }))
    .body;
  const viewer = members.find(({ email }) => email === 'viewer@example.com')?.id ?? '';
  expect(await reset('administrator', mine.memberId)).toEqual(refused);
  // An invitation that nobody has accepted blocks nothing.
  const elsewhere = await invite(other.companyId, 'viewer@example.com');
  expect((await reset('administrator', viewer)).status).toBe(200);
  expect((await call('viewer', 'member.list', { company_id: mine.companyId })).status).toBe(403);
  await world.signInAgain('viewer');
  expect((await world.callOnce('viewer', 'member.list', { company_id: other.companyId })).status).toBe(200);
  expect(await reset('administrator', viewer)).toEqual(refused);
  expect((await reset('operator', viewer)).status).toBe(200);
  await administer(world.own.access, 'member.remove', { member_id: elsewhere.id });
  await world.signInAgain('viewer');
  const again = await call('viewer', 'member.list', { company_id: mine.companyId });
  expect(again.body).toContainEqual(expect.objectContaining({ id: viewer, status: 'active', is_you: true }));
});

it('marks what an operator does in the audit records of the company', async () => {
  const { companyId: company_id } = mine;
  for (const name of [randomUUID(), randomUUID()]) {
    await call('operator', 'application.create', { company_id, name: `By the operator ${name}` });
  }
  const { body } = await call('viewer', 'audit.list', { company_id });
  expect(body.records[0].id).not.toBe(body.records[1].id);
  expect(body.records[0]).toMatchObject({ action: 'application.create', actor_role: 'operator', actor_verified: true });
});

it('accepts a key on the very next call, and refuses it on the call after its revocation', async () => {
  const { applicationId: application_id } = mine;
  const made = await call('administrator', 'key.create', {
    application_id,
    environment: 'test',
    scopes: ['knowledge:read'],
  });
  const health = () =>
    fetch(`${world.own.cloud.baseUrl}/api/public/v1/health`, { headers: { authorization: `Bearer ${made.body.key}` } });
  expect((await health()).status).toBe(200);
  expect((await call('administrator', 'key.revoke', { key_id: made.body.id })).status).toBe(200);
  expect((await health()).status).toBe(401);
});

it.each(trials)('%s is refused to operators, who may not read questions or answers', async (name) => {
  const refused = { status: 403, body: { error: 'Your role does not allow this.' } };
  expect(await call('operator', name, CASES[name]?.takes?.(mine))).toEqual(refused);
});

it('keeps the last administrator, and refuses a removed member on the very next call', async () => {
  const { companyId: company_id } = mine;
  const members: { id: string; email: string }[] = (await call('viewer', 'member.list', { company_id })).body;
  const idOf = (email: string) => members.find((member) => member.email === email)?.id;
  const last = await call('administrator', 'member.remove', { member_id: idOf('administrator@example.com') });
  expect(last.status).toBe(400);
  expect(last.body.error).toMatch(/^This is the last administrator of the company\./);
  expect((await call('viewer', 'member.list', { company_id })).status).toBe(200);
  const removed = await call('administrator', 'member.remove', { member_id: idOf('viewer@example.com') });
  expect(removed.status).toBe(200);
  expect((await call('viewer', 'member.list', { company_id })).status).toBe(403);
});

it('has shown members the names of their own company, and nothing of the other', () => {
  const marks = [other.companyName, `first.${other.companyId}@`, other.applicationName, other.key];
  const texts = world.answered().filter(({ role }) => role !== 'operator');
  const own = texts.filter(({ text }) => text.includes(mine.companyName) || text.includes(`first.${mine.companyId}@`));
  expect(own.length).toBeGreaterThan(0);
  expect(texts.filter(({ text }) => marks.some((mark) => text.includes(mark)))).toEqual([]);
});
