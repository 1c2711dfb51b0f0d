import { onceFor } from '../../../once.ts';
import type { Evidence } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { type Amount, baseOf } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import { isCurrency } from '../reading/unit-kinds.ts';
import { isSameAmount } from './calculation.ts';
import type { Comparison } from './comparison.ts';
import { isIdiomatic } from './idiomatic-number.ts';
import { isRounded, mayFollow } from './may-follow.ts';
import { elidedUnits } from './named-unit.ts';
import { operandsOf, timesOf } from './operands.ts';
import { isWithinLimits } from './within-limits.ts';

const DAY = /^(?:day|workday)$/;

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
      !isIdiomatic(quantity, said) &&
      !given.some((each) => isSameAmount(each, quantity) || areDays(each, quantity)),
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
  // "5 kg are fine" applies a limit of the source to a case that the question does not give.
  const clauses = cited.flatMap(({ source }) => source.clauses);
  const isCase =
    quantity.bound === null &&
    !question.quantities.some((each) => baseOf(each.unit).base === baseOf(quantity.unit).base) &&
    !isCurrency(quantity.unit) &&
    clauses.some((each) => isOfKind(quantity, each) && isWithinLimits(quantity, each) === true);
  const sentences = { ...comparison, evidence: cited };
  const others = said.quantities.filter((each) => each !== quantity);
  return !isCase && !mayFollow(quantity, operandsOf(sentences, others), timesOf([said, question]));
}

// A number without a unit may be within a limit of a clause without units, but not of one in months.
function isOfKind({ unit }: Quantity, { quantities }: Clause): boolean {
  return unit !== null || quantities.every((each) => each.unit === null);
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
