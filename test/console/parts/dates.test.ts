// Guarantee: days and months are those of the API, in UTC, wherever the reader is, and durations are rounded to a
// suitable unit. Risk: the first of a month is shown as the last of the previous one.
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  DAY_MS,
  dayName,
  daysUpTo,
  HOUR_MS,
  lengthOf,
  MINUTE_MS,
  monthName,
  monthOf,
  monthsBack,
  utc,
} from '../../../console/parts/dates.ts';

describe('a time', () => {
  it('in UTC has seconds, and no milliseconds', () => {
    expect(utc('2026-11-20T23:59:59.999Z')).toBe('2026-11-20 23:59:59 UTC');
    expect(utc('2026-11-20T23:59:59-02:00')).toBe('2026-11-21 01:59:59 UTC');
  });

  it.each([
    ['2026-03-01', '1 March 2026'],
    ['2026-12-31T23:59:59.999Z', '31 December 2026'],
    ['2024-02-29', '29 February 2024'],
  ])('%s is on the day %s', (at, day) => {
    expect(dayName(at)).toBe(day);
  });
});

it('a day and a month match the API also west of Greenwich', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const there = await import('../../../console/parts/dates.ts');
  expect(there.dayName('2026-03-01')).toBe('1 March 2026');
  expect(there.monthName('2026-03')).toBe('March 2026');
  expect(there.monthsBack('2026-03-01T00:00:00Z', 2)).toEqual(['2026-03', '2026-02']);
});

describe('a duration', () => {
  it.each([
    [0, '1 minute'],
    [29_000, '1 minute'],
    [90_000, '2 minutes'],
    [-5 * MINUTE_MS, '5 minutes'],
    [2 * HOUR_MS - MINUTE_MS, '119 minutes'],
    [2 * HOUR_MS, '2 hours'],
    [2 * DAY_MS - HOUR_MS, '47 hours'],
    [2 * DAY_MS, '2 days'],
    [36 * DAY_MS + 11 * HOUR_MS, '36 days'],
  ])('of %i ms is %s', (milliseconds, words) => {
    expect(lengthOf(milliseconds)).toBe(words);
  });
});

describe('a month', () => {
  const month = fc
    .tuple(fc.integer({ min: 1971, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

  it('is called by its name and year', () => {
    expect(monthName('2026-01')).toBe('January 2026');
    expect(monthOf('2026-01-31T23:00:00Z')).toBe('2026-01');
  });

  it.each([
    ['2026-03-31T12:00:00Z', ['2026-03', '2026-02', '2026-01', '2025-12']],
    ['2024-01-01', ['2024-01', '2023-12', '2023-11', '2023-10']],
  ])('and those before %s are %j', (at, months) => {
    expect(monthsBack(at, 4)).toEqual(months);
  });

  it('goes back without a gap, over any end of a year', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 40 }), (from, amount) => {
        const months = monthsBack(`${from}-28T00:00:00Z`, amount);
        const numbers = months.map((each) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5)));
        expect(months[0]).toBe(from);
        expect(numbers).toEqual(numbers.map((_, back) => (numbers[0] ?? 0) - back));
      }),
    );
  });

  it('has each day once, in order, up to the requested one', () => {
    expect(daysUpTo('2026-07-03T10:00:00Z')).toEqual(['2026-07-01', '2026-07-02', '2026-07-03']);
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 31 }), (of, last) => {
        const days = daysUpTo(`${of}-${String(last).padStart(2, '0')}`);
        expect(days).toEqual(days.toSorted());
        expect(new Set(days).size).toBe(last);
        expect(days.every((day) => monthOf(day) === of)).toBe(true);
      }),
    );
  });
});
