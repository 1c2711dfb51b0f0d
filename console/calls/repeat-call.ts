import { type Problem, problemOf } from '../session/problem.ts';

/** What the browser reports of the open page, so that a call is repeated only when somebody sees its result. */
export interface PageEvents {
  /** Calls `then` as soon as the page is visible, which may be immediately. Returns a function that stops waiting. */
  readonly whenVisible: (then: () => void) => () => void;
  /** Calls `then` when the network is back. Returns a function that stops waiting. */
  readonly onceOnline: (then: () => void) => () => void;
}

/** What is called with the outcome of a call. */
interface Handlers<Result> {
  /** Takes the result; returns the seconds until the call is to be repeated, or null for never. */
  readonly loaded: (result: Result) => number | null;
  readonly failed: (problem: Problem) => void;
  /** Called when the call is to be repeated. */
  readonly reload: () => void;
}

// A page that repeats its calls more often would add to the load that makes some of them fail.
const REPEAT_SECONDS_MIN = 5;
const BUSY = 503;

/**
 * Makes a call, and asks for its repetition when its result says so. Returns a function that aborts the call and
 * cancels the repetition.
 */
export function followCall<Result>(
  page: PageEvents,
  make: (signal: AbortSignal) => Promise<Result>,
  { loaded, failed, reload }: Handlers<Result>,
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
export function repeatWhenPassed(
  page: PageEvents,
  problem: Problem | null,
  reload: () => void,
): (() => void) | undefined {
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
function later(page: PageEvents, seconds: number, then: () => void): () => void {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = page.whenVisible(then);
  }, seconds * 1_000);
  return () => cancel();
}
