/** A cell of a table: its text, and the number of columns and rows it covers. */
export interface SpannedCell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
}

/** The content of one column of a row: the cell that covers it, and whether the cell begins in this column. */
interface CoveredColumn<Cell extends SpannedCell> {
  readonly cell: Cell;
  readonly isFirst: boolean;
}

/** The rows of a table, by column. */
export type TableGrid<Cell extends SpannedCell> = readonly (readonly CoveredColumn<Cell>[])[];

// Browsers allow 1,000 columns and 65,534 rows. A cell is repeated in each of them, so a small file could become
// gigabytes of text.
const SPAN_MAX = 64;
const ROWS_MAX = 1_000;

/** A longer text that spans several columns is a remark, not the value of each of them. */
export const WIDE_VALUE_MAX = 60;

/** Puts the cells of a table into their columns; each is repeated in every column and row that it covers. */
export function tableGrid<Cell extends SpannedCell>(rows: readonly (readonly Cell[])[]): TableGrid<Cell> {
  // By column: the cell that continues in the next rows, and in how many.
  const below: ({ readonly covered: CoveredColumn<Cell>; rows: number } | undefined)[] = [];
  return rows.map((cells) => {
    const columns: CoveredColumn<Cell>[] = [];
    const takeFromAbove = () => {
      for (let above = below[columns.length]; above !== undefined && above.rows > 0; above = below[columns.length]) {
        above.rows -= 1;
        columns.push(above.covered);
      }
    };
    for (const cell of cells) {
      takeFromAbove();
      const further = { cell, isFirst: false };
      for (let column = 0; column < Math.min(cell.columns, SPAN_MAX); column += 1) {
        const covered = column === 0 ? { cell, isFirst: true } : further;
        below[columns.length] = cell.rows > 1 ? { covered, rows: Math.min(cell.rows, ROWS_MAX) - 1 } : undefined;
        columns.push(covered);
      }
    }
    takeFromAbove();
    return columns;
  });
}

/**
 * Returns the texts of a table: its column names, from all header rows, and the rows below. A cell that spans several
 * rows is repeated in each of them, so that every row is complete. One that spans several columns is repeated in each
 * of them, if it is a name or a short value.
 */
export function gridTexts(grid: TableGrid<SpannedCell>, headerRows: number): string[][] {
  return [namesOf(grid.slice(0, headerRows), grid), ...grid.slice(headerRows).map(valuesOf)];
}

// A cell that begins in the first column is the heading of its row or of the rows below it.
function valuesOf(row: TableGrid<SpannedCell>[number]): string[] {
  const heading = row[0]?.cell;
  return row.map(({ cell, isFirst }) =>
    isFirst || (cell !== heading && cell.text.length <= WIDE_VALUE_MAX) ? cell.text : '',
  );
}

// Names each column from top to bottom; a name that covers several rows appears once. The title of the whole table does
// not name a column, and is written once.
function namesOf(rows: TableGrid<SpannedCell>, grid: TableGrid<SpannedCell>): string[] {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const shown = rows.map((row) => (isTitle(row, grid) ? row.slice(0, 1) : row));
  const names = (column: number) => shown.map((row) => row[column]?.cell.text ?? '');
  return Array.from({ length: width }, (_, column) => [...new Set(names(column))].join(' ').trim());
}

/** Whether a row is a single cell above rows with several. */
export function isTitle(row: TableGrid<SpannedCell>[number], rows: TableGrid<SpannedCell>): boolean {
  const [first] = row;
  return (
    first !== undefined &&
    row.every(({ cell }) => cell === first.cell) &&
    rows.some((other) => other.some(({ cell }) => cell !== other[0]?.cell))
  );
}
