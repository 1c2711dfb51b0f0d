import { DAY_MS, DAY_SECONDS } from '../../../durations.ts';
import {
  type CalendarDay,
  type CalendarMonth,
  COMMON_YEAR,
  daysOf,
  type FoundDate,
  MONTHS_PER_YEAR,
  monthsOf,
} from '../reading/dates/dates.ts';
import type { Quantity } from '../reading/quantities.ts';
import { baseOf } from '../reading/same-quantity.ts';

/**
 * Whether a number is the time between two dates, with or without the last day: 1 March 2023 to 30 April 2024 is
 * fourteen months.
 */
export function isTimeBetween({ values, unit }: Quantity, dates: readonly FoundDate[]): boolean {
  const { base, factor } = baseOf(unit);
  const isBetween = (one: FoundDate, other: FoundDate) =>
    base === 'month'
      ? monthsBetween(one, other).some((months) => values.includes(months / factor))
      : base === 'second' && daysBetween(one, other).some((days) => values.includes((days * DAY_SECONDS) / factor));
  return dates.some((date, at) => dates.slice(at + 1).some((later) => isBetween(date, later)));
}

function daysBetween(one: FoundDate, other: FoundDate): number[] {
  return daysOf(one).flatMap((a) =>
    daysOf(other).flatMap((b) => withLast(Math.abs(timeOf(a, b) - timeOf(b, a)) / DAY_MS)),
  );
}

/**
 * Returns the time at which a day begins. In "from 28 April to 10 May 2024" the first date has the year of the other
 * one.
 */
function timeOf({ year, month, day }: CalendarDay, other: CalendarDay): number {
  return Date.UTC(year ?? other.year ?? COMMON_YEAR, month - 1, day);
}

function monthsBetween(one: FoundDate, other: FoundDate): number[] {
  return monthsOf(one).flatMap((a) =>
    monthsOf(other).flatMap((b) => withLast(Math.abs(monthOf(a, b) - monthOf(b, a)))),
  );
}

function monthOf({ year, month }: CalendarMonth, other: CalendarMonth): number {
  return (year ?? other.year ?? COMMON_YEAR) * MONTHS_PER_YEAR + month;
}

// "From March to May" are two months or three.
function withLast(time: number): number[] {
  return [time, time + 1];
}
