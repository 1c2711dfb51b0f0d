/** A test that is a plain function, which waits for nothing outside of the process. */
export interface PlainTest {
  /** The file, and the place in it. */
  readonly id: string;
  readonly file: string;
  readonly run: () => unknown;
}

/** Whether a test passes, as things are. */
export async function passes({ run }: PlainTest): Promise<boolean> {
  try {
    const running = run();
    // Most tests wait for nothing, and waiting for that would take longer than they do.
    if (running instanceof Promise) {
      await running;
    }
    return true;
  } catch {
    return false;
  }
}
