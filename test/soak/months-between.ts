import { type Month, monthOf } from '../../shared/budget/month.ts';

/** Returns the UTC calendar months of a period shorter than a month: one, or two if a month ends in it. */
export function monthsBetween(fromMs: number, untilMs: number): readonly Month[] {
  return [...new Set([fromMs, untilMs].map(monthOf))];
}
