import { writeLog } from '../../aws/log.ts';
import { type AlertServices, raiseAlerts, sendLeftAlerts } from '../alerts/raise-alerts.ts';
import { type BudgetAddress, holdsOf } from '../reservations/budget.ts';
import type { BudgetStore } from '../reservations/budget-ports.ts';
import { type ReclaimServices, reclaimExpired } from '../reservations/reclaim.ts';
import { endOfMonthMs, monthOf, previousMonth } from './month.ts';
import { reconcile } from './reconcile.ts';
import { type SumServices, sumUpLedger } from './sum-up-ledger.ts';

/** Budgets and alerts as housekeeping reads and ends them. */
interface HousekeepServices extends Omit<ReclaimServices, 'budgets'>, AlertServices {
  readonly budgets: Pick<BudgetStore, 'find' | 'list' | 'fixCost' | 'settle'> & SumServices['budgets'];
}

/** What a round found and did. */
interface HousekeepReport {
  readonly budgets: number;
  readonly reclaimed: number;
  /**
   * Budgets that were compared with their ledgers in this round, and those that differ, which an operator must look
   * into.
   */
  readonly reconciled: number;
  readonly differing: number;
  /** False when the time was up before the last budget; the next round starts again. */
  readonly finished: boolean;
}

// An alert that was raised this long ago and not sent was left by a call that is over.
const ALERT_LEFT_MS = 120_000;
// The hour, in UTC, in which ledgers are added up: all of a month's calls are read for it.
const RECONCILE_HOUR = 3;
// So long after its end nothing of a month is on its way any more: its ledger is closed.
const CLOSED_AFTER_MS = 3 * 86_400_000;

/**
 * Goes through the budgets of this month and the last: ends lost holds, raises and sends what alerts were left, and
 * once a night adds up the ledgers; that of a closed month for good. Nothing depends on it but how soon money that was
 * lost is told.
 */
export async function housekeepBudgets(services: HousekeepServices, timeIsUp: () => boolean): Promise<HousekeepReport> {
  const month = monthOf(services.nowMs());
  const report = { budgets: 0, reclaimed: 0, reconciled: 0, differing: 0 };
  const reconciles = new Date(services.nowMs()).getUTCHours() === RECONCILE_HOUR;
  for (const each of [previousMonth(month), month]) {
    for await (const { companyId, purpose } of services.budgets.list(each)) {
      if (timeIsUp()) {
        return { ...report, finished: false };
      }
      report.budgets += 1;
      const address = { companyId, purpose, month: each };
      report.reclaimed += await keepInOrder(services, address);
      if (!reconciles) {
        continue;
      }
      report.reconciled += 1;
      if (await differs(services, address)) {
        report.differing += 1;
      } else if (services.nowMs() > endOfMonthMs(each) + CLOSED_AFTER_MS) {
        await sumUpLedger(services, address, { timeIsUp });
      }
    }
  }
  return { ...report, finished: true };
}

async function differs(services: HousekeepServices, address: BudgetAddress): Promise<boolean> {
  const { outcome } = await reconcile(services, address);
  if (outcome === 'differs') {
    writeLog('error', 'budget_differs', { company_id: address.companyId, month: address.month });
  }
  return outcome === 'differs';
}

async function keepInOrder(services: HousekeepServices, address: BudgetAddress): Promise<number> {
  const budget = await services.budgets.find(address);
  if (budget === null) {
    return 0;
  }
  const reclaimed = await reclaimExpired(services, { address, budget, holdsMax: holdsOf(budget).length });
  const now = reclaimed === 0 ? budget : await services.budgets.find(address);
  if (now !== null) {
    await raiseAlerts(services, { address, budget: now, isExhausted: false });
  }
  await sendLeftAlerts(services, address, ALERT_LEFT_MS);
  return reclaimed;
}
