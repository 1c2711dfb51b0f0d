import { writeLog } from '../aws/log.ts';
import type { CostBasis } from './ledger/ledger.ts';

/** The events of budgets that alarms watch. */
export interface BudgetMetrics {
  /** A function was interrupted, and another call or housekeeping ended its hold. */
  readonly lostHold: () => void;
  /** A call ended: the basis of its cost, and whether its hold was settled or left to be reclaimed. */
  readonly settled: (companyId: string, settlement: SettleOutcome) => void;
}

/** The state of a hold at the end of its call: `settled`, or `left`, because the table did not answer. */
export interface SettleOutcome {
  readonly outcome: 'settled' | 'left';
  readonly basis: CostBasis;
}

/** Writes the events as log lines, which the stage's metric filters match by name and count. */
export const budgetMetrics: BudgetMetrics = {
  lostHold: () => writeLog('error', 'budget_lost', {}),
  settled(companyId, { outcome, basis }) {
    const fields = { company_id: companyId };
    if (outcome === 'left') {
      writeLog('error', 'budget_left', fields);
    }
    if (basis === 'over_bound') {
      writeLog('error', 'budget_over_bound', fields);
    }
    if (basis === 'unmetered') {
      writeLog('error', 'budget_unmetered', fields);
    }
  },
};
