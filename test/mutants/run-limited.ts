// Stored before a test replaces the timers.
const { setTimeout, clearTimeout, setImmediate } = globalThis;

/** Runs a test and its work in the event loop's next turn, for at most `limitMs`; resolves with how it ended. */
export async function runLimited(run: () => unknown, limitMs: number): Promise<'passed' | 'failed' | 'endless'> {
  let timer: NodeJS.Timeout | undefined;
  let isEndless = false;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isEndless = true;
      resolve();
    }, limitMs);
  });
  try {
    await Promise.race([run(), limit]);
    await new Promise((resolve) => setImmediate(resolve));
    return isEndless ? 'endless' : 'passed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
