import type { TextRange } from '../text-range.ts';
import { alignedColumns } from './aligned-columns.ts';
import { readCopies } from './copy-rows.ts';
import { readInserts } from './insert-values.ts';
import { areKeyed, hasKey, isHeadingOfLabels, isKeyed, type Row } from './keyed-rows.ts';
import { HEADING, type Line, type Sink, type TableCell, type TextTables, trimmed } from './table-parts.ts';

/** Marks a border between two cells; no value or name crosses it. */
export const CELL_BORDER = '\x1f';

const AROUND_VALUES = ' \t\r"\'*`';
// A line without a separator is not a row. No table that people read has more than 200 columns.
const CELLS_MIN = 2;
const CELLS_MAX = 200;
const SEPARATORS = [';', '\t', ','] as const;

/** What separates the cells of a row, unless its columns are aligned. */
export const TABLE_SEPARATORS = ['|', ...SEPARATORS] as const;
// A line that only separates rows, as below the headings.
const RULE = /^[ |:+=-]{3,400}$/;

/**
 * Reads the rows of INSERT and COPY statements or, in a text without any, tables with bars (as in Markdown), rows of a
 * label and its value, separated values below a heading line, and aligned columns. Replaces each separator between
 * cells, which may be a line break, with one `CELL_BORDER`, so that no index changes.
 */
export function readTables(text: string): TextTables {
  const cells: TableCell[] = [];
  const borders: number[] = [];
  readInserts(text, { cells, borders });
  readCopies(text, { cells, borders });
  if (cells.length > 0 || !/[|;,\t]| {2}/.test(text)) {
    return { text: withBorders(text, borders), cells };
  }
  const lines = linesOf(text);
  for (let i = 0; i < lines.length; ) {
    const sink = { cells, borders };
    const end =
      tableWithBars(lines, i, sink) ??
      keyedValues(lines, i, sink) ??
      separatedValues(lines, i, sink) ??
      alignedColumns(lines, i, sink);
    i = end ?? i + 1;
  }
  return { text: withBorders(text, borders), cells };
}

