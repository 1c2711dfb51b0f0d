import { hasOtherBound } from '../comparing/bounds.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

const LIMITS: readonly unknown[] = ['min', 'over', 'max', 'under'];

/** An upper limit must not become a lower one, nor the reverse: "up to five" is not "five or more". */
export const limitDirectionRule: Rule = (comparison) => {
  const { said, evidence } = comparison;
  const isReversed = said.quantities.some((quantity) => {
    const isLimitOfSource = () =>
      evidence.every(({ source }) =>
        source.quantities.every((each) => isLimit(source, each) || likenessOf(quantity, each) !== 'same'),
      );
    return isLimit(said, quantity) && isLimitOfSource() && hasOtherBound(quantity, comparison);
  });
  return isReversed ? 'comparison' : null;
};

// A number in a negated clause is not counted as a limit.
function isLimit(statement: Statement, quantity: Quantity): boolean {
  return LIMITS.includes(quantity.bound) && !clauseOf(statement, quantity).isNegated;
}
