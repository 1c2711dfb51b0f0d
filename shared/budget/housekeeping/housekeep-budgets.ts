import { describeError, writeLog } from '../../aws/log.ts';
import { DAY_MS } from '../../durations.ts';
import { type AlertServices, raiseAlerts, sendUnsentAlerts } from '../alerts/raise-alerts.ts';
import { type BudgetAddress, holdsOf } from '../budget.ts';
import { isSummedUp, type SumServices, sumUpLedger } from '../ledger/sum-up-ledger.ts';
import { endOfMonthMs, type Month, monthOf, previousMonth } from '../month.ts';
import type { BudgetStore } from '../reservations/budget-ports.ts';
import { type ReclaimServices, reclaimExpired } from '../reservations/reclaim.ts';
import { reconcile } from './reconcile.ts';

/** The parts of budgets and alerts that housekeeping uses. */
interface BudgetHousekeepingServices extends Omit<ReclaimServices, 'budgets'>, AlertServices {
  readonly budgets: Pick<BudgetStore, 'find' | 'list' | 'recordCost' | 'settle'> & SumServices['budgets'];
}

/** The results of a round. */
interface BudgetHousekeepingReport {
  /** Budgets that were processed. */
  readonly budgets: number;
  /** Holds of lost calls that were ended. */
  readonly reclaimed: number;
  /** Budgets that were compared with their ledgers. */
  readonly reconciled: number;
  /** Budgets that differ from their ledgers, for an operator to investigate. */
  readonly differing: number;
  /** False when time ran out before the last budget; the next round starts from the beginning. */
  readonly finished: boolean;
}

// No call runs this long: an alert that was raised earlier and is still unsent was forgotten.
const ALERT_UNSENT_MS = 120_000;
// The hour, in UTC, in which ledgers are added up. Once a night, because it reads all calls of a month.
const RECONCILE_HOUR = 3;
// This long after the end of a month no more writes for it can arrive: the month is closed.
const CLOSED_AFTER_MS = 3 * DAY_MS;
// How many earlier months are checked for a ledger that was not summed up in time.
const MISSED_MONTHS_MAX = 11;

/**
 * Goes through the budgets of this month and the last: ends the holds of lost calls, and sends unsent alerts. Once a
 * night it compares each budget with its ledger, and sums up the ledgers of closed months, including those that were
 * missed in the eleven months before. If it does not run, calls are allowed and denied as before; only the cost of lost
 * calls is recorded later. A budget that fails does not stop the next one: the log names its company and month.
 *
 * @throws after the last budget, the first error of a budget.
 */
export async function housekeepBudgets(
  services: BudgetHousekeepingServices,
  timeIsUp: () => boolean,
): Promise<BudgetHousekeepingReport> {
  const month = monthOf(services.nowMs());
  const recent = [previousMonth(month), month];
  const report = { budgets: 0, reclaimed: 0, reconciled: 0, differing: 0, finished: true };
  const reconciles = new Date(services.nowMs()).getUTCHours() === RECONCILE_HOUR;
  let firstError: unknown;
  const round = { report, recent, reconciles, timeIsUp };
  for await (const address of budgetsOf(services, reconciles ? [...recent, ...earlierMonths(month)] : recent)) {
    if (timeIsUp()) {
      report.finished = false;
      break;
    }
    try {
      await housekeepBudget(services, address, round);
    } catch (error) {
      firstError ??= error;
      writeLog('error', 'budget_round_failed', {
        company_id: address.companyId,
        month: address.month,
        reason: describeError(error),
      });
    }
  }
  if (firstError !== undefined) {
    throw firstError;
  }
  return report;
}

interface Round {
  readonly report: { budgets: number; reclaimed: number; reconciled: number; differing: number };
  /** The months whose budgets may still change. */
  readonly recent: readonly Month[];
  /** Whether budgets are compared with their ledgers in this round. */
  readonly reconciles: boolean;
  readonly timeIsUp: () => boolean;
}

async function housekeepBudget(
  services: BudgetHousekeepingServices,
  address: BudgetAddress,
  { report, recent, reconciles, timeIsUp }: Round,
): Promise<void> {
  if (!recent.includes(address.month) && (await isDone(services, address))) {
    return;
  }
  report.budgets += 1;
  report.reclaimed += await reclaimAndAlert(services, address);
  if (reconciles) {
    report.reconciled += 1;
    report.differing += (await reconcileAndSumUp(services, address, timeIsUp)) === 'differs' ? 1 : 0;
  }
}

// The months before the last one, the latest first, whose ledgers may not have been summed up in time.
function earlierMonths(month: Month): readonly Month[] {
  const months: Month[] = [];
  for (let earlier = previousMonth(month); months.length < MISSED_MONTHS_MAX; ) {
    earlier = previousMonth(earlier);
    months.push(earlier);
  }
  return months;
}

async function* budgetsOf({ budgets }: BudgetHousekeepingServices, months: readonly Month[]) {
  for (const month of months) {
    for await (const { companyId, purpose } of budgets.list(month)) {
      const address: BudgetAddress = { companyId, purpose, month };
      yield address;
    }
  }
}

// Whether nothing is left to do for a budget. The ledger of a month with nothing but a lost call is empty, and thus
// summed up, until the hold is ended.
async function isDone(services: BudgetHousekeepingServices, address: BudgetAddress): Promise<boolean> {
  if (!(await isSummedUp(services, address))) {
    return false;
  }
  const budget = await services.budgets.find(address);
  return budget === null || holdsOf(budget).length === 0;
}

async function reconcileAndSumUp(
  services: BudgetHousekeepingServices,
  address: BudgetAddress,
  timeIsUp: () => boolean,
) {
  const { outcome } = await reconcile(services, address);
  if (outcome === 'differs') {
    writeLog('error', 'budget_differs', { company_id: address.companyId, month: address.month });
  } else if (services.nowMs() > endOfMonthMs(address.month) + CLOSED_AFTER_MS) {
    await sumUpLedger(services, address, { timeIsUp });
  }
  return outcome;
}

async function reclaimAndAlert(services: BudgetHousekeepingServices, address: BudgetAddress): Promise<number> {
  const budget = await services.budgets.find(address);
  if (budget === null) {
    return 0;
  }
  const reclaimed = await reclaimExpired(services, { address, budget, holdsMax: holdsOf(budget).length });
  const current = reclaimed === 0 ? budget : await services.budgets.find(address);
  if (current !== null) {
    await raiseAlerts(services, { address, budget: current, isExhausted: false });
  }
  await sendUnsentAlerts(services, address, ALERT_UNSENT_MS);
  return reclaimed;
}
