import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallName, InputOf, ResultOf } from '../api/types.ts';
import { type Problem, problemOf } from '../session/problem.ts';
import { useConsole } from './console-context.ts';

/** The result of a call that a page shows; the previous result stays visible while the call is repeated. */
export interface Loaded<Result> {
  readonly data: Result | null;
  readonly problem: Problem | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

interface LoadOptions<Result> {
  /** False while the call must not be made yet. */
  readonly when?: boolean;
  /** After options many seconds, at least 5, to repeat the call while the page is visible; null for never. */
  readonly repeatAfter?: (result: Result) => number | null;
}

// A page that repeats a failing call more often would add to the load that made it fail.
const REPEAT_SECONDS_MIN = 5;
const BUSY = 503;

/** Loads what a page shows. The input may be a new object on each render: inputs are compared by content. */
export function useLoad<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options: LoadOptions<ResultOf<Name>> = {},
): Loaded<ResultOf<Name>> {
  const { call } = useConsole();
  const [state, setState] = useState<Omit<Loaded<ResultOf<Name>>, 'reload'>>(EMPTY);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  const key = JSON.stringify(input);
  const asked = useRef({ input, options });
  asked.current = { input, options };
  const enabled = options.when !== false;
  const lastKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` repeats the call, and `key` stands for the input.
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const control = new AbortController();
    const other = lastKey.current !== key;
    lastKey.current = key;
    setState((before) => ({ ...before, ...(other ? { data: null, problem: null } : {}), loading: true }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    call(name, asked.current.input, control.signal).then(
      (data) => {
        setState({ data, problem: null, loading: false });
        timer = later(asked.current.options.repeatAfter?.(data) ?? null, reload);
      },
      (thrown) => {
        if (!control.signal.aborted) {
          const problem = problemOf(thrown);
          setState((before) => ({ ...before, problem, loading: false }));
        }
      },
    );
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [call, name, key, turn, enabled, reload]);
  useEffect(() => repeatWhenPassed(state.problem, reload), [state.problem, reload]);
  return { ...state, reload };
}

const EMPTY = { data: null, problem: null, loading: true } as const;

function later(seconds: number | null, then: () => void, secondsMin = REPEAT_SECONDS_MIN) {
  if (seconds === null) {
    return;
  }
  return setTimeout(() => whenVisible(then), Math.max(seconds, secondsMin) * 1_000);
}

function whenVisible(then: () => void): void {
  if (!document.hidden) {
    then();
    return;
  }
  document.addEventListener('visibilitychange', () => whenVisible(then), { once: true });
}

/**
 * Repeats a call once its problem has passed: after the Retry-After of a busy service, or when the network is back.
 * Returns the function that cancels the repetition.
 */
export function repeatWhenPassed(problem: Problem | null, reload: () => void): (() => void) | undefined {
  if (problem?.status === BUSY) {
    const timer = later(problem.retryAfterSeconds, reload, 1);
    return () => clearTimeout(timer);
  }
  if (problem?.status !== 0) {
    return;
  }
  // The timer is needed beside the `online` event: a first call right after the event may fail again.
  const timer = later(REPEAT_SECONDS_MIN, reload);
  window.addEventListener('online', reload, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', reload);
  };
}

/** Runs one change at a time, and keeps the problem of the last one that failed. */
export function useRun() {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    setRunning(true);
    setProblem(null);
    try {
      return await work();
    } catch (thrown) {
      setProblem(problemOf(thrown));
      return null;
    } finally {
      setRunning(false);
    }
  }, []);
  return { run, running, problem, forget: useCallback(() => setProblem(null), []) };
}
