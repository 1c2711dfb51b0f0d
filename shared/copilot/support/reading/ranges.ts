import type { WordLanguage } from './languages/language-words.ts';
import type { Bound, Bounded } from './number-bounds.ts';
import { meaningOf, type Token, tokensBefore, wordAt } from './tokens.ts';
import { isUnitOfTime } from './unit-kinds.ts';

const TO = /^(?:to|through|thru|till?|bis|au?|al|hasta|ate|do|tot|[-–—至到])$/;
const FROM = /^(?:from|von|vom|de|da|dai|van|od|fran)$/;
const UNTIL = /^bound:(?:until|max)$/;
/** Words for "between". */
const BETWEEN = /^(?:between|zwischen|entre|tra|fra|tussen|miedzy|pomiedzy|mellan)$/;
// Without one of these, "de 9 a 17 horas" are hours of the day, which have no minimum and no maximum.
const DURATION = /^(?:dur(?:e|ee|ent|a|an|acion|ata|ano)|duurt|duur|duren|demora[rm]?|prend|tarda|impiega|leva)$/;
// How many tokens before its number a "between" can be: one other, such as an article or a sign of a currency, may
// follow it.
const BETWEEN_DISTANCE_MAX = 2;

/**
 * Whether two tokens of a sentence are the ends of a range: "Monday to Friday", "Mon-Fri", "between June and August".
 */
function leadsTo(tokens: readonly Token[], first: number, last: number): boolean {
  const between = tokens.slice(first + 1, last).filter(({ text }) => text !== '.');
  const isUntil = ({ word, meanings }: Token) => TO.test(word) || meanings.some((meaning) => UNTIL.test(meaning));
  const isAnd = BETWEEN.test(wordAt(tokens, first - 1)) && between.every(({ meanings }) => meanings.includes('and'));
  return tokens[last]?.isHyphenated === true || (between.length > 0 && (isAnd || between.every(isUntil)));
}

/** Whether the tokens between two numbers link them, as in "7 to 8 days". In Chinese there may be none: 三四天. */
export function areLinked(between: readonly Token[], language: WordLanguage | null): boolean {
  return (between.length > 0 || language === 'zh') && between.length <= 2 && between.every(isLink);
}

// "29 after five years" are not 29 years.
function isLink({ text, isFiller, meanings }: Token): boolean {
  const isOrder = meanings.some((meaning) => /^bound:(?:after|before)$/.test(meaning));
  const isJoining = isFiller || meanings.some((meaning) => /^(?:and|bound|per)\b/.test(meaning));
  return /^[-–—/]$/.test(text) || (isJoining && !isOrder);
}

interface Ranged extends Bounded {
  readonly values: readonly number[];
  readonly isOrdinal: boolean;
  readonly isEnd?: true;
}

/**
 * Gives the ends of "between 5 and 25" and "3-5 hours" their bounds: the first is a minimum, the second a maximum. A
 * price that rises from 3 to 5 euros gets none: it has been both.
 */
export function boundRanges<Found extends Ranged>(found: readonly Found[], tokens: readonly Token[]): Found[] {
  const ends = new Map<Found, Bound>();
  const isDuration = tokens.some(({ word }) => DURATION.test(word));
  const isMeasured = ({ unit }: Ranged) =>
    unit !== null && unit !== 'clock' && (unit !== 'hour or clock' || isDuration);
  for (const [i, end] of found.entries()) {
    const start = found[i - 1];
    if (start !== undefined && isMeasured(end) && isRange(start, end, tokens)) {
      const [low, high] = inOrder(start, end);
      ends.set(low, low.bound === 'from' ? 'from' : 'min').set(high, 'max');
    } else if (start !== undefined && followsBetween(start, tokens) && areJoinedByAnd(start, end, tokens)) {
      const [low, high] = inOrder(start, end);
      ends.set(low, ends.get(low) ?? 'min').set(high, 'max');
    }
  }
  return ends.size === 0
    ? [...found]
    : found.map((each) =>
        ends.has(each)
          ? { ...each, bound: ends.get(each) ?? null, ...(isMeasured(each) ? { isEnd: true as const } : {}) }
          : each,
      );
}

function inOrder<Found extends Ranged>(start: Found, end: Found): readonly [low: Found, high: Found] {
  return isRising(start, end) || !isUnitOfTime(end.unit) ? [start, end] : [end, start];
}

function followsBetween({ from, bound }: Ranged, tokens: readonly Token[]): boolean {
  const before = tokensBefore(tokens, from, BETWEEN_DISTANCE_MAX);
  return bound === null && before.some(({ word }) => BETWEEN.test(word));
}

function areJoinedByAnd(one: Ranged, other: Ranged, tokens: readonly Token[]): boolean {
  return (
    other.bound === null &&
    one.unit === other.unit &&
    tokens.slice(one.to, other.from).every(({ meanings, kind }) => kind === 'sign' || meanings.includes('and'))
  );
}

// "From 30 to 15 days before", but not "the 27 to 8 days".
function isCountedDown({ from, unit }: Ranged, tokens: readonly Token[]): boolean {
  return isUnitOfTime(unit) && FROM.test(wordAt(tokens, from - 1));
}

function isRising(start: Ranged, end: Ranged): boolean {
  return Number(start.values[0]) < Number(end.values[0]);
}

// "3-5 hours", "von 3 bis 5 Stunden".
function isRange(start: Ranged, end: Ranged, tokens: readonly Token[]): boolean {
  const isOpen = (start.bound === null || start.bound === 'from') && (end.bound === null || end.bound === 'until');
  return (
    isOpen &&
    end.unit === start.unit &&
    !start.isOrdinal &&
    start.values[0] !== end.values[0] &&
    (isRising(start, end) || isCountedDown(start, tokens)) &&
    leadsTo(tokens, start.to - 1, end.from) &&
    !tokens.some((token) => meaningOf(token, 'change') !== null)
  );
}
