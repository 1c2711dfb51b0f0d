// Guarantee: every change is made completely, with exactly one audit record that holds no secret; a refused one changes
// and records nothing. Risk: a change that cannot be traced, a record of a change that was never made, or a lost
// update.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseApiKey } from '../../../shared/keys/api-key.ts';
import { createAdministration } from './administration.fixture.ts';
import { REFUSED_CHANGES, SCOPES } from './refused-changes.fixture.ts';
import { everyItem, startTables, type TestTables } from './tables.fixture.ts';

let tables: TestTables;
let admin: ReturnType<typeof createAdministration>;
beforeAll(async () => {
  tables = await startTables();
  admin = createAdministration(tables);
});
afterAll(() => tables.stop());

const recordsOf = async (companyId: string, filter = {}) =>
  (await admin.resultOf('audit.list', { company_id: companyId, ...filter })).records;
const differencesTo = async (before: readonly string[]) => {
  const after = new Set(await everyItem(tables));
  return before
    .filter((item) => !after.has(item))
    .concat(after.size === before.length ? [] : ['another number of items']);
};

describe('a change', () => {
  it('has exactly one record, which says who made it, when, and the state before and after it', async () => {
    const { company, application, key } = await admin.makeCompanyWithKey({ environment: 'live' });
    const base = await admin.resultOf('base.create', { company_id: company.id, name: 'Handbook' });
    await admin.resultOf('base.update', { base_id: base.id, visibility: 'restricted' });
    await admin.resultOf('policy.set', { company_id: company.id, ip_allow_list: ['10.0.0.0/8'] });
    await admin.resultOf('key.update', { key_id: key.id, scopes: ['copilot:query'] });
    const rotated = await admin.resultOf('key.rotate', { key_id: key.id });
    await admin.resultOf('key.revoke', { key_id: key.id });
    await admin.resultOf('company.suspend', { company_id: company.id });
    await admin.resultOf('company.activate', { company_id: company.id });
    const records = await recordsOf(company.id);
    const actions = records.map((record: { action: string }) => record.action).sort();
    expect(actions).toEqual(
      [
        'company.create',
        'application.create',
        'key.create',
        'base.create',
        'base.update',
        'policy.set',
        'key.update',
        'key.rotate',
        'key.revoke',
        'company.suspend',
        'company.activate',
      ].sort(),
    );
    const find = (action: string) => records.find((record: { action: string }) => record.action === action);
    expect(find('base.update')).toEqual({
      at: '2026-11-20T06:00:00.000Z',
      id: expect.any(String),
      actor: 'tester',
      actor_verified: false,
      actor_role: 'operator',
      action: 'base.update',
      subject_type: 'base',
      subject_id: base.id,
      before: { name: 'Handbook', description: '', visibility: 'company' },
      after: { name: 'Handbook', description: '', visibility: 'restricted' },
    });
    expect(find('policy.set')).toMatchObject({ before: {}, after: { ip_allow_list: ['10.0.0.0/8'] } });
    expect(find('key.update')).toMatchObject({
      subject_id: key.id,
      before: { scopes: ['knowledge:read'] },
      after: { scopes: ['copilot:query'] },
    });
    expect(find('key.rotate')).toMatchObject({
      before: { expires_at: null },
      after: { expires_at: '2026-11-21T06:00:00.000Z', successor_id: rotated.id },
    });
    expect(await recordsOf(company.id, { subject_id: application.id })).toHaveLength(1);
  });

  it('stores no more of a key than its first 12 and last 4 characters, which identify it in a list', async () => {
    const { key, application } = await admin.makeCompanyWithKey({ environment: 'live' });
    const rotated = await admin.resultOf('key.rotate', { key_id: key.id, grace: '0' });
    const stored = JSON.stringify(await everyItem(tables));
    for (const secret of [key.key, rotated.key]) {
      expect(parseApiKey(secret).outcome, secret).toBe('well_formed');
      expect(stored, secret).not.toContain(secret.slice(12, -4));
    }
    const listed = await admin.resultOf('key.list', { application_id: application.id });
    expect(listed.find(({ id }: { id: string }) => id === key.id)).toEqual({
      id: key.id,
      name: '',
      environment: 'live',
      scopes: SCOPES,
      status: 'expired',
      first: key.key.slice(0, 12),
      last: key.key.slice(-4),
      created_at: '2026-11-20T06:00:00.000Z',
      expires_at: '2026-11-20T06:00:00.000Z',
      last_used_at: null,
      pepper: 'current',
    });
  });

  it('is not overwritten by others that are made at the same time', async () => {
    const { company } = await admin.makeCompanyWithKey();
    const lists = Array.from({ length: 4 }, (_, i) => [`10.${i}.0.0/16`]);
    const answers = await Promise.all(
      lists.map((list) => admin.run('policy.set', { company_id: company.id, ip_allow_list: list })),
    );
    const done = answers.filter(({ ok }) => ok).length;
    const records = await recordsOf(company.id, { action: 'policy.set' });
    expect(done).toBeGreaterThan(0);
    expect(records).toHaveLength(done);
    // The changes form one chain: no two of them start from the same state, and none starts from the last state.
    const befores = new Set(records.map(({ before }: { before: object }) => JSON.stringify(before)));
    expect(befores.size).toBe(done);
    const last = await admin.resultOf('company.show', { company_id: company.id });
    expect(befores.has(JSON.stringify(last.policies))).toBe(false);
  });
});

