// Guarantee: the overview and the usage report show exactly what is in the ledger, with current names, and point out
// what needs attention. Risk: an administrator raises a budget, or trusts a key, because of a wrong figure.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../../../shared/budget/budget.ts';
import { keyMarkOf } from '../../../shared/budget/reservations/hold.ts';
import { DAY_MS } from '../../../shared/durations.ts';
import type { DocumentRecord } from '../../../shared/knowledge/document.ts';
import { overviewResult, usageReportResult } from '../../../shared/operations/results/report-results.ts';
import { reportUsage } from '../../../shared/reports/report-usage.ts';
import { showOverview } from '../../../shared/reports/show-overview.ts';
import {
  ADDRESS,
  COMPANY,
  entryOf,
  failedDocument,
  INTRANET,
  keyOf,
  NOW_MS,
  openReports,
  uuid,
  WEBSITE,
} from './reports.fixture.ts';

describe('the usage report', () => {
  it('shows each day, and finds the key of a lost call by its mark', async () => {
    const { budgets, services } = openReports({
      keys: [keyOf(10), keyOf(11, { applicationId: WEBSITE, name: '', status: 'revoked' })],
    });
    await budgets.recordCost(ADDRESS, entryOf(1, '2026-11-18T10:00:00.000Z'));
    await budgets.recordCost(ADDRESS, entryOf(2, '2026-11-18T11:00:00.000Z'));
    const lost = { basis: 'lost', applicationId: null, keyId: null, keyMark: keyMarkOf(uuid(11)), uses: [] } as const;
    await budgets.recordCost(ADDRESS, entryOf(3, '2026-11-19T10:00:00.000Z', lost));
    const byMember = { keyId: uuid(20), keyMark: keyMarkOf(uuid(20)), uses: [] };
    await budgets.recordCost(ADDRESS, entryOf(4, '2026-11-19T11:00:00.000Z', { ...byMember, basis: 'unknown' }));
    const report = await reportUsage(services, { company_id: COMPANY, month: '2026-11', purpose: 'live' });
    const notMetered = { day: '2026-11-19', model_id: 'not metered', calls: 1, input_tokens: 0, output_tokens: 0 };
    const metered = { day: '2026-11-18', application_id: INTRANET, key_id: uuid(10), calls: 2 };
    expect(report).toEqual({
      too_many_calls: false,
      lines: [
        { ...metered, model_id: 'embedding', input_tokens: 20, output_tokens: 0, nano_usd: '2' },
        { ...metered, model_id: 'answer', input_tokens: 1_800, output_tokens: 100, nano_usd: '1999999998' },
        { ...notMetered, application_id: WEBSITE, key_id: uuid(11), nano_usd: '1000000000' },
        { ...notMetered, application_id: INTRANET, key_id: uuid(20), nano_usd: '1000000000' },
      ],
      applications: [
        { id: INTRANET, name: 'Intranet' },
        { id: WEBSITE, name: 'Website' },
      ],
      keys: [
        { id: uuid(10), name: 'Key 10', first: 'kc_live_abcd', last: 'wxyz' },
        { id: uuid(11), name: '', first: 'kc_live_abcd', last: 'wxyz' },
        { id: uuid(20), name: 'Playground: anna@example.com', first: '', last: '' },
      ],
    });
    expect(v.is(usageReportResult, report)).toBe(true);
    const test = await reportUsage(services, { company_id: COMPANY, month: '2026-11', purpose: 'test' });
    expect(test).toEqual({ too_many_calls: false, lines: [], applications: [], keys: [] });
  });

  it('lists days in chronological order, which is not that of the ledger', async () => {
    const { budgets, services } = openReports({ keys: [keyOf(10)] });
    await budgets.recordCost(ADDRESS, entryOf(1, '2026-11-19T10:00:00.000Z'));
    await budgets.recordCost(ADDRESS, entryOf(2, '2026-11-18T10:00:00.000Z'));
    const { lines } = await reportUsage(services, { company_id: COMPANY, month: '2026-11', purpose: 'live' });
    expect(lines.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-18', '2026-11-19', '2026-11-19']);
  });

  it('is refused for a company that does not exist', async () => {
    const report = reportUsage(openReports().services, { company_id: uuid(7), month: '2026-11', purpose: 'live' });
    await expect(report).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('company') });
  });
});

