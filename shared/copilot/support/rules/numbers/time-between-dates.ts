import type { FoundDate } from '../../reading/dates.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { baseOf } from '../../reading/same-quantity.ts';

const SECONDS_OF_DAY = 86_400;
const MILLISECONDS_OF_DAY = 1_000 * SECONDS_OF_DAY;
const MONTHS_OF_YEAR = 12;

interface Reading {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
}

/**
 * Whether a number is the time between two dates: from 1 March 2023 to 30 April 2024 are fourteen months, with the last
 * day or without.
 */
export function isTimeBetween({ values, unit }: Quantity, dates: readonly FoundDate[]): boolean {
  const { base, factor } = baseOf(unit);
  if (base === 'month') {
    return isBetween(dates, (one, other) => monthsBetween(one, other).map((months) => months / factor), values);
  }
  const isOfDays = base === 'second' && factor % SECONDS_OF_DAY === 0;
  const days = factor / SECONDS_OF_DAY;
  return isOfDays && isBetween(dates, (one, other) => daysBetween(one, other).map((each) => each / days), values);
}

type TimesBetween = (one: Reading, other: Reading) => readonly number[];

function isBetween(dates: readonly FoundDate[], timesBetween: TimesBetween, values: readonly number[]): boolean {
  return dates.some((date, at) => {
    const later = dates.slice(at + 1).flatMap(readingsOf);
    const times = readingsOf(date).flatMap((one) => later.flatMap((other) => timesBetween(one, other)));
    return values.some((value) => times.includes(value));
  });
}

// Two dates of which none has a year are of one.
function readingsOf({ readings }: FoundDate): Reading[] {
  return readings.flatMap(({ year, month, day }) => (month === null ? [] : [{ year: year ?? 0, month, day }]));
}

function daysBetween(one: Reading, other: Reading): number[] {
  if (one.day === null || other.day === null) {
    return [];
  }
  const between = Math.abs(timeOf(one, one.day) - timeOf(other, other.day)) / MILLISECONDS_OF_DAY;
  return [between, between + 1];
}

function timeOf({ year, month }: Reading, day: number): number {
  return Date.UTC(year, month - 1, day);
}

// "From March to May" are two months or three.
function monthsBetween(one: Reading, other: Reading): number[] {
  const between = Math.abs((one.year - other.year) * MONTHS_OF_YEAR + one.month - other.month);
  return [between, between + 1];
}
