import { hasOtherBound } from '../comparing/bounds.ts';
import { isArticleOne } from '../comparing/idiomatic-number.ts';
import type { Rule } from './rule.ts';

/** A number must keep its bound: "at least" is not "at most". */
export const boundRule: Rule = (comparison) =>
  comparison.said.quantities.some(
    (quantity) => !isArticleOne(quantity, comparison.said) && hasOtherBound(quantity, comparison),
  )
    ? 'comparison'
    : null;
