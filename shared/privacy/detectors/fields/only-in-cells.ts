import type { ScannedText } from '../../text/scanned-text.ts';

// The counts of a text, kept as long as it is scanned: otherwise a long table would be searched again for every row.
const COUNTED = new WeakMap<ScannedText, Counted>();

interface Counted {
  /** How many cells contain nothing but a word. */
  readonly cells: ReadonlyMap<string, number>;
  readonly verdicts: Map<string, boolean>;
}

/** Whether a text has a word nowhere but in cells that contain nothing else. */
export function isOnlyInCells(scanned: ScannedText, word: string): boolean {
  const { cells, verdicts } = COUNTED.get(scanned) ?? count(scanned);
  const verdict = verdicts.get(word) ?? scanned.text.split(word).length - 1 === cells.get(word);
  verdicts.set(word, verdict);
  return verdict;
}

function count(scanned: ScannedText): Counted {
  const cells = new Map<string, number>();
  for (const { start, end } of scanned.cells) {
    const written = scanned.text.slice(start, end);
    cells.set(written, (cells.get(written) ?? 0) + 1);
  }
  const counted = { cells, verdicts: new Map<string, boolean>() };
  COUNTED.set(scanned, counted);
  return counted;
}
