import { endOfMonthMs, type Month } from '../budget/month.ts';
import { DAY_MS } from '../durations.ts';
import type { NanoUsd } from '../pricing/money.ts';

/** The spending of a UTC day. */
interface DaySpent {
  readonly day: string;
  readonly cost: NanoUsd;
}

/** What is left of a budget, and what was spent in the period whose pace continues. */
interface Pace {
  readonly left: NanoUsd;
  readonly spent: NanoUsd;
  /** The length of that period. */
  readonly lengthMs: number;
}

// A whole week, so that both working days and the weekend count.
const PACE_DAYS = 7;

/** The first of the seven days, including today, whose spending is used as the pace. */
export function firstPaceDay(nowMs: number): string {
  return dayOf(nowMs - (PACE_DAYS - 1) * DAY_MS);
}

/**
 * The UTC day on which the rest of a budget will be spent, at the pace of the last seven days, or of the time since the
 * first spending in them; null when that is not within the month. A period of less than a day counts as a whole day.
 */
export function runsOutOn(
  { left, days }: { readonly left: NanoUsd; readonly days: readonly DaySpent[] },
  month: Month,
  nowMs: number,
): string | null {
  const firstDay = firstPaceDay(nowMs);
  const counted = days.filter(({ day, cost }) => day >= firstDay && cost > 0n);
  const spent = counted.reduce((sum, { cost }) => sum + cost, 0n);
  const firstSpent = counted.map(({ day }) => day).sort()[0] ?? firstDay;
  return dayAtPace({ left, spent, lengthMs: nowMs - Date.parse(firstSpent) }, month, nowMs);
}

/** Like `runsOutOn`, but at the average pace of the month, which needs only its total. */
export function runsOutOnAverage({ left, spent }: Omit<Pace, 'lengthMs'>, month: Month, nowMs: number): string | null {
  return dayAtPace({ left, spent, lengthMs: nowMs - Date.parse(month) }, month, nowMs);
}

function dayAtPace({ left, spent, lengthMs }: Pace, month: Month, nowMs: number): string | null {
  if (left <= 0n) {
    return dayOf(nowMs);
  }
  if (spent === 0n) {
    return null;
  }
  const leftMs = (left * BigInt(Math.max(DAY_MS, lengthMs))) / spent;
  return leftMs < BigInt(endOfMonthMs(month) - nowMs) ? dayOf(nowMs + Number(leftMs)) : null;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
