import type { FoundDate } from '../../reading/dates.ts';
import type { Quantity } from '../../reading/quantities.ts';

const MILLISECONDS_OF_DAY = 86_400_000;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, halfyear: 6, year: 12 };
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
  const days = DAYS[unit ?? ''];
  const months = MONTHS[unit ?? ''];
  return dates.some((one, at) =>
    dates.slice(at + 1).some((other) =>
      readingsOf(one).some((first) =>
        readingsOf(other).some((second) => {
          const between =
            days !== undefined
              ? daysBetween(first, second).map((each) => each / days)
              : months !== undefined
                ? monthsBetween(first, second).map((each) => each / months)
                : [];
          return values.some((value) => between.includes(value));
        }),
      ),
    ),
  );
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
