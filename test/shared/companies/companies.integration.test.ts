// Guarantee: only one company and one application is created under a name, each with its audit record in the same
// write, and they are listed in the order of their creation. Risk: two companies that look the same, and a key made for
// the wrong one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministration } from '../administration/administration.fixture.ts';
import { startTables, type TestTables } from '../administration/tables.fixture.ts';

let tables: TestTables;
let admin: ReturnType<typeof createAdministration>;
beforeAll(async () => {
  tables = await startTables();
  admin = createAdministration(tables);
});
afterAll(() => tables.stop());

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const newCompany = () => admin.resultOf('company.create', { name: `Company ${randomUUID()}`, monthly_budget_usd: '5' });
// Newest first, without the fields that differ from run to run.
async function recordsOf(companyId: string) {
  const { records } = await admin.resultOf('audit.list', { company_id: companyId });
  return records.map(({ at: _at, id: _id, ...record }: Record<string, unknown>) => record);
}

describe('a company', () => {
  it('is created with its budget and an audit record, and shown as created', async () => {
    const company = await newCompany();
    const policies = { monthly_budget_usd: '5' };
    expect(company).toEqual({ id: expect.any(String), name: company.name, status: 'active', policies });
    expect(await admin.resultOf('company.show', { company_id: company.id })).toEqual(company);
    expect(await recordsOf(company.id)).toEqual([
      {
        actor: 'tester',
        actor_verified: false,
        actor_role: 'operator',
        action: 'company.create',
        subject_type: 'company',
        subject_id: company.id,
        before: null,
        after: company,
      },
    ]);
  });

  it('has a name that no other company has, regardless of case', async () => {
    const { name } = await newCompany();
    expect(await admin.refusalOf('company.create', { name: name.toUpperCase(), monthly_budget_usd: '1' })).toBe(
      'A company with this name, or one that looks the same, already exists. Choose another name.',
    );
  });

  it('that does not exist is not found, and an invalid ID is refused', async () => {
    expect(await admin.refusalOf('company.show', { company_id: UNKNOWN_ID })).toBe('There is no company with this ID.');
    expect(await admin.refusalOf('company.show', { company_id: 'x' })).toBe('company_id must be a UUID.');
  });

  it('is listed with all others, in the order of creation', async () => {
    const made: string[] = [];
    // More than the 25 that are read at the same time.
    for (let count = 0; count < 27; count += 1) {
      admin.state.nowMs += 1_000;
      made.push((await newCompany()).id);
    }
    const listed: { id: string }[] = await admin.resultOf('company.list', {});
    expect(listed.map(({ id }) => id).slice(-27)).toEqual(made);
    expect(listed.at(-1)).toEqual(await admin.resultOf('company.show', { company_id: made.at(-1) }));
  });
});

describe('an application', () => {
  it('belongs to its company, has an audit record, and is listed in the order of creation', async () => {
    const { id: company_id } = await newCompany();
    const made: { id: string; name: string }[] = [];
    for (const name of ['Web', 'App', 'Desk']) {
      admin.state.nowMs += 1_000;
      made.push(await admin.resultOf('application.create', { company_id, name }));
    }
    expect(made.map(({ name }) => name)).toEqual(['Web', 'App', 'Desk']);
    expect(await admin.resultOf('application.list', { company_id })).toEqual(made);
    expect((await recordsOf(company_id))[0]).toEqual({
      actor: 'tester',
      actor_verified: false,
      actor_role: 'operator',
      action: 'application.create',
      subject_type: 'application',
      subject_id: made[2]?.id,
      before: null,
      after: made[2],
    });
  });

  it('has a unique name in its company, which another company may use too', async () => {
    const [one, other] = [await newCompany(), await newCompany()];
    await admin.resultOf('application.create', { company_id: one.id, name: 'Web' });
    expect(await admin.refusalOf('application.create', { company_id: one.id, name: 'WEB' })).toBe(
      'The company already has an application with this name, or one that looks the same. Choose another name.',
    );
    await admin.resultOf('application.create', { company_id: other.id, name: 'Web' });
    expect(await admin.resultOf('application.list', { company_id: one.id })).toHaveLength(1);
  });

  it('is neither created nor listed for a company that does not exist', async () => {
    const create = { company_id: UNKNOWN_ID, name: 'Web' };
    expect(await admin.refusalOf('application.create', create)).toBe('There is no company with this ID.');
    expect(await admin.refusalOf('application.list', { company_id: UNKNOWN_ID })).toBe(
      'There is no company with this ID.',
    );
    expect(await admin.refusalOf('application.create', { ...create, company_id: 'x' })).toBe(
      'company_id must be a UUID.',
    );
    expect(await admin.refusalOf('application.list', { company_id: 'x' })).toBe('company_id must be a UUID.');
  });
});

it('shows the policies of a company with their defaults, and refuses an invalid company ID or version', async () => {
  const { id: company_id } = await newCompany();
  const shown = await admin.resultOf('policy.show', { company_id });
  expect(shown.policies).toEqual({ monthly_budget_usd: '5' });
  expect(shown.defaults.personal_data_kinds).toContain('EMAIL');
  expect(await admin.refusalOf('policy.show', { company_id: 'x' })).toBe('company_id must be a UUID.');
  expect(await admin.refusalOf('policy.set', { company_id: 'x', burst: 1 })).toBe('company_id must be a UUID.');
  expect(await admin.refusalOf('policy.set', { company_id, burst: 1, version: 1 })).toBe(
    'version must be the version that policy.show returned.',
  );
});

it('writes an audit record with each change of a key', async () => {
  const { id: company_id } = await newCompany();
  const { id: application_id } = await admin.resultOf('application.create', { company_id, name: 'Web' });
  const key = { application_id, environment: 'test', scopes: ['knowledge:read'] };
  const { id } = await admin.resultOf('key.create', key);
  await admin.resultOf('key.update', { key_id: id, name: 'Desk' });
  const { id: successor } = await admin.resultOf('key.rotate', { key_id: id, grace: '0' });
  await admin.resultOf('key.revoke', { key_id: successor });
  const records = await recordsOf(company_id);
  expect(records.map(({ action, subject_id }: Record<string, unknown>) => [action, subject_id])).toEqual(
    expect.arrayContaining([
      ['key.create', id],
      ['key.update', id],
      ['key.rotate', id],
      ['key.revoke', successor],
      ['application.create', application_id],
      ['company.create', company_id],
    ]),
  );
  expect(records).toHaveLength(6);
});

it('creates no key for an application that does not exist, and revokes no key that does not exist', async () => {
  const key = { application_id: UNKNOWN_ID, environment: 'test', scopes: ['knowledge:read'] };
  expect(await admin.refusalOf('key.create', key)).toBe('There is no application with this ID.');
  expect(await admin.refusalOf('key.revoke', { key_id: UNKNOWN_ID })).toBe('There is no key with this ID.');
});
