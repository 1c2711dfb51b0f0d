import type { CelledLine, DrawnRow, PdfCell } from './pdf-table.ts';

// Relative to the line height. A line that begins this much above the previous one begins another cell.
const RISE_MIN = 0.3;
// Relative to the line height: how far the baselines of cells on the same height may differ.
const SAME_BASELINE = 0.2;
// The lines of one cell are closer together than this many line heights.
const LEADING_MAX = 1.8;
// More lines than this are a column of prose.
const CELL_LINES_MAX = 10;
// More than fit on a page.
const CELLS_MAX = 100;

/** A cell with the height of its first baseline. */
type PlacedCell = PdfCell & { readonly y: number };

/**
 * Joins the lines of rows that a file draws cell by cell: where a cell has several lines, the next cell begins above
 * its last line, or beside it if the cells are not aligned at the top. Every other line is a separate row.
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
  let cells = placed(first);
  let bottom = Math.min(...cells.map(({ y }) => y));
  let top = Math.max(...cells.map(({ y }) => y));
  let end = from + 1;
  // The lines below the last cell: they belong to it if a later line shows that the row continues.
  let below: PlacedCell[] = [];
  for (let at = from + 1; at < lines.length && below.length < CELL_LINES_MAX; at += 1) {
    const line = lines[at] as Line;
    const last = cells.at(-1);
    const lowest = below.at(-1) ?? lines[at - 1];
    if (last === undefined || lowest === undefined || !line.isUpright || cells.length > CELLS_MAX) {
      break;
    }
    const own = placed(line);
    const continuing = continuingCells(own, { cells, below, line, lowest: lowest.y, above, bottom });
    if (continuing !== null) {
      const heights = [...below, ...own].map(({ y }) => y);
      [bottom, top] = [Math.min(bottom, ...heights), Math.max(top, ...heights)];
      cells = [...cells.slice(0, -1), joined(last, [...below, ...own.slice(0, continuing)]), ...own.slice(continuing)];
      below = [];
      end = at + 1;
    } else if (own.length === 1 && isBelow(line, last, lowest.y)) {
      below.push(...own);
    } else {
      break;
    }
  }
  const { height, isUpright } = first;
  // If the row continued, the lines below its last cell belong to it, too, unless they are lower than its other cells.
  const rest = below.filter(({ y }) => end > from + 1 && y > bottom - RISE_MIN * height);
  cells = rest.length === 0 ? cells : [...cells.slice(0, -1), joined(cells.at(-1) as PlacedCell, rest)];
  end += rest.length;
  return { cells, y: top, height, isUpright, bottom, lines: lines.slice(from, end) };
}

function placed({ cells, y }: CelledLine): readonly PlacedCell[] {
  return cells.map((cell) => ({ ...cell, y: cell.y ?? y }));
}

interface OpenRow {
  readonly cells: readonly PlacedCell[];
  /** The lines below its last cell. */
  readonly below: readonly PlacedCell[];
  readonly line: CelledLine;
  /** The height of the line before. */
  readonly lowest: number;
  /** Where the previous row ends. */
  readonly above: number;
  /** The height of the lowest line of its cells, without the lines below the last one. */
  readonly bottom: number;
}

// Returns how many cells of a line continue the last cell of a row, before the next cells of the row begin: 1 or 0.
// Returns null if the line does not contain the next cells.
function continuingCells(own: readonly PlacedCell[], row: OpenRow): number | null {
  return isBeside(row) ? 0 : endsCell(own, row) ? 1 : null;
}

function isBeside({ line, cells, lowest, above }: OpenRow): boolean {
  const rise = line.y - lowest;
  const isApart = (line.cells[0]?.left ?? 0) > (cells.at(-1)?.right ?? 0);
  return (
    isApart && rise > RISE_MIN * line.height && rise < CELL_LINES_MAX * LEADING_MAX * line.height && line.y < above
  );
}

// Whether a line contains the last line of a cell and then the next cells of the row. Cells that are centered
// vertically, or aligned at the bottom, may begin so close to that line that they count as part of it. They must be
// between the last two lines of the cell that is being read, or no lower than the cells before it, because no other row
// begins there.
function endsCell([own, ...others]: readonly PlacedCell[], { cells, below, line, bottom }: OpenRow): boolean {
  const last = cells.at(-1);
  if (own === undefined || others.length === 0 || last === undefined) {
    return false;
  }
  const lowest = (below.at(-1) ?? last).y;
  const isEnd = isBelow({ ...line, cells: [own] }, last, lowest) && others.every(({ left }) => left > last.right);
  const [near, apart] = [SAME_BASELINE * line.height, RISE_MIN * line.height];
  const isAligned = ({ y }: PlacedCell) =>
    (cells.length > 1 && y >= bottom - near) || (lowest - y > apart && y - own.y > apart);
  return isEnd && others.every(isAligned);
}

function isBelow({ cells, y, height }: CelledLine, last: PdfCell, lowest: number): boolean {
  const [cell] = cells;
  const step = lowest - y;
  const overlaps = cell !== undefined && cell.left < last.right && last.left < cell.right;
  return overlaps && step > 0 && step < LEADING_MAX * height;
}

function joined(cell: PlacedCell, below: readonly PdfCell[]): PlacedCell {
  const parts = [cell, ...below];
  return {
    text: parts.map(({ text }) => text).join(' '),
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    words: parts.flatMap(({ words }) => words),
    y: cell.y,
  };
}
