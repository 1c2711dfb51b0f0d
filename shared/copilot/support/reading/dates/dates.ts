import type { WordLanguage } from '../languages/language-words.ts';
import { meaningOf, type Token, textAt, wordAt } from '../tokens.ts';

/** A date, or a part of one; parts that are not given are null. */
interface CalendarDate {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

/** A date of which at least the month is given. */
interface CalendarMonth extends CalendarDate {
  readonly month: number;
}

/** A date of which at least day and month are given. */
export interface CalendarDay extends CalendarMonth {
  readonly day: number;
}

/** A date and its tokens, `to` excluded. It has several readings if day and month can be confused. */
export interface FoundDate {
  readonly readings: readonly CalendarDate[];
  readonly from: number;
  readonly to: number;
}

/** Returns the dates of a sentence: `2024-03-31`, `31.03.2024`, `3/31`, `31 March 2024`, `March 31`, `im März 2024`. */
export function datesOf(tokens: readonly Token[], language: WordLanguage | null): FoundDate[] {
  const found: FoundDate[] = [];
  for (const [at, token] of tokens.entries()) {
    const date = writtenDate(token, at, language) ?? namedDate(tokens, at) ?? shortDate(tokens, at);
    if (date !== null && date.from >= (found.at(-1)?.to ?? 0)) {
      found.push(date);
    }
  }
  return found.map((date) => ({ ...date, readings: settledBy(found, date) }));
}

// In "05/10/2026 (5 October 2026)" the second date decides how the first is read.
function settledBy(dates: readonly FoundDate[], { readings }: FoundDate): readonly CalendarDate[] {
  const clear = dates.filter((date) => date.readings.length === 1).flatMap((date) => date.readings);
  const same = readings.filter((one) => clear.some((each) => each.day === one.day && each.month === one.month));
  return same.length === 1 ? same : readings;
}

/** Whether every part that one date gives agrees with the other, which may be more precise. */
export function isWithin(said: FoundDate, source: FoundDate): boolean {
  return said.readings.some((one) => source.readings.some((other) => agrees(one, other)));
}

/** Whether two dates have the same readings. */
export function isSameDate(one: FoundDate, other: FoundDate): boolean {
  return JSON.stringify(one.readings) === JSON.stringify(other.readings);
}

// The months in which a date may be; none if only its year is given.
function monthsOf({ readings }: FoundDate): CalendarMonth[] {
  return readings.filter((reading): reading is CalendarMonth => reading.month !== null);
}

/** Returns the days that a date may mean; none if only its month or year is given. */
export function daysOf(date: FoundDate): CalendarDay[] {
  return monthsOf(date).filter((reading): reading is CalendarDay => reading.day !== null);
}

function agrees(said: CalendarDate, source: CalendarDate): boolean {
  const isSame = (one: number | null, other: number | null) => one === null || one === other;
  // A source without a year may mean any year.
  const isYearSame = source.year === null || isSame(said.year, source.year);
  return isYearSame && isSame(said.month, source.month) && isSame(said.day, source.day);
}

function writtenDate(token: Token, at: number, language: WordLanguage | null): FoundDate | null {
  if (token.kind !== 'date') {
    return null;
  }
  const [one, two, three] = token.text.split(/[-./]/).map(Number) as [number, number, number?];
  const readings = /^\d{4}/.test(token.text)
    ? [{ year: one, month: two, day: three as number }]
    : [
        { year: yearOf(three), month: two, day: one },
        { year: yearOf(three), month: one, day: two },
      ];
  const valid = readings.filter(({ month, day }) => month <= 12 && month > 0 && day <= 31);
  // English is written with the day first in Britain and the month first in America. Chinese dates were rewritten with
  // the month first (han-numbers.ts); the other languages have the day first.
  const isAmbiguous = language === null || language === 'en';
  const usual = language === 'zh' ? valid.slice(-1) : valid.slice(0, 1);
  return valid.length === 0 ? null : { readings: isAmbiguous ? valid : usual, from: at, to: at + 1 };
}

// "30.11." and "03-31", unless they are numbers.
function shortDate(tokens: readonly Token[], at: number): FoundDate | null {
  if (tokens[at]?.kind !== 'number') {
    return null;
  }
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(textAt(tokens, at));
  // "£21.00." is a price at the end of its sentence.
  const isPrice = meaningOf(tokens[at - 1], 'unit') !== null;
  if (dotted !== null && !isPrice && textAt(tokens, at + 1) === '.') {
    const reading = { year: null, month: Number(dotted[2]), day: Number(dotted[1]) };
    return reading.month >= 1 && reading.month <= 12 ? { readings: [reading], from: at, to: at + 1 } : null;
  }
  const parts = [textAt(tokens, at), textAt(tokens, at + 2)];
  const isDashed = textAt(tokens, at + 1) === '-' && parts.every((part) => /^\d{2}$/.test(part));
  // "12-13 June" are two days, and "10-18 Uhr" are hours.
  const isCounted = (['month', 'unit', 'clock'] as const).some((kind) => meaningOf(tokens[at + 3], kind) !== null);
  if (!isDashed || tokens[at + 2]?.isJoined !== true || isCounted) {
    return null;
  }
  const [month, day] = parts.map(Number) as [number, number];
  const reading = { year: null, month, day };
  return reading.month <= 12 && reading.day > 12 && reading.day <= 31
    ? { readings: [reading], from: at, to: at + 3 }
    : null;
}

function namedDate(tokens: readonly Token[], at: number): FoundDate | null {
  const month = meaningOf(tokens[at], 'month');
  if (month === null) {
    return null;
  }
  const before = dayBefore(tokens, at);
  const after = before === null ? dayAfter(tokens, at) : null;
  const yearFrom = after?.to ?? at + 1;
  const year = yearAfter(tokens, yearFrom);
  const reading = { year: year?.year ?? null, month: Number(month), day: before?.day ?? after?.day ?? null };
  return { readings: [reading], from: before?.from ?? at, to: year?.to ?? yearFrom };
}

function dayBefore(tokens: readonly Token[], at: number): { day: number; from: number } | null {
  const isBetween = ({ text, word }: Token) => text === '.' || /^(?:de|of|di|du|der|er|st|nd|rd|th)$/.test(word);
  const from = tokens.findLastIndex((token, i) => i < at && !isBetween(token));
  const day = dayOf(tokens[from]);
  return day === null ? null : { day, from };
}

function dayAfter(tokens: readonly Token[], at: number): { day: number; to: number } | null {
  const skip = wordAt(tokens, at + 1) === 'the' ? 1 : 0;
  const day = dayOf(tokens[at + 1 + skip]);
  if (day === null) {
    return null;
  }
  const suffix = /^(?:st|nd|rd|th)$/.test(wordAt(tokens, at + 2 + skip)) ? 1 : 0;
  return { day, to: at + 2 + skip + suffix };
}

function yearAfter(tokens: readonly Token[], at: number): { year: number; to: number } | null {
  const isBetween = textAt(tokens, at) === ',' || /^(?:de|of|del)$/.test(wordAt(tokens, at));
  const from = isBetween ? at + 1 : at;
  const year = textAt(tokens, from);
  return /^(?:19|20|21)\d{2}$/.test(year) ? { year: Number(year), to: from + 1 } : null;
}

function dayOf(token: Token | undefined): number | null {
  const digits = token?.kind === 'number' && /^\d{1,2}$/.test(token.text) ? token.text : null;
  const day = digits ?? meaningOf(token, 'ordinal') ?? meaningOf(token, 'number');
  return day === null || Number(day) > 31 ? null : Number(day);
}

function yearOf(part: number | undefined): number | null {
  if (part === undefined) {
    return null;
  }
  return part < 100 ? 2_000 + part : part;
}
