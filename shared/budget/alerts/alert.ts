import type { NanoUsd } from '../../pricing/money.ts';
import { UNLIMITED_CAP } from '../../pricing/unlimited.ts';
import type { Budget, BudgetAddress } from '../budget.ts';

/** The percentages of a budget that raise an alert, each once a month. */
export const ALERT_PERCENTS = [50, 80, 100] as const;

/** A percentage of a budget that was reached; there is at most one alert for each budget and percentage. */
export interface Alert {
  readonly address: BudgetAddress;
  readonly percent: (typeof ALERT_PERCENTS)[number];
  /** ISO time at which it was raised. */
  readonly at: string;
  /** The settled amount and the cap at that time. */
  readonly settled: NanoUsd;
  readonly cap: NanoUsd;
}

/** The alerts of a stage: each is raised once, and then sent. */
export interface AlertStore {
  /** Stores an alert; returns whether this call was the first to do so. */
  readonly raise: (alert: Alert) => Promise<boolean>;
  readonly markSent: (alert: Alert) => Promise<void>;
  /** Marks on the budget which alerts are no longer due; does nothing if another call marked some in the meantime. */
  readonly markAlerted: (address: BudgetAddress, before: number, after: number) => Promise<void>;
  readonly unsent: (address: BudgetAddress) => Promise<readonly Alert[]>;
}

/**
 * The percentages that a budget has reached and that are not yet marked on it. An exhausted budget counts as 100
 * percent, even if a smaller call would still fit.
 */
export function alertsDue(
  { cap, settled, alerted }: Budget,
  { isExhausted }: { isExhausted: boolean },
): Alert['percent'][] {
  // A budget of 0 is used up from the start: no alert is needed.
  if (cap >= UNLIMITED_CAP || cap === 0n) {
    return [];
  }
  return ALERT_PERCENTS.filter((percent) => (alerted & bitOf(percent)) === 0).filter(
    (percent) => settled * 100n >= cap * BigInt(percent) || (isExhausted && percent === 100),
  );
}

/** The bit of a percentage in `Budget.alerted`. */
export function bitOf(percent: Alert['percent']): number {
  return 1 << ALERT_PERCENTS.indexOf(percent);
}
