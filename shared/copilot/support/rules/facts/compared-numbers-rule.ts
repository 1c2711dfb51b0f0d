import { onceFor } from '../../../../once.ts';
import { type CalendarDay, daysOf } from '../../reading/dates/dates.ts';
import { type Evidence, hasWord, isAmong } from '../../reading/evidence.ts';
import { MORE, type Scale } from '../../reading/languages/comparative-words.ts';
import { isYear, type Quantity } from '../../reading/quantities.ts';
import { baseOf } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { isCurrency } from '../../reading/unit-kinds.ts';
import { timeOf } from '../numbers/time-between-dates.ts';
import { hasNegation } from '../polarity.ts';
import type { Comparison, Rule } from '../rule.ts';
import { type ComparedThings, comparedThings } from './comparatives.ts';

// A twelfth of 365.25 days: only which of two values is larger matters, and no document compares 30 days with a month.
const SECONDS_A_MONTH = 2_629_800;
const CONTENT_WEIGHT = 2;
const YEARS = { base: 'years', factor: 1 };
// The kinds of numbers that each scale measures. The later the year, the newer a thing is, and the longer it takes, the
// slower.
const MEASURED: Readonly<Record<Scale, readonly { readonly kind: RegExp; readonly sign: 1 | -1 }[]>> = {
  amount: [{ kind: /^(?!clock$|years$)/, sign: 1 }],
  price: [{ kind: /^money/, sign: 1 }],
  length: [{ kind: /^(?:time|meter)$/, sign: 1 }],
  size: [{ kind: /^(?!clock$|years$|time$|money)/, sign: 1 }],
  mass: [{ kind: /^gram$/, sign: 1 }],
  moment: [{ kind: /^(?:clock|years)$/, sign: 1 }],
  age: [
    { kind: /^time$/, sign: 1 },
    { kind: /^years$/, sign: -1 },
  ],
  speed: [{ kind: /^time$/, sign: -1 }],
  frequency: [
    { kind: /^time$/, sign: -1 },
    { kind: /^times$/, sign: 1 },
  ],
  temperature: [{ kind: /^(?:celsius|degree|fahrenheit)$/, sign: 1 }],
};
const TIME: ReadonlySet<string> = new Set(['second', 'month']);

/**
 * If a statement says that one thing is cheaper, longer, earlier or more than another, the source's numbers for both
 * must agree: with "the ferry takes 35 minutes, the bus 50", the bus is not faster.
 */
export const comparedNumbersRule: Rule = (comparison) => (agreementOf(comparison) === 'against' ? 'comparison' : null);

/** Whether the numbers of the source confirm a comparison, so that its words need not be in the source's order. */
export function isConfirmedByNumbers(comparison: Comparison): boolean {
  return agreementOf(comparison) === 'for';
}

// Null if the source does not give one number of the kind for each of the two things. Computed once for both functions
// above.
const agreementOf = onceFor(({ said, evidence, isTranslated }: Comparison): 'for' | 'against' | null => {
  const compared = isTranslated || hasNegation(said) ? null : comparedThings(said);
  if (compared === null) {
    return null;
  }
  const parts = new Map(evidence.flatMap(partsOf).map((part) => [textOf(part), part]));
  const named = partsNamed(compared, [...parts.values()]);
  if (named === null || !isCounted(compared, said, named)) {
    return null;
  }
  const { scale, isMore } = compared;
  const [left, right] = named;
  const [ones, others] = [valuesOf(left, scale, right), valuesOf(right, scale, left)];
  const differences = ones.flatMap((one) =>
    others.filter((other) => other.base === one.base).map((other) => one.value - other.value),
  );
  const agrees = (by: number) => (isMore ? by > 0 : by < 0);
  if (differences.some(agrees)) {
    return differences.every(agrees) ? 'for' : null;
  }
  return differences.length === 0 ? null : 'against';
});

/** A clause or row of a source that is about one thing, with its numbers and dates. */
interface Part {
  readonly tokens: readonly Token[];
  readonly content: readonly Token[];
  readonly quantities: readonly Quantity[];
  readonly days: readonly CalendarDay[];
}

// Computed once, because each comparison of an answer may be about the same table.
const partsOf = onceFor(({ unit, source, neighbors }: Evidence): readonly Part[] =>
  unit.kind === 'row'
    ? [source, ...neighbors().map((other) => other.source)].map(partOfRow)
    : source.clauses.map((clause) => partOf(clause, source)),
);
const partOfRow = onceFor((row: Statement) => partOf(row, row));
const textOf = onceFor(({ tokens }: Part) => tokens.map(({ text }) => text).join(' '));

function partOf({ tokens, content }: Pick<Clause, 'tokens' | 'content'>, said: Statement): Part {
  const isOwn = ({ from }: { readonly from: number }) => tokens.includes(said.tokens[from] as Token);
  const days = said.dates.filter(isOwn).flatMap((date) => {
    const [day, ...others] = daysOf(date);
    return day === undefined || others.length > 0 ? [] : [day];
  });
  return { tokens, content, quantities: said.quantities.filter(isOwn), days };
}

