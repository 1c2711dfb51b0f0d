/**
 * The cloud's clock: real time plus an offset that tests move. Functions read the same offset, so that signatures and
 * expiries agree.
 */
export interface CloudClock {
  /** Milliseconds since 1970 on the cloud's clock. */
  readonly now: () => number;
  /** Moves the clock by this many milliseconds, forward or back, for everything at once. */
  readonly move: (byMs: number) => void;
  /** Returns to real time. */
  readonly reset: () => void;
  /** One float64, the offset in milliseconds, shared with every worker thread. */
  readonly shared: SharedArrayBuffer;
}

/** Creates a clock that shows real time until it is moved. Moving it does not affect timers or durations. */
export function createClock(): CloudClock {
  const shared = new SharedArrayBuffer(8);
  const offset = new Float64Array(shared);
  return {
    now: () => Date.now() + (offset[0] ?? 0),
    move: (byMs) => {
      offset[0] = (offset[0] ?? 0) + byMs;
    },
    reset: () => {
      offset[0] = 0;
    },
    shared,
  };
}
