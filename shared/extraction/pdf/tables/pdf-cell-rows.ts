import type { CelledLine, DrawnRow, PdfCell } from './pdf-table.ts';

// Relative to the line height. A line that begins this much above the previous one begins another cell.
const RISE_MIN = 0.3;
// The lines of one cell are closer together than this many line heights.
const LEADING_MAX = 1.8;
// More lines than this are a column of prose.
const CELL_LINES_MAX = 10;
// More than fit on a page.
const CELLS_MAX = 100;

/**
 * Joins the lines of rows that a file draws cell by cell: where a cell has several lines, the next cell begins above
 * its last line. Every other line is a separate row.
 */
export function drawnRows<Line extends CelledLine>(lines: readonly Line[]): readonly DrawnRow<Line>[] {
  const rows: DrawnRow<Line>[] = [];
  for (let at = 0; at < lines.length; ) {
    const row = rowFrom(lines, at, rows.at(-1)?.bottom ?? Number.POSITIVE_INFINITY);
    rows.push(row);
    at += row.lines.length;
  }
  return rows;
}

function rowFrom<Line extends CelledLine>(lines: readonly Line[], from: number, above: number): DrawnRow<Line> {
  const first = lines[from] as Line;
  let cells: readonly PdfCell[] = first.cells;
  let bottom = first.y;
  let end = from + 1;
  let below: Line[] = [];
  for (let at = from + 1; at < lines.length && below.length < CELL_LINES_MAX; at += 1) {
    const line = lines[at] as Line;
    const last = cells.at(-1);
    const lowest = below.at(-1) ?? lines[at - 1];
    if (last === undefined || lowest === undefined || !line.isUpright || cells.length > CELLS_MAX) {
      break;
    }
    if (isBeside(line, { last, lowest, above })) {
      cells = [...cells.slice(0, -1), joined(last, below), ...line.cells];
      bottom = Math.min(bottom, line.y, ...below.map(({ y }) => y));
      below = [];
      end = at + 1;
    } else if (isBelow(line, last, lowest)) {
      below.push(line);
    } else {
      break;
    }
  }
  const { y, height, isUpright } = first;
  const own = below.filter((line) => end > from + 1 && line.y > bottom - RISE_MIN * height);
  cells = own.length === 0 ? cells : [...cells.slice(0, -1), joined(cells.at(-1) as PdfCell, own)];
  end += own.length;
  return { cells, y, height, isUpright, bottom, lines: lines.slice(from, end) };
}

interface Place {
  readonly last: PdfCell;
  readonly lowest: CelledLine;
  /** Where the previous row ends. */
  readonly above: number;
}

function isBeside(line: CelledLine, { last, lowest, above }: Place): boolean {
  const rise = line.y - lowest.y;
  const isApart = (line.cells[0]?.left ?? 0) > last.right;
  return (
    isApart && rise > RISE_MIN * line.height && rise < CELL_LINES_MAX * LEADING_MAX * line.height && line.y < above
  );
}

function isBelow({ cells, y, height }: CelledLine, last: PdfCell, lowest: CelledLine): boolean {
  const [cell] = cells;
  const step = lowest.y - y;
  const overlaps = cell !== undefined && cell.left < last.right && last.left < cell.right;
  return cells.length === 1 && overlaps && step > 0 && step < LEADING_MAX * height;
}

function joined(cell: PdfCell, below: readonly CelledLine[]): PdfCell {
  const parts = [cell, ...below.flatMap(({ cells }) => cells)];
  return {
    text: parts.map(({ text }) => text).join(' '),
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    words: parts.flatMap(({ words }) => words),
  };
}
