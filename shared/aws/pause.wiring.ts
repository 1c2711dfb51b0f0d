import { setTimeout } from 'node:timers/promises';

/**
 * Between half of a time and all of it, by a random number from 0 to 1: workers that a service turned away together do
 * not come back together.
 */
export function jitteredMs(milliseconds: number, random: number): number {
  return milliseconds * (0.5 + random / 2);
}

/** Waits for a jittered time. Rejects when the signal aborts. */
export function pauseAbout(milliseconds: number, signal: AbortSignal): Promise<void> {
  return setTimeout(jitteredMs(milliseconds, Math.random()), undefined, { signal });
}
