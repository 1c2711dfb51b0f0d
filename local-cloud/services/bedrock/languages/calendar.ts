import { foldText } from '../words.ts';
import { LANGUAGE_CODES } from './languages.ts';

const DAY_OF_EACH_MONTH = Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 15));
// The first day of 2024 was a Monday.
const DAYS_OF_WEEK = Array.from({ length: 7 }, (_, at) => Date.UTC(2024, 0, 1 + at));

/**
 * The full names of the months in the reader's languages, folded. In Polish, a month has another form after a day:
 * "lipiec", "3 lipca".
 */
export const MONTH_NAMES: readonly string[] = namesOf(
  'month',
  DAY_OF_EACH_MONTH,
  formatsOf({ month: 'long' }, { day: 'numeric', month: 'long' }),
);

/** The full names of the days of the week in the reader's languages, folded. */
export const WEEKDAY_NAMES: readonly string[] = namesOf('weekday', DAYS_OF_WEEK, formatsOf({ weekday: 'long' }));

// Each formatter is created once, because that takes as long as formatting a hundred names.
function formatsOf(...forms: readonly Intl.DateTimeFormatOptions[]): readonly Intl.DateTimeFormat[] {
  return LANGUAGE_CODES.flatMap((code) =>
    forms.map((form) => new Intl.DateTimeFormat(code, { ...form, timeZone: 'UTC' })),
  );
}

// The ending of Portuguese weekdays is often left out: "segunda-feira".
function namesOf(kind: 'month' | 'weekday', days: readonly number[], formats: readonly Intl.DateTimeFormat[]) {
  return days.flatMap((day) =>
    formats.map((format) => {
      const name = format.formatToParts(day).find(({ type }) => type === kind)?.value ?? '';
      return foldText(name).replace(/-feira$/, '');
    }),
  );
}
