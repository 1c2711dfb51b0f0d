// Guarantee: an operator's reports show the cap in force, every nanodollar under the key that spent it, and every audit
// record, page by page without a gap or a repeat. Risk: a bill that names the wrong key, or a change that nobody finds.
import { describe, expect, it } from 'vitest';
import type { AuditQuery, AuditRecord } from '../../../shared/administration/audit-record.ts';
import { auditPosition } from '../../../shared/administration/audit-record.ts';
import type { Budget } from '../../../shared/budget/budget.ts';
import type { LedgerEntry } from '../../../shared/budget/ledger/ledger.ts';
import { encodeHold, keyMarkOf } from '../../../shared/budget/reservations/hold.ts';
import type { Application } from '../../../shared/companies/applications/application.ts';
import type { Company } from '../../../shared/companies/company/company.ts';
import { exportUsage } from '../../../shared/companies/export-usage.ts';
import { listAuditRecords } from '../../../shared/companies/list-audit-records.ts';
import { showBudget } from '../../../shared/companies/show-budget.ts';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';

const NOW_MS = Date.UTC(2026, 10, 20);
const NANO_PER_USD = 1_000_000_000n;
const companyWith = (policies: object) => ({ id: 'company', policies, revision: 2 }) as unknown as Company;

describe('a budget', () => {
  const CURRENT = {
    cap: 50n * NANO_PER_USD,
    settled: 12n * NANO_PER_USD,
    held: 3n * NANO_PER_USD,
    available: 35n * NANO_PER_USD,
    calls: 4,
    holds: {
      query: new Map([
        ['a', encodeHold({ amount: 3n * NANO_PER_USD, expiresAtSeconds: NOW_MS / 1_000 + 40, keyMark: 'abcdefgh' })],
      ]),
      search: new Map(),
    },
  } as unknown as Budget;

  function show(input: object, { budget = CURRENT as Budget | null, policies = {} } = {}) {
    const budgetReads: object[] = [];
    const ingestionMonths: string[] = [];
    const services = {
      companies: { find: async () => companyWith(policies) },
      budgets: {
        find: async (address: object) => {
          budgetReads.push(address);
          return budget;
        },
      },
      ingestionCosts: {
        find: async (_companyId: string, month: string) => {
          ingestionMonths.push(month);
          return { calls: 7, inputTokens: 900, nanoUsd: 18_000n };
        },
      },
      testAllowance: 2n * NANO_PER_USD,
      nowMs: () => NOW_MS,
    };
    return showBudget(services, { company_id: 'company', purpose: 'live', ...input }).then((shown) => ({
      shown,
      budgetReads,
      ingestionMonths,
    }));
  }

  it('is reported for this month, with what is left of the cap in force', async () => {
    const policies = { budget: { monthlyBudget: String(20n * NANO_PER_USD) } };
    const { shown, budgetReads } = await show({}, { policies });
    expect(budgetReads).toEqual([{ companyId: 'company', purpose: 'live', month: '2026-11' }]);
    expect(shown).toEqual({
      month: '2026-11',
      purpose: 'live',
      cap_usd: '20',
      settled_usd: '12',
      held_usd: '3',
      available_usd: '5',
      calls: 4,
      holds: [{ id: 'a', kind: 'query', amount_usd: '3', expires_in_seconds: 40 }],
      ingestion: { calls: 7, input_tokens: 900, usd: '0.000018', cap_usd: '25' },
    });
  });

  it('is unlimited for live keys without a cap, and the allowance of the stage for test keys', async () => {
    expect((await show({})).shown).toMatchObject({ cap_usd: 'unlimited', available_usd: 'unlimited' });
    const forTestKeys = await show({ purpose: 'test' });
    expect(forTestKeys.budgetReads).toMatchObject([{ purpose: 'test' }]);
    expect(forTestKeys.shown).toMatchObject({ cap_usd: '2', available_usd: '-13' });
  });

  it('of a past month has the cap that the month ended with', async () => {
    const { shown, budgetReads, ingestionMonths } = await show({ month: '2026-10' });
    expect(budgetReads).toMatchObject([{ month: '2026-10' }]);
    expect(ingestionMonths).toEqual(['2026-10']);
    expect(shown).toMatchObject({ month: '2026-10', cap_usd: '50', available_usd: '35' });
  });

  it('is available in full when nothing was spent', async () => {
    const { shown } = await show({ purpose: 'test' }, { budget: null });
    expect(shown).toMatchObject({
      cap_usd: '2',
      settled_usd: '0',
      held_usd: '0',
      available_usd: '2',
      calls: 0,
      holds: [],
    });
  });
});

