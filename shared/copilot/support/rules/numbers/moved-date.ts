import { DAY_MS, DAY_SECONDS } from '../../../../durations.ts';
import {
  type CalendarDay,
  type CalendarMonth,
  COMMON_YEAR,
  daysOf,
  type FoundDate,
  MONTHS_PER_YEAR,
  monthsOf,
} from '../../reading/dates/dates.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { baseOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';

/** The number of days in a week. */
export const DAYS_PER_WEEK = 7;
const LAST_WORKDAY = 5;
// Bounds the work. Longer periods are not counted in working days.
const WORKDAYS_MAX = 100;

/** A date and the statement that has it. */
export interface DateOf {
  readonly date: FoundDate;
  readonly statement: Statement;
}

/**
 * Returns the dates that lie a time after and before another date: 36 months after May 2024 is May 2027. Working days
 * are Monday to Friday, so they need a date with its weekday or its year.
 */
export function movedDates(from: DateOf, time: Quantity): FoundDate[] {
  return ([1, -1] as const).map((sign) => ({ ...from.date, readings: movedReadings(from, time, sign) }));
}

function movedReadings({ date, statement }: DateOf, { unit, values }: Quantity, sign: 1 | -1): CalendarMonth[] {
  if (unit === 'workday') {
    const weekday = weekdayOf({ date, statement });
    return daysOf(date).flatMap((from) => values.flatMap((value) => movedByWorkdays(from, weekday, sign * value)));
  }
  const { base, factor } = baseOf(unit);
  if (base === 'month') {
    // "May" alone may be that of any year.
    const known = monthsOf(date).filter(({ year, day }) => year !== null || day !== null);
    const ends = known.flatMap((from) => values.map((value) => movedByMonths(from, sign * factor * value)));
    // A period of 36 months that begins on 1 May ends on 30 April.
    return [...ends, ...(sign < 0 ? [] : ends.flatMap(dayBefore))];
  }
  const days = base === 'second' ? values.map((value) => (value * factor) / DAY_SECONDS) : [];
  return daysOf(date).flatMap((from) =>
    days.filter((each) => Number.isInteger(each) && each > 0).map((each) => movedByDays(from, sign * each)),
  );
}

/** Returns the day that is some days after another one, or before it if `days` is negative. */
export function movedByDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const to = new Date(Date.UTC(year ?? COMMON_YEAR, month - 1, day + days));
  return { year: year === null ? null : to.getUTCFullYear(), month: to.getUTCMonth() + 1, day: to.getUTCDate() };
}

function dayBefore({ day, ...month }: CalendarMonth): CalendarDay[] {
  return day === null ? [] : [movedByDays({ ...month, day }, -1)];
}

// Six months after 31 August is the last day of February.
function movedByMonths({ year, month, day }: CalendarMonth, months: number): CalendarMonth {
  const at = (year ?? COMMON_YEAR) * MONTHS_PER_YEAR + month - 1 + months;
  const to = { year: Math.floor(at / MONTHS_PER_YEAR), month: (at % MONTHS_PER_YEAR) + 1 };
  const last = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate();
  return { year: year === null ? null : to.year, month: to.month, day: day === null ? null : Math.min(day, last) };
}

function movedByWorkdays(from: CalendarDay, weekday: number | null, workdays: number): CalendarDay[] {
  if (weekday === null || Math.abs(workdays) > WORKDAYS_MAX) {
    return [];
  }
  const step = Math.sign(workdays);
  let days = 0;
  for (let left = Math.abs(workdays); left > 0; ) {
    days += step;
    left -= dayOfWeek(weekday + days) <= LAST_WORKDAY ? 1 : 0;
  }
  return [movedByDays(from, days)];
}

/**
 * Returns the weekday of a date, from 1 for Monday: that of the calendar if its year is known, otherwise the one that
 * the statement names right before it. Null if neither is known.
 */
export function weekdayOf({ date, statement: { tokens } }: DateOf): number | null {
  const [day] = daysOf(date);
  if (day !== undefined && day.year !== null) {
    return dayOfWeek(Math.round(Date.UTC(day.year, day.month - 1, day.day) / DAY_MS) + 4);
  }
  const named = [1, 2].map((back) => meaningOf(tokens[date.from - back], 'weekday')).find((each) => each !== null);
  return named === undefined ? null : Number(named);
}

// 1 January 1970 was a Thursday, the fourth day of a week.
function dayOfWeek(day: number): number {
  return ((((day - 1) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK) + 1;
}
