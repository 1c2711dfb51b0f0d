import { onceFor } from '../../../once.ts';
import type { Evidence } from '../reading/evidence.ts';
import type { WordLanguage } from '../reading/languages/language-words.ts';
import type { Quantity } from '../reading/quantities.ts';
import { type Amount, baseOf, likenessOf } from '../reading/same-quantity.ts';
import { type Clause, clauseOf, type Statement } from '../reading/statement.ts';
import { meaningOf, type Token, wordAt } from '../reading/tokens.ts';
import { isCurrency } from '../reading/unit-kinds.ts';
import { isSameAmount } from './calculation.ts';
import type { Comparison } from './comparison.ts';
import { isIdiomatic } from './idiomatic-number.ts';
import { isRounded, mayFollow } from './may-follow.ts';
import { elidedUnits } from './named-unit.ts';
import { operandsOf, timesOf } from './operands.ts';
import { isWithinLimits } from './within-limits.ts';

const WEEKS_OF_FORTNIGHT = 2;

// The weeks that a number of days means when it is written in words, because both ends are counted.
const WEEKS_BY_DAYS: Partial<Record<WordLanguage, Readonly<Record<number, number>>>> = {
  de: { 8: 1 },
  fr: { 8: 1, 15: 2 },
  es: { 8: 1, 15: 2 },
  it: { 8: 1, 15: 2 },
  pt: { 8: 1, 15: 2 },
};

/**
 * Whether a source gives the same number of weeks as a quantity of a statement, where either may be the customary
 * number of days: "quinze jours" for "deux semaines", but not for "14 jours".
 */
function isSameInWeeks(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const weeks = weeksOf(quantity, said);
  return (
    weeks !== null && evidence.some(({ source }) => source.quantities.some((each) => weeksOf(each, source) === weeks))
  );
}

function weeksOf({ values, unit, from }: Quantity, { tokens, language }: Statement): number | null {
  const [value = 0] = values;
  if (unit === 'week' || unit === 'fortnight') {
    return unit === 'week' ? value : value * WEEKS_OF_FORTNIGHT;
  }
  const isInWords = unit === 'day' && tokens[from]?.kind === 'word';
  return isInWords && language !== null ? (WEEKS_BY_DAYS[language]?.[value] ?? null) : null;
}

const DAY = /^(?:day|workday)$/;

const THE =
  /^(?:the|these|those|die|den|der|diese[nr]?|les|ces|los|las|est[oa]s|i|gli|le|quest[ie]|de|deze|os|as|esses|te|tych|dessa)$/;

// Bounds the work: in the replies that the check is measured on, no sentence has even half as many numbers of its own.
const OWN_MAX = 20;

// A sentence names at most this many things and counts them.
const NAMED_MAX = 3;

/** Whether a statement has a number that is neither known nor follows; computed once, because several rules ask. */
export const hasOwnNumber = onceFor((comparison: Comparison): boolean => {
  const { said, evidence, cited = evidence, question, listed = 0 } = comparison;
  const given = [
    ...question.quantities,
    ...cited.flatMap(({ source, context }) => [
      ...source.quantities,
      ...elidedUnits(source),
      ...context.quantities,
      ...periodsOf(source),
    ]),
  ];
  const own = said.quantities.filter(
    (quantity) =>
      !(listed > 0 && quantity.unit === null && quantity.values.includes(listed)) &&
      !isCount(quantity, said, cited) &&
      !given.some((each) => isRounded(each, quantity)) &&
      !isIdiomatic(quantity, said, cited) &&
      !isSameInWeeks(quantity, said, cited) &&
      !given.some((each) => isSameAmount(each, quantity) || areDays(each, quantity)) &&
      !isSaidBefore(quantity, comparison),
  );
  return own.length > OWN_MAX || own.some((quantity) => isOwn(quantity, comparison));
});

// "Once a year" is every twelve months.
function periodsOf({ meanings }: Statement): Amount[] {
  return [...meanings].flatMap((meaning) => {
    const unit = /^period:(.+)$/.exec(meaning)?.[1];
    return unit === undefined ? [] : [{ values: [1], unit }];
  });
}

function isOwn(quantity: Quantity, comparison: Comparison): boolean {
  const { said, evidence, cited = evidence, question } = comparison;
  // "If you come at 21:00" and "5 kg are fine" apply a limit of the source to a case that the question does not give.
  const clauses = cited.flatMap(({ source }) => source.clauses);
  const isCase =
    quantity.bound === null &&
    !question.quantities.some((each) => baseOf(each.unit).base === baseOf(quantity.unit).base) &&
    (clauseOf(said, quantity).opener === 'if' ||
      (!isCurrency(quantity.unit) &&
        clauses.some((each) => isOfKind(quantity, each) && isWithinLimits(quantity, each) === true)));
  const sentences = { ...comparison, evidence: cited };
  const others = said.quantities.filter((each) => each !== quantity);
  return !isCase && !mayFollow(quantity, operandsOf(sentences, others), timesOf([said, question]));
}

// A number without a unit may be within a limit of a clause without units, but not of one in months.
function isOfKind({ unit }: Quantity, { quantities }: Clause): boolean {
  return unit !== null || quantities.every((each) => each.unit === null);
}

// "It comes with 20 GB [1]. Once the 20 GB are used up, it is slower [2].": another sentence proves the number.
function isSaidBefore(quantity: Quantity, { said, others }: Comparison): boolean {
  const isRepeated = THE.test(wordAt(said.tokens, quantity.from - 1));
  return (
    isRepeated &&
    quantity.unit !== null &&
    others().some(({ quantities }) => quantities.some((each) => likenessOf(quantity, each) === 'same'))
  );
}

// In words, "one" may be an article, "twice a year" says how often a half-yearly event takes place, "a fifth" and "the
// fourth visit" say where a limit lies, and a sentence may count the two or three things that it names, unless its
// source counts them, too.
function isCount(quantity: Quantity, { tokens }: Statement, evidence: readonly Evidence[]): boolean {
  const { values, unit, from, to, isOrdinal } = quantity;
  if (tokens[from]?.kind !== 'word') {
    return false;
  }
  // "The two" of "the difference of the two is 25 euros" has its unit from the next number.
  const isBare = unit === null || (to === from + 1 && meaningOf(tokens[from], 'unit') === null);
  const isShare = values.every((value) => value < 1);
  const isSmall = values.every((value) => value <= NAMED_MAX) && !isCountedIn(evidence, tokens[to]);
  return values.includes(1) || unit === 'times' || (isBare && (isOrdinal || isShare || isSmall));
}

function isCountedIn(evidence: readonly Evidence[], thing: Token | undefined): boolean {
  return evidence.some(({ source }) => source.quantities.some(({ to }) => source.tokens[to]?.stem === thing?.stem));
}

// Working days may be called days, where the header of a column says which they are.
function areDays(one: Amount, other: Amount): boolean {
  return (
    DAY.test(one.unit ?? '') && DAY.test(other.unit ?? '') && one.values.some((value) => other.values.includes(value))
  );
}
