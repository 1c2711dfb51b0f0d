import { clockValues } from './clock-times.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { type Bound, boundAfter, boundBefore, isDeadline, signedValues } from './number-bounds.ts';
import { areLinked, boundRanges } from './ranges.ts';
import { numberAt } from './read-number.ts';
import { meaningOf, type Token, textAt, wordAt } from './tokens.ts';
import { isCurrency, isTimeOfDay } from './unit-kinds.ts';

/** A number and its unit. */
export interface Quantity {
  /** Its possible values: a written number can be ambiguous. */
  readonly values: readonly number[];
  /** `day`, `eur`, `percent`, `clock` ...; null if it counts something without a unit. */
  readonly unit: string | null;
  readonly bound: Bound | null;
  readonly isOrdinal: boolean;
  /** Whether it is one end of a range, as in "3-5 hours". */
  readonly isEnd?: true;
  /** The range of its tokens, `to` excluded. */
  readonly from: number;
  readonly to: number;
}

// What may come between a fraction or a number and its unit.
const ARTICLE_OR_OF = /^(?:of|an?|eine[rs]|d|de|une?|una?|di|van|een|uma?)$/;
// For each unit, the larger unit of which it is a part, and how many parts make one.
const PARTS: ReadonlyMap<string | null, { readonly whole: string; readonly parts: number }> = new Map([
  ['second', { whole: 'minute', parts: 60 }],
  ['minute', { whole: 'hour', parts: 60 }],
  ['month', { whole: 'year', parts: 12 }],
  ['cent', { whole: 'eur', parts: 100 }],
  ['pence', { whole: 'gbp', parts: 100 }],
]);
/** The words that add, unlike "or": "two hours and 45 minutes". */
const AND =
  /^(?:and|as well as|und|sowie|et|ainsi que|y|asi como|e|nonche|bem como|en|alsook|i|oraz|och|samt|和|与|及|以及)$/;
/** The signs of a multiplication. */
const TIMES = /^[×x*]$/;
const YEAR_MIN = 1_900;
const YEAR_MAX = 2_100;

/** Returns the quantities of a sentence, in order. */
export function quantitiesOf(tokens: readonly Token[], language: WordLanguage | null): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at, language);
    if (number === null || isInName(tokens, at)) {
      at += 1;
      continue;
    }
    const { values, isOrdinal = false } = number;
    const measure = withPart(
      number.unit === null ? unitAround(tokens, at, measureAt(tokens, number)) : unitOf(tokens, number.unit, number.to),
      tokens,
    );
    const read = withoutThirdDecimal(values, measure.unit);
    const withHalfDay = isTimeOfDay(measure.unit) ? clockValues(tokens, read, measure.to) : read;
    const whole = withHalfDay.map((value) => value + measure.part);
    found.push({
      values: signedValues(whole, tokens, { from: at, ...measure }),
      unit: isOrdinal ? null : measure.unit,
      bound: boundOf(tokens, { from: at, ...measure }, language),
      isOrdinal,
      from: at,
      to: measure.to,
    });
    at = measure.to;
  }
  return boundRanges(joinParts(shareUnits(found, tokens, language), tokens), tokens);
}

// "2,400 USD" in Spanish is 2400: with currencies other than the euro, commas group digits.
function withoutThirdDecimal(values: readonly number[], unit: string | null): readonly number[] {
  return isCurrency(unit) && unit !== 'eur' && unit !== 'cent' ? values.slice(0, 1) : values;
}

// The 3 of "AHU-3".
function isInName(tokens: readonly Token[], at: number): boolean {
  const isJoined = tokens[at - 1]?.isJoined === true && textAt(tokens, at - 1) === '-';
  return isJoined && /^\p{Lu}{1,5}$/u.test(textAt(tokens, at - 2)) && tokens[at - 2]?.meanings.length === 0;
}

// "Signed by 2 people" says who, and "by 2 May" until when.
function boundOf(
  tokens: readonly Token[],
  { from, to, unit }: Pick<Quantity, 'from' | 'to' | 'unit'>,
  language: WordLanguage | null,
): Bound | null {
  const next = tokens[to];
  const isCounting = next?.kind === 'word' && !next.isFiller && meaningOf(next, 'month') === null;
  const isAgent = wordAt(tokens, from - 1) === 'by' && unit === null && isCounting;
  const bound = isAgent ? null : (boundBefore(tokens, from, language) ?? boundAfter(tokens, to));
  return isDeadline(tokens, { from, to, bound, unit }) ? 'min' : bound;
}

// A fraction and its unit may have an article between them: "zwei Drittel einer Stunde".
function measureAt(tokens: readonly Token[], { values, to }: Pick<Quantity, 'values' | 'to'>): number {
  if (!values.every((value) => value < 1)) {
    return to;
  }
  const measure = tokens.findIndex(({ word }, at) => at >= to && !ARTICLE_OR_OF.test(word));
  return meaningOf(tokens[measure], 'unit') !== null ? measure : to;
}

// Includes the "pm" of "6:30 pm" in the unit.
function unitOf(tokens: readonly Token[], unit: string, to: number): { unit: string; to: number } {
  return { unit, to: meaningOf(tokens[to], 'clock') === null ? to : to + 1 };
}

