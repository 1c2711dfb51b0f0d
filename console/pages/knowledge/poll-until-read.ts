interface Polling {
  /** How many uploads are being read by the stage. */
  readonly reading: () => number;
  /** Whether more files are being sent. */
  readonly isSending: () => boolean;
  readonly signal: AbortSignal;
  /**
   * Asks for the progress, and forgets the uploads that are ready or have failed. Returns false if it did not ask,
   * because nobody sees the page.
   */
  readonly ask: () => Promise<boolean>;
  /** Called when polls of more than an hour have found no upload finished; forgets the remaining uploads. */
  readonly giveUp: () => void;
}

const PROGRESS_SECONDS = 5;
// Together, these polls take more than an hour. A stage that works may finish nothing for up to half an hour before its
// last attempt at a document, and for as long as that attempt takes.
const POLLS_UNCHANGED_MAX = 800;

/**
 * Asks for the progress of uploads every five seconds, until all are finished or none has been for over an hour. The
 * time in which the page was hidden does not count.
 */
export async function pollUntilRead({ reading, isSending, signal, ask, giveUp }: Polling): Promise<void> {
  let unchanged = 0;
  while ((isSending() || reading() > 0) && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, PROGRESS_SECONDS * 1_000));
    const before = reading();
    const asked = await ask();
    if (isSending() || reading() < before) {
      unchanged = 0;
    } else if (asked) {
      unchanged += 1;
    }
    if (unchanged === POLLS_UNCHANGED_MAX) {
      giveUp();
    }
  }
}
