import { PRICES_VERSION } from '../../pricing/prices.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { type Budget, type BudgetAddress, type CallKind, holdsOf } from './budget.ts';
import type { BudgetStore } from './budget-ports.ts';
import { decodeHold } from './hold.ts';

/** What ending lost holds needs around it. */
export interface ReclaimServices {
  readonly budgets: Pick<BudgetStore, 'fixCost' | 'settle'>;
  readonly nowMs: () => number;
  /** Counts what was lost; an alarm watches it. */
  readonly noteLost: (entry: LedgerEntry) => void;
}

// A caller that reclaims on its way does not do all the work of others.
const RECLAIMED_MAX = 8;
// A repeat of a write of the lost call could still arrive; the id stays closed for longer than any request can be on
// its way.
const CLOSED_SECONDS = 3_600;

/**
 * Ends the holds of calls that were lost: charged in full, because the model may have billed, unless the call had
 * written what it cost. Gives how many it ended.
 */
export async function reclaimExpired(
  services: ReclaimServices,
  address: BudgetAddress,
  budget: Budget,
  holdsMax = RECLAIMED_MAX,
): Promise<number> {
  const nowSeconds = Math.floor(services.nowMs() / 1_000);
  const expired = holdsOf(budget).filter(({ text }) => decodeHold(text).expiresAtSeconds < nowSeconds);
  for (const { kind, id, text } of expired.slice(0, holdsMax)) {
    const hold = decodeHold(text);
    const entry = lostEntry(id, kind, hold, services.nowMs());
    const standing = await services.budgets.fixCost(address, entry);
    if (standing === entry) {
      services.noteLost(entry);
    }
    const closedUntilSeconds = nowSeconds + CLOSED_SECONDS;
    await services.budgets.settle({ address, kind, id, hold, cost: standing.cost, closedUntilSeconds, overdue: [] });
  }
  return expired.length;
}

function lostEntry(id: string, kind: CallKind, hold: ReturnType<typeof decodeHold>, nowMs: number): LedgerEntry {
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
  };
}