describe('the overview', () => {
  it('is empty but complete for a new company', async () => {
    const overview = await showOverview(openReports().services, { company_id: COMPANY, purpose: 'live' });
    expect(overview).toEqual({
      now: '2026-11-20T12:00:00.000Z',
      budget: {
        month: '2026-11',
        purpose: 'live',
        cap_usd: '100',
        settled_usd: '0',
        held_usd: '0',
        available_usd: '100',
        holds: [],
        calls: 0,
        ingestion: { calls: 2, input_tokens: 300, usd: '0.000006', cap_usd: '25' },
      },
      too_many_calls: false,
      days: [],
      runs_out_on: null,
      calls: { searches: 0, questions: 0, grounded: 0, not_grounded: 0 },
      keys_expiring: [],
      keys_never_used: [],
      documents_failed: [],
      more: { keys_expiring: false, keys_never_used: false, documents_failed: false },
      applications: [
        { id: INTRANET, name: 'Intranet' },
        { id: WEBSITE, name: 'Website' },
      ],
    });
    expect(v.is(overviewResult, overview)).toBe(true);
  });

  it('counts calls by outcome, and money by day and application', async () => {
    const { budgets, services } = openReports({ keys: [keyOf(10)], cap: '10000000000' });
    const search = { kind: 'search', grounded: null, applicationId: WEBSITE } as const;
    await budgets.recordCost(ADDRESS, entryOf(1, '2026-11-18T10:00:00.000Z'));
    await budgets.recordCost(ADDRESS, entryOf(2, '2026-11-18T11:00:00.000Z', { grounded: false }));
    await budgets.recordCost(ADDRESS, entryOf(3, '2026-11-20T10:00:00.000Z', search));
    await budgets.recordCost(ADDRESS, entryOf(4, '2026-11-20T10:00:00.000Z', { grounded: null, basis: 'unknown' }));
    await budgets.recordCost(
      ADDRESS,
      entryOf(5, '2026-11-20T10:00:00.000Z', { basis: 'not_made', cost: 0n, uses: [] }),
    );
    await budgets.recordCost(
      ADDRESS,
      entryOf(6, '2026-11-20T10:00:00.000Z', { basis: 'lost', grounded: null, cost: 0n, uses: [] }),
    );
    const overview = await showOverview(services, { company_id: COMPANY, purpose: 'live' });
    expect(overview.calls).toEqual({ searches: 1, questions: 4, grounded: 1, not_grounded: 1 });
    expect(overview.days).toEqual([
      { day: '2026-11-18', application_id: INTRANET, nano_usd: '2000000000' },
      { day: '2026-11-20', application_id: WEBSITE, nano_usd: '1000000000' },
      { day: '2026-11-20', application_id: INTRANET, nano_usd: '1000000000' },
    ]);
    // Four dollars were spent in two and a half days. The budget itself records no settlement: all its ten are left.
    expect(overview.runs_out_on).toBe('2026-11-26');
    const unlimited = openReports({ cap: 'unlimited' });
    await unlimited.budgets.recordCost(ADDRESS, entryOf(1, '2026-11-18T10:00:00.000Z'));
    expect((await showOverview(unlimited.services, { company_id: COMPANY, purpose: 'live' })).runs_out_on).toBeNull();
  });

  it('predicts when the budget runs out from what is left of it', async () => {
    const { budgets, services } = openReports({ keys: [keyOf(10)], cap: '10000000000' });
    await budgets.recordCost(ADDRESS, entryOf(1, '2026-11-18T10:00:00.000Z', { cost: 4_000_000_000n }));
    const budget = { settled: 6_000_000_000n, held: 0n, calls: 1, holds: { query: new Map(), search: new Map() } };
    const withBudget = { ...services, budgets: { ...services.budgets, find: async () => budget as unknown as Budget } };
    // Four dollars were spent in two and a half days, and four of the budget are left.
    expect(await showOverview(withBudget, { company_id: COMPANY, purpose: 'live' })).toMatchObject({
      runs_out_on: '2026-11-23',
    });
  });

  it('lists the unreadable documents of every base', async () => {
    const { services } = openReports();
    const bases = Array.from({ length: 17 }, (_, at) => ({ id: uuid(40 + at), name: `Base ${at}`, status: 'active' }));
    const many = {
      ...services,
      bases: { list: async () => bases as never },
      documents: {
        listFailed: async (baseId: string) => (baseId === uuid(56) ? [failedDocument(99) as DocumentRecord] : []),
      },
    };
    const { documents_failed: documents } = await showOverview(many, { company_id: COMPANY, purpose: 'live' });
    expect(documents).toMatchObject([{ file: '99.pdf', base_id: uuid(56), base_name: 'Base 16' }]);
  });

  it('predicts at the start of a month from the spending of the last days of the previous one', async () => {
    const { budgets, services } = openReports({ nowMs: Date.parse('2026-12-02T00:00:00.000Z'), cap: '8000000000' });
    await budgets.recordCost(ADDRESS, entryOf(1, '2026-11-28T00:00:00.000Z', { cost: 4_000_000_000n }));
    const overview = await showOverview(services, { company_id: COMPANY, purpose: 'live' });
    expect(overview.days).toEqual([]);
    expect(overview.runs_out_on).toBe('2026-12-10');
    // Test keys have spent nothing.
    expect(await showOverview(services, { company_id: COMPANY, purpose: 'test' })).toMatchObject({ runs_out_on: null });
  });

  it('lists the keys that expire soon or were never used, the soonest first, and unreadable documents', async () => {
    const at = (days: number) => new Date(NOW_MS + days * DAY_MS).toISOString();
    const { services } = openReports({
      keys: [
        keyOf(10, { expiresAt: at(14) }),
        keyOf(11, { expiresAt: at(1) }),
        keyOf(12, { expiresAt: at(14.1) }),
        keyOf(13, { expiresAt: at(-1), lastUsedAt: null }),
        keyOf(14, { lastUsedAt: null }),
        keyOf(15, { lastUsedAt: null, status: 'revoked' }),
      ],
      failedDocuments: Array.from({ length: 21 }, (_, number) => failedDocument(100 + number) as DocumentRecord),
    });
    const overview = await showOverview(services, { company_id: COMPANY, purpose: 'live' });
    expect(overview.keys_expiring.map(({ id }) => id)).toEqual([uuid(11), uuid(10)]);
    const { first, last, name, environment, scopes } = keyOf(14);
    expect(overview.keys_never_used).toEqual([
      {
        id: uuid(14),
        first,
        last,
        name,
        environment,
        scopes,
        status: 'active',
        created_at: '2026-11-01T00:00:00.000Z',
        expires_at: null,
        last_used_at: null,
        application_id: INTRANET,
        application_name: 'Intranet',
      },
    ]);
    expect(overview.documents_failed).toHaveLength(20);
    expect(overview.documents_failed[0]).toMatchObject({ file: '100.pdf', base_id: uuid(4), base_name: 'Handbook' });
    expect(overview.more).toEqual({ keys_expiring: false, keys_never_used: false, documents_failed: true });
    expect(JSON.stringify(overview)).not.toContain('secret mac');
  });
});

it.each([
  [20, false],
  [21, true],
])('shows twenty of %i keys and documents that need attention; there are more: %s', async (count, more) => {
  const expiresAt = '2026-11-21T00:00:00.000Z';
  const { services } = openReports({
    keys: Array.from({ length: count }, (_, number) => keyOf(100 + number, { expiresAt, lastUsedAt: null })),
    failedDocuments: Array.from({ length: count }, (_, number) => failedDocument(100 + number) as DocumentRecord),
  });
  const overview = await showOverview(services, { company_id: COMPANY, purpose: 'live' });
  const { keys_expiring: expiring, keys_never_used: unused, documents_failed: documents } = overview;
  expect({ expiring: expiring.length, unused: unused.length, documents: documents.length }).toEqual({
    expiring: 20,
    unused: 20,
    documents: 20,
  });
  expect(overview.more).toEqual({ keys_expiring: more, keys_never_used: more, documents_failed: more });
});
