import { ServiceError } from '../service-error.ts';
import type { Reservation } from './budget.ts';
import type { BudgetStore } from './budget-ports.ts';
import { costOf, costParts, type Use } from './cost.ts';
import { keyMarkOf } from './hold.ts';
import type { CostBasis, LedgerEntry } from './ledger.ts';
import type { NanoUsd } from './money.ts';
import { PRICES_VERSION } from './prices.ts';
import { type AlertServices, raiseAlerts } from './raise-alerts.ts';

/** What settling needs around it. */
export interface SettleServices extends AlertServices {
  readonly budgets: Pick<BudgetStore, 'fixCost' | 'settle'>;
  readonly nowMs: () => number;
}

/** What a call used, and whether that is all that may be billed: `unknown` after a call that broke off, `unmetered` where an answer came without its usage. */
export interface Spending {
  readonly uses: readonly Use[];
  readonly certainty: 'metered' | 'unknown' | 'unmetered';
}

/** What became of it: `settled`, or `left` to whoever reclaims it, because the table did not answer. */
export interface SettleOutcome {
  readonly outcome: 'settled' | 'left';
  readonly basis: CostBasis;
}

/** Ends a reservation at what the call cost, at all that was held where that is not certain. Never throws `unavailable`: the hold stands until it is reclaimed, so that nothing is ever free. */
export async function settle(
  services: SettleServices,
  reservation: Reservation,
  spending: Spending,
): Promise<SettleOutcome> {
  const entry = entryFor(reservation, spending, services.nowMs());
  try {
    const { cost, basis } = await services.budgets.fixCost(reservation.address, entry);
    const { address, kind, id, hold, overdue, repeatable } = reservation;
    const closedUntilSeconds = repeatable ? hold.expiresAtSeconds : null;
    const budget = await services.budgets.settle({ address, kind, id, hold, cost, closedUntilSeconds, overdue });
    if (budget !== null) await raiseAlerts(services, address, budget, false);
    return { outcome: 'settled', basis };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'unavailable') throw error;
    return { outcome: 'left', basis: entry.basis };
  }
}

function entryFor({ id, kind, hold, spender }: Reservation, spending: Spending, nowMs: number): LedgerEntry {
  const { cost, basis } = costFor(hold.amount, spending);
  const parts = costParts(spending.uses);
  return {
    id,
    at: new Date(nowMs).toISOString(),
    kind,
    cost,
    held: hold.amount,
    basis,
    applicationId: spender.applicationId,
    keyId: spender.keyId,
    keyMark: keyMarkOf(spender.keyId),
    uses: spending.uses.map(({ price, inputTokens, outputTokens }, index) => ({
      modelId: price.modelId,
      inputTokens,
      outputTokens,
      cost: parts[index] ?? 0n,
    })),
    pricesVersion: PRICES_VERSION,
  };
}

// More than was held is written down as it is: a bound that was passed is a defect to be seen, and money that was spent is spent.
function costFor(held: NanoUsd, { uses, certainty }: Spending): { cost: NanoUsd; basis: CostBasis } {
  const reported = costOf(uses);
  if (reported > held) return { cost: reported, basis: 'over_bound' };
  return certainty === 'metered' ? { cost: reported, basis: certainty } : { cost: held, basis: certainty };
}
