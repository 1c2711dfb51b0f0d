/** Runs tasks one call at a time, in random order: each task waits for its turn before every call. */
export function createTurns(random: () => number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    /** Waits until it is the task's turn. */
    turn: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    /** Starts a task, and runs it up to its first call. The failure of a task is ignored. */
    async start(task: () => Promise<unknown>): Promise<void> {
      running += 1;
      void task()
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
        });
      await untilNextCall();
    },
    /** Returns the number of tasks that have not ended. */
    running: () => running,
    /** Lets one of the waiting tasks, drawn at random, make its next call. */
    async step(): Promise<void> {
      const at = Math.floor(random() * waiting.length);
      waiting.splice(at, 1)[0]?.();
      await untilNextCall();
    },
  };
}

// Waits until everything that follows from one call has run, up to the next call. One round of the event loop is
// enough, because no timers are involved.
const untilNextCall = () => new Promise<void>((resolve) => void setImmediate(resolve));
