import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';
import type { Comparison, Rule } from '../rule.ts';
import { isAfterEvery, isSameFrequency } from './frequency.ts';

/** A statement must say how often something happens as its source does: six times a year is not every six months. */
export const frequencyRule: Rule = (comparison) =>
  comparison.said.quantities.some((quantity) => isOtherFrequency(quantity, comparison)) ? 'unit' : null;

// Whether a statement says "every six months" where the source says "six times", or the reverse.
function isOtherFrequency(quantity: Quantity, { said, evidence }: Comparison): boolean {
  const isCount = quantity.unit === 'times';
  const isTurned = ({ unit, values }: Quantity) =>
    (isCount ? isUnitOfTime(unit) : unit === 'times') && values.some((value) => quantity.values.includes(value));
  return (
    (isCount || isAfterEvery(quantity, said)) &&
    // "Once" alone is no frequency: "it can be extended once, by one month".
    !quantity.values.includes(1) &&
    evidence.some(({ source }) => source.quantities.some(isTurned)) &&
    !evidence.some(({ source }) => hasQuantity(source, quantity)) &&
    !isSameFrequency(quantity, said, evidence)
  );
}
