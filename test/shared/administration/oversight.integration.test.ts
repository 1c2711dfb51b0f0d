import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from './administration.fixture.ts';
import { startTables, type TestTables } from './tables.fixture.ts';

let tables: TestTables;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  tables = await startTables();
  desk = createDesk(tables);
});
afterAll(() => tables.stop());

describe('the audit record', () => {
  it('is newest first and begins where it is asked to', async () => {
    const { company } = await desk.make();
    desk.state.nowMs += 3_600_000;
    await desk.must('company.suspend', { company_id: company.id });
    desk.state.nowMs += 3_600_000;
    await desk.must('company.activate', { company_id: company.id });
    desk.state.nowMs -= 7_200_000;
    const { records } = await desk.must('audit.list', { company_id: company.id });
    expect(records.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'company.activate',
      'company.suspend',
    ]);
    const { records: since } = await desk.must('audit.list', {
      company_id: company.id,
      since: '2026-11-20T08:00:00+01:00',
    });
    expect(since).toHaveLength(2);
    expect(await desk.refused('audit.list', { company_id: company.id, since: 'yesterday' })).toContain('ISO');
    expect(await desk.must('audit.list', {})).toEqual({ records: [], next: null });
  });

  it('is whole and in order when one answer does not hold it', async () => {
    const { company } = await desk.make();
    const networks = Array.from({ length: 1_000 }, (_, i) => `2001:db8:${i.toString(16)}:ffff:ffff:ffff:ffff:0/112`);
    // 110 changes of 40 to 80 kB each are more than the answer of a function may have.
    for (let i = 0; i < 110; i += 1) {
      desk.state.nowMs += 1;
      await desk.must('policy.set', { company_id: company.id, ip_allow_list: networks.slice(i % 2) });
    }
    const first = await desk.must('audit.list', { company_id: company.id });
    expect(JSON.stringify(first).length).toBeLessThan(5_000_000);
    const all = [...first.records];
    for (let next = first.next; next !== null; ) {
      const page = await desk.must('audit.list', { company_id: company.id, after: next });
      all.push(...page.records);
      next = page.next;
    }
    expect(first.records.length).toBeLessThan(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(113);
    expect(all).toHaveLength(113);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('stage status', () => {
  it('finds nothing wrong where nothing is, and counts the keys that keep an old pepper', async () => {
    await desk.make();
    const healthy = await desk.must('stage.status', {});
    expect(healthy).toMatchObject({ stage: 'desk', search_index: 'ready', problems: [] });
    const { peppers } = desk.state;
    desk.state.peppers = { ...peppers, current: { version: 'two', secret: 'x' }, previous: peppers.current };
    const rotating = await desk.must('stage.status', {});
    expect(rotating.pepper.keys_on_previous_version).toBeGreaterThan(0);
    expect(rotating.pepper.previous_may_go).toBe(false);
    expect(JSON.stringify(rotating)).not.toContain('pepper of version');
    desk.state.peppers = peppers;
  });
});
