interface Polling {
  /** How many uploads are being read by the stage. */
  readonly reading: () => number;
  /** Whether more files are being sent. */
  readonly isSending: () => boolean;
  readonly signal: AbortSignal;
  /** Asks for the progress, and forgets the uploads that are ready or have failed. */
  readonly ask: () => Promise<void>;
  /** Called when no upload was finished for an hour; forgets those that are left. */
  readonly giveUp: () => void;
}

const PROGRESS_SECONDS = 5;
// More than an hour. The longest time without progress is the half hour before the last attempt, plus its run time.
const UNCHANGED_MAX = 800;

/** Asks for the progress of uploads every five seconds until each is finished, or none was for more than an hour. */
export async function pollUntilRead({ reading, isSending, signal, ask, giveUp }: Polling): Promise<void> {
  let unchanged = 0;
  while ((isSending() || reading() > 0) && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, PROGRESS_SECONDS * 1_000));
    const before = reading();
    await ask();
    unchanged = isSending() || reading() < before ? 0 : unchanged + 1;
    if (unchanged === UNCHANGED_MAX) {
      giveUp();
    }
  }
}
