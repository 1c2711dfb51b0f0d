import { type Sink, trimmed } from './table-parts.ts';

const INSERT =
  /(?<![a-z])(?:insert|replace)(?: ignore)? into [^\s(]{1,128} ?\(([^()]{1,4000})\)\s{0,8}values\s{0,8}(?=\()/gi;
/** The name of a column in an SQL statement. */
export const COLUMN = /[A-Za-z_][A-Za-z0-9_]{0,63}/g;
const NEXT_ROW = /\s{0,8},\s{0,8}\(/y;

/** Reads the rows of INSERT statements as table cells below the column names. */
export function readInserts(text: string, sink: Sink): void {
  if (!/into /i.test(text)) {
    return;
  }
  INSERT.lastIndex = 0;
  for (let match = INSERT.exec(text); match !== null; match = INSERT.exec(text)) {
    const labels = (match[1] as string).match(COLUMN)?.map((column) => column.toLowerCase()) ?? [];
    INSERT.lastIndex = readRows(text, INSERT.lastIndex, { labels, ...sink });
  }
}

interface Table extends Sink {
  readonly labels: readonly string[];
}

// Returns the index after the last row.
function readRows(text: string, from: number, table: Table): number {
  for (let at = from; ; ) {
    const end = readRow(text, at + 1, table);
    NEXT_ROW.lastIndex = end;
    if (!NEXT_ROW.test(text)) {
      return end;
    }
    at = NEXT_ROW.lastIndex - 1;
  }
}

// Reads values up to the bracket that ends the row, and returns the index after it. A comma in quotation marks is part
// of its value.
function readRow(text: string, from: number, { labels, cells, borders }: Table): number {
  let start = from;
  let column = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "'" && text.charAt(at - 1) !== '\\') {
      quoted = !quoted;
    }
    if (quoted || (character !== ',' && character !== ')')) {
      continue;
    }
    const value = trimmed(text, { start, end: at }, " \t\n'");
    const label = labels[column];
    if (label !== undefined && value.end > value.start) {
      cells.push({ ...value, label, labels });
    }
    if (character === ')') {
      return at + 1;
    }
    borders.push(at);
    start = at + 1;
    column += 1;
  }
  return text.length;
}
