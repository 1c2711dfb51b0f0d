// Guarantee: whoever is signed in runs what his or her role allows, for the own company; an id of another company is
// answered, to the letter, like an id that nobody has; and who was removed is out on the next call. Every operation
// that the console offers, every role. Risk: an administrator of one company learns that another exists.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator } from '../../../bin/start/administrator.ts';
import { type ConsolePeople, ensurePeople } from '../../../bin/start/people.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { administer } from '../../harness/administer.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { signInTo } from '../../harness/sign-in.ts';
import type { World } from '../administer/operation-case.ts';
import { OPERATION_CASES } from '../administer/operation-cases.ts';

const NOT_OFFERED = ['stage.prepare', 'stage.seed-smoke-test'];
const UNKNOWN = '00000000-0000-4000-8000-000000000001';
const offered = Object.entries(operations).filter(([name]) => !NOT_OFFERED.includes(name));
const ofCompanies = offered.filter(([, { company }]) => company !== 'none');
const COMPANY_ROLES = ['administrator', 'viewer'] as const;
let own: Awaited<ReturnType<typeof startOwnCloud>>;
let people: ConsolePeople;
let mine: World;
let other: World;
const tokens = new Map<string, string>();

async function makeWorld(): Promise<World> {
  const { id, name, ...others } = await makeCompany(own.access);
  const document = await addDocument(own.access, others.baseId, 'rent.txt', 'The rent is due on the first.');
  const email = `first.${id}@example.com`;
  const member = await administer(own.access, 'member.invite', { company_id: id, email, role: 'viewer' });
  return { ...others, companyId: id, companyName: name, documentId: document.id, memberId: member.id };
}

// biome-ignore lint/suspicious/noExplicitAny: each operation has its own result
async function call(role: string, name: string, input: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(`${people.console_url}api/console/operations/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.get(role)}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  own = await startOwnCloud();
  [mine, other] = [await makeWorld(), await makeWorld()];
  people = await ensurePeople(own.cloud, createAdministrator(own.cloud), mine.companyId);
  for (const { role, email, password } of people.console_people) {
    tokens.set(role, await signInTo({ consoleUrl: people.console_url, email, password }));
  }
});
afterAll(() => own.cloud.stop());

describe.each(COMPANY_ROLES)('%s of one company', (role) => {
  it.each(ofCompanies)('gets for %s of another company what an unknown id gets', async (name, { company, roles }) => {
    // A failed document is made by no case: its id is enough to ask for it.
    const input = OPERATION_CASES[name]?.takes?.(other) ?? { [company]: other.documentId };
    const foreign = await call(role, name, input);
    const unknown = await call(role, name, { ...input, [company]: UNKNOWN });
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(roles.includes(role) ? 404 : 403);
  });

  it.each(offered.filter(([, { roles }]) => !roles.includes(role)))('may not run %s at all', async (name) => {
    const input = OPERATION_CASES[name]?.takes?.(mine) ?? {};
    expect(await call(role, name, input)).toEqual({ status: 403, body: { error: 'Your role does not allow this.' } });
  });
});

it('a viewer reads what the own company has, and an operator every company', async () => {
  const readers = ofCompanies.filter(([, { roles }]) => (roles as readonly string[]).includes('viewer'));
  for (const [name] of readers) {
    const input = OPERATION_CASES[name]?.takes?.(mine);
    expect([name, (await call('viewer', name, input)).status]).toEqual([name, 200]);
    expect([name, (await call('operator', name, OPERATION_CASES[name]?.takes?.(other))).status]).toEqual([name, 200]);
  }
});

it('marks what an operator does in the record of the company', async () => {
  const { companyId: company_id } = mine;
  await call('operator', 'application.create', { company_id, name: `By the operator ${randomUUID()}` });
  const { body } = await call('viewer', 'audit.list', { company_id });
  expect(body.records[0]).toMatchObject({ action: 'application.create', actor_role: 'operator', actor_verified: true });
});

it('lets a key work on the very next call, and refuses it on the next after it was revoked', async () => {
  const { applicationId: application_id } = mine;
  const made = await call('administrator', 'key.create', {
    application_id,
    environment: 'test',
    scopes: ['knowledge:read'],
  });
  const health = () =>
    fetch(`${own.cloud.baseUrl}/api/public/v1/health`, { headers: { authorization: `Bearer ${made.body.key}` } });
  expect((await health()).status).toBe(200);
  expect((await call('administrator', 'key.revoke', { key_id: made.body.id })).status).toBe(200);
  expect((await health()).status).toBe(401);
});

it('keeps the last administrator, and refuses who was removed on the very next call', async () => {
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
