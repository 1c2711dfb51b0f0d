import { onceFor } from '../../../../once.ts';
import { shareAmong } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity, likenessOf } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

// The share of a condition's words that a condition of the statement needs to count as the same. Not measured.
const CONDITION_SAID_MIN = 0.5;

/** A number must stay with its condition: "60 euros, or 35 if paid at once" is not "35, or 60 if paid at once". */
export const conditionalNumberRule: Rule = ({ said, evidence, isTranslated }) => {
  const own = numbersOf(said);
  const isMoved =
    own.length > 0 &&
    evidence.some(({ source }) =>
      numbersOf(source).some(({ condition, number }) =>
        own.some(
          (each) =>
            each.number.unit === number.unit &&
            likenessOf(each.number, number) !== 'same' &&
            hasQuantity(source, each.number) &&
            hasQuantity(said, number) &&
            condition.isNegated === each.condition.isNegated &&
            shareAmong(condition.content, each.condition.content) >= CONDITION_SAID_MIN,
        ),
      ),
    );
  return isMoved && !isTranslated ? 'swapped' : null;
};

interface Conditional {
  readonly condition: Clause;
  readonly number: Quantity;
}

// The number right before a condition that ends the sentence.
const numbersOf = onceFor(({ clauses }: Statement): readonly Conditional[] => {
  return clauses.flatMap((condition, at) => {
    const number = clauses[at - 1]?.quantities.at(-1);
    const isLast = at === clauses.length - 1;
    return condition.opener === 'if' && isLast && number !== undefined && condition.content.length > 0
      ? [{ condition, number }]
      : [];
  });
});
