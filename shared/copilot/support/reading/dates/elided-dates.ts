import { meaningOf, type Token, textAt } from '../tokens.ts';
import type { FoundDate } from './dates.ts';

// What joins days of one month. "Au" is also "until the", and "t/m" is read as "tot".
const JOINING =
  /^(?:[-–—,/&]|to|through|thru|till?|until|and|or|bis|bis zu|und|sowie|oder|au?|et|ou|al?|hasta|y|e|o|tot|tot en met|en|of|ate|ao|do|i|oraz|lub|till|och|eller)$/;
const BESIDE_DAY = /^(?:\.|the|zum|vom|der|dem|den|le|el|il|o|de|er|st|nd|rd|th|ere?|ro|do)$/;
const DAY = /^(?:[1-9]|[12]\d|3[01])$/;
// Between two days: the full stop or ending of the first, a joining word, and an article.
const DISTANCE_MAX = 4;

/**
 * Returns dates, and the days that share the month and year of one, in the order of the text: 9 March and 12 March for
 * "9 and 12 March".
 */
export function withElidedDates(dates: readonly FoundDate[], tokens: readonly Token[]): FoundDate[] {
  return dates.flatMap((date) => [date, ...elidedDates(date, tokens)]).sort((one, other) => one.from - other.from);
}

// Returns 9 and 12 March for "9, 12 and 15 March", and 7 August for "August 3-7": such days come before a date whose
// day precedes its month, and after a date whose day follows it.
function elidedDates(date: FoundDate, tokens: readonly Token[]): FoundDate[] {
  const [reading, ...others] = date.readings;
  if (reading?.month == null || reading.day === null || others.length > 0) {
    return [];
  }
  const isMonthFirst = meaningOf(tokens[date.from], 'month') !== null;
  // "03-31" has no name of a month.
  if (!tokens.slice(date.from, date.to).some((token) => meaningOf(token, 'month') !== null)) {
    return [];
  }
  const days = isMonthFirst ? daysAfter(tokens, date.to) : daysBefore(tokens, date.from);
  return days.map((at) => ({ readings: [{ ...reading, day: Number(textAt(tokens, at)) }], from: at, to: at + 1 }));
}

/** The tokens of dates that follow one another, `to` excluded. */
export type DayList = Pick<FoundDate, 'from' | 'to'>;

/** Returns the places where a date and the next one share their month: "9 and 12 March". */
export function listsOfDays(dates: readonly FoundDate[], tokens: readonly Token[]): DayList[] {
  const isDay = ({ from, to }: FoundDate) => to - from === 1 && DAY.test(textAt(tokens, from));
  return dates.slice(1).flatMap((next, at) => {
    const date = dates[at] as FoundDate;
    const areListed = (isDay(date) || isDay(next)) && areJoining(tokens.slice(date.to, next.from));
    return areListed ? [{ from: date.from, to: next.to }] : [];
  });
}

function daysBefore(tokens: readonly Token[], end: number): number[] {
  const from = tokens.findLastIndex((token, at) => at < end && token.kind === 'number');
  const between = tokens.slice(from + 1, end);
  const isJoined = isDayAt(tokens, from) && areJoining(between) && meaningOf(tokens[from - 1], 'month') === null;
  return isJoined ? [...daysBefore(tokens, from), from] : [];
}

// The comma of "On March 3, 10 rooms are free" does not join two days.
function daysAfter(tokens: readonly Token[], start: number): number[] {
  const to = tokens.findIndex((token, at) => at >= start && token.kind === 'number');
  const between = tokens.slice(start, to);
  const next = tokens[to + 1];
  const isEnd = next === undefined || next.kind !== 'word' || BESIDE_DAY.test(next.word) || next.isFiller;
  const isJoined = isDayAt(tokens, to) && areJoining(between) && textAt(tokens, start) !== ',' && isEnd;
  return isJoined ? [to, ...daysAfter(tokens, to + 1)] : [];
}

function isDayAt(tokens: readonly Token[], at: number): boolean {
  return DAY.test(textAt(tokens, at)) && meaningOf(tokens[at - 1], 'unit') === null;
}

function areJoining(between: readonly Token[]): boolean {
  const joining = between.filter(({ word, text }) => JOINING.test(word) || JOINING.test(text));
  return (
    joining.length > 0 &&
    between.length <= DISTANCE_MAX &&
    between.every((token) => joining.includes(token) || BESIDE_DAY.test(token.word))
  );
}
