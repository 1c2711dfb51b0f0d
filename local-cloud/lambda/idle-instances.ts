import type { Instance } from './instance.ts';

// Long enough for somebody who tries things by hand, and far shorter than Lambda's: each instance is a thread and its
// heap.
const IDLE_MS_MAX = 60_000;

/** The free instances of one function. */
interface IdleInstances {
  /** The one that became free last; undefined when there is none. */
  readonly take: () => Instance | undefined;
  readonly add: (instance: Instance) => void;
  /** Stops counting the time. */
  readonly stop: () => void;
}

/** Keeps free instances, and hands over to `end` those that nobody has needed for a minute, except for one. */
export function createIdleInstances(end: (instance: Instance) => void): IdleInstances {
  const idle: { readonly instance: Instance; readonly sinceMs: number }[] = [];
  let sweep: NodeJS.Timeout | null = null;

  // The last that became free is taken first, so that the first in the list is idle for longest.
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
