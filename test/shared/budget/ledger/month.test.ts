// Guarantee: months are UTC calendar months; one that does not exist is told from one that does.
// Risk: a call at midnight is charged to a month that is over, or a report answers for a month that never was.
import { describe, expect, it } from 'vitest';
import { endOfMonthMs, isMonth, monthOf, nextMonth, previousMonth } from '../../../../shared/budget/ledger/month.ts';

describe('month', () => {
  it('changes at midnight UTC', () => {
    const end = Date.parse('2026-12-01T00:00:00Z');
    expect([monthOf(end - 1), monthOf(end)]).toEqual(['2026-11', '2026-12']);
    expect(endOfMonthMs('2026-11')).toBe(end);
  });

  it('knows its neighbours over the end of a year', () => {
    expect([nextMonth('2026-12'), previousMonth('2027-01')]).toEqual(['2027-01', '2026-12']);
  });

  it('refuses months that do not exist', () => {
    expect(['2026-11', '2026-02'].every(isMonth)).toBe(true);
    expect(['2026-13', '2026-00', '2026-1', '1999-12', '2026-11-01', 'NaN', ''].some(isMonth)).toBe(false);
  });
});
