// Guarantee: a change of policies sets only what was given, once, with an audit record of the values before and after,
// and its answer says if a budget refuses calls from now on. Risk: a limit that disappears because another one was set.
import { describe, expect, it } from 'vitest';
import { policyVersion } from '../../../../shared/companies/company/policy-version.ts';
import { showPolicies } from '../../../../shared/companies/company/show-policies.ts';
import { activateCompany, suspendCompany } from '../../../../shared/companies/company/suspend-company.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { COMPANY_ID, CONTEXT, companyWith, DEFAULTS, refusalsOf } from './set-policies.fixture.ts';

const USD = 10n ** 9n;

describe('a change', () => {
  it('sets what was given, keeps everything else, and records the values before and after', async () => {
    const { set, stored, records } = companyWith({ budget: { burst: 3, keepAnswers: 'off' }, searchesPerMinute: 9 });
    expect(await set({ rate_per_minute: 7, concurrency: 2 })).toEqual({
      rate_per_minute: 7,
      burst: 3,
      concurrency: 2,
      searches_per_minute: 9,
      keep_answers: 'off',
    });
    expect(stored().policies.budget).toMatchObject({ ratePerMinute: 7, burst: 3, concurrency: 2, keepAnswers: 'off' });
    const before = { burst: 3, searches_per_minute: 9, keep_answers: 'off' };
    const change = { companyId: COMPANY_ID, action: 'policy.set', subjectType: 'company', subjectId: COMPANY_ID };
    expect(records).toEqual([
      { ...CONTEXT, ...change, before, after: { ...before, rate_per_minute: 7, concurrency: 2 } },
    ]);
  });

  it('removes a limit by null, and turns the storing of answers on again', async () => {
    const { set } = companyWith({ budget: { ratePerMinute: 1, burst: 3, keepAnswers: 'off' }, searchesPerMinute: 9 });
    expect(await set({ burst: null, searches_per_minute: null, keep_answers: 'on' })).toEqual({ rate_per_minute: 1 });
  });

  it('of the limit for the cost of ingestion may be made only by operators, whatever else it sets', async () => {
    const { set, stored, records, subscribed } = companyWith();
    const input = { monthly_ingestion_usd: 'unlimited', alert_email: 'a@example.com' };
    const forbidden = { code: 'forbidden', message: 'Only an operator can set monthly_ingestion_usd.' };
    await expect(set(input)).rejects.toMatchObject(forbidden);
    await expect(set(input, { ...CONTEXT, actorRole: 'administrator' })).rejects.toMatchObject(forbidden);
    await expect(set({ monthly_ingestion_usd: null })).rejects.toMatchObject(forbidden);
    expect({ records, subscribed, policies: stored().policies }).toEqual({ records: [], subscribed: [], policies: {} });
    const operator = { ...CONTEXT, actorRole: 'operator' as const };
    expect(await set({ monthly_ingestion_usd: '0.5' }, operator)).toEqual({ monthly_ingestion_usd: '0.5' });
    expect(stored().policies.ingestionCap).toBe('500000000');
    expect(await set({ monthly_ingestion_usd: null }, operator)).toEqual({});
  });

  it('is applied to the latest policies if another change came first', async () => {
    const { set } = companyWith({}, { conflicts: 2 });
    expect(await set({ burst: 2 })).toEqual({ burst: 2, searches_per_minute: 7 });
  });

  it('is refused with an outdated version, before and during its write', async () => {
    const conflict = { code: 'conflict', message: 'The policies have changed since they were read. Read them again.' };
    const { set, records, subscribed } = companyWith({ searchesPerMinute: 9 });
    const outdated = { burst: 2, version: policyVersion({ searchesPerMinute: 8 }), alert_email: 'a@example.com' };
    await expect(set(outdated)).rejects.toMatchObject(conflict);
    expect({ records, subscribed }).toEqual({ records: [], subscribed: [] });
    const version = policyVersion({ searchesPerMinute: 9 });
    expect(await set({ burst: 2, version })).toMatchObject({ burst: 2 });
    const racing = companyWith({ searchesPerMinute: 9 }, { conflicts: 1 });
    await expect(racing.set({ burst: 2, version })).rejects.toMatchObject(conflict);
  });

  it.each(['', '1', 'x'.repeat(23), `${'x'.repeat(21)}=`])(
    'is refused with %j, which cannot be a version',
    (version) => {
      expect(refusalsOf({ burst: 2, version })).toEqual(['version must be the version that policy.show returned.']);
    },
  );

  it('is refused if it sets nothing, and for a company that does not exist', async () => {
    const { set } = companyWith();
    await expect(set({})).rejects.toThrow('At least one policy must be given.');
    const nobody = '00000000-5a43-4a55-9d0e-2f6d8f1f7a10';
    await expect(set({ company_id: nobody, burst: 2 })).rejects.toThrow('There is no company with this ID.');
  });
});

