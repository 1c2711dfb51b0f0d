import type { Quantity } from '../reading/quantities.ts';
import { type Amount, baseOf } from '../reading/same-quantity.ts';
import { isSameAmount, type Operation, type Result, resultsOf } from './calculation.ts';
import { isNoOperand, type Operand } from './operands.ts';

const ROUNDED_BY_MAX = 0.1;
// More than the tolerance of any comparison.
const FAR = 0.01;

// Bounds the work: with more values, a number may follow from two of them by chance anyway.
const OPERANDS_MAX = 100;

// Three operands are tried only among at most this many.
const OPERANDS_OF_THREE_MAX = 16;

// What may be done with the result of two operands: two tickets at 8 and one at 4, three prices, two guests for four
// nights.
const LAST: Readonly<Record<Operation, readonly Operation[]>> = {
  product: ['product', 'sum', 'difference'],
  sum: ['sum'],
  difference: [],
  quotient: [],
};

/**
 * Whether a number can be calculated from two operands, or from three, or is what one of them makes in one of the
 * times: "in the year" at 35 euros a month.
 */
export function mayFollow(quantity: Quantity, operands: readonly Operand[], times: readonly Operand[] = []): boolean {
  const known = distinct(operands);
  if (known.length > OPERANDS_MAX) {
    return true;
  }
  const isWanted = (result: Amount) =>
    isRounded(result, quantity) || (!isFar(result, quantity) && isSameAmount(result, quantity));
  const isOfThree = (result: Result) =>
    LAST[result.operation].length > 0 &&
    known.length <= OPERANDS_OF_THREE_MAX &&
    known.some((third) =>
      sensibleResults(result, third, quantity).some(
        (each) => LAST[result.operation].includes(each.operation) && isWanted(each),
      ),
    );
  if (times.some((time) => known.some((rate) => ratedResults(time, rate).some(isWanted)))) {
    return true;
  }
  return known.some((one, at) =>
    known
      .slice(at + 1)
      .some((other) => sensibleResults(one, other, quantity).some((result) => isWanted(result) || isOfThree(result))),
  );
}

// A cheap test that most results fail: most have the unit of the number.
function isFar(result: Amount, { values, unit }: Amount): boolean {
  return (
    result.unit === unit &&
    result.values.every((one) => values.every((other) => Math.abs(one - other) > FAR * Math.abs(other)))
  );
}

/** Whether a number says roughly what an amount is: "about 1,100 euros" for 1,097. */
export function isRounded(exact: Amount, { bound, unit, values }: Quantity): boolean {
  const isNear = (value: number) => exact.values.some((each) => Math.abs(value - each) <= each * ROUNDED_BY_MAX);
  return bound === 'about' && unit === exact.unit && values.some(isNear);
}

function distinct(operands: readonly Operand[]): Operand[] {
  const used: Operand[] = [];
  for (const each of operands) {
    if (used.length > OPERANDS_MAX) {
      break;
    }
    const isKnown = used.some((other) => isSameAmount(each, other) && each.period === other.period);
    if (!isNoOperand(each) && !isKnown) {
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
