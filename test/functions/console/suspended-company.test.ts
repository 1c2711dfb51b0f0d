// Guarantee: while a company is suspended, its members can read and delete, but only operators can add or change
// anything; every operation is tried with every role, and all of them run again once the company is active. Risk: the
// administrators of a company that was stopped for misuse go on spending the operator's money, invite each other, or
// make keys for the day on which it is activated.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playgroundOperations } from '../../../shared/console/playground-operations.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { administer } from '../../harness/administer.ts';
import type { World } from '../administer/operation-case.ts';
import { OPERATION_CASES } from '../administer/operation-cases.ts';
import { startConsoleWorld } from './console-world.ts';

const SUSPENDED = {
  status: 403,
  body: {
    error: 'The company is suspended: until an operator activates it, its members can only read, delete and revoke.',
  },
};
// In an order in which each finds what it removes.
const REMOVALS = ['key.revoke', 'member.remove', 'documents.delete', 'base.delete'] as const;
const ofCompanies = Object.entries(operations).filter(([, { roles }]) => roles.length > 1);
const reads = ofCompanies.filter(([, { roles }]) => roles.some((role) => role === 'viewer')).map(([name]) => name);
const changes = ofCompanies
  .map(([name]) => name)
  .filter((name) => !reads.includes(name) && !REMOVALS.some((removal) => removal === name));
let world: Awaited<ReturnType<typeof startConsoleWorld>>;
let mine: World;
let other: World;
const call: typeof world.call = (role, name, input) => world.call(role, name, input);
const inputOf = (name: string, of: World) =>
  // No case makes a failed document to try again: its id is enough to be refused.
  OPERATION_CASES[name as keyof typeof operations].takes?.(of) ?? { document_id: of.documentId };
const trialOf = (name: string) => ({
  ...{ application_id: mine.applicationId, environment: 'test' },
  ...(name === 'playground.ask' ? { question: 'When is the rent due?' } : { query: 'rent' }),
});
const actions = async () => {
  const { records } = (await call('operator', 'audit.list', { company_id: mine.companyId })).body;
  return records.map(({ action }: { action: string }) => action);
};

const bytes = Buffer.from('The deposit is two months of rent.');
const file = {
  file: 'deposit.txt',
  bytes: bytes.length,
  checksum: createHash('sha256').update(bytes).digest('hex'),
};
// The answer to documents.prepare before the suspension.
// biome-ignore lint/suspicious/noExplicitAny: the result of an operation
let prepared: any;

beforeAll(async () => {
  world = await startConsoleWorld();
  ({ mine, other } = world);
  prepared = (await call('administrator', 'documents.prepare', { base_id: mine.baseId, ...file })).body;
  for (const { companyId: company_id } of [mine, other]) {
    expect((await call('operator', 'company.suspend', { company_id })).status, company_id).toBe(200);
  }
});
afterAll(() => world.own.cloud.stop());

describe.each(['administrator', 'viewer'])('%s of a suspended company', (role) => {
  it.each(reads)('can run %s', async (name) => {
    expect((await call(role, name, inputOf(name, mine))).status).toBe(200);
  });

  it.each(Object.keys(playgroundOperations))('cannot run %s', async (name) => {
    expect(await call(role, name, trialOf(name))).toEqual(SUSPENDED);
  });
});

// If there were no changes, Vitest would run no test and report nothing.
it('is tried with every change', () => {
  expect(changes).toHaveLength(14);
});

it.each(changes)('refuses %s to administrators, and changes nothing', async (name) => {
  const before = await actions();
  expect(await call('administrator', name, inputOf(name, mine))).toEqual(SUSPENDED);
  expect(await actions()).toEqual(before);
});

it('logs why a change was refused', async () => {
  expect(await call('administrator', 'key.rotate', inputOf('key.rotate', mine))).toEqual(SUSPENDED);
  const lines = world.own.cloud.logs.lines().map(({ text }) => text);
  expect(lines).toContainEqual(expect.stringMatching(/"forbidden < company_suspended","operation":"key\.rotate"/));
});

it.each(changes)('answers %s for another company that is suspended as for one that does not exist', async (name) => {
  expect((await call('administrator', name, inputOf(name, other))).status).toBe(404);
});

// Its document is ready, so it is refused for another reason (below).
const RETRY = 'documents.retry';

it.each(changes.filter((name) => name !== RETRY))('lets operators run %s for a suspended company', async (name) => {
  expect((await call('operator', name, inputOf(name, other))).status).toBe(200);
});

it('answers 400, not 403, when operators retry a ready document of a suspended company', async () => {
  expect((await call('operator', RETRY, inputOf(RETRY, other))).status).toBe(400);
});

it('ingests a file whose upload was prepared before the suspension', async () => {
  const { url, headers } = prepared.upload;
  expect((await fetch(url, { method: 'PUT', headers, body: bytes })).status).toBe(200);
  const status = async () =>
    (await call('viewer', 'documents.show', { document_id: prepared.document.id })).body.status;
  await vi.waitFor(async () => expect(await status()).toBe('ready'), { timeout: 100_000, interval: 250 });
});

it('refuses an administrator who goes on uploading, and the keys of the company', async () => {
  expect(await call('administrator', 'documents.prepare', { base_id: mine.baseId, ...file })).toEqual(SUSPENDED);
  const authorization = `Bearer ${mine.key}`;
  const health = await fetch(`${world.own.cloud.baseUrl}/api/public/v1/health`, { headers: { authorization } });
  expect(health.status).toBe(401);
});

it('lets administrators revoke and delete, and change again on the very next call after the activation', async () => {
  for (const name of REMOVALS) {
    expect((await call('administrator', name, inputOf(name, mine))).status, name).toBe(200);
  }
  const application = { company_id: mine.companyId, name: 'After the activation' };
  expect(await call('administrator', 'application.create', application)).toEqual(SUSPENDED);
  await administer(world.own.access, 'company.activate', { company_id: mine.companyId });
  expect((await call('administrator', 'application.create', application)).status).toBe(200);
});