// The part that names most of the right side, and among the others the one that names most of the left side. Words that
// both sides have do not distinguish them.
function partsNamed({ left, right }: ComparedThings, parts: readonly Part[]): [Part, Part] | null {
  const ofRight = right.filter((word) => !isAmong(word, left));
  const ofLeft = left.filter((word) => !isAmong(word, right));
  const counted = parts.filter(({ quantities, days }) => quantities.length + days.length > 0);
  const second = bestOf(counted, ofRight);
  if (second === null) {
    return null;
  }
  const others = counted.filter((part) => part !== second);
  const first = bestOf(
    others,
    ofLeft.filter((word) => !has(second, word)),
  );
  const isTold = first !== null && ofRight.some((word) => has(second, word) && !has(first, word));
  return isTold ? [first, second] : null;
}

// Null if two parts tie.
function bestOf(parts: readonly Part[], words: readonly Token[]): Part | null {
  const scores = parts.map((part) => scoreOf(part, words));
  const best = Math.max(...scores);
  const [one, ...others] = parts.filter((_, at) => best > 0 && scores[at] === best);
  return one === undefined || others.length > 0 ? null : one;
}

// A word that says what a thing is has more weight than a number or a counting word, such as the "day" of "day ticket".
function scoreOf(part: Part, words: readonly Token[]): number {
  return words.reduce((sum, word) => sum + weightOf(part, word), 0);
}

function weightOf(part: Part, word: Token): number {
  if (!has(part, word)) {
    return 0;
  }
  return says(part, word) ? CONTENT_WEIGHT : 1;
}

function has(part: Part, word: Token): boolean {
  return hasWord(part, word) || wordsIn(part).has(word.word);
}

// Includes the single words of phrases.
const wordsIn = onceFor(
  ({ tokens }: Part): ReadonlySet<string> => new Set(tokens.flatMap(({ word }) => [word, ...word.split(' ')])),
);

function says({ content }: Pick<Part, 'content'>, word: Token): boolean {
  return isAmong(word, content);
}

// "More" and "less" compare what the sentence counts, so it must name that with a word of the source, such as "pays" or
// "people", besides the names of the two things. A source that says "20 % less" counts the other way around.
function isCounted({ scale, left, right }: ComparedThings, said: Statement, [first, second]: readonly [Part, Part]) {
  if (scale !== 'amount') {
    return true;
  }
  const sides: readonly string[] = MORE[said.language ?? 'en'] ?? [];
  const isReversed = [first, second].some(({ tokens }) =>
    tokens.some(
      ({ word, meanings }) =>
        sides.includes(word) || meanings.some((each) => /^(?:change|bound:(?:over|under)$|-fee)/.test(each)),
    ),
  );
  const names = [
    ...left.slice(0, -1).filter((word) => !has(second, word)),
    ...right.filter((word) => !has(first, word)),
  ];
  const others = said.content.filter((word) => !isAmong(word, names));
  return !isReversed && others.some((word) => says(first, word) || says(second, word));
}

interface Value {
  readonly base: string;
  readonly value: number;
}

// Returns the numbers of a part that the scale can measure, except for several of one kind. "420 square meters, the
// south hall 380": the second part does not repeat the unit.
function valuesOf({ quantities, days }: Part, scale: Scale, other: Part): Value[] {
  const units = [...new Set(other.quantities.flatMap(({ unit }) => unit ?? []))];
  const isBare = quantities.every(({ unit }) => unit === null);
  const [shared = null] = isBare && units.length === 1 ? units : [];
  const read = quantities.flatMap((quantity) =>
    numberOn({ ...quantity, unit: quantity.unit ?? (isYear(quantity) ? null : shared) }, scale),
  );
  // A date without a year gets the year of the other part's date.
  const dated =
    scale === 'moment' ? days.map((day) => ({ base: 'day', value: timeOf(day, other.days[0] ?? day) })) : [];
  const all = [...read, ...dated];
  return all.filter(({ base }) => all.filter((each) => each.base === base).length === 1);
}

function numberOn(quantity: Quantity, scale: Scale): Value[] {
  const { values, unit, isOrdinal, bound } = quantity;
  const [number] = values;
  if (number === undefined || values.length > 1 || isOrdinal || bound !== null) {
    return [];
  }
  const { base, factor } = isYear(quantity) ? YEARS : baseOf(/hour/.test(unit ?? '') ? hourOn(scale) : unit);
  const value = number * factor * (base === 'month' ? SECONDS_A_MONTH : 1);
  const kind = kindOf(base, unit);
  return MEASURED[scale]
    .filter((each) => each.kind.test(kind))
    .map(({ sign }) => ({ base: kind, value: sign * value }));
}

function kindOf(base: string, unit: string | null): string {
  if (TIME.has(base)) {
    return 'time';
  }
  return isCurrency(unit) ? `money ${base}` : base;
}

// "At 18 h" is a time of day, and "every 18 h" is not.
function hourOn(scale: Scale): string {
  return scale === 'moment' ? 'clock' : 'hour';
}
