import type { Bound } from '../../reading/number-bounds.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

// Bounds on the same side of a number: the first excludes the number, the second includes it.
const WITH: Readonly<Partial<Record<Bound, Bound>>> = { over: 'min', after: 'from', under: 'max', before: 'until' };
const SAME: Readonly<Partial<Record<Bound, Bound>>> = { from: 'min', until: 'max', after: 'over', before: 'under' };

/**
 * Where the question is about the limit itself, the limit must not change sides: with "from 20 spots 10 % off", a
 * statement that answers for 20 spots must not say "only above 20".
 */
export const thresholdRule: Rule = ({ said, evidence, question }) => {
  const isOther = said.quantities.some((quantity) => {
    const bound = boundOf(quantity, said);
    const bounds = evidence.flatMap(({ source }) =>
      source.quantities.filter((each) => isLike(quantity, each)).map((each) => boundOf(each, source)),
    );
    return (
      bound !== null &&
      bounds.length > 0 &&
      bounds.every((each) => each !== null && areOpposed(bound, each)) &&
      isAsked(quantity, question)
    );
  });
  return isOther ? 'comparison' : null;
};

function areOpposed(one: Bound, other: Bound): boolean {
  return kindOf(WITH[one]) === kindOf(other) || kindOf(WITH[other]) === kindOf(one);
}

function kindOf(bound: Bound | undefined): Bound | undefined {
  return bound === undefined ? undefined : (SAME[bound] ?? bound);
}

// A negated bound is left to the rules for negation.
function boundOf(quantity: Quantity, statement: Statement): Bound | null {
  return clauseOf(statement, quantity).isNegated ? null : quantity.bound;
}

function isAsked(quantity: Quantity, { quantities }: Statement): boolean {
  return quantities.some((each) => each.bound === null && isLike(quantity, each));
}

function isLike(one: Quantity, other: Quantity): boolean {
  return one.isOrdinal === other.isOrdinal && likenessOf(one, other) === 'same';
}
