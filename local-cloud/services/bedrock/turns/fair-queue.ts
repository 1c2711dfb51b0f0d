/**
 * Runs tasks, several at a time, the callers in turn: who brings one waits for one of each other caller, not for all.
 */
interface FairQueue {
  readonly run: <Result>(caller: string, task: () => Promise<Result>) => Promise<Result>;
}

/** A queue with this many places. */
export function createFairQueue(places: number): FairQueue {
  // In the order of their turns: a caller whose task was taken goes to the end.
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
    while (running < places) {
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
