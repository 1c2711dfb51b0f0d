import { COLUMN } from './insert-values.ts';
import { type Sink, trimmed } from './table-parts.ts';

const COPY = /(?<![A-Za-z])COPY [^\s(]{1,128} ?\(([^()]{1,4000})\) FROM stdin[^\n]{0,80}\n/gi;
// What PostgreSQL writes for no value, and below the last row.
const NO_VALUE = '\\N';
const END = '\\.';

/** Reads the rows below COPY statements, as PostgreSQL writes them into a dump, as cells below the column names. */
export function readCopies(text: string, { cells, borders }: Sink): void {
  if (!/ from stdin/i.test(text)) {
    return;
  }
  for (const match of text.matchAll(COPY)) {
    const labels = (match[1] as string).match(COLUMN)?.map((column) => column.toLowerCase()) ?? [];
    let start = match.index + match[0].length;
    while (start < text.length && !text.startsWith(END, start)) {
      const feed = text.indexOf('\n', start);
      const end = feed === -1 ? text.length : feed;
      readRow(text, { start, end, labels, cells, borders });
      start = end + 1;
    }
  }
}

interface CopyRow extends Sink {
  readonly start: number;
  readonly end: number;
  readonly labels: readonly string[];
}

function readRow(text: string, { start, end, labels, cells, borders }: CopyRow): void {
  let from = start;
  for (const [column, written] of text.slice(start, end).split('\t').entries()) {
    const value = trimmed(text, { start: from, end: from + written.length }, ' ');
    const label = labels[column];
    if (label !== undefined && value.end > value.start && written !== NO_VALUE) {
      cells.push({ ...value, label, labels });
    }
    from += written.length;
    if (from < end) {
      borders.push(from);
    }
    from += 1;
  }
}
