import type { RunningCloud } from '../../harness/local-cloud/start-cloud.ts';

const monthAt = (ms: number) => new Date(ms).toISOString().slice(0, 'yyyy-mm'.length);

/**
 * Moves the clock into the next month if the present one ends within this time: a budget is renewed then, and what was
 * spent before it is no longer shown.
 */
export function stayInMonth({ clock }: Pick<RunningCloud, 'clock'>, forMs: number): void {
  if (monthAt(clock.now()) !== monthAt(clock.now() + forMs)) {
    clock.move(forMs);
  }
}
