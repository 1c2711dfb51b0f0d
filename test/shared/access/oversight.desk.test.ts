import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from './desk.ts';
import { startTables, type TestTables } from './tables.ts';

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
    const records = await desk.must('audit.list', { company_id: company.id });
    expect(records.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'company.activate',
      'company.suspend',
    ]);
    const since = await desk.must('audit.list', { company_id: company.id, since: '2026-11-20T08:00:00+01:00' });
    expect(since).toHaveLength(2);
    expect(await desk.refused('audit.list', { company_id: company.id, since: 'yesterday' })).toContain('ISO');
    expect(await desk.must('audit.list', {})).toEqual([]);
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
    expect(rotating.pepper.keys_on_other_versions).toBeGreaterThan(0);
    expect(rotating.pepper.previous_may_go).toBe(false);
    expect(JSON.stringify(rotating)).not.toContain('pepper of version');
    desk.state.peppers = peppers;
  });
});
