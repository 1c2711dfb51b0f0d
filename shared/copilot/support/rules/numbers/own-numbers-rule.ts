import type { Quantity } from '../../reading/quantities.ts';
import { type Amount, baseOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';
import { isCurrency } from '../../reading/unit-kinds.ts';
import type { Comparison, Rule } from '../rule.ts';
import { isSameAmount, type Operation, type Result, resultsOf } from './calculations/calculation.ts';
import { datesOf, isNoOperand, type Operand, operandsOf } from './calculations/operands.ts';
import { isWithinLimits } from './from-question.ts';
import { openQuantities } from './quantity-rules.ts';
import { isTimeBetween } from './time-between-dates.ts';

// Bounds the work: with more values, a number may follow from two of them by chance anyway.
const OPERANDS_MAX = 100;
// Three operands are tried only among at most this many.
const OPERANDS_OF_THREE_MAX = 24;
// What may be done with the result of two operands: two tickets at 8 and one at 4, three prices, two guests for four
// nights.
const LAST: Readonly<Record<Operation, readonly Operation[]>> = {
  product: ['product', 'sum', 'difference'],
  sum: ['sum'],
  difference: [],
  quotient: [],
};
const DAY = /^(?:day|workday)$/;
// "Une quinzaine de jours" is a fortnight, or about 15 days.
const DAYS_OF_QUINZAINE = 15;

/**
 * Each number of a statement must be one that the quoted sentences or the question have, or that may follow from their
 * numbers, however it is worded. A number in words without a unit, such as a count, may come from anywhere.
 */
export const ownNumbersRule: Rule = (comparison) =>
  openQuantities(comparison).some(({ quantity }) => isOwn(quantity, comparison)) ? 'number' : null;

function isOwn(quantity: Quantity, comparison: Comparison): boolean {
  const { said, evidence, cited = evidence, question } = comparison;
  const given = [question, ...cited.flatMap(({ source, context }) => [source, context])].flatMap(
    (each) => each.quantities,
  );
  if (isCount(quantity, said) || given.some((each) => isSameAmount(each, quantity) || areDays(each, quantity))) {
    return false;
  }
  // "If you come at 21:00" and "5 kg are fine" apply a limit of the source to a case that the question does not give.
  const clauses = cited.flatMap(({ source }) => source.clauses);
  const isCase =
    quantity.bound === null &&
    !question.quantities.some((each) => baseOf(each.unit).base === baseOf(quantity.unit).base) &&
    (clauseOf(said, quantity).opener === 'if' ||
      (!isCurrency(quantity.unit) && clauses.some((each) => isWithinLimits(quantity, each) === true)));
  const sentences = { ...comparison, evidence: cited };
  const others = said.quantities.filter((each) => each !== quantity);
  return !isCase && !isTimeBetween(quantity, datesOf(sentences)) && !mayFollow(quantity, operandsOf(sentences, others));
}

// In words, "one" may be an article.
function isCount({ values, unit, from, to }: Quantity, { tokens }: Statement): boolean {
  // "The two" of "the difference of the two is 25 euros" has its unit from the next number.
  const isBare = unit === null || unit === 'times' || (to === from + 1 && meaningOf(tokens[from], 'unit') === null);
  return tokens[from]?.kind === 'word' && (isBare || values.includes(1));
}

// Working days may be called days, where the header of a column says which they are.
function areDays(one: Quantity, other: Quantity): boolean {
  return (
    DAY.test(one.unit ?? '') && DAY.test(other.unit ?? '') && one.values.some((value) => other.values.includes(value))
  );
}

// Whether the number can be calculated from two operands, from three that are multiplied, or from three of which a
// reader sees two.
function mayFollow(quantity: Quantity, operands: readonly Operand[]): boolean {
  const known = distinct(operands, quantity);
  if (known.length > OPERANDS_MAX) {
    return true;
  }
  const isWanted = (result: Amount) => readingsOf(quantity).some((each) => isSameAmount(result, each));
  const isOfThree = (result: Result, areShown: boolean) =>
    LAST[result.operation].length > 0 &&
    known.length <= OPERANDS_OF_THREE_MAX &&
    known.some((third) =>
      sensibleResults(result, third, quantity).some(
        (each) =>
          LAST[result.operation].includes(each.operation) &&
          (areShown || each.operation === 'product') &&
          isWanted(each),
      ),
    );
  return known.some((one, at) =>
    known
      .slice(at + 1)
      .some(
        (other) =>
          [...ratedResults(one, other), ...ratedResults(other, one)].some(isWanted) ||
          sensibleResults(one, other, quantity).some(
            (result) =>
              isWanted(result) || isHowOften(result, quantity) || isOfThree(result, one.isShown && other.isShown),
          ),
      ),
  );
}

function readingsOf(quantity: Amount): Amount[] {
  const { values, unit } = quantity;
  return unit === 'fortnight'
    ? [quantity, { values: values.map((value) => value * DAYS_OF_QUINZAINE), unit: 'day' }]
    : [quantity];
}

function distinct(operands: readonly Operand[], quantity: Amount): Operand[] {
  const used: Operand[] = [];
  for (const each of operands) {
    const isKnown = used.some((other) => isSameAmount(each, other) && each.period === other.period);
    if (!isNoOperand(each) && !isKnown && !isSameAmount(each, quantity)) {
      used.push(each);
    }
  }
  return used;
}

// A count is not added to an amount, and a share in percent follows only for a number in percent.
function sensibleResults(one: Amount, other: Amount, { unit }: Amount): Result[] {
  const isMixed = (one.unit === null) !== (other.unit === null);
  const isOfShares = one.unit === 'percent' || other.unit === 'percent';
  return resultsOf(one, other).filter(
    (result) =>
      !(isMixed && (result.operation === 'sum' || result.operation === 'difference')) &&
      !(result.unit === 'percent' && unit !== 'percent' && !isOfShares),
  );
}

// A week at 6 euros a day.
function ratedResults(time: Operand, rate: Operand): Amount[] {
  const [own, per] = [baseOf(time.unit), baseOf(rate.period ?? null)];
  return rate.period != null && own.base === per.base
    ? time.values.map((length) => ({
        values: rate.values.map((value) => (length * own.factor * value) / per.factor),
        unit: rate.unit,
      }))
    : [];
}

// How often one amount contains another, in whatever unit: 120 kg at 60 kg a week take two weeks.
function isHowOften({ operation, unit, values }: Result, quantity: Quantity): boolean {
  return operation === 'quotient' && unit === 'times' && values.some((value) => quantity.values.includes(value));
}
