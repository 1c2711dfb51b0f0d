import { PRICES_VERSION } from '../../pricing/prices.ts';
import { type Budget, type BudgetAddress, holdsOf } from '../budget.ts';
import type { BudgetMetrics } from '../budget-metrics.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { BudgetStore } from './budget-ports.ts';
import { decodeHold, hasExpired } from './hold.ts';
import type { OpenHold } from './reservation.ts';

/** The parts of budgets that reclaiming uses. */
export interface ReclaimServices {
  readonly budgets: Pick<BudgetStore, 'recordCost' | 'settle'>;
  readonly nowMs: () => number;
  readonly metrics: Pick<BudgetMetrics, 'lostHold'>;
}

/** The budget to go through, and the most holds to end. */
interface ExpiredHolds {
  readonly address: BudgetAddress;
  readonly budget: Budget;
  /** 8 when absent. */
  readonly holdsMax?: number;
}

// Before its own reservation a call reclaims only a few holds: its caller is waiting.
const RECLAIMED_MAX = 8;
// A retried write of the lost call could still arrive. The id stays closed for longer than any request can take.
const CLOSED_SECONDS = 3_600;

/**
 * Ends the holds of lost calls, up to `holdsMax`. Each is charged in full, because the model may have billed it, unless
 * the call had recorded its cost. Returns how many holds had expired, ended or not.
 */
export async function reclaimExpired(
  services: ReclaimServices,
  { address, budget, holdsMax = RECLAIMED_MAX }: ExpiredHolds,
): Promise<number> {
  const nowMs = services.nowMs();
  const expired = holdsOf(budget).filter(({ text }) => hasExpired(decodeHold(text), nowMs));
  for (const { kind, id, text } of expired.slice(0, holdsMax)) {
    const hold = decodeHold(text);
    const entry = lostEntry({ id, kind, hold }, services.nowMs());
    const recorded = await services.budgets.recordCost(address, entry);
    // Otherwise the call had recorded its cost, or another one has just reclaimed its hold.
    if (recorded === entry) {
      services.metrics.lostHold();
    }
    const closedUntilSeconds = Math.floor(nowMs / 1_000) + CLOSED_SECONDS;
    await services.budgets.settle({ address, kind, id, hold, cost: recorded.cost, closedUntilSeconds, overdue: [] });
  }
  return expired.length;
}

function lostEntry({ id, kind, hold }: Pick<OpenHold, 'id' | 'kind' | 'hold'>, nowMs: number): LedgerEntry {
  return {
    id,
    at: new Date(nowMs).toISOString(),
    kind,
    cost: hold.amount,
    held: hold.amount,
    basis: 'lost',
    applicationId: null,
    keyId: null,
    keyMark: hold.keyMark,
    uses: [],
    pricesVersion: PRICES_VERSION,
    grounded: null,
  };
}
