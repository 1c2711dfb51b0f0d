import { runLimited } from '../run-limited.ts';

/** A test that is a plain function, which waits for nothing outside of the process. */
export interface PlainTest {
  /** The file, and the place in it. */
  readonly id: string;
  readonly file: string;
  readonly run: () => unknown;
}

/** How a test ended; `endless`: it still waited when its time was over. */
type TestEnd = 'passed' | 'failed' | 'endless';

// Of a promise that failed and that nobody waited for, Vitest says so, too.
let isForsaken = false;
process.on('unhandledRejection', () => {
  isForsaken = true;
});

/** Whether a promise failed for which no test has waited, since the last call. */
export async function isAnyForsaken(): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  const isAny = isForsaken;
  isForsaken = false;
  return isAny;
}

/** Runs a test, as things are; it may wait `limitMs` at most. */
export async function runTest({ run }: PlainTest, limitMs: number): Promise<TestEnd> {
  try {
    const running = run();
    // Most tests wait for nothing, and to wait for that would take longer than they do.
    const end = running instanceof Promise ? await runLimited(() => running, limitMs) : 'passed';
    return end === 'passed' && isForsaken ? 'failed' : end;
  } catch {
    return 'failed';
  } finally {
    isForsaken = false;
  }
}
