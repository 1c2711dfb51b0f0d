import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { type Amount, likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf, tokensBefore } from '../../reading/tokens.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';
import { namesUnitAlone } from './named-unit.ts';

// "Every full six months": one word may come between.
const EVERY =
  /(?:^| )(?:every|each|all[er]?|jede[nrs]?|tous les|toutes les|cada|ogni|elke|iedere|om de|abstand von|intervals of|co|kazd\p{L}{1,3}|var(?:t|je)?|每)(?: \S+)?$/u;
// Room for "toutes les" and the one word that may follow it.
const WORDS_BEFORE_MAX = 3;

/** How often something happens: a count in each span of time. */
interface Frequency {
  readonly count: Amount;
  readonly span: Amount;
}

/**
 * Whether a quantity says how often something happens, and a source says the same in another way: four times a year is
 * every three months and quarterly, once a year is every twelve months. "Within 7 days" says when, not how often.
 */
export function isSameFrequency(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const frequencies = frequenciesOf(said).filter(({ count, span }) => count === quantity || span === quantity);
  if (isCountOfDates(quantity, evidence)) {
    return true;
  }
  return evidence.some(({ source }) => {
    const known = saysHowOften(source) ? frequenciesOf(source) : [];
    return frequencies.some((frequency) => known.some((other) => isEqual(frequency, other)));
  });
}

// "Twice a year" for "in April and in November": the source names as many months or days of the week.
function isCountOfDates({ unit, values }: Quantity, evidence: readonly Evidence[]): boolean {
  const counted = (source: Statement, kind: string) =>
    new Set(source.tokens.flatMap((token) => meaningOf(token, kind) ?? [])).size;
  return (
    unit === 'times' &&
    evidence.some(({ source }) => ['month', 'weekday'].some((kind) => values.includes(counted(source, kind))))
  );
}

/** Whether a source has a period in other words: "once a year" is "every twelve months". */
export function hasPeriod(meaning: string, said: Statement, evidence: readonly Evidence[]): boolean {
  const period = periodIn(meaning);
  if (period === null) {
    return false;
  }
  // "At the end of the quarter" is every quarter.
  const isNamed = evidence.some(({ source }) => namesUnitAlone(source, period));
  if (isNamed || countsOf(said).some((count) => isSameFrequency(count, said, evidence))) {
    return true;
  }
  // If the source also has another period, a number must say how often: "valid for twelve months, paid monthly" is not
  // paid yearly.
  const isOnlyPeriod = evidence.every(({ source }) => periodsOf(source).length === 0);
  return evidence.some(({ source }) =>
    source.quantities.some(
      (each) =>
        each.unit !== null &&
        likenessOf(amountOf(1, period), each) === 'same' &&
        (isOnlyPeriod || isAfterEvery(each, source)),
    ),
  );
}

// Whether a quantity is a span of time after "every" or the like.
function isAfterEvery({ unit, from }: Quantity, { tokens }: Statement): boolean {
  const before = tokensBefore(tokens, from, WORDS_BEFORE_MAX).map(({ word }) => word);
  return isUnitOfTime(unit) && EVERY.test(before.join(' '));
}

// "Kept for two weeks" says only how long.
function saysHowOften(statement: Statement): boolean {
  return (
    periodsOf(statement).length > 0 ||
    countsOf(statement).length > 0 ||
    statement.quantities.some((each) => isAfterEvery(each, statement))
  );
}

// "Quarterly", "every three months", "at intervals of three months", "four times a year" and "twice in five years".
function frequenciesOf(statement: Statement): Frequency[] {
  const counts = countsOf(statement);
  const spans = statement.quantities.filter(
    (each) => canBeTime(each) && (each.bound === null || counts.length > 0 || isAfterEvery(each, statement)),
  );
  // "Monthly" is once a month.
  const countsOrOnce = counts.length > 0 ? counts : [amountOf(1, 'times')];
  return [...periodsOf(statement), ...spans].flatMap((span) => countsOrOnce.map((count) => ({ count, span })));
}

// "24 h" is 24 hours or midnight.
function canBeTime({ unit }: Quantity): boolean {
  return unit?.split(' or ').some(isUnitOfTime) === true;
}

function countsOf({ quantities }: Statement): Quantity[] {
  return quantities.filter(({ unit }) => unit === 'times');
}

// The periods that the words of a sentence name, as one of each: "monthly" is one month.
function periodsOf({ meanings }: Statement): Amount[] {
  return [...meanings].flatMap((meaning) => {
    const period = periodIn(meaning);
    return period === null ? [] : [amountOf(1, period)];
  });
}

function periodIn(meaning: string): string | null {
  return /^period:(.+)$/.exec(meaning)?.[1] ?? null;
}

// Counts divided by spans must be equal. Each span is multiplied by the other count instead, which keeps its unit.
function isEqual(one: Frequency, other: Frequency): boolean {
  return likenessOf(multiplied(one.span, other.count), multiplied(other.span, one.count)) === 'same';
}

function multiplied(span: Amount, { values }: Amount): Amount {
  return { unit: span.unit, values: span.values.flatMap((value) => values.map((count) => value * count)) };
}

function amountOf(value: number, unit: string): Amount {
  return { values: [value], unit };
}