describe('a change of policies that names the version it is based on', () => {
  const versionOf = async (companyId: string) =>
    (await admin.resultOf('policy.show', { company_id: companyId })).version;

  it('starts from policies that are shown with their defaults', async () => {
    const { company } = await admin.makeCompanyWithKey();
    await admin.resultOf('policy.set', { company_id: company.id, burst: 7 });
    expect(await admin.resultOf('policy.show', { company_id: company.id })).toEqual({
      policies: { monthly_budget_usd: 'unlimited', burst: 7 },
      version: expect.stringMatching(/^[\w-]{22}$/),
      defaults: {
        rate_per_minute: 60,
        burst: 20,
        concurrency: 10,
        searches_per_minute: 300,
        personal_data_kinds: expect.arrayContaining(['EMAIL', 'PERSON']),
        monthly_ingestion_usd: '25',
      },
    });
  });

  it('succeeds once for each version: the others that name it are refused with `conflict`', async () => {
    const { company } = await admin.makeCompanyWithKey();
    const version = await versionOf(company.id);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((burst) => admin.run('policy.set', { company_id: company.id, version, burst })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array(3).fill({
        ok: false,
        code: 'conflict',
        error: 'The policies have changed since they were read. Read them again.',
      }),
    );
    const records = await recordsOf(company.id, { action: 'policy.set' });
    expect(records).toHaveLength(1);
  });

  it('succeeds after the company was suspended and activated, which changes no policy', async () => {
    const { company } = await admin.makeCompanyWithKey();
    const version = await versionOf(company.id);
    await admin.resultOf('company.suspend', { company_id: company.id });
    await admin.resultOf('company.activate', { company_id: company.id });
    await admin.resultOf('policy.set', { company_id: company.id, version, burst: 7 });
    expect(await versionOf(company.id)).not.toBe(version);
  });
});

describe('a refused change', () => {
  it.each(REFUSED_CHANGES)('is answered with the reason and changes no item: %s', async (_name, sentence, prepare) => {
    const [operation, input] = await prepare(admin);
    const before = await everyItem(tables);
    expect(await admin.refusalOf(operation, input)).toBe(sentence);
    expect(await differencesTo(before)).toEqual([]);
  });

  it.each([[''], [null], ['x\n'], ['a'.repeat(501)]])('changes nothing when its actor is %j', async (actor) => {
    const before = await everyItem(tables);
    expect(
      await admin.run('company.create', { name: `Company ${randomUUID()}`, monthly_budget_usd: '1' }, { actor }),
    ).toMatchObject({
      ok: false,
      code: 'invalid_request',
    });
    expect(await differencesTo(before)).toEqual([]);
  });
});
