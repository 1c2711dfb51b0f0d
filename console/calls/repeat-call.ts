import { type Problem, problemOf } from '../session/problem.ts';

/** What decides when a call is repeated: whether somebody looks at the page, and whether the network is back. */
export interface Page {
  readonly whenVisible: (then: () => void) => void;
  /** Returns the function that waits no longer. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  make(control.signal).then(
    (result) => {
      const seconds = loaded(result);
      timer = seconds === null ? undefined : later(page, Math.max(seconds, REPEAT_SECONDS_MIN), reload);
    },
    (thrown) => {
      if (!control.signal.aborted) {
        failed(problemOf(thrown));
      }
    },
  );
  return () => {
    control.abort();
    clearTimeout(timer);
  };
}

/**
 * Repeats a call once its problem has passed: after the Retry-After of a busy service, or when the network is back.
 * Returns the function that cancels the repetition.
 */
export function repeatWhenPassed(page: Page, problem: Problem | null, reload: () => void): (() => void) | undefined {
  if (problem?.status === BUSY) {
    const seconds = problem.retryAfterSeconds;
    const timer = seconds === null ? undefined : later(page, Math.max(seconds, 1), reload);
    return () => clearTimeout(timer);
  }
  if (problem?.status !== 0) {
    return;
  }
  // The timer is needed beside the network's return: a first call right after it may fail again.
  const timer = later(page, REPEAT_SECONDS_MIN, reload);
  const offline = page.onceOnline(reload);
  return () => {
    clearTimeout(timer);
    offline();
  };
}

const later = (page: Page, seconds: number, then: () => void) =>
  setTimeout(() => page.whenVisible(then), seconds * 1_000);
