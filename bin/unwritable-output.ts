// 128 plus the number of SIGPIPE, as shells report a program whose reader has ended.
const READER_ENDED = 141;

/** Why a program has to end: its output cannot be written. The message is empty if nobody reads the output. */
export class UnwritableOutput extends Error {
  /** The status with which the program has to end. */
  readonly status: number;

  constructor(code: string | undefined) {
    super(code === 'EPIPE' ? '' : `The output could not be written (${code}).`);
    this.status = code === 'EPIPE' ? READER_ENDED : 1;
  }
}

/**
 * Ends a command whose output cannot be written: silently if its reader has ended, as in `| head -1`, and otherwise,
 * for example on a full disk, with a sentence.
 */
export function endWhenUnwritable(): void {
  whenUnwritable(({ message, status }) => {
    if (message !== '') {
      process.stderr.write(`${message}\n`);
    }
    process.exit(status);
  });
}

/**
 * Calls `then` whenever the output cannot be written. The process no longer ends with a stack trace, and has to be
 * ended.
 */
export function whenUnwritable(then: (why: UnwritableOutput) => void): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code }: NodeJS.ErrnoException) => then(new UnwritableOutput(code)));
  }
}
