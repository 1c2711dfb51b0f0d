import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { isCurrency } from '../../reading/unit-kinds.ts';
import type { Comparison } from '../rule.ts';
import { isSameAmount, type Operation, resultsOf } from './calculations/calculation.ts';

// Bounds the work: a long table has more numbers than a calculation needs.
const AMOUNTS_MAX = 60;

/**
 * Whether an amount of money follows from two numbers, one in the compared sentence or the question, and the other in
 * the rest of the cited excerpts: 42.5 pence with a bonus of 1.5 where the sentence before says 41, or five nights at
 * the price of a row. Code cannot decide whether it was the right calculation.
 */
export function isDerivedElsewhere(
  quantity: Quantity,
  { evidence, cited = evidence, question }: Pick<Comparison, 'evidence' | 'cited' | 'question'>,
): boolean {
  const far = isCurrency(quantity.unit) ? amountsBeside(evidence, cited) : [];
  // A number that is itself in the rest of the excerpts or in the question is repeated, not calculated.
  if ([...far, ...question.quantities].some((each) => isSameAmount(each, quantity))) {
    return false;
  }
  const near = evidence.flatMap(({ source }) => source.quantities).filter(isAmount);
  const shares = near.filter(({ values, unit }) => unit === 'percent' || values.every((value) => value < 1));
  const counts = question.quantities.filter(isAmount);
  const isResult = (operation: Operation, one: Quantity, other: Quantity) =>
    resultsOf(one, other).some((each) => each.operation === operation && isSameAmount(each, quantity));
  return far.some(
    (other) =>
      near.some((one) => isCurrency(one.unit) && isResult('sum', one, other)) ||
      [...shares, ...counts].some((one) => isResult('product', one, other)),
  );
}

// The amounts of money in the units that are not compared: those that other quotes touch, and those that no quote
// touches.
function amountsBeside(evidence: readonly Evidence[], cited: readonly Evidence[]): Quantity[] {
  const quoted = cited.filter((each) => !evidence.includes(each)).map(({ source }) => source);
  const unquoted = [...new Set(cited.map(({ elsewhere }) => elsewhere))].flatMap((elsewhere) => elsewhere());
  return [...quoted, ...unquoted]
    .flatMap(({ quantities }) => quantities)
    .filter(({ unit }) => isCurrency(unit))
    .slice(0, AMOUNTS_MAX);
}

// "One" is an article as well, and multiplying by it changes nothing.
function isAmount({ values, isOrdinal }: Quantity): boolean {
  return !isOrdinal && !values.includes(1);
}
