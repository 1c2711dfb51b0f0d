import { MONTHS } from '../languages/calendar.ts';
import { foldText, stem } from '../words.ts';

/** A day of a month; `year` is null if the text names none. */
export interface Day {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

const ISO = /(?<![\d-])(\d{4})-(\d\d)-(\d\d)(?![\d-])/g;
// Day first, as most of the languages write it; 3/4/2026 is not read, because either may be the month.
const DOTTED = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})?(?!\d)/g;
// "5 March", "5. März 2026", "el 5 de marzo de 2026", "5th of March".
const DAY_FIRST =
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er|\.|º)? (?:(?:of|de|do) )?(\p{L}{3,})(?:\.? (?:(?:de|do) )?(\d{4}))?/gu;
const MONTH_FIRST = /(\p{L}{3,}) (\d{1,2})(?:st|nd|rd|th)?(?![\d:.])(?:,? (\d{4}))?/gu;

const MONTHS_BY_STEM = new Map([...MONTHS].map(([name, month]) => [stem(name), month]));

/** Returns the days that a text names, in figures or with the name of the month, in any of the reader's languages. */
export function daysIn(text: string): readonly Day[] {
  const plain = foldText(text);
  return [
    ...daysOfPattern(plain, ISO, ([year, month, day]) => dayOf(year, Number(month), day)),
    ...daysOfPattern(plain, DOTTED, ([day, month, year]) => dayOf(year, Number(month), day)),
    ...daysOfPattern(plain, DAY_FIRST, ([day, month, year]) => dayOf(year, MONTHS.get(month ?? ''), day)),
    ...daysOfPattern(plain, MONTH_FIRST, ([month, day, year]) => dayOf(year, MONTHS.get(month ?? ''), day)),
  ];
}

/** Whether two days can be the same. */
export function isSameDay(one: Day, other: Day): boolean {
  const sameYear = one.year === null || other.year === null || one.year === other.year;
  return one.month === other.month && one.day === other.day && sameYear;
}

/** Whether a stem is the number, the month or the year of a day. */
export function isPartOfDay(word: string, { year, month, day }: Day): boolean {
  return MONTHS_BY_STEM.get(word) === month || (/^\d+$/.test(word) && [day, year].includes(Number(word)));
}

/** What the groups of an expression captured. */
type Groups = readonly (string | undefined)[];

function daysOfPattern(text: string, pattern: RegExp, read: (groups: Groups) => Day | null): readonly Day[] {
  return Array.from(text.matchAll(pattern), ([, ...groups]) => read(groups)).filter((day) => day !== null);
}

function dayOf(year: string | undefined, month: number | undefined, day: string | undefined): Day | null {
  const number = Number(day);
  const isDay = month !== undefined && month >= 1 && month <= 12 && number >= 1 && number <= 31;
  return isDay ? { year: year === undefined ? null : Number(year), month, day: number } : null;
}
