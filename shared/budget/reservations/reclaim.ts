import { PRICES_VERSION } from '../../pricing/prices.ts';
import { type Budget, type BudgetAddress, holdsOf } from '../budget.ts';
import type { BudgetMetrics } from '../budget-metrics.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { BudgetStore } from './budget-ports.ts';
import { decodeHold } from './hold.ts';
import type { StandingHold } from './reservation.ts';

/** Budgets as a reclaimer writes them. */
export interface ReclaimServices {
  readonly budgets: Pick<BudgetStore, 'fixCost' | 'settle'>;
  readonly nowMs: () => number;
  readonly metrics: Pick<BudgetMetrics, 'lostHold'>;
}

/** The budget in which to look, and how many holds to end at most. */
interface ExpiredHolds {
  readonly address: BudgetAddress;
  readonly budget: Budget;
  readonly holdsMax?: number;
}

// A call reclaims at most a few holds before its own reservation.
const RECLAIMED_MAX = 8;
// A repeat of a write of the lost call could still arrive; the id stays closed for longer than any request can be on
// its way.
const CLOSED_SECONDS = 3_600;

/**
 * Ends the holds of calls that were lost: charged in full, because the model may have billed, unless the call had
 * written what it cost. Returns how many it ended.
 */
export async function reclaimExpired(
  services: ReclaimServices,
  { address, budget, holdsMax = RECLAIMED_MAX }: ExpiredHolds,
): Promise<number> {
  const nowSeconds = Math.floor(services.nowMs() / 1_000);
  const expired = holdsOf(budget).filter(({ text }) => decodeHold(text).expiresAtSeconds < nowSeconds);
  for (const { kind, id, text } of expired.slice(0, holdsMax)) {
    const hold = decodeHold(text);
    const entry = lostEntry({ id, kind, hold }, services.nowMs());
    const standing = await services.budgets.fixCost(address, entry);
    if (standing === entry) {
      services.metrics.lostHold();
    }
    const closedUntilSeconds = nowSeconds + CLOSED_SECONDS;
    await services.budgets.settle({ address, kind, id, hold, cost: standing.cost, closedUntilSeconds, overdue: [] });
  }
  return expired.length;
}

function lostEntry({ id, kind, hold }: Pick<StandingHold, 'id' | 'kind' | 'hold'>, nowMs: number): LedgerEntry {
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
