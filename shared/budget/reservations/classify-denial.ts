import { type Budget, type BudgetRefusal, holdsOf, type ReservationRequest } from './budget.ts';
import { decodeHold, encodeHold } from './hold.ts';
import { isTooFast, paceOf, waitSeconds } from './rate-limit.ts';

/**
 * Searches of one company in progress at once; they are few and short, so that nobody meets this limit who does not try
 * to.
 */
export const SEARCHES_MAX = 200;

/** What an item that refused a reservation says about the reason, and what to do next. */
export type RefusalReading =
  /** A repeat met its own first attempt, which was applied. */
  | { readonly next: 'reserved'; readonly budget: Budget }
  | { readonly next: 'open' }
  | { readonly next: 'adopt' }
  /** Holds that have expired stand in the way. */
  | { readonly next: 'reclaim' }
  /** Nothing in the item refuses: the limiter was in the other state, or somebody was faster. */
  | { readonly next: 'again' }
  | { readonly next: 'refuse'; readonly refusal: BudgetRefusal };

/** Reads the reason from the item as it stood when the condition failed; what lasts longest is said first. */
export function classifyRefusal(request: ReservationRequest, budget: Budget | null, nowMicros: number): RefusalReading {
  if (budget === null) {
    return { next: 'open' };
  }
  const { kind, id, hold, terms } = request;
  if (budget.holds[kind].get(id) === encodeHold(hold)) {
    return { next: 'reserved', budget };
  }
  if (budget.holds[kind].has(id) || budget.closed.has(id)) {
    return refuse({ outcome: 'busy' });
  }
  if (isOlder(budget, terms)) {
    return { next: 'adopt' };
  }
  if (budget.cap - budget.settled < hold.amount) {
    return refuse({ outcome: 'exhausted' });
  }
  const refusal = shortage(request, budget, nowMicros);
  if (refusal === null) {
    return { next: 'again' };
  }
  const isHolding = refusal.outcome !== 'rate';
  return isHolding && hasExpired(budget, nowMicros) ? { next: 'reclaim' } : refuse(refusal);
}

/** Whether the item stands under terms that a later policy has replaced. */
export function isOlder({ revision, cap }: Budget, terms: Terms): boolean {
  return revision < terms.revision || (revision === terms.revision && cap !== terms.cap);
}

type Terms = ReservationRequest['terms'];

function shortage({ kind, hold, terms }: ReservationRequest, budget: Budget, nowMicros: number): BudgetRefusal | null {
  if (kind === 'query') {
    const pace = paceOf(terms.limits);
    if (isTooFast(pace, budget.paidUntilMicros, nowMicros)) {
      return { outcome: 'rate', retryAfterSeconds: waitSeconds(pace, budget.paidUntilMicros, nowMicros) };
    }
    if (budget.holds.query.size >= terms.limits.concurrency) {
      return { outcome: 'concurrency' };
    }
  }
  if (budget.available < hold.amount) {
    return { outcome: 'held' };
  }
  return kind === 'search' && budget.holds.search.size >= SEARCHES_MAX ? { outcome: 'busy' } : null;
}

function hasExpired(budget: Budget, nowMicros: number): boolean {
  return holdsOf(budget).some(({ text }) => decodeHold(text).expiresAtSeconds * 1_000_000 < nowMicros);
}

function refuse(refusal: BudgetRefusal): RefusalReading {
  return { next: 'refuse', refusal };
}
