/** Runs tasks one step at a time, in random order: each waits before every call until it is its turn. */
export function createTurns(random: () => number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    /** Waits for this task's next turn. */
    turn: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    /** Starts a task, up to its first turn; the failure of a task is ignored here. */
    async start(task: () => Promise<unknown>): Promise<void> {
      running += 1;
      void task()
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
        });
      await settled();
    },
    running: () => running,
    /** Lets one of the waiting tasks make its next call. */
    async step(): Promise<void> {
      const at = Math.floor(random() * waiting.length);
      waiting.splice(at, 1)[0]?.();
      await settled();
    },
  };
}

// Runs everything that follows from one call, up to the next: no timers are involved, so that one round of the event
// loop is enough.
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
