import type { Price } from '../../pricing/prices.ts';
import { openTab, type Tab } from '../../pricing/usage-meter.ts';
import type { CostBasis } from '../ledger/ledger.ts';
import type { BudgetRefusal, ReservationRequest } from './budget.ts';
import { type ReserveServices, reserve } from './reserve.ts';
import { type SettleServices, settle } from './settle.ts';

/** What spending needs around it. */
export interface SpendServices extends Omit<ReserveServices, 'budgets'>, Omit<SettleServices, 'budgets'> {
  readonly budgets: ReserveServices['budgets'] & SettleServices['budgets'];
  /** Counts how each cost came about; alarms watch what is not `metered`, and what was left unsettled. */
  readonly noteSettled: (basis: CostBasis, outcome: 'settled' | 'left') => void;
  readonly priceOf: (modelId: string) => Price | null;
}

/**
 * Runs what spends within a reservation and settles beside it, also when it fails; or says why nothing may be spent,
 * and then it has not run.
 */
export async function spend<Result>(
  services: SpendServices,
  request: ReservationRequest,
  run: (tab: Tab) => Promise<Result>,
): Promise<{ readonly outcome: 'spent'; readonly result: Result } | BudgetRefusal> {
  const reserved = await reserve(services, request);
  if (reserved.outcome !== 'reserved') {
    return reserved;
  }
  const tab = openTab(services.priceOf);
  try {
    return { outcome: 'spent', result: await run(tab) };
  } finally {
    const { basis, outcome } = await settle(services, reserved.reservation, tab.spending());
    services.noteSettled(basis, outcome);
  }
}
