import { BARRIER } from '../barrier.ts';
import { allMatches } from '../match-at.ts';
import type { TextRange } from '../text-range.ts';
import { HEADING, type Line, type Sink } from './table-parts.ts';

const CELL = /[^ ]{1,80}(?: [^ ]{1,80}){0,12}/g;
// A longer word would be cut into cells, and a key or token with it.
const LONG_WORD = /[^ ]{81}/;
// Two columns, or one row, may be a sentence with a wide gap.
const COLUMNS_MIN = 3;
const ROWS_MIN = 2;
// Every row is compared with every column: these limit the time that a malicious text can take. The width is in
// characters.
const COLUMNS_MAX = 40;
const ROWS_MAX = 400;
const WIDTH_MAX = 400;

/**
 * Reads the table that begins at a line into the sink, if its columns are aligned and separated by two or more spaces.
 * Returns the index of the line after the table, or null if no table begins there.
 */
export function alignedColumns(lines: readonly Line[], from: number, sink: Sink): number | null {
  const heading = lines[from];
  const columns = heading === undefined ? [] : cellsOf(heading);
  if (heading === undefined || columns.length < COLUMNS_MIN || !columns.every((column) => isHeading(heading, column))) {
    return null;
  }
  const rows = rowsBelow(lines, from, columns);
  if (rows.length < ROWS_MIN) {
    return null;
  }
  addTable([{ line: heading, cells: columns }, ...rows], sink);
  return from + 1 + rows.length;
}

function addTable([heading, ...rows]: readonly [AlignedRow, ...AlignedRow[]], sink: Sink): void {
  const columns = heading.cells;
  const labels = columns.map(({ start, end }) => heading.line.text.slice(start, end).toLowerCase());
  const addRow = ({ line, cells }: AlignedRow, labelOf: (cell: TextRange) => string): void => {
    for (const cell of cells) {
      const start = line.start + cell.start;
      sink.cells.push({ start, end: line.start + cell.end, label: labelOf(cell), labels });
      sink.borders.push(...(cell.start > 0 ? [start - 1] : []));
    }
  };
  addRow(heading, () => '');
  for (const row of rows) {
    addRow(row, (cell) => labels[columnAt(columns, row.cells, cell)] ?? '');
  }
  sink.borders.push(...[heading, ...rows].slice(0, -1).map(({ line }) => line.end));
}

// The cells of a line, with indexes relative to its beginning; none when they are not separated by two or more spaces.
function cellsOf({ text }: Line): TextRange[] {
  if (text.length > WIDTH_MAX || !text.includes('  ') || /[|;\t]/.test(text) || LONG_WORD.test(text)) {
    return [];
  }
  const found = allMatches(CELL, text).map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
  return found.length <= COLUMNS_MAX ? found : [];
}

const isHeading = ({ text }: Line, { start, end }: TextRange): boolean => HEADING.test(text.slice(start, end));

interface AlignedRow {
  readonly line: Line;
  readonly cells: readonly TextRange[];
}

function rowsBelow(lines: readonly Line[], from: number, columns: readonly TextRange[]): AlignedRow[] {
  const rows: AlignedRow[] = [];
  for (const line of lines.slice(from + 1, from + 1 + ROWS_MAX)) {
    const cells = cellsOf(line);
    if (cells.length < COLUMNS_MIN - 1 || cells.length > columns.length || !isAligned({ line, cells }, columns)) {
      break;
    }
    rows.push({ line, cells });
  }
  return rows;
}

// One cell may be out of line, and any number of cells in a row with a barrier, which has shifted the cells after it.
function isAligned({ line, cells }: AlignedRow, columns: readonly TextRange[]): boolean {
  const aligned = cells.filter((cell) => columns.some((column) => isBelow(cell, column)));
  return aligned.length >= cells.length - 1 || line.text.includes(BARRIER);
}

// Words align with the beginning of their heading, numbers with its end.
const isBelow = (cell: TextRange, column: TextRange): boolean => cell.start === column.start || cell.end === column.end;

// Returns the index of a cell's column: by its order in a full row, otherwise by its position; -1 if it has none.
function columnAt(columns: readonly TextRange[], cells: readonly TextRange[], cell: TextRange): number {
  if (cells.length === columns.length) {
    return cells.indexOf(cell);
  }
  const own = columns.findIndex((column) => isBelow(cell, column));
  return own === -1 ? columns.findLastIndex((column) => column.start <= cell.start) : own;
}
