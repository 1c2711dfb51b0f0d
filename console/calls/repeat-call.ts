import { type Problem, problemOf } from '../session/problem.ts';

/** Tells when a call can be repeated: whether the page is visible, and whether the network is back. */
export interface Page {
  /** Calls `then` as soon as the page is visible, which may be immediately. Returns a function that stops waiting. */
  readonly whenVisible: (then: () => void) => () => void;
  /** Calls `then` when the network is back. Returns a function that stops waiting. */
  readonly onceOnline: (then: () => void) => () => void;
}

/** Handlers for the outcome of a call: `loaded` returns the seconds until the next call, or null for none. */
interface Followers<Result> {
  readonly loaded: (result: Result) => number | null;
  readonly failed: (problem: Problem) => void;
  readonly reload: () => void;
}

// A page that repeats a failing call more often would add to the load that made it fail.
const REPEAT_SECONDS_MIN = 5;
const BUSY = 503;

/** Makes a call, and repeats it when its result says so. Returns a function that stops both. */
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
 * Returns a function that cancels the repetition.
 */
export function repeatWhenPassed(page: Page, problem: Problem | null, reload: () => void): (() => void) | undefined {
  if (problem?.status === BUSY) {
    const seconds = problem.retryAfterSeconds;
    return seconds === null ? undefined : later(page, Math.max(seconds, 1), reload);
  }
  if (problem?.status !== 0) {
    return;
  }
  // The timer is needed as well, because the first call after the network is back may fail again.
  const stops = [later(page, REPEAT_SECONDS_MIN, reload), page.onceOnline(reload)];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}

/** Calls `then` after that many seconds, once the page is visible. Returns a function that cancels the call. */
function later(page: Page, seconds: number, then: () => void): () => void {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = page.whenVisible(then);
  }, seconds * 1_000);
  return () => cancel();
}