describe('the usage of a month', () => {
  const KEYS = ['feedbeef-cafe-4000-8000-000000000001', 'deadbeef-cafe-4000-8000-000000000002'] as const;
  const servicesWith = (entries: { readonly live: LedgerEntry[]; readonly test: LedgerEntry[] }) => ({
    companies: { find: async () => companyWith({}) },
    applications: { list: async () => ['one', 'two'].map((id) => ({ id }) as Application) },
    keys: {
      list: async (id: string) => [{ id: id === 'one' ? KEYS[0] : KEYS[1], applicationId: id } as KeyRecord],
    },
    budgets: {
      findSum: async () => null,
      entries: async function* ({ purpose }: { purpose: 'live' | 'test' }) {
        yield* entries[purpose];
      },
    },
  });
  const entry = (id: string, over: Partial<LedgerEntry>): LedgerEntry => ({
    id,
    at: '2026-11-20T00:00:00.000Z',
    kind: 'query',
    cost: 10n,
    held: 10n,
    basis: 'metered',
    applicationId: 'one',
    keyId: KEYS[0],
    keyMark: keyMarkOf(KEYS[0]),
    uses: [{ modelId: 'nova', inputTokens: 3, outputTokens: 2, cost: 10n }],
    pricesVersion: 1,
    grounded: null,
    ...over,
  });

  it('has a line for each purpose, application, key and model, and names the keys of lost calls by their marks', async () => {
    const lost = { basis: 'lost', applicationId: null, keyId: null, keyMark: keyMarkOf(KEYS[1]), uses: [] } as const;
    const entries = {
      live: [
        entry('a', {}),
        entry('b', { at: '2026-11-21T00:00:00.000Z' }),
        entry('c', { ...lost, cost: 7n }),
        entry('d', { basis: 'not_made', cost: 0n }),
        entry('e', { keyId: 'member', keyMark: '' }),
        entry('f', { applicationId: 'two', keyId: 'member', keyMark: '' }),
        entry('g', { uses: [{ modelId: 'titan', inputTokens: 1, outputTokens: 0, cost: 10n }] }),
      ],
      test: [entry('e', { cost: 4n, uses: [{ modelId: 'nova', inputTokens: 1, outputTokens: 0, cost: 4n }] })],
    };
    const line = { application_id: 'one', key_id: KEYS[0], model_id: 'nova' };
    const lostLine = { application_id: 'two', key_id: KEYS[1], model_id: 'not metered' };
    const memberLine = { ...line, application_id: 'two', key_id: 'member' };
    expect(await exportUsage(servicesWith(entries), { company_id: 'company', month: '2026-11' })).toEqual([
      { purpose: 'live', ...line, calls: 2, input_tokens: 6, output_tokens: 4, nano_usd: '20' },
      { purpose: 'live', ...lostLine, calls: 1, input_tokens: 0, output_tokens: 0, nano_usd: '7' },
      { purpose: 'live', ...line, key_id: 'member', calls: 1, input_tokens: 3, output_tokens: 2, nano_usd: '10' },
      { purpose: 'live', ...memberLine, calls: 1, input_tokens: 3, output_tokens: 2, nano_usd: '10' },
      { purpose: 'live', ...line, model_id: 'titan', calls: 1, input_tokens: 1, output_tokens: 0, nano_usd: '10' },
      { purpose: 'test', ...line, calls: 1, input_tokens: 1, output_tokens: 0, nano_usd: '4' },
    ]);
  });

  it('is exact for amounts that a floating-point number cannot hold', async () => {
    const cost = 2n ** 53n;
    const spent = [cost, 1n].map((each, n) =>
      entry(`e${n}`, { cost: each, uses: [{ modelId: 'nova', inputTokens: 1, outputTokens: 0, cost: each }] }),
    );
    // On two days, because the ledger itself adds up the costs of one day.
    const live = spent.map((each, n) => ({ ...each, at: `2026-11-2${n}T00:00:00.000Z` }));
    const lines = await exportUsage(servicesWith({ live, test: [] }), { company_id: 'company', month: '2026-11' });
    expect(lines.map(({ nano_usd }) => nano_usd)).toEqual(['9007199254740993']);
  });
});

