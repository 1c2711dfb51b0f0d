import { hasQuantity } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

const LEAST = /^(?:minim\p{L}*|mindest\p{L}*|minst\p{L}*)$/u;
const MOST = /^(?:maxim\p{L}*|massim\p{L}*|hochst\p{L}*|hogst\p{L}*)$/u;

/** A minimum must not be given as a maximum: "the minimum temperature is 40" for "the maximum temperature is 40". */
export const extremeRule: Rule = ({ said, evidence }) => {
  const isTurned = said.quantities.some((quantity) => {
    const own = sideOf(clauseOf(said, quantity));
    const others = evidence.flatMap(({ source }) =>
      source.quantities
        .filter((each) => hasQuantity({ quantities: [each] }, quantity))
        .map((each) => sideOf(clauseOf(source, each))),
    );
    return own !== null && others.length > 0 && others.every((other) => other !== null && other !== own);
  });
  return isTurned ? 'comparison' : null;
};

// Null if a clause has both words, or none, or denies: "not below the minimum".
function sideOf({
  tokens,
  isNegated,
}: Pick<Statement, 'tokens'> & { readonly isNegated: boolean }): 'least' | 'most' | null {
  const isLeast = tokens.some(({ word }) => LEAST.test(word));
  const isMost = tokens.some(({ word }) => MOST.test(word));
  return isNegated || isLeast === isMost ? null : isLeast ? 'least' : 'most';
}
