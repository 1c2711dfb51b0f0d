import { describeError, writeLog } from '../../aws/log.ts';
import { DAY_MS, HOUR_MS } from '../../durations.ts';
import { batchesOf } from '../../map-concurrently.ts';
import { type AlertServices, raiseAlerts, sendUnsentAlerts } from '../alerts/raise-alerts.ts';
import { type BudgetAddress, holdsOf } from '../budget.ts';
import { isSummedUp, type SumServices, sumUpLedger } from '../ledger/sum-up-ledger.ts';
import { endOfMonthMs, type Month, monthOf, previousMonth } from '../month.ts';
import type { BudgetPass, BudgetStore } from '../reservations/budget-ports.ts';
import { type ReclaimServices, reclaimExpired } from '../reservations/reclaim.ts';
import { reconcile } from './reconcile.ts';

/** The parts of budgets and alerts that housekeeping uses. */
interface BudgetHousekeepingServices extends Omit<ReclaimServices, 'budgets'>, AlertServices {
  readonly budgets: Pick<BudgetStore, 'find' | 'findPass' | 'list' | 'recordCost' | 'savePass' | 'settle'> &
    SumServices['budgets'];
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
  /** False when time ran out before the last budget; the next round continues there. */
  readonly finished: boolean;
}

// No call runs this long: an alert that was raised earlier and is still unsent was forgotten.
const ALERT_UNSENT_MS = 120_000;
// The hour, in UTC, from which ledgers are added up. Once a night, because it reads all calls of a month.
const RECONCILE_HOUR = 3;
// This long after the end of a month no more writes for it can arrive: the month is closed.
const CLOSED_AFTER_MS = 3 * DAY_MS;
// How many earlier months are checked for a ledger that was not summed up in time.
const MISSED_MONTHS_MAX = 11;
// Budgets that are processed side by side. At two reads of 10 ms each, 40,000 budgets (10,000 companies, two months,
// live and test) take half a minute.
const AT_ONCE = 32;

/**
 * Goes through the budgets of this month and the last: ends the holds of lost calls, and sends unsent alerts. Once a
 * night it compares each budget with its ledger, and sums up the ledgers of closed months, including those that were
 * missed in the eleven months before. A pass that does not fit into one round is continued by the next one. If it does
 * not run, calls are allowed and denied as before; only the cost of lost calls is recorded later. A budget that fails
 * does not stop the next one: the log names its company and month.
 *
 * @throws after the last budget of the round, the first error of a budget.
 */
export async function housekeepBudgets(
  services: BudgetHousekeepingServices,
  timeIsUp: () => boolean,
): Promise<BudgetHousekeepingReport> {
  const pass = passAt(await services.budgets.findPass(), services.nowMs());
  const month = monthOf(pass.startedMs);
  const recent = [previousMonth(month), month];
  const report = { budgets: 0, reclaimed: 0, reconciled: 0, differing: 0, finished: true };
  const round = { report, recent, reconciles: pass.reconciles, timeIsUp };
  const errors: unknown[] = [];
  const work = (address: BudgetAddress) =>
    housekeepBudget(services, address, round).catch((error: unknown) => {
      errors.push(error);
      const reason = describeError(error);
      writeLog('error', 'budget_round_failed', { company_id: address.companyId, month: address.month, reason });
      return 'done' as const;
    });
  let through = pass.through;
  const months = pass.reconciles ? [...recent, ...earlierMonths(month)] : recent;
  for await (const batch of batchesOf(budgetsOf(services, months, pass.through), AT_ONCE)) {
    const outcomes = timeIsUp() ? [] : await Promise.all(batch.map(work));
    const cut = outcomes.length === 0 ? 0 : outcomes.indexOf('cut');
    // A ledger that takes longer than a whole round must not hold up the budgets after it.
    const isAtStart = through === pass.through && outcomes.length > 0;
    through = (cut === -1 || isAtStart ? batch.at(-1) : batch[cut - 1]) ?? through;
    if (cut !== -1) {
      report.finished = false;
      break;
    }
  }
  await services.budgets.savePass({ ...pass, through, finished: report.finished });
  if (errors.length > 0) {
    throw errors[0];
  }
  return report;
}

// Continues the pass that the last round did not finish. Otherwise begins one, which compares budgets with their
// ledgers if none has done that since the latest night began.
function passAt(last: BudgetPass | null, nowMs: number): BudgetPass {
  if (last?.finished === false) {
    return last;
  }
  const nightMs = nowMs - ((nowMs - RECONCILE_HOUR * HOUR_MS) % DAY_MS);
  const reconciledMs = last?.reconciledMs ?? nowMs - HOUR_MS;
  const reconciles = reconciledMs < nightMs;
  const latestMs = reconciles ? nowMs : reconciledMs;
  return { startedMs: nowMs, reconciles, reconciledMs: latestMs, through: null, finished: false };
}

interface Round {
  readonly report: { budgets: number; reclaimed: number; reconciled: number; differing: number };
  /** The months whose budgets may still change. */
  readonly recent: readonly Month[];
  /** Whether budgets are compared with their ledgers in this round. */
  readonly reconciles: boolean;
  readonly timeIsUp: () => boolean;
}

// Returns `cut` when time ran out while the ledger was read.
async function housekeepBudget(
  services: BudgetHousekeepingServices,
  address: BudgetAddress,
  { report, recent, reconciles, timeIsUp }: Round,
): Promise<'done' | 'cut'> {
  if (!recent.includes(address.month) && (await isDone(services, address))) {
    return 'done';
  }
  report.budgets += 1;
  const reclaimed = await reclaimAndAlert(services, address);
  report.reclaimed += reclaimed;
  if (!reconciles) {
    return 'done';
  }
  const outcome = await reconcileAndSumUp(services, address, timeIsUp);
  report.reconciled += outcome === 'cut' ? 0 : 1;
  report.differing += outcome === 'differs' ? 1 : 0;
  return outcome === 'cut' ? 'cut' : 'done';
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

// The budgets of these months, from the one after `through` on.
async function* budgetsOf(
  { budgets }: BudgetHousekeepingServices,
  months: readonly Month[],
  through: BudgetAddress | null,
): AsyncGenerator<BudgetAddress> {
  for (const month of through === null ? months : months.slice(months.indexOf(through.month))) {
    for await (const { companyId, purpose } of budgets.list(month, through?.month === month ? through : undefined)) {
      yield { companyId, purpose, month };
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
  const { outcome } = await reconcile(services, address, timeIsUp);
  if (outcome === 'differs') {
    writeLog('error', 'budget_differs', { company_id: address.companyId, month: address.month });
  } else if (outcome !== 'cut' && services.nowMs() > endOfMonthMs(address.month) + CLOSED_AFTER_MS) {
    await sumUpLedger(services, address, { timeIsUp });
    return timeIsUp() ? 'cut' : outcome;
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
