// Guarantee: months are UTC calendar months, and months that do not exist are recognized. Risk: a call at midnight is
// charged to a month that is over, or a report covers a month that does not exist.
import { describe, expect, it } from 'vitest';
import { endOfMonthMs, isMonth, monthOf, previousMonth } from '../../../shared/budget/month.ts';

describe('the month', () => {
  it('changes at midnight UTC', () => {
    const end = Date.parse('2026-12-01T00:00:00Z');
    expect(monthOf(end - 1)).toBe('2026-11');
    expect(monthOf(end)).toBe('2026-12');
    expect(endOfMonthMs('2026-11')).toBe(end);
  });

  it('before January is December of the year before', () => {
    expect(previousMonth('2027-01')).toBe('2026-12');
  });

  it.each(['2026-11', '2026-02'])('is accepted as %s', (text) => {
    expect(isMonth(text)).toBe(true);
  });

  it.each(['2026-13', '2026-00', '2026-1', '1999-12', '2026-11-01', 'x2026-11', '20261-11', 'NaN', ''])(
    'is rejected as "%s"',
    (text) => {
      expect(isMonth(text)).toBe(false);
    },
  );
});
