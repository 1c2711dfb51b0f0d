import { PRICES_VERSION } from '../../pricing/prices.ts';
import { UNLIMITED_CAP } from '../../pricing/unlimited.ts';
import { type AlertServices, raiseAlerts } from '../alerts/raise-alerts.ts';
import type { Budget, CallKind } from '../budget.ts';
import type { BudgetMemory } from './budget-memory.ts';
import type { BudgetStore, PaceState } from './budget-ports.ts';
import { decideNextStep } from './decide-next-step.ts';
import { paceOf, rebase } from './rate-limit.ts';
import { type ReclaimServices, reclaimExpired } from './reclaim.ts';
import type { BudgetDenial, OpenHold, ReservationRequest } from './reservation.ts';

/** The parts of budgets that a reservation uses, and this instance's memory of them. */
export interface ReserveServices extends ReclaimServices, AlertServices {
  readonly budgets: Pick<BudgetStore, 'tryReserve' | 'open' | 'adopt' | 'recordCost' | 'settle'>;
  readonly memory: BudgetMemory;
  readonly nowMs: () => number;
}

/** The outcome of a request: the money is held, or why it is not. */
type ReserveOutcome = { readonly outcome: 'reserved'; readonly hold: OpenHold } | BudgetDenial;

// Each attempt learns from the item whose condition failed: two or three are usual, more under contention.
const ATTEMPTS_MAX = 12;
// Bounds the update expression of the next write. A later call removes the rest.
const OVERDUE_MAX = 10;
// About the time that one write takes.
const SLACK_MICROS = 4_000;

/**
 * Holds money for one call, or returns why none was held.
 *
 * @throws ServiceError `unavailable` when the table does not answer. No model may be called then: no money is spent
 * without a hold.
 */
export async function reserve(services: ReserveServices, request: ReservationRequest): Promise<ReserveOutcome> {
  const { memory } = services;
  if (memory.isExhausted(request, services.nowMs())) {
    return { outcome: 'exhausted' };
  }
  let state: PaceState = memory.paceState(request.address, request.kind, services.nowMs());
  let repeated = false;
  for (let turn = 0; turn < ATTEMPTS_MAX; turn += 1) {
    const claimedMicros = services.nowMs() * 1_000 + slackMicros(request, state, turn);
    const attempt = await tryReserve(services, request, { state, nowMicros: claimedMicros });
    // Read again after the write, which may have waited: at the earlier time, calls admitted since would look too fast.
    const nowMicros = services.nowMs() * 1_000;
    if (attempt.budget !== null) {
      memory.rememberPace(request.address, attempt.budget);
    }
    repeated ||= attempt.repeated;
    if (attempt.outcome === 'reserved') {
      return reserved(request, attempt.budget, { repeatable: repeated, nowMicros });
    }
    const step = decideNextStep(request, attempt.budget, nowMicros);
    if (step.next === 'reserved') {
      return reserved(request, step.budget, { repeatable: true, nowMicros });
    }
    if (step.next === 'deny') {
      return deny(services, request, { budget: attempt.budget, denial: step.denial });
    }
    if (step.next !== 'again') {
      await removeObstacle(services, request, { obstacle: step.next, budget: attempt.budget, nowMicros });
    }
    state = paceStateAt(request, attempt.budget, nowMicros + slackMicros(request, 'idle', turn + 1));
  }
  return { outcome: 'busy' };
}

// When calls arrive faster than writes complete, the limiter's state changes before each guess is written. A call that
// guessed wrong is treated as if it came a little later: stricter, never laxer, so that the next guess is right.
function slackMicros({ kind, terms }: ReservationRequest, state: PaceState, turn: number): number {
  return state === 'ahead' ? 0 : Math.min(turn * SLACK_MICROS, paceOf(kind, terms.limits).aheadMicros);
}

function paceStateAt({ kind }: ReservationRequest, budget: Budget | null, micros: number): PaceState {
  return (budget?.paidUntilMicros[kind] ?? 0) > micros ? 'ahead' : 'idle';
}

interface Guess {
  readonly state: PaceState;
  readonly nowMicros: number;
}

// A write without a response may have been applied. Since no model is called then, the ledger records a cost of 0: the
// call that reclaims the hold finds this entry and charges nothing.
async function tryReserve(services: ReserveServices, request: ReservationRequest, { state, nowMicros }: Guess) {
  try {
    return await services.budgets.tryReserve(request, state, nowMicros);
  } catch (error) {
    const { address, id, kind, hold, spender } = request;
    const at = new Date(services.nowMs()).toISOString();
    const entry = { id, at, kind, cost: 0n, held: hold.amount, basis: 'not_made', ...spender } as const;
    const whole = { ...entry, keyMark: hold.keyMark, uses: [], pricesVersion: PRICES_VERSION, grounded: null };
    // If this fails too, the hold is charged in full when it is reclaimed.
    await services.budgets.recordCost(address, whole).catch(() => undefined);
    throw error;
  }
}

interface Reserved {
  readonly repeatable: boolean;
  readonly nowMicros: number;
}

function reserved(request: ReservationRequest, budget: Budget, { repeatable, nowMicros }: Reserved): ReserveOutcome {
  const { address, kind, id, hold, spender } = request;
  const overdue = [...budget.closed].filter(([, until]) => until * 1_000_000 < nowMicros).map(([old]) => old);
  const open = { address, kind, id, hold, spender, repeatable, overdue: overdue.slice(0, OVERDUE_MAX) };
  return { outcome: 'reserved', hold: open };
}

interface Obstacle {
  readonly obstacle: 'open' | 'adopt' | 'reclaim';
  readonly budget: Budget | null;
  readonly nowMicros: number;
}

async function removeObstacle(
  services: ReserveServices,
  { address, terms }: ReservationRequest,
  { obstacle, budget, nowMicros }: Obstacle,
): Promise<void> {
  if (budget === null) {
    return services.budgets.open(address, terms);
  }
  if (obstacle === 'reclaim') {
    return void (await reclaimExpired(services, { address, budget }));
  }
  const rebased = (kind: CallKind) => rebase(paceOf(kind, terms.limits), budget.paidUntilMicros[kind], nowMicros);
  const paidUntilMicros = { query: rebased('query'), search: rebased('search') };
  return services.budgets.adopt({ address, terms, seen: budget, paidUntilMicros });
}

interface Denied {
  readonly budget: Budget | null;
  readonly denial: BudgetDenial;
}

async function deny(services: ReserveServices, request: ReservationRequest, { budget, denial }: Denied) {
  if (denial.outcome !== 'exhausted' || budget === null || budget.cap >= UNLIMITED_CAP) {
    return denial;
  }
  services.memory.rememberExhausted(request, budget, services.nowMs());
  await raiseAlerts(services, { address: request.address, budget, isExhausted: true });
  return denial;
}
