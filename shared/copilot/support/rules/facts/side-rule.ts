import type { Bound } from '../../reading/number-bounds.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { boundRule } from '../bound-rules.ts';
import type { Rule } from '../rule.ts';

const LOW: readonly (Bound | null)[] = ['min', 'over'];
const HIGH: readonly (Bound | null)[] = ['max', 'under'];

type Side = 'low' | 'high';

/** An upper limit must not become a lower one, nor the reverse: "up to five" is not "five or more". */
export const sideRule: Rule = (comparison) => {
  const { said, evidence } = comparison;
  const isTurned = said.quantities.some((quantity) => {
    const own = sideOf(said, quantity);
    const others = evidence.flatMap(({ said: source }) =>
      source.quantities
        .filter((each) => likenessOf(quantity, each) === 'same' && each.unit === quantity.unit)
        .map((each) => sideOf(source, each)),
    );
    return own !== null && others.length > 0 && others.every((other) => other !== null && other !== own);
  });
  // The rule for bounds knows the cases in which this is right: "at the latest 5 days before" is "at least 5 days
  // before", and one step of a scale ends where the next begins.
  return isTurned && boundRule(comparison) !== null ? 'comparison' : null;
};

// Null where the number is no limit, or its clause is negated.
function sideOf(statement: Statement, quantity: Quantity): Side | null {
  if (clauseOf(statement, quantity)?.isNegated !== false) {
    return null;
  }
  const { bound } = quantity;
  return LOW.includes(bound) ? 'low' : HIGH.includes(bound) ? 'high' : null;
}
