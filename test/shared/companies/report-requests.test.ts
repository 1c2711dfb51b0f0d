// Guarantee: a request for a report is accepted in one form, and an invalid one is refused with the reason; a page of
// records fits into a response. Risk: a report of the wrong month or company, and a page that cannot be sent.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseInput } from '../../../shared/administration/operation.ts';
import type { Company } from '../../../shared/companies/company/company.ts';
import { exportUsage, exportUsageInput } from '../../../shared/companies/export-usage.ts';
import { listAuditRecords, listAuditRecordsInput } from '../../../shared/companies/list-audit-records.ts';
import { showBudget, showBudgetInput } from '../../../shared/companies/show-budget.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const POSITION = `2026-11-20T00:00:00.000Z#${ID}`;
const timeRefusal = (name: string) =>
  `${name} must be an ISO 8601 date or time, such as 2026-11-20 or 2026-11-20T06:00:00Z.`;
const MONTH_REFUSAL = 'month must be a calendar month, such as 2026-11.';

describe('a request', () => {
  it.each<[report: string, schema: v.GenericSchema, input: object]>([
    ['for records', listAuditRecordsInput, {}],
    ['for records', listAuditRecordsInput, { company_id: ID, since: '2026-11-01', until: '2026-11-20T06:00+01:00' }],
    [
      'for records',
      listAuditRecordsInput,
      { by: 'x'.repeat(2_048), action: 'key.create', subject_id: ID, after: POSITION },
    ],
    ['for records', listAuditRecordsInput, { by: 'x' }],
    ['for usage', exportUsageInput, { company_id: ID, month: '2026-11' }],
    ['for a budget', showBudgetInput, { company_id: ID, month: '2026-11', purpose: 'test' }],
  ])('%s is accepted unchanged: $2', (_report, schema, input) => {
    expect(parseInput(schema, input)).toEqual({ output: input });
  });

  it('for a budget is about live keys unless it says otherwise', () => {
    expect(parseInput(showBudgetInput, { company_id: ID })).toEqual({ output: { company_id: ID, purpose: 'live' } });
  });

  it.each<[report: string, schema: v.GenericSchema, input: object, sentence: string]>([
    ['for records', listAuditRecordsInput, { company_id: 'x' }, 'company_id must be a UUID.'],
    ['for records', listAuditRecordsInput, { subject_id: 'x' }, 'subject_id must be a UUID.'],
    ['for records', listAuditRecordsInput, { since: 1 }, timeRefusal('since')],
    ['for records', listAuditRecordsInput, { since: '20 November' }, timeRefusal('since')],
    ['for records', listAuditRecordsInput, { until: '2026-13-41' }, timeRefusal('until')],
    ['for records', listAuditRecordsInput, { by: 1 }, 'by must be a string.'],
    ['for records', listAuditRecordsInput, { by: '' }, 'by must not be empty.'],
    ['for records', listAuditRecordsInput, { by: 'x'.repeat(2_049) }, 'by must have at most 2048 characters.'],
    [
      'for records',
      listAuditRecordsInput,
      { action: 'key' },
      'action must be the name of a change, such as key.create.',
    ],
    ['for usage', exportUsageInput, { company_id: 'x', month: '2026-11' }, 'company_id must be a UUID.'],
    ['for usage', exportUsageInput, { company_id: ID, month: '2026-13' }, MONTH_REFUSAL],
    ['for usage', exportUsageInput, { company_id: ID, month: 11 }, MONTH_REFUSAL],
    ['for a budget', showBudgetInput, { company_id: 'x' }, 'company_id must be a UUID.'],
    ['for a budget', showBudgetInput, { company_id: ID, month: 'May' }, MONTH_REFUSAL],
    ['for a budget', showBudgetInput, { company_id: ID, purpose: 'all' }, 'purpose must be live or test.'],
  ])('%s is refused: $3', (_report, schema, input, sentence) => {
    expect(parseInput(schema, input)).toEqual({ error: sentence });
  });

  it.each([
    ['company_id', 'the company; default: the stage itself'],
    ['since', 'the earliest date or time, such as 2026-11-20'],
    ['until', 'the latest date (that day included) or time'],
    ['by', 'only changes by this person, written as in the list'],
    ['action', 'only changes of this kind'],
    ['subject_id', 'only changes to this object'],
  ] as const)('for records describes %s to operators', (name, description) => {
    expect(v.getDescription(listAuditRecordsInput.entries[name].wrapped)).toBe(description);
  });
});

describe('for a company that does not exist', () => {
  const companies = { find: async () => null };
  const input = { company_id: ID, month: '2026-11' };
  it.each<[report: string, ask: () => Promise<unknown>]>([
    ['usage', () => exportUsage({ companies } as never, input)],
    ['a budget', () => showBudget({ companies } as never, { ...input, purpose: 'live' })],
    ['records', () => listAuditRecords({ companies } as never, input)],
  ])('%s is not reported', async (_report, ask) => {
    await expect(ask()).rejects.toThrow('There is no company with this ID.');
  });
});

describe('a page of records', () => {
  const record = (number: number, over: object = {}) => ({
    id: ID.replace('0e', String(number).padStart(2, '0')),
    at: `2026-11-20T00:00:${String(number).padStart(2, '0')}.000Z`,
    actor: 'ops',
    action: 'key.create',
    subjectType: 'key',
    subjectId: ID,
    before: null,
    after: { name: 'x' },
    ...over,
  });
  const read = (records: readonly object[], input: { company_id?: string } = {}) => {
    const companies = { find: async (id: string) => (id === ID ? ({ id } as Company) : null) };
    return listAuditRecords({ companies, audit: { list: async () => records } } as never, input);
  };

  it('shows who changed what, and the role if it was verified', async () => {
    const { records } = await read([record(2, { actorVerified: true, actorRole: 'owner' }), record(1)]);
    const shown = { actor: 'ops', action: 'key.create', subject_type: 'key', subject_id: ID, before: null };
    expect(records).toEqual([
      { ...shown, at: record(2).at, id: record(2).id, actor_verified: true, actor_role: 'owner', after: { name: 'x' } },
      { ...shown, at: record(1).at, id: record(1).id, actor_verified: false, actor_role: null, after: { name: 'x' } },
    ]);
  });

  it('may be empty, for the stage itself and for a company', async () => {
    expect(await read([])).toEqual({ records: [], next: null });
    expect(await read([], { company_id: ID })).toEqual({ records: [], next: null });
  });

  // A response may have 4,500,000 bytes.
  it('ends before it exceeds the size of a response', async () => {
    const emptySize = JSON.stringify((await read([record(1, { after: '' })])).records[0]).length;
    const textFor = (recordSize: number) => 'x'.repeat(recordSize - emptySize);
    const full = [record(3, { after: textFor(2_500_000) }), record(2, { after: textFor(2_000_000) })];
    expect(await read(full)).toMatchObject({ records: [{}, {}], next: null });
    const withOneMore = await read([...full, record(1)]);
    expect(withOneMore.records).toHaveLength(2);
    expect(withOneMore.next).toBe(`${record(2).at}#${record(2).id}`);
    const oneByteTooLong = await read([
      record(3, { after: textFor(2_500_000) }),
      record(2, { after: textFor(2_000_001) }),
    ]);
    expect(oneByteTooLong.records).toHaveLength(1);
    expect(oneByteTooLong.next).toBe(`${record(3).at}#${record(3).id}`);
    // Each of these characters has three bytes.
    const multibyte = await read([3, 2].map((n) => record(n, { after: '漢'.repeat(1_000_000) })));
    expect(multibyte.records).toHaveLength(1);
  });
});
