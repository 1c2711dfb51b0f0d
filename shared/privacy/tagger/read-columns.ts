import { type Columns, createColumns } from './columns.ts';
import { readContext } from './context.ts';
import { readLines } from './lines.ts';
import { readTokens } from './tokens.ts';

// A longer text is read in parts, each by itself, so that the memory does not grow with the text.
const PART_MAX = 16_384;
// A part ends with a line, or with a word where lines are longer than this.
const LINE_MAX = 4096;

/** Reads a text part by part: calls `use` with the columns of each, which are valid until the next call. */
export function forEachPart(text: string, use: (columns: Columns) => void): void {
  for (let from = 0; from < text.length; ) {
    const to = partEnd(text, from);
    const columns = columnsFor(to - from);
    readTokens(text, { start: from, end: to }, columns);
    if (columns.length > 0) {
      readLines(columns);
      readContext(columns);
      use(columns);
    }
    from = to;
  }
}

function partEnd(text: string, from: number): number {
  const max = from + PART_MAX;
  if (max >= text.length) {
    return text.length;
  }
  const least = max - LINE_MAX;
  const line = text.lastIndexOf('\n', max - 1) + 1;
  if (line > least) {
    return line;
  }
  const word = text.lastIndexOf(' ', max - 1) + 1;
  return word > least ? word : max;
}

let reused = createColumns(0);

// A token has at least one character.
function columnsFor(length: number): Columns {
  if (reused.start.length < length) {
    reused = createColumns(Math.min(PART_MAX, 2 * length));
  }
  return reused;
}
