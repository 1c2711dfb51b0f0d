/**
 * How fast a company may ask: questions per minute on average, `burst` at the same moment, `concurrency` in progress;
 * and how many searches a minute.
 */
export interface CallLimits {
  readonly ratePerMinute: number;
  readonly burst: number;
  readonly concurrency: number;
  readonly searchesPerMinute: number;
}

/** The limiter (GCRA): one moment in microseconds, at which all that was admitted would have come at an even pace. */
interface Pace {
  /** Between two calls at the even pace. */
  readonly stepMicros: number;
  /** How far that moment may lie ahead when a call comes. */
  readonly aheadMicros: number;
}

const MICROS_PER_MINUTE = 60_000_000;
const MICROS_PER_SECOND = 1_000_000;

/** The pace of a kind of call; a step is rounded up, so that the rate is never passed. */
export function paceOf(kind: 'query' | 'search', limits: CallLimits): Pace {
  const [perMinute, burst] =
    kind === 'query'
      ? [limits.ratePerMinute, limits.burst]
      : [limits.searchesPerMinute, searchBurst(limits.searchesPerMinute)];
  const stepMicros = Math.ceil(MICROS_PER_MINUTE / perMinute);
  return { stepMicros, aheadMicros: (burst - 1) * stepMicros };
}

/** How many searches may come at the same moment: those of ten seconds, and one at least. */
export function searchBurst(searchesPerMinute: number): number {
  return Math.ceil(searchesPerMinute / 6);
}

/** Whether the pace is reached: the next call has to wait. */
export function isTooFast(pace: Pace, paidUntilMicros: number, nowMicros: number): boolean {
  return paidUntilMicros > nowMicros + pace.aheadMicros;
}

/** Whole seconds until the next call is admitted, from 1. */
export function waitSeconds(pace: Pace, paidUntilMicros: number, nowMicros: number): number {
  return Math.max(1, Math.ceil((paidUntilMicros - pace.aheadMicros - nowMicros) / MICROS_PER_SECOND));
}

/**
 * The moment as it counts under another pace: where the new one could not have brought it that far ahead, the next call
 * is admitted.
 */
export function rebase(pace: Pace, paidUntilMicros: number, nowMicros: number): number {
  const reachable = nowMicros + pace.aheadMicros + pace.stepMicros;
  return paidUntilMicros > reachable ? nowMicros + pace.aheadMicros : paidUntilMicros;
}
