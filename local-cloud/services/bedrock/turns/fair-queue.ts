/**
 * Runs several tasks at a time, taking callers in turn: a new caller waits for one task of each other caller, not for
 * everything that they have queued.
 */
interface FairQueue {
  readonly run: <Result>(caller: string, task: () => Promise<Result>) => Promise<Result>;
}

/** Creates a queue that runs at most this many tasks at a time. */
export function createFairQueue(concurrencyMax: number): FairQueue {
  // In the order of their turns: a caller whose task was started goes to the end.
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = 0;
  const next = (): (() => Promise<void>) | null => {
    const [first] = waiting;
    if (first === undefined) {
      return null;
    }
    const [caller, tasks] = first;
    const task = tasks.shift() ?? null;
    waiting.delete(caller);
    if (tasks.length > 0) {
      waiting.set(caller, tasks);
    }
    return task;
  };
  const start = () => {
    while (running < concurrencyMax) {
      const task = next();
      if (task === null) {
        return;
      }
      running += 1;
      void task().finally(() => {
        running -= 1;
        start();
      });
    }
  };
  return {
    run: (caller, task) =>
      new Promise((resolve, reject) => {
        const tasks = waiting.get(caller) ?? [];
        tasks.push(() => task().then(resolve, reject));
        waiting.set(caller, tasks);
        start();
      }),
  };
}