describe('the audit log', () => {
  const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const record = (number: number) =>
    ({
      id: uuid(number),
      at: new Date(NOW_MS + number).toISOString(),
      actor: 'ops',
      action: 'key.create',
      subjectType: 'key',
      subjectId: uuid(number),
      before: null,
      after: null,
    }) as unknown as AuditRecord;

  // An endless list fails instead of hanging the test.
  const PAGES_MAX = 9;

  // Lists this many records as the table does: newest first, from the given position on.
  function logOf(count: number) {
    const all = Array.from({ length: count }, (_, n) => record(count - n));
    const queries: AuditQuery[] = [];
    const list = async (query: AuditQuery) => {
      queries.push(query);
      return all
        .filter((each) => query.through === null || auditPosition(each) <= query.through)
        .slice(0, query.recordsMax);
    };
    const services = { companies: { find: async () => companyWith({}) }, audit: { list } };
    return { queries, read: (input: object) => listAuditRecords(services, { company_id: 'company', ...input }) };
  }

  it.each([
    [199, [199]],
    [200, [200]],
    [201, [200, 1]],
    [401, [200, 200, 1]],
  ])('of %i records is read in pages of 200, each record once', async (count, pages) => {
    const { read } = logOf(count);
    const seen: string[][] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listAuditRecords>> = await read(after === null ? {} : { after });
      seen.push(page.records.map(({ id }) => id));
      after = page.next;
    } while (after !== null && seen.length < PAGES_MAX);
    expect(seen.map(({ length }) => length)).toEqual(pages);
    expect(new Set(seen.flat()).size).toBe(count);
  });

  it('shows who made a change, without the id of this person in the console', async () => {
    const list = async () => [{ ...record(1), personId: 'person' }];
    const services = { companies: { find: async () => companyWith({}) }, audit: { list } };
    const { actor, action, before, after, at, id } = record(1);
    const subject = { subject_type: 'key', subject_id: uuid(1) };
    const view = { at, id, actor, actor_verified: false, actor_role: null, action, ...subject };
    const { records } = await listAuditRecords(services, { company_id: 'company' });
    expect(records).toEqual([{ ...view, before, after }]);
  });

  it('passes on its filters, with times in UTC, and includes the whole last day', async () => {
    const { read, queries } = logOf(1);
    await read({ since: '2026-11-01', until: '2026-11-20', by: 'ops', action: 'key.create', subject_id: uuid(1) });
    await read({ until: '2026-11-20T06:00:00Z' });
    await read({ since: '2026-11-20T06:00+01:00', until: '2026-11-20T06:00-01:00' });
    const range = { since: '2026-11-01T00:00:00.000Z', through: '2026-11-20T23:59:59.999Z~' };
    const wanted = { companyId: 'company', subjectId: uuid(1), actor: 'ops', action: 'key.create', recordsMax: 201 };
    expect(queries).toEqual([
      { ...wanted, ...range },
      expect.objectContaining({ since: null, subjectId: null, through: '2026-11-20T06:00:00.000Z~' }),
      expect.objectContaining({ since: '2026-11-20T05:00:00.000Z', through: '2026-11-20T07:00:00.000Z~' }),
    ]);
  });
});
