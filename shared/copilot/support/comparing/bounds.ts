import type { Evidence } from '../reading/evidence.ts';
import type { Bound } from '../reading/number-bounds.ts';
import { isClosed } from '../reading/polarity.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import { type Clause, clauseOf, type Statement } from '../reading/statement.ts';
import type { Comparison } from './comparison.ts';

// Room for "in advance", "before the event", "im Voraus". Not measured.
const LEAD_DISTANCE_MAX = 3;

const LOW: readonly (Bound | null)[] = ['min', 'over', 'from', 'after'];

const HIGH: readonly (Bound | null)[] = ['max', 'under', 'until', 'before'];

const COMPLEMENTS: readonly (readonly (Bound | null)[])[] = [
  ['over', 'max'],
  ['under', 'min'],
];

type Side = 'low' | 'high' | null;

/** Whether the source bounds a number of the statement differently, such as "at most five" for "at least five". */
export function hasOtherBound(quantity: Quantity, { said, evidence }: Comparison): boolean {
  const sources = evidence.flatMap(({ source }) => boundedIn(source, quantity));
  if (sources.length === 0) {
    return false;
  }
  const clause = clauseOf(said, quantity);
  const isUnlike = (source: BoundRead) => {
    // If only one of the two clauses is negated, the rule for negation decides.
    return !areComplements(quantity.bound, source, clause) && differs(quantity.bound, source.written);
  };
  const lead = leadSide(said, quantity);
  if (lead !== undefined) {
    return evidence.every((each) => {
      const others = each.source.quantities.filter((other) => likenessOf(quantity, other) === 'same');
      return others.every((other) => areOpposite(lead, leadSide(each.source, other)));
    });
  }
  return sources.every(isUnlike) && !isStepEnd(quantity, said, evidence);
}

/** Whether a clause and one of its source bound the same number in the same direction, which settles their polarity. */
export function sharesBound(clause: Clause, source: Clause): boolean {
  return clause.quantities.some((one) => {
    const side = sideOf(one.bound);
    return source.quantities.some(
      (other) => likenessOf(one, other) === 'same' && side !== null && one.bound !== other.bound,
    );
  });
}

// The side of a lead time, which is reversed: "no later than five days before" is "at least five days before".
function leadSide({ tokens }: Statement, { to, bound }: Quantity): Side | undefined {
  const following = tokens.slice(to, to + LEAD_DISTANCE_MAX);
  const isLead = following.some(({ meanings }) => meanings.includes('bound:before'));
  if (!isLead) {
    return undefined;
  }
  // "From two days before" is during the last two days.
  return bound === 'from' ? 'high' : sideOf(bound);
}

function areOpposite(one: Side, other: Side | undefined): boolean {
  return one !== null && other !== null && other !== undefined && one !== other;
}

interface BoundRead {
  readonly clause: Clause;
  readonly written: Bound | null;
}

function boundedIn(source: Statement, quantity: Quantity): BoundRead[] {
  return source.quantities
    .filter((each) => likenessOf(quantity, each) === 'same')
    .map((each) => ({
      clause: clauseOf(source, each),
      written: each.bound,
    }));
}

// "Only 6 degrees or less is accepted" for "more than 6 degrees is rejected".
function areComplements(bound: Bound | null, { written, clause: source }: BoundRead, clause: Clause): boolean {
  const isPair = COMPLEMENTS.some((pair) => pair.includes(bound) && pair.includes(written) && bound !== written);
  return isPair && isClosed(source) !== isClosed(clause);
}

// Each step of a scale ends where the next begins: "yellow over 32, red over 38" means yellow "over 32, but not over
// 38".
function isStepEnd(end: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const side = sideOf(end.bound);
  const begins = said.quantities;
  return evidence.some(({ source }) => {
    const next = source.quantities.find((each) => likenessOf(end, each) === 'same');
    return (
      side !== null &&
      begins.some((begin) =>
        source.quantities.some(
          (each) => likenessOf(begin, each) === 'same' && each.bound === begin.bound && next?.bound === each.bound,
        ),
      )
    );
  });
}

function differs(said: Bound | null, source: Bound | null): boolean {
  if ((LOW.includes(said) && HIGH.includes(source)) || (HIGH.includes(said) && LOW.includes(source))) {
    return true;
  }
  return source === null && (said === 'over' || said === 'under');
}

/** On which side of a number its bound leaves other values; null without a bound, or with "about". */
export function sideOf(bound: Bound | null): Side {
  if (LOW.includes(bound)) {
    return 'low';
  }
  return HIGH.includes(bound) ? 'high' : null;
}
