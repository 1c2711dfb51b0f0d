import { endOfMonthMs, type Month } from '../budget/ledger/month.ts';
import type { NanoUsd } from '../pricing/money.ts';

/** What was spent on a UTC day. */
interface DaySpent {
  readonly day: string;
  readonly cost: NanoUsd;
}

const DAY_MS = 86_400_000;
const PACE_DAYS = 7;

/** The first of the days whose spending is the pace: seven days, with the one of `nowMs`. */
export function paceSince(nowMs: number): string {
  return dayOf(nowMs - (PACE_DAYS - 1) * DAY_MS);
}

/**
 * The UTC day on which what is left is spent at the pace of the last seven days, or since the first spending in them;
 * null when that is not within the month. The pace of less than a day counts as that of a whole one.
 */
export function runsOutOn(
  { left, days }: { readonly left: NanoUsd; readonly days: readonly DaySpent[] },
  month: Month,
  nowMs: number,
): string | null {
  if (left <= 0n) {
    return dayOf(nowMs);
  }
  const since = paceSince(nowMs);
  const counted = days.filter(({ day, cost }) => day >= since && cost > 0n);
  const spent = counted.reduce((sum, { cost }) => sum + cost, 0n);
  const first = counted.map(({ day }) => day).sort()[0];
  if (first === undefined) {
    return null;
  }
  const lengthMs = Math.max(DAY_MS, nowMs - Date.parse(first));
  const leftMs = (left * BigInt(lengthMs)) / spent;
  const endMs = endOfMonthMs(month);
  return leftMs < BigInt(endMs - nowMs) ? dayOf(nowMs + Number(leftMs)) : null;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
