import { runLimited } from '../run-limited.ts';

/** A test that is a plain function and waits for nothing outside the process. */
export interface PlainTest {
  /** The file, and the position in it. */
  readonly id: string;
  readonly file: string;
  readonly run: () => unknown;
}

/** How a test ended; `endless`: it still waited when its time was over. */
type TestEnd = 'passed' | 'failed' | 'endless';

// Vitest also fails a test for a rejected promise that nobody awaited.
let isUnhandled = false;
process.on('unhandledRejection', () => {
  isUnhandled = true;
});

/** Whether a promise that no test awaited was rejected since the last call. */
export async function isAnyUnhandled(): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  const isAny = isUnhandled;
  isUnhandled = false;
  return isAny;
}

/** Runs a test with whatever mutation is on, for `limitMs` at most. */
export async function runTest({ run }: PlainTest, limitMs: number): Promise<TestEnd> {
  try {
    const running = run();
    // Most tests are synchronous, and awaiting them would take longer than they do.
    const end = running instanceof Promise ? await runLimited(() => running, limitMs) : 'passed';
    return end === 'passed' && isUnhandled ? 'failed' : end;
  } catch {
    return 'failed';
  } finally {
    isUnhandled = false;
  }
}
