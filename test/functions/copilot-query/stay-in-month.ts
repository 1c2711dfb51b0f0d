import { monthOf } from '../../../shared/budget/month.ts';
import type { RunningCloud } from '../../harness/local-cloud/start-cloud.ts';

/**
 * Moves the clock into the next month if the present one ends within this time: a budget is renewed then, and what was
 * spent before it is no longer shown.
 */
export function stayInMonth({ clock }: Pick<RunningCloud, 'clock'>, forMs: number): void {
  if (monthOf(clock.now()) !== monthOf(clock.now() + forMs)) {
    clock.move(forMs);
  }
}
