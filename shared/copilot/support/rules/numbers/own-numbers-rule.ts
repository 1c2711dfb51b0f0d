import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import { clauseOf } from '../../reading/statement.ts';
import type { Comparison, Rule } from '../rule.ts';
import { isWithinLimits } from './from-question.ts';
import { quantityRule } from './quantity-rules.ts';

// Bounds the work: no source of the replies that the check is measured on has half as many values.
const VALUES_MAX = 200;
const PERCENT = 100;
// Calculated values are not exact.
const DIGITS = 9;

/**
 * A statement with numbers must have one that its source or the question has, or that may follow from two of theirs,
 * however it is worded. A number without a unit, such as a count, may come from anywhere.
 */
export const ownNumbersRule: Rule = (comparison) => {
  const { said, question } = comparison;
  const own = said.quantities.filter((quantity) => !hasQuantity(question, quantity));
  const isAllOwn = own.length > 0 && own.every((quantity) => isOwn(quantity, comparison));
  return isAllOwn && quantityRule(comparison) !== null ? 'number' : null;
};

function isOwn(quantity: Quantity, { said, evidence, question }: Comparison): boolean {
  const sources = evidence.flatMap(({ source, context }) => [source, context]);
  if (quantity.unit === null || sources.some((each) => hasQuantity(each, quantity))) {
    return false;
  }
  // "If you come at 21:00" and "5 kg are fine" apply a limit of the source.
  const clauses = evidence.flatMap(({ source }) => source.clauses);
  const isCase =
    quantity.bound === null &&
    (clauseOf(said, quantity).opener === 'if' || clauses.some((each) => isWithinLimits(quantity, each) === true));
  return (
    !isCase &&
    !mayFollow(
      quantity,
      [...sources, question].flatMap((each) => each.quantities),
    )
  );
}

// Whether the number can be calculated from two of the given numbers, in whatever units. None is combined with itself.
function mayFollow({ values }: Quantity, given: readonly Quantity[]): boolean {
  const known = [...new Set(given.flatMap((each) => each.values))];
  const results = (one: number, other: number) => [
    one + other,
    one - other,
    ...(one === 1 || other === 1 ? [] : [one * other, one / other]),
    (one * other) / PERCENT,
    (one * (PERCENT - other)) / PERCENT,
  ];
  const isSame = (one: number, other: number) => one.toPrecision(DIGITS) === other.toPrecision(DIGITS);
  return (
    known.length > VALUES_MAX ||
    known.some((one) =>
      known.some(
        (other) => one !== other && results(one, other).some((result) => values.some((value) => isSame(value, result))),
      ),
    )
  );
}