/** Returns the lines of a text, each with its range. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const at = text.indexOf('\n', start);
    const end = at === -1 ? text.length : at;
    lines.push({ start, end, text: text.slice(start, end) });
    start = end + 1;
  }
  return lines;
}

// Reads the table that begins at a line into the sink. Returns the index of the line after the table, or null if none
// begins there; `separatedValues` does the same.
function tableWithBars(lines: readonly Line[], from: number, sink: Sink): number | null {
  const barsMin = isRuleWithBars(lines[from + 1]?.text) ? 1 : 2;
  let to = from;
  while (to < lines.length && isRowWithBars(lines[to] as Line, barsMin)) {
    to += 1;
  }
  if (to - from < 2) {
    return null;
  }
  const rows = lines
    .slice(from, to)
    .filter((line, i) => i > 0 || !isCrossed(line.text))
    .map((line) => ({ line, cells: split(line, '|') }));
  if (areKeyed(rows.filter(({ line }) => !RULE.test(line.text)))) {
    addKeyedRows(rows, '|', sink);
  } else {
    addRows(rows, '|', sink);
  }
  return to;
}

function isRowWithBars({ text }: Line, barsMin: 1 | 2): boolean {
  const first = text.indexOf('|');
  return (first !== -1 && (barsMin === 1 || first !== text.lastIndexOf('|'))) || isCrossed(text);
}

// "--- | ---" below "Name | Phone". Without it, lines with one bar may not be rows.
const isRuleWithBars = (line = ''): boolean => line.includes('|') && RULE.test(line);

// The line that databases print below the headings: "----+------".
const isCrossed = (line: string): boolean => line.includes('-+-') && RULE.test(line);

// Reads the rows of a form: on each line a label, a separator and a value.
function keyedValues(lines: readonly Line[], from: number, sink: Sink): number | null {
  for (const separator of SEPARATORS) {
    const rows: Row[] = [];
    for (let i = from; i < lines.length && rows.length < KEYED_ROWS_MAX; i += 1) {
      const row = rowOf(lines[i] as Line, separator);
      // The first row may be "Field;Value".
      if (!hasKey(row) || (rows.length === 1 && !isKeyed(row) && !isKeyed(rows[0] as Row))) {
        break;
      }
      rows.push(row);
    }
    if (areKeyed(rows)) {
      addKeyedRows(rows, separator, sink);
      return from + rows.length;
    }
  }
  return null;
}

// A form has fewer rows; limits the work where many lines could begin one. Not measured.
const KEYED_ROWS_MAX = 60;

const rowOf = (line: Line, separator: string): Row => ({
  line,
  cells: line.text.includes(separator) ? split(line, separator) : [],
});

function addKeyedRows(rows: readonly Row[], separator: string, { cells, borders }: Sink): void {
  const labels = rows.map(({ line, cells: [key] }) => (key === undefined ? '' : labelOf(line, key.start, key.end)));
  for (const [i, { line, cells: row }] of rows.entries()) {
    if (!RULE.test(line.text)) {
      addBorders(line, separator, borders);
      const filled = row.filter(({ start, end }) => end > start);
      cells.push(...filled.map((cell) => ({ ...cell, label: cell === row[0] ? '' : (labels[i] as string), labels })));
    }
    if (i + 1 < rows.length) {
      borders.push(line.end);
    }
  }
}

function separatedValues(lines: readonly Line[], from: number, sink: Sink): number | null {
  const line = lines[from] as Line;
  const { text: heading } = line;
  // With a space after each comma, only labels show that the line is not a sentence.
  if (heading.length > HEADINGS_MAX || (heading.includes(', ') && !isHeadingOfLabels(rowOf(line, ',')))) {
    return null;
  }
  for (const separator of SEPARATORS) {
    const rows = heading.includes(separator) ? rowsUnder(lines, from, separator) : [];
    if (rows.length > 1) {
      addRows(rows, separator, sink);
      return from + rows.length;
    }
  }
  return null;
}

// More characters than the headings of an export have; limits the work on a line of separators. Not measured.
const HEADINGS_MAX = 2_000;

// Returns the heading line and the rows below it; the line alone if it is not a heading.
function rowsUnder(lines: readonly Line[], from: number, separator: string): Row[] {
  const heading = lines[from] as Line;
  const cells = split(heading, separator);
  const isHeading =
    !(separator === ',' && cells.length === CELLS_MIN && (heading.text.includes(', ') || isClause(lines[from + 1]))) &&
    cells.every(({ start, end }) => HEADING.test(heading.text.slice(start - heading.start, end - heading.start)));
  const rows: Row[] = [{ line: heading, cells }];
  for (let i = from + 1; isHeading && i < lines.length; i += 1) {
    const line = lines[i] as Line;
    const row = split(line, separator);
    if (row.length < Math.max(CELLS_MIN, cells.length - 1) || row.length > cells.length + 1) {
      break;
    }
    rows.push({ line, cells: row });
  }
  return rows;
}

// Whether a line is not two values joined by one comma without a space: then the lines are probably prose.
const isClause = (line: Line | undefined): boolean =>
  line !== undefined && !/^[^,]*,\S[^,]*$/.test(line.text.replace(QUOTED, '""'));

const QUOTED = /"[^"\n]{0,200}"/g;

function addRows(rows: readonly Row[], separator: string, { cells, borders }: Sink): void {
  const heading = rows[0] as Row;
  const labels = heading.cells.map(({ start, end }) => labelOf(heading.line, start, end));
  for (const [i, { line, cells: row }] of rows.entries()) {
    if (!RULE.test(line.text)) {
      addBorders(line, separator, borders);
      row.forEach(({ start, end }, column) => {
        const label = labels[column];
        if (label !== undefined && label !== '' && end > start) {
          cells.push({ start, end, label: i === 0 ? '' : label, labels });
        }
      });
    }
    if (i + 1 < rows.length) {
      borders.push(line.end);
    }
  }
}

function labelOf(line: Line, start: number, end: number): string {
  return line.text
    .slice(start - line.start, end - line.start)
    .toLowerCase()
    .replace(/[*_]{2}/g, '');
}

// The values between separators, without the spaces and marks around them. A bar at an end of a line separates nothing.
function split(line: Line, separator: string): TextRange[] {
  const { text, start: offset } = line;
  const opens = separator === '|' && text.trimStart().startsWith('|');
  const closes = separator === '|' && text.trimEnd().endsWith('|');
  const edges = [...(opens ? [] : [-1]), ...separatorsIn(text, separator), ...(closes ? [] : [text.length])];
  return edges.slice(1, CELLS_MAX + 1).map((end, i) => {
    const value = trimmed(text, { start: (edges[i] as number) + 1, end }, AROUND_VALUES);
    return { start: value.start + offset, end: value.end + offset };
  });
}

function addBorders(line: Line, separator: string, borders: number[]): void {
  for (const at of separatorsIn(line.text, separator)) {
    borders.push(line.start + at);
  }
}

/** Returns the positions of a separator in a line, except those in quotation marks; a bar counts even there. */
export function separatorsIn(text: string, separator: string): number[] {
  const found: number[] = [];
  let isQuoted = false;
  let quote = separator === '|' ? -1 : text.indexOf('"');
  for (let i = text.indexOf(separator); i !== -1; i = text.indexOf(separator, i + 1)) {
    for (; quote !== -1 && quote < i; quote = text.indexOf('"', quote + 1)) {
      isQuoted = !isQuoted;
    }
    if (!isQuoted) {
      found.push(i);
    }
  }
  return found;
}

function withBorders(text: string, borders: readonly number[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const at of borders.toSorted((a, b) => a - b)) {
    pieces.push(text.slice(done, at), CELL_BORDER);
    done = at + 1;
  }
  return pieces.join('') + text.slice(done);
}
