import type { Quantity } from '../../reading/quantities.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { isOnOtherSide } from '../numbers/other-side.ts';
import type { Rule } from '../rule.ts';

const LEAST = /^(?:minim\p{L}*|mindest\p{L}*|minst\p{L}*)$/u;
const MOST = /^(?:maxim\p{L}*|massim\p{L}*|hochst\p{L}*|hogst\p{L}*)$/u;

/** A minimum must not be given as a maximum: "the minimum temperature is 40" for "the maximum temperature is 40". */
export const extremeRule: Rule = (comparison) => (isOnOtherSide(comparison, extremeAt) ? 'comparison' : null);

// Returns null if a clause has both words or neither, or is negated: "not below the minimum".
function extremeAt(statement: Statement, quantity: Quantity): 'least' | 'most' | null {
  const { tokens, isNegated } = clauseOf(statement, quantity);
  const isLeast = tokens.some(({ word }) => LEAST.test(word));
  const isMost = tokens.some(({ word }) => MOST.test(word));
  return isNegated || isLeast === isMost ? null : isLeast ? 'least' : 'most';
}
