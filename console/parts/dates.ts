const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** The milliseconds of a minute. */
export const MINUTE_MS = 60_000;
/** The milliseconds of an hour. */
export const HOUR_MS = 60 * MINUTE_MS;
/** The milliseconds of a day of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** Formats a time in UTC, to the second. */
export function utc(at: string): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Formats a calendar day, or the day of a time in UTC, in words. */
export function dayName(day: string): string {
  return DAY.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** Formats a duration in words, rounded to minutes, hours or days. */
export function lengthOf(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length < 2 * HOUR_MS) {
    return plural(Math.max(1, Math.round(length / MINUTE_MS)), 'minute');
  }
  return length < 2 * DAY_MS
    ? plural(Math.round(length / HOUR_MS), 'hour')
    : plural(Math.round(length / DAY_MS), 'day');
}

function plural(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Returns the month of a time in the format of the API, such as 2026-07. */
export function monthOf(at: string): string {
  return at.slice(0, 7);
}

/** Returns the given number of months up to that of `at`, newest first. */
export function monthsBack(at: string, amount: number): string[] {
  const [year = 0, month = 1] = at.split('-').map(Number);
  return Array.from({ length: amount }, (_, back) => {
    const date = new Date(Date.UTC(year, month - 1 - back, 1));
    return date.toISOString().slice(0, 7);
  });
}

/** Formats a month in words. */
export function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Returns every day from the first of the month to `day`, in the format of the API: 2026-07-01. */
export function daysUpTo(day: string): string[] {
  const month = day.slice(0, 8);
  return Array.from({ length: Number(day.slice(8, 10)) }, (_, at) => `${month}${String(at + 1).padStart(2, '0')}`);
}
