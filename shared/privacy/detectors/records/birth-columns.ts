import { isMonthAndDay } from '../../formats/checksums.ts';
import type { TextRange } from '../../text/text-range.ts';

/** A column of dates on which persons could have been born. */
export interface BirthColumn {
  readonly dates: readonly TextRange[];
  /** The first and the last year. */
  readonly earliest: number;
  readonly latest: number;
}

const DATE =
  /^(?:(?<year>(?:19|20)\d\d)(?<sign>[./-]?)(?<month>\d\d)\k<sign>(?<day>\d\d)|(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<last>(?:19|20)?\d\d))$/;
// Most people who are alive were born in these years, and few of the documents that name them were written in them.
const [YEAR_MIN, YEAR_MAX] = [1915, 2009];
// A single record has nothing to compare its date with, so it must be older.
const YEAR_MAX_ALONE = 2003;
// The dates of orders or visits in one list are close together. Not measured.
const YEARS_APART = 3;
// From here on, two digits mean a year of the last century.
const CENTURY_FROM = 30;

/** Returns the dates of a column if all of its cells are dates of birth or empty. */
export function birthColumnOf(text: string, cells: readonly TextRange[]): BirthColumn | null {
  const dates = cells.filter(({ start, end }) => end > start);
  const years = dates.map(({ start, end }) => yearOf(text.slice(start, end)));
  if (dates.length === 0 || years.includes(null)) {
    return null;
  }
  const [earliest, latest] = [Math.min(...(years as number[])), Math.max(...(years as number[]))];
  const isOfBirths =
    earliest >= YEAR_MIN &&
    latest <= (dates.length === 1 ? YEAR_MAX_ALONE : YEAR_MAX) &&
    (dates.length === 1 || latest - earliest >= YEARS_APART);
  return isOfBirths ? { dates, earliest, latest } : null;
}

function yearOf(written: string): number | null {
  const { year, month, day, first, second, last = '' } = DATE.exec(written)?.groups ?? {};
  if (year !== undefined) {
    return isMonthAndDay(Number(month), Number(day)) ? Number(year) : null;
  }
  const isDate =
    first !== undefined &&
    (isMonthAndDay(Number(second), Number(first)) || isMonthAndDay(Number(first), Number(second)));
  const short = Number(last);
  return !isDate ? null : last.length > 2 ? short : short + (short >= CENTURY_FROM ? 1900 : 2000);
}
