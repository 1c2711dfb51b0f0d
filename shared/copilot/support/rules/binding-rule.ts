import { type Anchor, bindingFlaw, type Stated } from '../comparing/binding-flaw.ts';
import type { Quantity } from '../reading/quantities.ts';
import { baseOf, hasQuantity, likenessOf } from '../reading/same-quantity.ts';
import type { Clause } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

/** A number from one clause of the source must not be stated about the subject of another clause. */
export const bindingRule: Rule = (comparison) => bindingFlaw(comparison, numbersIn);

function numbersIn(clause: Clause, { repeated }: Stated): Anchor[] {
  const isRepeated = (other: Quantity) => repeated.some((own) => likenessOf(own, other) === 'same');
  const numbers = clause.quantities;
  return numbers.map((quantity) => ({
    token: null,
    isIn: (each) => hasQuantity(each.clause, quantity),
    isDistinctive: true,
    hasRivalIn: ({ clause: { quantities } }) => {
      const rivals = quantities.filter((other) => isRival(quantity, other));
      // "The service at 289 and the tyres at 56": the statement has the other clause's own number, too.
      const hasItsOwn = rivals.some((other) => isRepeated(other));
      return rivals.some((other) => !isRepeated(other)) && !hasItsOwn;
    },
  }));
}

// A price does not compete with a duration, nor an hour of the day with a number of hours.
function isRival(one: Quantity, other: Quantity): boolean {
  const isOfOneKind = one.unit === null || other.unit === null || baseOf(one.unit).base === baseOf(other.unit).base;
  return isOfOneKind && one.isOrdinal === other.isOrdinal;
}
