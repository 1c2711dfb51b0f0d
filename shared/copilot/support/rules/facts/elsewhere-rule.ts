import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import { quantityRule } from '../numbers/quantity-rules.ts';
import type { Comparison, Rule } from '../rule.ts';

/**
 * A number must not come from an unquoted sentence of the excerpt if the quoted one has its own number in that unit:
 * 640 euros from the next row for the 1,290 of this one.
 */
export const elsewhereRule: Rule = (comparison) => {
  // The test whether the number follows from others takes longest, so it comes last.
  const isTaken = comparison.said.quantities.some((quantity) => isTakenFromElsewhere(quantity, comparison));
  return isTaken && quantityRule(comparison) !== null ? 'row' : null;
};

function isTakenFromElsewhere(quantity: Quantity, { said, evidence }: Comparison): boolean {
  const isReplaced = evidence.some((each) =>
    each.source.quantities.some((other) => other.unit === quantity.unit && !hasQuantity(said, other)),
  );
  return (
    quantity.unit !== null &&
    isReplaced &&
    !evidence.some((each) => hasQuantity(each.source, quantity)) &&
    [...new Set(evidence.map((each) => each.elsewhere))].some((rest) =>
      rest().some((other) => hasQuantity(other, quantity)),
    )
  );
}