function unitAround(tokens: readonly Token[], from: number, to: number): { unit: string | null; to: number } {
  const before = meaningOf(tokens[from - 1], 'unit');
  // "6.80 € + 2 × 5.20 €" and "0.15 € + 1,600 kWh": the sign belongs to the number before it.
  const isMeasured = meaningOf(tokens[to], 'unit') !== null || TIMES.test(textAt(tokens, to));
  const isOfOther = tokens[from - 2]?.kind === 'number' && tokens[from]?.isJoined !== true && isMeasured;
  if (isCurrency(before) && !isOfOther) {
    return { unit: before, to };
  }
  const next = tokens[to];
  if (isClockAhead(tokens, from)) {
    return { unit: 'clock', to };
  }
  // "15 £4.20": the sign belongs to the next number.
  if (tokens[to + 1]?.kind === 'number' && tokens[to + 1]?.isJoined) {
    return { unit: null, to };
  }
  if (meaningOf(next, 'clock') !== null) {
    return { unit: 'clock', to: to + 1 };
  }
  // "half a year", "half an hour".
  const isHalf = meaningOf(tokens[from], 'number') === '0.5';
  const unit = meaningOf(next, 'unit') ?? (isHalf ? meaningOf(next, 'period') : null);
  if (unit !== null) {
    return { unit, to: to + 1 };
  }
  return { unit: null, to };
}

// "Klockan 9", "kl. 9".
function isClockAhead(tokens: readonly Token[], from: number): boolean {
  const ahead = tokens[from - 1]?.text === '.' ? tokens[from - 2] : tokens[from - 1];
  return meaningOf(ahead, 'clock') === 'ahead';
}

// Adds the half of "ocho y media" and "two hours and a half".
function withPart(
  { unit, to }: { unit: string | null; to: number },
  tokens: readonly Token[],
): { unit: string | null; to: number; part: number } {
  const part = meaningOf(tokens[to], 'plus');
  if (part === null) {
    return { unit, to, part: 0 };
  }
  const beyond = unit === null ? meaningOf(tokens[to + 1], 'unit') : null;
  return { unit: unit ?? beyond, to: to + (beyond === null ? 1 : 2), part: Number(part) };
}

// "7 to 8 days", "2 to 5 pm", "3.5 or 4 kg": the first has the unit of the second.
function shareUnits(found: readonly Quantity[], tokens: readonly Token[], language: WordLanguage | null): Quantity[] {
  return found.map((quantity, i) => {
    const next = found[i + 1];
    // A word that is both number and unit, such as "Viertelstunde", does not share its unit.
    const isShared = next !== undefined && next.unit !== null && meaningOf(tokens[next.from], 'unit') === null;
    // The third in "a third of 2,400 kWh" is not an amount of energy, but the ¾ in "¾ of an hour" is a time.
    const isOfWhole = ARTICLE_OR_OF.test(wordAt(tokens, quantity.to)) && quantity.values.every((value) => value < 1);
    if (
      !isShared ||
      (isOfWhole && !next.values.includes(1)) ||
      !lacksUnit(quantity, tokens) ||
      !areLinked(tokens.slice(quantity.to, next.from), language)
    ) {
      return quantity;
    }
    // "From 18.2 to 19.6 million": the first may also have the scale of the second.
    const scale = scaleOf(tokens, next) / scaleOf(tokens, quantity);
    const values = scale > 1 ? quantity.values.flatMap((value) => [value, value * scale]) : quantity.values;
    const isAfternoon = meaningOf(tokens[next.to - 1], 'clock') === 'pm';
    const shared = { ...quantity, unit: next.unit };
    return { ...shared, values: isAfternoon ? timesBefore(next, values) : signedValues(values, tokens, shared) };
  });
}

function scaleOf(tokens: readonly Token[], { from, to }: Quantity): number {
  return Math.max(1, ...tokens.slice(from, to).map((token) => Number(meaningOf(token, 'scale') ?? 1)));
}

// Whether a number may have the unit of the next one. "One" in words is often an article.
function lacksUnit({ values, unit, isOrdinal, from }: Quantity, tokens: readonly Token[]): boolean {
  const isArticle = values.includes(1) && tokens[from]?.kind === 'word';
  return unit === null && !isOrdinal && !isYear({ values, unit }) && !isArticle;
}

// "2 to 5 pm" begins at 2 pm, but "9 to 5 pm" in the morning and "12 to 2 pm" at noon.
function timesBefore({ values: ends }: Quantity, values: readonly number[]): number[] {
  const end = Number(ends[0]);
  return values.map((value) => (value + 12 <= end ? value + 12 : value));
}

// "Two hours and 45 minutes" is one time.
function joinParts(found: readonly Quantity[], tokens: readonly Token[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of found) {
    const before = joined.at(-1);
    const part = PARTS.get(quantity.unit);
    const isPart =
      part !== undefined &&
      before?.unit?.startsWith(part.whole) === true &&
      quantity.bound === null &&
      // "€3.30, sixty cents less" are two amounts.
      before.values.every((value) => Number.isInteger(value) || !isCurrency(quantity.unit)) &&
      tokens.slice(before.to, quantity.from).every(({ word }) => AND.test(word));
    if (isPart) {
      const values = before.values.map((value) => value + Number(quantity.values[0]) / part.parts);
      joined[joined.length - 1] = { ...before, values, unit: part.whole, to: quantity.to };
    } else {
      joined.push(quantity);
    }
  }
  return joined;
}

/** Whether a number may be a year: "in 2024 it was 90 %". 2,000 euros are not. */
export function isYear({ values, unit }: Pick<Quantity, 'values' | 'unit'>): boolean {
  const isInRange = values.every((value) => Number.isInteger(value) && value >= YEAR_MIN && value <= YEAR_MAX);
  return isInRange && (unit === null || unit === 'year');
}
