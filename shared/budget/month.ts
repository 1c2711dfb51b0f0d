/** A UTC calendar month, written `2026-11`. */
export type Month = string;

const MONTH = /^(20[0-9]{2})-(0[1-9]|1[0-2])$/;

/** The month of a time. */
export function monthOf(ms: number): Month {
  return new Date(ms).toISOString().slice(0, 'yyyy-mm'.length);
}

/** Whether a string is a month of the years 2000 to 2099. */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The previous month. */
export function previousMonth(month: Month): Month {
  return monthOf(Date.parse(`${month}-01T00:00:00Z`) - 1);
}

/** The first moment after the month. */
export function endOfMonthMs(month: Month): number {
  const [year, number] = month.split('-').map(Number);
  // Date.UTC counts months from zero: the number of a month is the index of the next one.
  return Date.UTC(year ?? Number.NaN, number ?? Number.NaN);
}
