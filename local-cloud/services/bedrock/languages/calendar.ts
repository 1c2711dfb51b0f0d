import { foldText } from '../words.ts';
import { LANGUAGE_CODES } from './languages.ts';

const DAYS_OF_MONTHS = Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 15));
// From a Monday on.
const DAYS_OF_A_WEEK = Array.from({ length: 7 }, (_, at) => Date.UTC(2024, 0, 1 + at));

/** The number of each month by its names in the reader's languages, whole and short, folded. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  (['long', 'short'] as const).flatMap((length) =>
    DAYS_OF_MONTHS.flatMap((day, at) => namesOfMonth(day, length).map((name): [string, number] => [name, at + 1])),
  ),
);

/** Their whole names. */
export const MONTH_NAMES: readonly string[] = DAYS_OF_MONTHS.flatMap((day) => namesOfMonth(day, 'long'));

/** The names of the days of the week in the reader's languages, folded. */
export const WEEKDAY_NAMES: readonly string[] = DAYS_OF_A_WEEK.flatMap((day) =>
  LANGUAGE_CODES.map((code) =>
    nameIn(day, 'weekday', new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' })),
  ),
);

// A month by itself and after a day are two words in Polish: "lipiec", "3 lipca".
function namesOfMonth(day: number, month: 'long' | 'short'): readonly string[] {
  const formats = LANGUAGE_CODES.flatMap((code) => [
    new Intl.DateTimeFormat(code, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(code, { day: 'numeric', month, timeZone: 'UTC' }),
  ]);
  return formats.map((format) => nameIn(day, 'month', format));
}

function nameIn(day: number, kind: 'month' | 'weekday', format: Intl.DateTimeFormat): string {
  const name = format.formatToParts(day).find(({ type }) => type === kind)?.value ?? '';
  return foldText(name).replace(/\.$|-feira$/, '');
}
