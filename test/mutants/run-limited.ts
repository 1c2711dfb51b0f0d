// A test may hold the clock; what watches it needs one that continues.
const { setTimeout, clearTimeout, setImmediate } = globalThis;

/** Runs a test, for a while at most, and says how that ended; what it left for the next turn of the loop counts. */
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
