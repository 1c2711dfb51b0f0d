import { countsOf } from '../../counts-of.ts';
import type { PdfLine } from '../pdf-lines.ts';
import type { RuledGrid } from '../rules/ruled-grids.ts';
import type { RuledTable, RuledText } from '../tables/ruled-table.ts';
import { splitOpenCells } from './open-rows.ts';
import { type CellLines, rowBaselines, rowsOfLines } from './row-baselines.ts';

// In points: how far letters may extend over the lines of their cell.
const OVER_MAX = 2;
// The minimum share of text lines that are between the lines of their cells; labels of a drawing are not.
const INSIDE_SHARE = 0.9;
// The minimum share of cells with text; below it, the lines belong to a drawing.
const FILLED_SHARE = 0.2;
// The maximum share of text lines with wide gaps; above it, drawn lines do not separate all columns.
const GAPS_SHARE = 0.25;
// The maximum number of lines in a cell over all columns: a title or a remark.
const LINES_MAX = 6;

/** Returns the rows of a table as lines of their page, or null where the cells are boxes around text or a drawing. */
export function ruledRows(grid: RuledGrid, cells: readonly CellLines[]): readonly PdfLine[] | null {
  const filled = splitOpenCells(
    cells.filter(({ lines }) => lines.length > 0),
    grid,
  );
  if (!isTable(filled) || filled.length < new Set(grid.cells).size * FILLED_SHARE) {
    return null;
  }
  if (!isInside(filled, grid) || hasGaps(filled)) {
    return null;
  }
  if (filled.some((each) => isPageFrame(each, grid))) {
    return null;
  }
  const texts = splitRows(filled, grid);
  if (isUnclear(filled, texts, grid)) {
    return null;
  }
  const columns = usedPlaces(texts.map(({ column, columns }) => [column, columns]));
  const rows = usedPlaces(texts.map(({ row, rows }) => [row, rows]));
  const placed = texts
    .map((text) => {
      const [across, down] = [spanOf(columns, text.column, text.columns), spanOf(rows, text.row, text.rows)];
      return { lines: text.lines, column: across.from, columns: across.count, row: down.from, rows: down.count };
    })
    .sort((one, other) => one.row - other.row || one.column - other.column);
  const table: RuledTable = {
    lefts: columns.map((column) => grid.xs[column] as number),
    rows: rows.length,
    cells: placed.map(({ lines, ...text }) => ({
      ...text,
      lines: lines.map(({ text: line }) => line),
      font: lines[0]?.font ?? '',
    })),
  };
  return rows.flatMap((_, row) => {
    const lines = placed.filter((text) => text.row === row).flatMap(({ lines: own }) => own);
    return lines.length === 0 ? [] : [rowLine(lines, table, row)];
  });
}

function rowLine(lines: readonly PdfLine[], table: RuledTable, row: number): PdfLine {
  return {
    text: lines.map(({ text }) => text).join(' '),
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    y: Math.max(...lines.map(({ y }) => y)),
    height: Math.max(...lines.map(({ height }) => height)),
    isUpright: lines.some(({ isUpright }) => isUpright),
    cells: [],
    font: lines[0]?.font ?? '',
    ruled: { table, row },
  };
}

// Whether a cell is a frame around a page, between a header and a footer of several cells: its content is not a cell.
const isPageFrame = ({ cell, lines }: CellLines, { xs }: RuledGrid): boolean =>
  cell.columns === xs.length - 1 && lines.length > LINES_MAX;

// Whether the only drawn row below the header may contain several rows, because two of its cells have several lines of
// text. Such rows are better read without a grid.
function isUnclear(filled: readonly CellLines[], texts: readonly PlacedLines[], { ys }: RuledGrid): boolean {
  const several = filled.filter(({ cell, lines }) => cell.row === 1 && lines.length > 1);
  return ys.length === 3 && several.length > 1 && texts.every(({ row }) => row <= 1);
}

// Whether at least two rows have at least two cells.
function isTable(cells: readonly CellLines[]): boolean {
  const counts = countsOf(cells.map(({ cell }) => cell.row));
  return [...counts.values()].filter((count) => count > 1).length > 1;
}

function isInside(cells: readonly CellLines[], { xs, ys }: RuledGrid): boolean {
  const fits = cells.flatMap(({ cell: { column, row, rows }, lines }) =>
    lines
      .filter(({ isUpright }) => isUpright)
      .map(({ left, y, height }) => {
        const [above, below] = [ys[row] ?? 0, ys[row + rows] ?? 0];
        const isBetween = y > below - OVER_MAX && y + height / 2 < above + OVER_MAX;
        return isBetween && left > (xs[column] ?? 0) - OVER_MAX;
      }),
  );
  return fits.filter((fit) => fit).length >= fits.length * INSIDE_SHARE;
}

function hasGaps(cells: readonly CellLines[]): boolean {
  const lines = cells.flatMap((each) => each.lines);
  return lines.filter((line) => line.cells.length > 1).length > lines.length * GAPS_SHARE;
}

interface PlacedLines extends Omit<RuledText, 'lines' | 'font'> {
  readonly lines: readonly PdfLine[];
}

// Rows without a drawn line between them are recognized by their text lines.
function splitRows(cells: readonly CellLines[], grid: RuledGrid): readonly PlacedLines[] {
  const baselines = rowBaselines(cells, grid);
  let rows = 0;
  const starts = baselines.map((own) => {
    rows += own.length;
    return rows - own.length;
  });
  const startOf = (row: number) => starts[row] ?? rows;
  return cells.flatMap(({ cell, lines }): PlacedLines[] => {
    const { column, columns } = cell;
    const start = startOf(cell.row);
    const own = baselines.slice(cell.row, cell.row + cell.rows).flat();
    const labeled = cell.rows > 1 ? rowsOfLines(lines, own) : null;
    if (labeled !== null) {
      return lines.map((line, at) => ({ column, columns, row: start + (labeled[at] ?? 0), rows: 1, lines: [line] }));
    }
    if (cell.rows > 1 || own.length < 2) {
      return [{ column, columns, row: start, rows: startOf(cell.row + cell.rows) - start, lines }];
    }
    const rowAt = (y: number) => own.findLastIndex((baseline) => y <= baseline.y + baseline.tolerance);
    const parts = Map.groupBy(lines, ({ y }) => Math.max(0, rowAt(y)));
    return [...parts].map(([at, part]) => ({ column, columns, row: start + at, rows: 1, lines: part }));
  });
}

// Returns the places where a cell begins; other places are only parts of wider cells, or empty.
function usedPlaces(spans: readonly (readonly [from: number, count: number])[]): readonly number[] {
  return [...new Set(spans.map(([from]) => from))].sort((one, other) => one - other);
}

function spanOf(
  places: readonly number[],
  from: number,
  count: number,
): { readonly from: number; readonly count: number } {
  const inside = places.filter((place) => place >= from && place < from + count);
  return { from: places.indexOf(from), count: Math.max(1, inside.length) };
}
