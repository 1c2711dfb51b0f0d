import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';

// Bounds what the log keeps in memory; its file has all lines.
const LINES_KEPT_MAX = 20_000;
// A larger file is renamed at the next start of the cloud.
const FILE_BYTES_MAX = 20 * 1024 * 1024;

/** One entry of a function's log: the text of one call of `console`, or of one write to standard output. */
interface LogLine {
  readonly functionName: string;
  /** The invocation that wrote it; null before the first. */
  readonly requestId: string | null;
  /** Milliseconds since 1970 on the cloud's clock. */
  readonly at: number;
  readonly text: string;
}

/** The logs of all functions of one cloud, up to the last 20,000 lines. */
export interface Logs {
  readonly append: (line: LogLine) => void;
  /** The kept lines, oldest first. */
  readonly lines: (functionName?: string) => readonly LogLine[];
  /** Calls back for every line from now on, until the returned function is called. */
  readonly subscribe: (listener: (line: LogLine) => void) => () => void;
  /** Resolves with the first past or future line that `accepts` returns true for; rejects after `timeoutMs` (60 s). */
  readonly waitFor: (accepts: (line: LogLine) => boolean, timeoutMs?: number) => Promise<LogLine>;
  readonly close: () => Promise<void>;
}

/**
 * Keeps log lines in memory, and appends them to `file` as JSON when one is given; a file over 20 MB is renamed to
 * `.old` at the start.
 */
export function createLogs(file: string | null): Logs {
  const kept: LogLine[] = [];
  const listeners = new Set<(line: LogLine) => void>();
  const stream = file === null ? null : openLog(file);
  const subscribe = (listener: (line: LogLine) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    append: (line) => {
      kept.push(line);
      if (kept.length > LINES_KEPT_MAX) {
        kept.splice(0, kept.length - LINES_KEPT_MAX);
      }
      stream?.write(`${JSON.stringify(line)}\n`);
      for (const listener of listeners) {
        listener(line);
      }
    },
    lines: (functionName) =>
      functionName === undefined ? [...kept] : kept.filter((line) => line.functionName === functionName),
    subscribe,
    waitFor: (accepts, timeoutMs = 60_000) => {
      const found = kept.find(accepts);
      return found === undefined ? nextLine(subscribe, accepts, timeoutMs) : Promise.resolve(found);
    },
    close: () => new Promise((resolve) => (stream === null ? resolve() : stream.end(() => resolve()))),
  };
}

function nextLine(
  subscribe: Logs['subscribe'],
  accepts: (line: LogLine) => boolean,
  timeoutMs: number,
): Promise<LogLine> {
  return new Promise((resolve, reject) => {
    const unsubscribe = subscribe((line) => {
      if (!accepts(line)) {
        return;
      }
      clearTimeout(timer);
      unsubscribe();
      resolve(line);
    });
    const timer = setTimeout(() => {
      unsubscribe();
      reject(new Error(`No such log line within ${timeoutMs} ms.`));
    }, timeoutMs);
  });
}

function openLog(file: string): WriteStream {
  if (existsSync(file) && statSync(file).size > FILE_BYTES_MAX) {
    renameSync(file, `${file}.old`);
  }
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not stop the cloud; the lines are still in memory.
  stream.on('error', () => undefined);
  return stream;
}
