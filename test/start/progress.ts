const LINE_EVERY_MS = 5_000;

/** Says what is being done: a line that is written over on a terminal, a plain line now and then elsewhere. */
export interface Progress {
  /** One step begins; its line stays. */
  readonly step: (text: string) => void;
  /** So many of a step's items are done. */
  readonly count: (text: string, done: number, total: number) => void;
  /** Ends a counted step. */
  readonly end: () => void;
}

/** Progress on standard error, so that standard output holds results only. */
export function createProgress(now: () => number = Date.now): Progress {
  const stream = process.stderr;
  let startedAt = 0;
  let lastLineAt = 0;
  return {
    step: (text) => {
      stream.write(`${text}\n`);
    },
    count: (text, done, total) => {
      if (done === 0) startedAt = now();
      const left =
        done === 0 ? '' : `, about ${Math.ceil(((now() - startedAt) / done) * (total - done) * 0.001)} s left`;
      const line = `${text}: ${done} of ${total}${left}`;
      if (stream.isTTY) stream.write(`\r${line}\x1b[K`);
      else if (done === 0 || done === total || now() - lastLineAt >= LINE_EVERY_MS) {
        lastLineAt = now();
        stream.write(`${line}\n`);
      }
    },
    end: () => {
      if (stream.isTTY) stream.write('\n');
    },
  };
}
