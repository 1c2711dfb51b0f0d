// Guarantee: a page is split into tables with drawn lines, tables without, and text, in order; a table at the top,
// below at most two lines of a page header, may continue the one on the page before. Risk: the rows of two tables are
// mixed, or a table gets the names of another one.
import { describe, expect, it } from 'vitest';
import type { PdfLine } from '../../../../../shared/extraction/pdf/pdf-lines.ts';
import { pageParts } from '../../../../../shared/extraction/pdf/ruled/page-parts.ts';
import type { TableEnd } from '../../../../../shared/extraction/pdf/tables/pdf-table-blocks.ts';
import type { RuledTable } from '../../../../../shared/extraction/pdf/tables/ruled-table.ts';
import { line } from './cells.fixture.ts';

const cell = (row: number, column: number, text: string) => ({
  row,
  column,
  rows: 1,
  columns: 1,
  lines: [text],
  font: '',
});
const tableOf = (...rows: readonly (readonly string[])[]): RuledTable => ({
  lefts: [60, 160, 260],
  rows: rows.length,
  cells: rows.flatMap((row, at) => row.map((text, column) => cell(at, column, text))),
});
const linesOf = (table: RuledTable): PdfLine[] =>
  Array.from({ length: table.rows }, (_, row) => ({
    ...line('', 60, 600 - 12 * row),
    ...line('x', 60, 600),
    ruled: { table, row },
  }));

const PRICES = tableOf(['Item', 'Fee', 'Note'], ['Key', '9.00', 'lost'], ['Card', '2.00', 'new']);
const MORE = tableOf(['Lock', '7.00', 'old'], ['Door', '8.00', 'red']);
const ABOVE: TableEnd = {
  columns: [60, 160, 260].map((left) => ({ left, right: left })),
  header: 'Item | Fee | Note',
  title: null,
};
const prose = (count: number) =>
  Array.from({ length: count }, (_, at) => line(`Text number ${at}.`, 60, 760 - 14 * at));

const read = (lines: readonly PdfLine[], above: TableEnd | null = null) =>
  pageParts(lines, { page: 2, above, join: (own) => own.join(' ') }).map((part) =>
    'table' in part
      ? part.table.map((block) => (block.kind === 'table' ? block.header : block.text))
      : part.lines.length,
  );
const HEADED = ['Item | Fee | Note'];
const UNNAMED = ['Lock | 7.00 | old', 'Door | 8.00 | red'];

describe('a page', () => {
  it('has its text and its tables in order', () => {
    expect(read([...prose(2), ...linesOf(PRICES), ...prose(1)])).toEqual([2, HEADED, 1]);
    expect(read([...linesOf(PRICES), ...linesOf(MORE)])).toEqual([HEADED, UNNAMED]);
    expect(read([])).toEqual([]);
  });

  it('has tables without drawn lines as well', () => {
    const columns = ['Item', 'Fee', 'Key', '9.00', 'Card', '2.00', 'Lock', '7.00'];
    const rows = columns.flatMap((text, at) => (at % 2 === 0 ? [[text, columns[at + 1] as string]] : []));
    const drawn = rows.map(([name, fee], at): PdfLine => {
      const [own, other] = [line(name as string, 60, 700 - 12 * at), line(fee as string, 160, 700 - 12 * at)];
      return { ...own, right: other.right, cells: [...own.cells, ...other.cells] };
    });
    expect(read([...drawn, ...linesOf(PRICES)])).toEqual([rows.map((row) => row.join(' | ')), HEADED]);
  });
});

describe('a table at the top', () => {
  it('continues the table of the page before, below two lines of a page header at most', () => {
    const below = (count: number) => read([...prose(count), ...linesOf(MORE)], ABOVE).at(-1);
    expect([below(0), below(2), below(3)]).toEqual([HEADED, HEADED, UNNAMED]);
  });

  it('without drawn lines continues the table of the page before if it is the first on its page', () => {
    const rows = [
      ['Lock', '7.00', 'old'],
      ['Door', '8.00', 'red'],
      ['Gate', '5.00', 'new'],
    ].map((texts, at): PdfLine => {
      const cells = texts.map((text, column) => line(text, 60 + 100 * column, 700 - 12 * at));
      return { ...(cells[0] as PdfLine), cells: cells.flatMap((own) => own.cells) };
    });
    expect(read(rows, ABOVE)).toEqual([HEADED]);
    expect(read([...linesOf(PRICES), ...rows], ABOVE).at(-1)).not.toEqual(HEADED);
  });
});
