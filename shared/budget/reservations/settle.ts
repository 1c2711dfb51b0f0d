import { costOf, costParts } from '../../pricing/cost.ts';
import type { NanoUsd } from '../../pricing/money.ts';
import { PRICES_VERSION } from '../../pricing/prices.ts';
import type { MeteredUsage } from '../../pricing/usage-meter.ts';
import { ServiceError } from '../../service-error.ts';
import { type AlertServices, raiseAlerts } from '../alerts/raise-alerts.ts';
import type { SettleOutcome } from '../budget-metrics.ts';
import type { CostBasis, LedgerEntry } from '../ledger/ledger.ts';
import type { BudgetStore } from './budget-ports.ts';
import { keyMarkOf } from './hold.ts';
import type { OpenHold } from './reservation.ts';

/** The parts of budgets that settling uses. */
interface SettleServices extends AlertServices {
  readonly budgets: Pick<BudgetStore, 'recordCost' | 'settle'>;
  readonly nowMs: () => number;
}

/**
 * The usage of a call, and whether the documents answered its question (absent for a search, and without an answer).
 */
interface SettledUsage extends MeteredUsage {
  readonly grounded?: boolean | null;
}

/** The state of a hold at the end of its call, and what the call cost. */
interface SettledCall extends SettleOutcome {
  readonly cost: NanoUsd;
}

/**
 * Ends a hold with the cost of its call, or with the whole held amount if the cost is not certain. Never throws
 * `unavailable`: the hold then stays until it is reclaimed, so that no call is free.
 */
export async function settle(services: SettleServices, held: OpenHold, usage: SettledUsage): Promise<SettledCall> {
  const entry = entryFor(held, usage, services.nowMs());
  try {
    // A call that cost nothing needs no entry: the ledger adds up without it.
    const { cost, basis } = entry.cost === 0n ? entry : await services.budgets.recordCost(held.address, entry);
    const { address, kind, id, hold, overdue, repeatable } = held;
    const closedUntilSeconds = repeatable ? hold.expiresAtSeconds : null;
    const budget = await services.budgets.settle({ address, kind, id, hold, cost, closedUntilSeconds, overdue });
    if (budget !== null) {
      await raiseAlerts(services, { address, budget, isExhausted: false });
    }
    return { outcome: 'settled', basis, cost };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'unavailable') {
      throw error;
    }
    return { outcome: 'left', basis: entry.basis, cost: entry.cost };
  }
}

function entryFor({ id, kind, hold, spender }: OpenHold, usage: SettledUsage, nowMs: number): LedgerEntry {
  const { cost, basis } = costFor(hold.amount, usage);
  const parts = costParts(usage.uses);
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
    uses: usage.uses.map(({ price, inputTokens, outputTokens }, index) => ({
      modelId: price.modelId,
      inputTokens,
      outputTokens,
      cost: parts[index] ?? 0n,
    })),
    pricesVersion: PRICES_VERSION,
    grounded: usage.grounded ?? null,
  };
}

// A cost above the hold is recorded in full: it shows a defect in the bound, and the money is spent.
function costFor(held: NanoUsd, { uses, certainty }: MeteredUsage): { cost: NanoUsd; basis: CostBasis } {
  const reported = costOf(uses);
  if (reported > held) {
    return { cost: reported, basis: 'over_bound' };
  }
  return certainty === 'metered' ? { cost: reported, basis: certainty } : { cost: held, basis: certainty };
}
