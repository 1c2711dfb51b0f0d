import { closestClauses, sharesWordOnlyWith } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { baseOf, hasQuantity } from '../../reading/same-quantity.ts';
import { type Clause, clauseOf, type Statement } from '../../reading/statement.ts';
import { isDenied } from '../polarity.ts';
import type { Comparison } from '../rule.ts';

// What a source calls the values beyond its limit.
const REST =
  /^(?:larger|bigger|heavier|longer|higher|older|others?|otherwise|beyond|grosser\p{L}*|schwerer\p{L}*|langer\p{L}*|hoher\p{L}*|alter\p{L}*|sonst|andernfalls|daruber|sinon|autres?|au dela|mayor(?:es)?|otros|demas|oltre|altri|altrimenti|anders|hoger|groter|langer|overige)$/u;

/**
 * Whether a number of the statement comes from the question, such as the asker's age, and is used correctly: in a
 * calculation, within the source's limits of its kind, or outside them if the statement denies what the source affirms,
 * or repeats what the source says of values beyond its limit. A time of day is used correctly if the source has none.
 *
 * @param isUsed whether other numbers of the statement were calculated, so that this one may be an operand.
 */
export function isFromQuestion(quantity: Quantity, { said, evidence, question }: Comparison, isUsed: boolean): boolean {
  const isAsked = hasQuantity(question, quantity);
  if (!isAsked || isUsed || isAlone(quantity, evidence)) {
    return isAsked;
  }
  const clause = clauseOf(said, quantity);
  const sources = evidence.flatMap((each) => each.source.clauses);
  return (
    quantity.bound === null &&
    sources.some((source) => {
      const isWithin = isWithinLimits(quantity, source);
      return (
        isWithin === true ||
        (isWithin === false && (isDeniedUnlikeSource(clause, sources) || isOfRest(clause, said, sources)))
      );
    })
  );
}

// "For larger spills leave the room": what the source says of values beyond its limit.
function isOfRest(clause: Clause, said: Statement, sources: readonly Clause[]): boolean {
  const wordsOf = (clauses: readonly Clause[]) => clauses.flatMap(({ content }) => content);
  const own = wordsOf(said.clauses.slice(said.clauses.indexOf(clause)));
  return sources.some(
    ({ tokens }, at) =>
      tokens.some(({ word }) => REST.test(word)) &&
      sharesWordOnlyWith(own, wordsOf(sources.slice(at)), wordsOf(sources.slice(0, at))),
  );
}

// Whether it is a time of day, and the source has none with which it could be used wrongly.
function isAlone({ unit }: Quantity, evidence: Comparison['evidence']): boolean {
  const numbers = evidence.flatMap(({ source, context }) => [...source.quantities, ...context.quantities]);
  return unit === 'clock' && !numbers.some((each) => each.unit === null || each.unit.includes('clock'));
}

/** Whether a value is within the limits of its kind in a clause; null if the clause has none. */
export function isWithinLimits(value: Quantity, { quantities }: Pick<Clause, 'quantities'>): boolean | null {
  const limits = quantities.filter(
    (limit) => limit.bound !== null && limit.bound !== 'about' && areAlike(value, limit),
  );
  return limits.length === 0
    ? null
    : limits.every((limit) => value.values.some((each) => isInside(each * factorTo(value, limit), limit)));
}

function isDeniedUnlikeSource(clause: Clause, sources: readonly Clause[]): boolean {
  return closestClauses(clause, sources).some((source) => isDenied(clause, source) !== isDenied(source, clause));
}

// A missing unit matches any: "at 15" has none, although the source has "from 14 to 17 years". Three weeks are within
// 30 days.
function areAlike(one: Quantity, other: Quantity): boolean {
  const isSameKind = one.unit === null || other.unit === null || baseOf(one.unit).base === baseOf(other.unit).base;
  return !one.isOrdinal && !other.isOrdinal && isSameKind;
}

// How many units of the limit make up one unit of the value.
function factorTo({ unit }: Quantity, limit: Quantity): number {
  return unit === null || limit.unit === null ? 1 : baseOf(unit).factor / baseOf(limit.unit).factor;
}

/** Whether a value is within a limit; one without a bound is an upper limit. */
export function isInside(value: number, { values, bound }: Pick<Quantity, 'values' | 'bound'>): boolean {
  return values.some((limit) => {
    switch (bound) {
      case 'over':
      case 'after':
        return value > limit;
      case 'under':
      case 'before':
        return value < limit;
      case 'min':
      case 'from':
        return value >= limit;
      default:
        return value <= limit;
    }
  });
}
