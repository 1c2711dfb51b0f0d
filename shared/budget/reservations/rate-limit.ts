import type { CallKind } from '../budget.ts';

/**
 * How fast a company may ask: questions per minute on average, `burst` at once, `concurrency` in progress; and how many
 * searches a minute.
 */
export interface CallLimits {
  readonly ratePerMinute: number;
  readonly burst: number;
  readonly concurrency: number;
  readonly searchesPerMinute: number;
}

/**
 * The parameters of the rate limiter, a generic cell rate algorithm (GCRA). Its only state is one time, in
 * microseconds: when all admitted calls would have been made at an even pace, the algorithm's theoretical arrival time.
 * Here it is called `paidUntil`.
 */
interface Pace {
  /** The time between two calls at the even pace. */
  readonly stepMicros: number;
  /** How far `paidUntil` may lie in the future when a call is admitted. */
  readonly aheadMicros: number;
}

const MICROS_PER_MINUTE = 60_000_000;
const MICROS_PER_SECOND = 1_000_000;

/** The pace of a kind of call. The step is rounded up, so that the rate is never exceeded. */
export function paceOf(kind: CallKind, limits: CallLimits): Pace {
  const [perMinute, burst] =
    kind === 'query'
      ? [limits.ratePerMinute, limits.burst]
      : [limits.searchesPerMinute, searchBurst(limits.searchesPerMinute)];
  const stepMicros = Math.ceil(MICROS_PER_MINUTE / perMinute);
  return { stepMicros, aheadMicros: (burst - 1) * stepMicros };
}

/** How many searches may be made at once: as many as in ten seconds, and at least one. */
export function searchBurst(searchesPerMinute: number): number {
  return Math.ceil(searchesPerMinute / 6);
}

/** Whether the next call has to wait. */
export function isTooFast(pace: Pace, paidUntilMicros: number, nowMicros: number): boolean {
  return paidUntilMicros > nowMicros + pace.aheadMicros;
}

/** The seconds until the next call is admitted, at least 1. */
export function waitSeconds(pace: Pace, paidUntilMicros: number, nowMicros: number): number {
  return Math.max(1, Math.ceil((paidUntilMicros - pace.aheadMicros - nowMicros) / MICROS_PER_SECOND));
}

/**
 * Converts `paidUntil` to another pace. If it lies further ahead than it could under the new pace, it is moved back so
 * far that the next call is admitted at once.
 */
export function rebase(pace: Pace, paidUntilMicros: number, nowMicros: number): number {
  const reachable = nowMicros + pace.aheadMicros + pace.stepMicros;
  return paidUntilMicros > reachable ? nowMicros + pace.aheadMicros : paidUntilMicros;
}
