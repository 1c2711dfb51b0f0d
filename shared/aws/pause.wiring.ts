import { setTimeout } from 'node:timers/promises';

/**
 * Returns a time between half of `milliseconds` and all of it, for a random number from 0 to 1, so that workers that
 * were throttled together do not retry together.
 */
export function jitteredMs(milliseconds: number, random: number): number {
  return milliseconds * (0.5 + random / 2);
}

/** Waits for a jittered time, with the timer and the randomness of the process. Rejects when the signal aborts. */
export function pauseJittered(milliseconds: number, signal: AbortSignal): Promise<void> {
  return setTimeout(jitteredMs(milliseconds, Math.random()), undefined, { signal });
}
