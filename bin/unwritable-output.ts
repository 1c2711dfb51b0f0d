// 128 plus the number of SIGPIPE, as shells report a program whose reader has ended.
const READER_ENDED = 141;

/**
 * Ends a command whose output cannot be written: without a word if its reader has ended, as in `| head -1`, and
 * otherwise, for example on a full disk, with a sentence.
 */
export function endWhenUnwritable(): void {
  whenUnwritable((sentence) => {
    if (sentence === null) {
      process.exit(READER_ENDED);
    }
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  });
}

/**
 * Calls `then` when the output cannot be written, with a sentence that says why, or null if its reader has ended.
 * `then` must end the process, which no longer ends by itself with a stack trace.
 */
export function whenUnwritable(then: (sentence: string | null) => void): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code }: NodeJS.ErrnoException) =>
      then(code === 'EPIPE' ? null : `The output could not be written (${code}).`),
    );
  }
}
