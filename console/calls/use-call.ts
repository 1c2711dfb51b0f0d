import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallName, InputOf, ResultOf } from '../api/types.ts';
import { type Problem, problemOf } from '../session/problem.ts';
import { useConsole } from './console-context.ts';
import { followCall, type PageEvents, repeatWhenPassed } from './repeat-call.ts';

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
  /** The seconds, at least 5, after which the call is repeated while the page is visible; null for never. */
  readonly repeatAfter?: (result: Result) => number | null;
}

/** Loads what a page shows. The input may be a new object on each render: inputs are compared by content. */
export function useLoad<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options: LoadOptions<ResultOf<Name>> = {},
): Loaded<ResultOf<Name>> {
  const { call } = useConsole();
  const [state, setState] = useState<Omit<Loaded<ResultOf<Name>>, 'reload'>>(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const key = JSON.stringify(input);
  const asked = useRef({ input, options });
  asked.current = { input, options };
  const enabled = options.when !== false;
  const lastKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the call, `key` stands for the input.
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const isNewInput = lastKey.current !== key;
    lastKey.current = key;
    setState((before) => ({ ...before, ...(isNewInput ? { data: null, problem: null } : {}), loading: true }));
    return followCall(PAGE, (signal) => call(name, asked.current.input, signal), {
      loaded: (data) => {
        setState({ data, problem: null, loading: false });
        return asked.current.options.repeatAfter?.(data) ?? null;
      },
      failed: (problem) => setState((before) => ({ ...before, problem, loading: false })),
      reload,
    });
  }, [call, name, key, attempt, enabled, reload]);
  useRepeatWhenPassed(state.problem, reload);
  return { ...state, reload };
}

const EMPTY = { data: null, problem: null, loading: true } as const;

/** Repeats a call once its problem has passed, while its page is shown. */
export function useRepeatWhenPassed(problem: Problem | null, reload: () => void): void {
  useEffect(() => repeatWhenPassed(PAGE, problem, reload), [problem, reload]);
}

const PAGE: PageEvents = {
  whenVisible(then) {
    const stop = () => document.removeEventListener('visibilitychange', look);
    const look = () => {
      if (!document.hidden) {
        stop();
        then();
      }
    };
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  },
  onceOnline(then) {
    window.addEventListener('online', then, { once: true });
    return () => window.removeEventListener('online', then);
  },
};

/**
 * Returns `run`, which awaits a call and returns its result, or null if it fails; `problem` says why until the next run
 * or until `forget`.
 */
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
