// Guarantee: the audit log is listed completely and in order, by any filter, and the status of a stage reports a
// problem exactly when there is one. Risk: a change that an auditor does not see, or a pepper that is removed too
// early.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';
import { reportStage } from '../../../shared/stage/report-stage.ts';
import { createAdministration } from './administration.fixture.ts';
import { startTables, type TestTables } from './tables.fixture.ts';

let tables: TestTables;
let admin: ReturnType<typeof createAdministration>;
beforeAll(async () => {
  tables = await startTables();
  admin = createAdministration(tables);
});
afterAll(() => tables.stop());

describe('the audit log', () => {
  it('is listed newest first, from a given time on', async () => {
    const { company } = await admin.makeCompanyWithKey();
    admin.state.nowMs += HOUR_MS;
    await admin.resultOf('company.suspend', { company_id: company.id });
    admin.state.nowMs += HOUR_MS;
    await admin.resultOf('company.activate', { company_id: company.id });
    admin.state.nowMs -= 2 * HOUR_MS;
    const { records } = await admin.resultOf('audit.list', { company_id: company.id });
    expect(records.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'company.activate',
      'company.suspend',
    ]);
    const { records: since } = await admin.resultOf('audit.list', {
      company_id: company.id,
      since: '2026-11-20T08:00:00+01:00',
    });
    expect(since).toHaveLength(2);
  });

  it('of the stage has no record of the changes of a company', async () => {
    await admin.makeCompanyWithKey();
    expect(await admin.resultOf('audit.list', {})).toEqual({ records: [], next: null });
  });

  it('is filtered by actor, action and time', async () => {
    const { company } = await admin.makeCompanyWithKey();
    const list = async (filter: object) =>
      (await admin.resultOf('audit.list', { company_id: company.id, ...filter })).records.map(
        ({ action, actor }: { action: string; actor: string }) => `${action} by ${actor}`,
      );
    const all = await list({});
    expect(all.length).toBeGreaterThan(2);
    expect(await list({ action: 'company.create' })).toEqual(['company.create by tester']);
    expect(await list({ by: 'tester' })).toEqual(all);
    expect(await list({ by: 'somebody' })).toEqual([]);
    const at = new Date(admin.state.nowMs);
    const day = at.toISOString().slice(0, 10);
    admin.state.nowMs += DAY_MS;
    await admin.resultOf('company.suspend', { company_id: company.id });
    expect(await list({ until: day })).toEqual(all);
    expect(await list({ until: at.toISOString() })).toEqual(all);
    expect(await list({ until: new Date(at.getTime() - 1).toISOString(), action: 'company.create' })).toEqual([]);
    expect(await list({ since: new Date(at.getTime() + 1).toISOString() })).toEqual(['company.suspend by tester']);
    admin.state.nowMs -= DAY_MS;
  });

  const TIME = 'must be an ISO 8601 date or time, such as 2026-11-20 or 2026-11-20T06:00:00Z.';
  const ENDS_BEFORE_START = 'since must not be later than until.';
  const AFTER = 'after must be the value of next in an earlier response.';
  const position = (at: string) => `${at}#00000000-0000-4000-8000-000000000001`;

  it.each([
    ['a range that ends before it begins', { since: '2026-11-21', until: '2026-11-20' }, ENDS_BEFORE_START],
    [
      'a range that ends a millisecond before it begins',
      { since: '2026-11-20T06:00:00Z', until: '2026-11-20T05:59:59.999Z' },
      ENDS_BEFORE_START,
    ],
    ['a page before the range', { since: '2026-11-20', after: position('2026-11-19T00:00:00.000Z') }, AFTER],
    ['a position that no list has', { after: position('-'.repeat(24)) }, AFTER],
    ['a word as the start', { since: 'yesterday' }, `since ${TIME}`],
    ['a word as the end', { until: 'today' }, `until ${TIME}`],
    [
      'an action that does not exist',
      { action: 'key.steal' },
      'action must be the name of a change, such as key.create.',
    ],
    ['an empty actor', { by: '' }, 'by must not be empty.'],
    ['an actor that is not a string', { by: 7 }, 'by must be a string.'],
    ['a day that does not exist', { since: '2026-02-30' }, `since ${TIME}`],
    ['a time on a day that does not exist', { until: '2026-04-31T06:00:00Z' }, `until ${TIME}`],
    ['a time after the year 9999', { until: '9999-12-31T23:59:59-05:00' }, `until ${TIME}`],
    ['a time before the year 0', { since: '0000-01-01T00:00:00+05:00' }, `since ${TIME}`],
  ])('refuses %s with a sentence that says what is allowed', async (_name, filter, sentence) => {
    const { company } = await admin.makeCompanyWithKey();
    expect(await admin.refusalOf('audit.list', { company_id: company.id, ...filter })).toBe(sentence);
  });

  it.each([
    { until: '9999-12-31' },
    { since: '0000-01-01', until: '9999-12-31T23:59:59.999Z' },
    { since: '2024-02-29' },
  ])('accepts %j as a range that includes every change', async (range) => {
    const { company } = await admin.makeCompanyWithKey();
    const all = await admin.resultOf('audit.list', { company_id: company.id });
    expect(all.records.length).toBeGreaterThan(2);
    expect(await admin.resultOf('audit.list', { company_id: company.id, ...range })).toEqual(all);
  });

  it('is complete and in order across several responses', async () => {
    const { company } = await admin.makeCompanyWithKey();
    const networks = Array.from({ length: 1_000 }, (_, i) => `2001:db8:${i.toString(16)}:ffff:ffff:ffff:ffff:0/112`);
    // 110 changes of 40 to 80 kB each exceed the size limit of a function's response.
    const changes = 110;
    for (let i = 0; i < changes; i += 1) {
      admin.state.nowMs += 1;
      await admin.resultOf('policy.set', { company_id: company.id, ip_allow_list: networks.slice(i % 2) });
    }
    const first = await admin.resultOf('audit.list', { company_id: company.id });
    expect(JSON.stringify(first).length).toBeLessThan(5_000_000);
    const all = [...first.records];
    for (let next = first.next; next !== null; ) {
      const page = await admin.resultOf('audit.list', { company_id: company.id, after: next });
      all.push(...page.records);
      next = page.next;
    }
    expect(first.records.length).toBeLessThan(all.length);
    // Three more records: the company, its application and its key were created.
    expect(new Set(all.map(({ id }) => id)).size).toBe(changes + 3);
    expect(all).toHaveLength(changes + 3);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('stage status', () => {
  it('reports no problem when there is none, and counts the keys under an old pepper', async () => {
    await admin.makeCompanyWithKey();
    const healthy = await admin.resultOf('stage.status', {});
    expect(healthy).toMatchObject({ stage: 'test', search_index: 'ready', problems: [] });
    const { peppers } = admin.state;
    admin.state.peppers = { ...peppers, current: { version: 'two', secret: 'x' }, previous: peppers.current };
    const rotating = await admin.resultOf('stage.status', {});
    expect(rotating.pepper.keys_on_previous_version).toBeGreaterThan(0);
    expect(rotating.pepper.previous_may_go).toBe(false);
    expect(JSON.stringify(rotating)).not.toContain('pepper of version');
    admin.state.peppers = peppers;
  });

  it('reports that a stage that keeps its data is not protected from deletion', async () => {
    const { problems } = await reportStage(
      { ...admin.services, isUnprotected: true },
      {},
      {
        id: 'request',
        at: '2026-11-20T08:00:00Z',
        actor: 'tester',
      },
    );
    expect(problems).toEqual([
      {
        what: 'The stage keeps its data and is not protected from deletion.',
        do: 'Deploy it again with npm run deploy, without -c protection=later.',
      },
    ]);
  });
});
