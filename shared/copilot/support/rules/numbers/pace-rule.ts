import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Comparison, Rule } from '../rule.ts';
import { isAfterEvery, isSamePace, isUnitOfTime } from './pace.ts';

/** How often something happens must be the source's pace: six times a year is not every six months. */
export const paceRule: Rule = (comparison) =>
  comparison.said.quantities.some((quantity) => isOtherPace(quantity, comparison)) ? 'unit' : null;

// Whether a statement says "every six months" where the source says "six times", or the reverse.
function isOtherPace(quantity: Quantity, { said, evidence }: Comparison): boolean {
  const isCount = quantity.unit === 'times';
  const isTurned = ({ unit, values }: Quantity) =>
    (isCount ? isUnitOfTime(unit) : unit === 'times') && values.some((value) => quantity.values.includes(value));
  return (
    (isCount || isAfterEvery(quantity, said)) &&
    // "Once" is no pace: "it can be extended once, by one month".
    !quantity.values.includes(1) &&
    evidence.some(({ source }) => source.quantities.some(isTurned)) &&
    !evidence.some(({ source }) => hasQuantity(source, quantity)) &&
    !isSamePace(quantity, said, evidence)
  );
}
