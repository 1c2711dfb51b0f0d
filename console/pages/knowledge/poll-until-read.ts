interface Polling {
  /** How many uploads are being read by the stage. */
  readonly reading: () => number;
  /** Whether more files are being sent. */
  readonly isSending: () => boolean;
  readonly signal: AbortSignal;
  /** Asks for the progress, and forgets the uploads that are ready or have failed. */
  readonly ask: () => Promise<void>;
  /** Called when no upload has been finished for more than an hour; forgets the remaining uploads. */
  readonly giveUp: () => void;
}

const PROGRESS_SECONDS = 5;
// These polls take more than an hour. A working stage makes no progress for at most half an hour, the time before the
// last attempt, and for as long as that attempt runs.
const POLLS_UNCHANGED_MAX = 800;

/** Asks for the progress of uploads every five seconds, until all are finished or none has been for over an hour. */
export async function pollUntilRead({ reading, isSending, signal, ask, giveUp }: Polling): Promise<void> {
  let unchanged = 0;
  while ((isSending() || reading() > 0) && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, PROGRESS_SECONDS * 1_000));
    const before = reading();
    await ask();
    unchanged = isSending() || reading() < before ? 0 : unchanged + 1;
    if (unchanged === POLLS_UNCHANGED_MAX) {
      giveUp();
    }
  }
}
