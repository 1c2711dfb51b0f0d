import { PRICES_VERSION } from '../../pricing/prices.ts';
import { type AlertServices, raiseAlerts } from '../alerts/raise-alerts.ts';
import { type Budget, type BudgetRefusal, type Reservation, type ReservationRequest, UNLIMITED } from './budget.ts';
import type { BudgetMemory } from './budget-memory.ts';
import type { BudgetStore, PaceState } from './budget-ports.ts';
import { classifyRefusal } from './classify-denial.ts';
import { paceOf, rebase } from './rate-limit.ts';
import { type ReclaimServices, reclaimExpired } from './reclaim.ts';

/** What setting money aside needs around it. */
export interface ReserveServices extends ReclaimServices, AlertServices {
  readonly budgets: Pick<BudgetStore, 'tryReserve' | 'open' | 'adopt' | 'fixCost' | 'settle'>;
  readonly memory: BudgetMemory;
  readonly nowMs: () => number;
}

/** What became of the request: the money is set aside, or why it is not. */
export type ReserveOutcome = { readonly outcome: 'reserved'; readonly reservation: Reservation } | BudgetRefusal;

// Each turn learns something from the item that refused, so that two or three are the rule; others at work can make it
// more.
const TURNS_MAX = 12;
const OVERDUE_MAX = 10;
const SLACK_MICROS = 4_000;

/**
 * Sets money aside for one call, or says why not. No money is spent without: throws ServiceError `unavailable` when the
 * table does not answer, and then nothing may be called.
 */
export async function reserve(services: ReserveServices, request: ReservationRequest): Promise<ReserveOutcome> {
  const { memory } = services;
  if (memory.isExhausted(request, services.nowMs())) {
    return { outcome: 'exhausted' };
  }
  let state: PaceState = memory.paceState(request.address, services.nowMs());
  let repeated = false;
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const nowMicros = services.nowMs() * 1_000;
    const attempt = await tryReserve(services, request, state, comesAt(request, state, turn, nowMicros));
    if (attempt.budget !== null) {
      memory.note(request.address, attempt.budget);
    }
    repeated ||= attempt.repeated;
    if (attempt.outcome === 'reserved') {
      return reserved(request, attempt.budget, repeated, nowMicros);
    }
    const reading = classifyRefusal(request, attempt.budget, nowMicros);
    if (reading.next === 'reserved') {
      return reserved(request, reading.budget, true, nowMicros);
    }
    if (reading.next === 'refuse') {
      return refused(services, request, attempt.budget, reading.refusal);
    }
    if (reading.next !== 'again') {
      await clearTheWay(services, request, reading.next, attempt.budget, nowMicros);
    }
    state = paceStateAt(attempt.budget, comesAt(request, 'idle', turn + 1, nowMicros));
  }
  return { outcome: 'busy' };
}

// Where calls follow each other faster than writes do, the limiter's state changes under every guess. Who has guessed
// wrong counts as coming a little later: that is stricter, never laxer, and the next guess holds.
function comesAt({ kind, terms }: ReservationRequest, state: PaceState, turn: number, nowMicros: number): number {
  if (kind !== 'query' || state === 'ahead') {
    return nowMicros;
  }
  return nowMicros + Math.min(turn * SLACK_MICROS, paceOf(terms.limits).aheadMicros);
}

function paceStateAt(budget: Budget | null, micros: number): PaceState {
  return (budget?.paidUntilMicros ?? 0) > micros ? 'ahead' : 'idle';
}

// A write without an answer may have been applied. Nothing is called then, and the ledger says so before anybody
// reclaims the hold.
async function tryReserve(services: ReserveServices, request: ReservationRequest, state: PaceState, nowMicros: number) {
  try {
    return await services.budgets.tryReserve(request, state, nowMicros);
  } catch (error) {
    const { address, id, kind, hold, spender } = request;
    const at = new Date(services.nowMs()).toISOString();
    const entry = { id, at, kind, cost: 0n, held: hold.amount, basis: 'not_made', ...spender } as const;
    const whole = { ...entry, keyMark: hold.keyMark, uses: [], pricesVersion: PRICES_VERSION };
    await services.budgets.fixCost(address, whole).catch(() => undefined);
    throw error;
  }
}

function reserved(request: ReservationRequest, budget: Budget, repeatable: boolean, nowMicros: number): ReserveOutcome {
  const { address, kind, id, hold, spender } = request;
  const overdue = [...budget.closed].filter(([, until]) => until * 1_000_000 < nowMicros).map(([old]) => old);
  const reservation = { address, kind, id, hold, spender, repeatable, overdue: overdue.slice(0, OVERDUE_MAX) };
  return { outcome: 'reserved', reservation };
}

async function clearTheWay(
  services: ReserveServices,
  { address, terms }: ReservationRequest,
  obstacle: 'open' | 'adopt' | 'reclaim',
  budget: Budget | null,
  nowMicros: number,
): Promise<void> {
  if (obstacle === 'open' || budget === null) {
    return services.budgets.open(address, terms);
  }
  if (obstacle === 'reclaim') {
    return void (await reclaimExpired(services, address, budget));
  }
  const until = rebase(paceOf(terms.limits), budget.paidUntilMicros, nowMicros);
  return services.budgets.adopt(address, terms, budget, until);
}

async function refused(
  services: ReserveServices,
  request: ReservationRequest,
  budget: Budget | null,
  refusal: BudgetRefusal,
): Promise<BudgetRefusal> {
  if (refusal.outcome !== 'exhausted' || budget === null || budget.cap >= UNLIMITED) {
    return refusal;
  }
  services.memory.noteExhausted(request, budget, services.nowMs());
  await raiseAlerts(services, request.address, budget, true);
  return refusal;
}
