import { appendFileSync } from 'node:fs';

// Bounds what a cloud that runs for weeks keeps in memory.
const LINES_KEPT_MAX = 2_000;

/**
 * What the cloud reports about itself: why it answered with an error, what it does not support. Never the body of a
 * request, a key or a document's text.
 */
export interface Reports {
  readonly report: (line: string) => void;
  /** The last 2,000 lines, oldest first. */
  readonly lines: () => readonly string[];
}

/** Keeps the lines in memory, and appends them to `file` when one is given. */
export function createReports(file: string | null): Reports {
  const kept: string[] = [];
  return {
    report: (line) => {
      kept.push(line);
      if (kept.length > LINES_KEPT_MAX) {
        kept.shift();
      }
      if (file !== null) {
        appendFileSync(file, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 });
      }
    },
    lines: () => [...kept],
  };
}
