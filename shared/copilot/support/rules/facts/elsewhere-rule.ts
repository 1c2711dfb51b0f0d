import { isYear, type Quantity } from '../../reading/quantities.ts';
import { hasQuantity, likenessOf } from '../../reading/same-quantity.ts';
import { quantityRule } from '../numbers/quantity-rule.ts';
import type { Comparison, Rule } from '../rule.ts';

/**
 * A number must not come from a sentence of the excerpt that no quote touches: 640 euros from the next row for the
 * 1,290 of this one, or the votes for another proposal. It may come from the question, or follow from other numbers.
 */
export const elsewhereRule: Rule = (comparison) => {
  // The test whether the number follows from others takes longest, so it comes last.
  const isTaken = comparison.said.quantities.some((quantity) => isTakenFromElsewhere(quantity, comparison));
  return isTaken && quantityRule(comparison) !== null ? 'row' : null;
};

function isTakenFromElsewhere(quantity: Quantity, { said, evidence, question }: Comparison): boolean {
  // "One" and "first" are articles and adverbs as well, and a year may be said of anything.
  const isTelling = !(quantity.values.includes(1) || isYear(quantity) || hasQuantity(question, quantity));
  // A statement that repeats the quoted number of that unit may state both.
  const isBeside = evidence.some((each) =>
    each.source.quantities.some((other) => other.unit === quantity.unit && hasQuantity(said, other)),
  );
  return (
    isTelling &&
    !(isBeside && quantity.unit !== null) &&
    !evidence.some(({ source, context }) => [source, context].some((each) => hasQuantity(each, quantity))) &&
    [...new Set(evidence.map((each) => each.elsewhere))].some((rest) =>
      rest().some(({ quantities }) =>
        quantities.some((other) => other.unit === quantity.unit && likenessOf(quantity, other) === 'same'),
      ),
    )
  );
}
