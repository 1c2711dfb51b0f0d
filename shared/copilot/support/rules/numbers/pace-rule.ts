import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Comparison, Rule } from '../rule.ts';
import { isSamePace, isUnitOfTime } from './pace.ts';

// "Every full six months": one word may come between.
const EVERY =
  /(?:^| )(?:every|each|all[er]?|jede[nrs]?|tous les|toutes les|cada|ogni|elke|iedere|om de|co|kazd\p{L}{1,3}|var(?:t|je)?|每)(?: \S+)?$/u;
const WORDS_BEFORE = 3;

/** How often something happens must be the source's pace: six times a year is not every six months. */
export const paceRule: Rule = (comparison) =>
  comparison.said.quantities.some((quantity) => isOtherPace(quantity, comparison)) ? 'unit' : null;

// Whether a statement says "every six months" where the source says "six times", or the reverse.
function isOtherPace(quantity: Quantity, { said, evidence }: Comparison): boolean {
  const isCount = quantity.unit === 'times';
  const isTurned = ({ unit, values }: Quantity) =>
    (isCount ? isUnitOfTime(unit) : unit === 'times') && values.some((value) => quantity.values.includes(value));
  return (
    (isCount || isSpan(quantity, said)) &&
    // "Once" is no pace: "it can be extended once, by one month".
    !quantity.values.includes(1) &&
    evidence.some(({ source }) => source.quantities.some(isTurned)) &&
    !evidence.some(({ source }) => hasQuantity(source, quantity)) &&
    !isSamePace(quantity, said, evidence)
  );
}

function isSpan({ unit, from }: Quantity, { tokens }: Statement): boolean {
  const before = tokens.slice(Math.max(0, from - WORDS_BEFORE), from).map(({ word }) => word);
  return isUnitOfTime(unit) && EVERY.test(before.join(' '));
}
