import { type Problem, problemOf } from '../session/problem.ts';

/** What decides when a call is repeated: whether somebody looks at the page, and whether the network is back. */
export interface Page {
  /** Calls once somebody looks at the page, which may be at once. Returns the function that stops waiting. */
  readonly whenVisible: (then: () => void) => () => void;
  /** Returns the function that stops waiting. */
  readonly onceOnline: (then: () => void) => () => void;
}

/** What becomes of a call: a result, which says after how many seconds the call is repeated, or a problem. */
interface Followers<Result> {
  readonly loaded: (result: Result) => number | null;
  readonly failed: (problem: Problem) => void;
  readonly reload: () => void;
}

// A page that repeats a failing call more often would add to the load that made it fail.
const REPEAT_SECONDS_MIN = 5;
const BUSY = 503;

/** Makes a call, and repeats it when its result says so. Returns the function that ends both. */
export function followCall<Result>(
  page: Page,
  make: (signal: AbortSignal) => Promise<Result>,
  { loaded, failed, reload }: Followers<Result>,
): () => void {
  const control = new AbortController();
  let stopWaiting = () => {};
  make(control.signal).then(
    (result) => {
      if (control.signal.aborted) {
        return;
      }
      const seconds = loaded(result);
      if (seconds !== null) {
        stopWaiting = later(page, Math.max(seconds, REPEAT_SECONDS_MIN), reload);
      }
    },
    (thrown) => {
      if (!control.signal.aborted) {
        failed(problemOf(thrown));
      }
    },
  );
  return () => {
    control.abort();
    stopWaiting();
  };
}

/**
 * Repeats a call once its problem has passed: after the Retry-After of a busy service, or when the network is back.
 * Returns the function that cancels the repetition.
 */
export function repeatWhenPassed(page: Page, problem: Problem | null, reload: () => void): (() => void) | undefined {
  if (problem?.status === BUSY) {
    const seconds = problem.retryAfterSeconds;
    return seconds === null ? undefined : later(page, Math.max(seconds, 1), reload);
  }
  if (problem?.status !== 0) {
    return;
  }
  // The timer is needed beside the network's return: a first call right after it may fail again.
  const stops = [later(page, REPEAT_SECONDS_MIN, reload), page.onceOnline(reload)];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}

/** Calls after so many seconds, when somebody looks at the page. Returns the function that cancels it. */
function later(page: Page, seconds: number, then: () => void): () => void {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = page.whenVisible(then);
  }, seconds * 1_000);
  return () => cancel();
}
