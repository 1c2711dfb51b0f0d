import type { Instance } from './instance.ts';

// Long enough for manual tests of the API, and far shorter than on Lambda, because each instance is a thread with its
// own heap.
const IDLE_MS_MAX = 60_000;

/** The free instances of one function. */
interface IdleInstances {
  /** Removes and returns the instance that became free last; undefined when there is none. */
  readonly take: () => Instance | undefined;
  readonly add: (instance: Instance) => void;
  /** Cancels the timer. */
  readonly stop: () => void;
}

/** Keeps free instances, and calls `end` with each that was idle for a minute, except for the last one. */
export function createIdleInstances(end: (instance: Instance) => void): IdleInstances {
  const idle: { readonly instance: Instance; readonly sinceMs: number }[] = [];
  let sweep: NodeJS.Timeout | null = null;

  // `take` returns the one that became free last, so the first in the list has been idle longest.
  const endOldest = () => {
    sweep = null;
    for (let oldest = idle[0]; idle.length > 1 && oldest !== undefined; oldest = idle[0]) {
      const leftMs = oldest.sinceMs + IDLE_MS_MAX - performance.now();
      if (leftMs > 0) {
        sweep = setTimeout(endOldest, leftMs).unref();
        return;
      }
      idle.shift();
      end(oldest.instance);
    }
  };
  return {
    take: () => idle.pop()?.instance,
    add: (instance) => {
      idle.push({ instance, sinceMs: performance.now() });
      sweep ??= setTimeout(endOldest, IDLE_MS_MAX).unref();
    },
    stop: () => clearTimeout(sweep ?? undefined),
  };
}
