import { type FoundDate, isWithin } from '../dates/dates.ts';
import { type Evidence, hasWord, isAmong } from '../evidence.ts';
import type { Quantity } from '../quantities.ts';
import { hasQuantity } from '../same-quantity.ts';
import type { Statement } from '../statement.ts';
import type { Token } from '../tokens.ts';

/**
 * Returns the units that support a statement: first the one that states most of its facts, then each one that states
 * most of the facts still open. The other units add nothing to the statement, so their conditions do not apply to it.
 */
export function closestEvidence(said: Statement, evidence: readonly Evidence[]): Evidence[] {
  const chosen: Evidence[] = [];
  let open: readonly Fact[] = [...said.content, ...said.quantities, ...said.dates];
  const facts = new Map(evidence.map((each) => [each, new Set(open.filter((fact) => states(each, fact)))]));
  // Ends when every unit is chosen, if not before: a chosen unit states none of the facts that are still open.
  while (evidence.length > 0) {
    const scored = evidence.map((each) => ({ each, stated: open.filter((fact) => facts.get(each)?.has(fact)) }));
    const best = scored.reduce((one, other) => (other.stated.length > one.stated.length ? other : one));
    if (best.stated.length === 0) {
      break;
    }
    chosen.push(best.each);
    open = open.filter((fact) => !best.stated.includes(fact));
  }
  return chosen.length === 0 ? [...evidence] : chosen;
}

/** Returns the unit that states more facts of a statement than any other one; undefined if two state as many. */
export function closestUnit(said: Statement, evidence: readonly Evidence[]): Evidence | undefined {
  const facts: readonly Fact[] = [...said.content, ...said.quantities];
  const scored = evidence.map((each) => ({ each, score: facts.filter((fact) => states(each, fact)).length }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [one, ...others] = scored.filter(({ score }) => score === best);
  return others.length === 0 ? one?.each : undefined;
}

type Fact = Token | Quantity | FoundDate;

function states({ source, context }: Evidence, fact: Fact): boolean {
  if ('readings' in fact) {
    return source.dates.some((date) => isWithin(fact, date));
  }
  if ('values' in fact) {
    return hasQuantity(source, fact);
  }
  return hasWord(source, fact) && !isOpposed(source, fact) && !isAmong(fact, context.content);
}

// "Charged" does not state "free", although both are about a fee.
function isOpposed(said: Statement, { meanings }: Token): boolean {
  const sign = meanings.find((meaning) => /^[+-]/.test(meaning));
  if (sign === undefined) {
    return false;
  }
  const opposite = `${sign.startsWith('+') ? '-' : '+'}${sign.slice(1)}`;
  return said.meanings.has(opposite) && !said.meanings.has(sign);
}