describe.each([
  ['rate_per_minute', 60_000],
  ['burst', 10_000],
  ['concurrency', 100],
  ['searches_per_minute', 60_000],
])('the limit %s', (name, max) => {
  it.each([1, max])(`${name} may be %i`, (value) => {
    expect(refusalsOf({ [name]: value })).toBeNull();
  });

  it.each([0, max + 1, 1.5, '1'])(`${name} may not be %j`, (value) => {
    expect(refusalsOf({ [name]: value })).toEqual([`${name} must be an integer from 1 to ${max}.`]);
  });
});

describe('a budget', () => {
  it.each([
    ['250', '250'],
    ['0.5', '0.5'],
    ['unlimited', 'unlimited'],
  ])('of %s is shown as %s', async (given, shown) => {
    expect(await companyWith().set({ monthly_budget_usd: given })).toEqual({ monthly_budget_usd: shown });
  });

  it.each(['', '-1', '1000000000', '0.0000000001', 'much'])('a budget may not be %j', (given) => {
    expect(refusalsOf({ monthly_budget_usd: given })).toEqual([
      'monthly_budget_usd must be at least 0 and less than 1000000000 with at most nine decimals, or unlimited.',
    ]);
  });

  it.each<[given: string, settled: bigint, notice: string | undefined, readsBudget: boolean]>([
    ['0', 0n, 'Searches and questions with live keys are refused until monthly_budget_usd is raised.', false],
    ['5', 5n * USD - 1n, undefined, true],
    [
      '5',
      5n * USD,
      '5 dollars are already spent this month. Searches and questions with live keys are refused until the month ends or monthly_budget_usd is raised.',
      true,
    ],
    ['unlimited', 5n * USD, undefined, false],
  ])('of %s with %i nanodollars spent gives the notice: %s', async (given, settled, notice, readsBudget) => {
    const { set, budgetReads } = companyWith({}, { settled });
    expect((await set({ monthly_budget_usd: given })) as { notice?: string }).toEqual({
      monthly_budget_usd: given,
      ...(notice === undefined ? {} : { notice }),
    });
    expect(budgetReads).toEqual(readsBudget ? [{ companyId: COMPANY_ID, purpose: 'live', month: '2026-11' }] : []);
  });

  it('that a change does not set gives no notice', async () => {
    const { set, budgetReads } = companyWith({ budget: { monthlyBudget: '1' } }, { settled: 5n });
    expect(await set({ burst: 2 })).not.toHaveProperty('notice');
    expect(budgetReads).toEqual([]);
  });
});

it('shows the policies, their version, and the defaults of those that are not set', async () => {
  const { services } = companyWith({ searchesPerMinute: 9 });
  const shown = await showPolicies(services, { company_id: COMPANY_ID });
  const version = policyVersion({ searchesPerMinute: 9 });
  const defaults = { ...DEFAULTS, personal_data_kinds: PERSONAL_DATA_KINDS, monthly_ingestion_usd: '25' };
  expect(shown).toEqual({ policies: { searches_per_minute: 9 }, version, defaults });
  expect(version).toMatch(/^[\w-]{22}$/);
});

it('shows no policies of a company that does not exist', async () => {
  const { services } = companyWith();
  await expect(showPolicies(services, { company_id: 'x' })).rejects.toThrow('There is no company with this ID.');
});

describe('a company', () => {
  const input = { company_id: COMPANY_ID };

  it('is suspended and activated, with an audit record of each', async () => {
    const { services, records } = companyWith();
    const shown = { id: COMPANY_ID, name: 'Company' };
    expect(await suspendCompany(services, input, CONTEXT)).toMatchObject({ ...shown, status: 'suspended' });
    expect(await activateCompany(services, input, CONTEXT)).toMatchObject({ ...shown, status: 'active' });
    const change = { ...CONTEXT, companyId: COMPANY_ID, subjectType: 'company', subjectId: COMPANY_ID };
    expect(records).toEqual([
      { ...change, action: 'company.suspend', before: { status: 'active' }, after: { status: 'suspended' } },
      { ...change, action: 'company.activate', before: { status: 'suspended' }, after: { status: 'active' } },
    ]);
  });

  it('stays suspended when its policies change', async () => {
    const { services, set, stored } = companyWith();
    await suspendCompany(services, input, CONTEXT);
    await set({ burst: 2 });
    expect(stored().status).toBe('suspended');
  });

  it('is not suspended again, or if it does not exist', async () => {
    const { services, records } = companyWith();
    await suspendCompany(services, input, CONTEXT);
    await expect(suspendCompany(services, input, CONTEXT)).rejects.toThrow('The company is already suspended.');
    await expect(suspendCompany(services, { company_id: 'x' }, CONTEXT)).rejects.toThrow('There is no company');
    expect(records).toHaveLength(1);
  });
});
