import { foldText } from '../words.ts';
import { LANGUAGE_CODES } from './languages.ts';

const DAY_OF_EACH_MONTH = Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 15));
// The first day of 2024 was a Monday.
const DAYS_OF_WEEK = Array.from({ length: 7 }, (_, at) => Date.UTC(2024, 0, 1 + at));

// Each formatter is created once, because that takes as long as formatting a hundred names. In Polish, a month has
// another form after a day: "lipiec", "3 lipca".
const MONTHS_IN_FULL = formatsOf({ month: 'long' }, { day: 'numeric', month: 'long' });
const MONTHS_IN_SHORT = formatsOf({ month: 'short' }, { day: 'numeric', month: 'short' });
const WEEKDAYS = formatsOf({ weekday: 'long' });

/** The number of each month by its names in the reader's languages, in full and in short, folded. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [MONTHS_IN_FULL, MONTHS_IN_SHORT].flatMap((formats) =>
    DAY_OF_EACH_MONTH.flatMap((day, at) =>
      namesOf(day, 'month', formats).map((name): [string, number] => [name, at + 1]),
    ),
  ),
);

/** The full names of the months in the reader's languages, folded. */
export const MONTH_NAMES: readonly string[] = DAY_OF_EACH_MONTH.flatMap((day) => namesOf(day, 'month', MONTHS_IN_FULL));

/** The names of the days of the week in the reader's languages, folded. */
export const WEEKDAY_NAMES: readonly string[] = DAYS_OF_WEEK.flatMap((day) => namesOf(day, 'weekday', WEEKDAYS));

function formatsOf(...forms: readonly Intl.DateTimeFormatOptions[]): readonly Intl.DateTimeFormat[] {
  return LANGUAGE_CODES.flatMap((code) =>
    forms.map((form) => new Intl.DateTimeFormat(code, { ...form, timeZone: 'UTC' })),
  );
}

// The names lose the dot of a short form, and the ending of Portuguese weekdays, which is often left out:
// "segunda-feira".
function namesOf(day: number, kind: 'month' | 'weekday', formats: readonly Intl.DateTimeFormat[]): readonly string[] {
  return formats.map((format) => {
    const name = format.formatToParts(day).find(({ type }) => type === kind)?.value ?? '';
    return foldText(name).replace(/\.$|-feira$/, '');
  });
}
