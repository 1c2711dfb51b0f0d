import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../../../ingestion/make-pdf.ts';

/** A drawn cell: its position and size in columns and rows, and its lines. */
interface DrawnCell {
  readonly column: number;
  readonly row: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly lines: readonly string[];
}

/** A table: the borders of its columns and rows, in points, and its cells. */
export interface DrawnTable {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly cells: readonly DrawnCell[];
}

// The size of the letters, the distance between lines and the padding of cells, in points.
const SIZE = 9;
const LEADING = 11;
const PADDING = 3;

/** Returns cells of one line each, row by row from the row `from`; '' is an empty cell. */
export const rowsOf = (rows: readonly (readonly string[])[], from = 0): readonly DrawnCell[] =>
  rows.flatMap((row, at) => row.map((text, column) => ({ column, row: from + at, lines: text === '' ? [] : [text] })));

const borderAt = (borders: readonly number[], index: number) => borders[index] ?? 0;
const boxOf = ({ xs, ys }: DrawnTable, { column, row, columns = 1, rows = 1 }: DrawnCell) => ({
  left: borderAt(xs, column),
  top: borderAt(ys, row),
  right: borderAt(xs, column + columns),
  bottom: borderAt(ys, row + rows),
});

/** Returns the content of a page with the text of the cells, each at the top left of its cell. */
export const textOf = (table: DrawnTable): string =>
  textPage(
    table.cells.flatMap((cell) => {
      const { left, top } = boxOf(table, cell);
      return cell.lines.map((text, line) => ({
        text,
        x: left + PADDING,
        y: top - PADDING - SIZE - line * LEADING,
        size: SIZE,
      }));
    }),
  );

/** The ways in which programs draw the borders of a table, each as a function that returns the content of a page. */
export const BORDERS: Readonly<Record<string, (table: DrawnTable) => string>> = {
  'a rectangle around each cell': (table) =>
    table.cells
      .map((cell) => {
        const { left, top, right, bottom } = boxOf(table, cell);
        return `${left} ${bottom} ${right - left} ${top - bottom} re S`;
      })
      .join('\n'),
  'four thin bars around each cell': (table) =>
    table.cells
      .map((cell) => {
        const { left, top, right, bottom } = boxOf(table, cell);
        const [width, height] = [right - left, top - bottom];
        const across = [bottom, top].map((y) => `${left} ${y - 0.4} ${width} 0.8 re f`);
        const down = [left, right].map((x) => `${x - 0.4} ${bottom} 0.8 ${height} re f`);
        return [...across, ...down].join('\n');
      })
      .join('\n'),
  'rectangles a point and a half apart': (table) =>
    table.cells
      .map((cell) => {
        const { left, top, right, bottom } = boxOf(table, cell);
        return `0.5 w ${left + 0.75} ${bottom + 0.75} ${right - left - 1.5} ${top - bottom - 1.5} re S`;
      })
      .join('\n'),
};

/** Returns the content of a page with a line between two points. */
export const line = (...[x0, y0, x1, y1]: readonly [number, number, number, number]) => `${x0} ${y0} m ${x1} ${y1} l S`;

/** Returns the blocks of a PDF with these pages. */
export async function blocksOf(...pages: readonly string[]) {
  const document = await extractPdf(makePdf(pages), () => false);
  return 'code' in document ? document.code : document.blocks;
}

/** Returns the texts of the blocks of a PDF with these pages; a table is the list of its header and its rows. */
export async function read(...pages: readonly string[]): Promise<unknown> {
  const blocks = await blocksOf(...pages);
  return typeof blocks === 'string'
    ? blocks
    : blocks.map((block) => (block.kind === 'table' ? [block.header, ...block.rows] : block.text));
}
