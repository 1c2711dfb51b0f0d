import { terminalText } from '../terminal-text.ts';

// Keeps the log of a pipeline short, and still shows that the command is working.
const LINE_EVERY_MS = 5_000;

/** How far a task has come. */
interface TaskState {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** One sentence that says why the rest is not done yet. */
  readonly waiting?: string | null;
}

/** Shows progress: one line that is rewritten on a terminal, an occasional line elsewhere. */
export interface Progress {
  readonly show: (state: TaskState) => void;
  readonly end: () => void;
}

/** Creates a display of progress on a stream that is not used for results; `what` says what is counted. */
export function createProgress(
  stream: { readonly isTTY?: boolean; readonly columns?: number; readonly write: (text: string) => unknown },
  what: string,
  nowMs: () => number = Date.now,
): Progress {
  const startedMs = nowMs();
  let writtenMs = Number.NEGATIVE_INFINITY;
  let shown = '';
  let shownRows = 1;
  let saidWaiting: string | null = null;
  return {
    show({ done, total, failed, waiting = null }) {
      const counts = `${what}: ${done} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`;
      const line = waiting === null ? counts : `${counts}. ${terminalText(waiting)}`;
      if (line === shown) {
        return;
      }
      if (stream.isTTY) {
        const left = waiting === null ? timeLeft(nowMs() - startedMs, done, total) : '';
        stream.write(`${erase(shownRows)}${line}${left}`);
        shownRows = rowsOf(line + left, stream.columns);
      } else if (done === total || waiting !== saidWaiting || nowMs() - writtenMs >= LINE_EVERY_MS) {
        stream.write(`${line}\n`);
        writtenMs = nowMs();
      } else {
        // Not shown yet, so the next call writes it once it is due.
        return;
      }
      shown = line;
      saidWaiting = waiting;
    },
    end() {
      if (stream.isTTY && shown !== '') {
        stream.write('\n');
      }
    },
  };
}

// Goes back to the beginning of a line that takes this many rows of the terminal, and erases it.
function erase(rows: number): string {
  return rows > 1 ? `\r\x1b[${rows - 1}A\x1b[J` : '\r\x1b[K';
}

// A terminal that does not know its width reports 0 columns, or nothing.
function rowsOf(line: string, columns = 0): number {
  return columns > 0 ? Math.ceil(line.length / columns) : 1;
}

// Estimates the time left from the average so far; '' before the first item is done and after the last.
function timeLeft(elapsedMs: number, done: number, total: number): string {
  if (done === 0 || done >= total) {
    return '';
  }
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1_000);
  return seconds < 60 ? `, about ${seconds} s left` : `, about ${Math.ceil(seconds / 60)} min left`;
}
