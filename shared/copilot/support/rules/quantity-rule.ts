import { hasOwnNumber } from '../comparing/own-numbers.ts';
import type { Rule } from './rule.ts';

/**
 * Each number of a statement must be one that the quoted sentences or the question have, or that may follow from their
 * numbers, however it is worded. A sentence may count two or three things that it names.
 */
export const quantityRule: Rule = (comparison) => (hasOwnNumber(comparison) ? 'number' : null);
