import { type Budget, holdsOf } from '../budget.ts';
import { decodeHold, encodeHold, hasExpired } from './hold.ts';
import { isTooFast, paceOf, waitSeconds } from './rate-limit.ts';
import type { BudgetDenial, ReservationRequest, Terms } from './reservation.ts';

/** The most searches of one company in progress at once. Searches are short, so normal use never reaches this limit. */
export const SEARCHES_MAX = 200;

/** The next step of a reservation whose condition failed. */
type NextStep =
  /** The request had been applied before: this was a retry of it. */
  | { readonly next: 'reserved'; readonly budget: Budget }
  /** The budget does not exist yet. */
  | { readonly next: 'open' }
  /** The budget has outdated terms. */
  | { readonly next: 'adopt' }
  /** Expired holds take up the money or the concurrency. */
  | { readonly next: 'reclaim' }
  /** Nothing in the item denies the call: the rate limiter was in the other state, or another call was faster. */
  | { readonly next: 'again' }
  | { readonly next: 'deny'; readonly denial: BudgetDenial };

/**
 * Decides the next step from the budget that failed the condition; null if there is none. Of several reasons to deny,
 * returns the first in this order: used up, too fast, too many in progress, reserved by calls in progress.
 */
export function decideNextStep(request: ReservationRequest, budget: Budget | null, nowMicros: number): NextStep {
  if (budget === null) {
    return { next: 'open' };
  }
  const { kind, id, hold, terms } = request;
  if (budget.holds[kind].get(id) === encodeHold(hold)) {
    return { next: 'reserved', budget };
  }
  if (budget.holds[kind].has(id) || budget.closed.has(id)) {
    return deny({ outcome: 'busy' });
  }
  if (isOutdated(budget, terms)) {
    return { next: 'adopt' };
  }
  if (budget.cap - budget.settled < hold.amount) {
    return deny({ outcome: 'exhausted' });
  }
  const denial = shortage(request, budget, nowMicros);
  if (denial === null) {
    return { next: 'again' };
  }
  const isDueToHolds = denial.outcome !== 'rate';
  return isDueToHolds && hasExpiredHold(budget, nowMicros) ? { next: 'reclaim' } : deny(denial);
}

// Under the same revision, another cap is the stage's: its allowance for test keys has changed.
function isOutdated({ revision, cap }: Budget, terms: Terms): boolean {
  return revision < terms.revision || (revision === terms.revision && cap !== terms.cap);
}

function shortage({ kind, hold, terms }: ReservationRequest, budget: Budget, nowMicros: number): BudgetDenial | null {
  const pace = paceOf(kind, terms.limits);
  const paidUntilMicros = budget.paidUntilMicros[kind];
  if (isTooFast(pace, paidUntilMicros, nowMicros)) {
    return { outcome: 'rate', retryAfterSeconds: waitSeconds(pace, paidUntilMicros, nowMicros) };
  }
  if (kind === 'query' && budget.holds.query.size >= terms.limits.concurrency) {
    return { outcome: 'concurrency' };
  }
  if (budget.available < hold.amount) {
    return { outcome: 'held' };
  }
  return kind === 'search' && budget.holds.search.size >= SEARCHES_MAX ? { outcome: 'busy' } : null;
}

function hasExpiredHold(budget: Budget, nowMicros: number): boolean {
  return holdsOf(budget).some(({ text }) => hasExpired(decodeHold(text), nowMicros / 1_000));
}

function deny(denial: BudgetDenial): NextStep {
  return { next: 'deny', denial };
}
