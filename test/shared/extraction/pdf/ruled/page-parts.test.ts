// Guarantee: a page is split into tables with drawn lines, tables without them, and text, in order; a table at the top,
// below at most two lines of a page header, may continue the one on the previous page. Risk: the rows of two tables are
// mixed, or a table gets the column names of another one.
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
  Array.from({ length: table.rows }, (_, row) => ({ ...line('x', 60, 600), ruled: { table, row } }));

const WITH_NAMES = tableOf(['Item', 'Fee', 'Note'], ['Key', '9.00', 'lost'], ['Card', '2.00', 'new']);
const WITHOUT_NAMES = tableOf(['Lock', '7.00', 'old'], ['Door', '8.00', 'red']);
const PREVIOUS: TableEnd = {
  columns: [60, 160, 260].map((left) => ({ left, right: left })),
  header: 'Item | Fee | Note',
  title: null,
};
const prose = (count: number) =>
  Array.from({ length: count }, (_, at) => line(`Text number ${at}.`, 60, 760 - 14 * at));

// Formats a table as its header or the texts of its rows, and text as the number of its lines.
const read = (lines: readonly PdfLine[], above: TableEnd | null = null) =>
  pageParts(lines, { page: 2, above, join: (texts) => texts.join(' ') }).map((part) =>
    'table' in part
      ? part.table.map((block) => (block.kind === 'table' ? block.header : block.text))
      : part.lines.length,
  );
const NAMES = ['Item | Fee | Note'];
const ROWS = ['Lock | 7.00 | old', 'Door | 8.00 | red'];

describe('a page', () => {
  it('is split into its text and its tables in order', () => {
    expect(read([...prose(2), ...linesOf(WITH_NAMES), ...prose(1)])).toEqual([2, NAMES, 1]);
    expect(read([...linesOf(WITH_NAMES), ...linesOf(WITHOUT_NAMES)])).toEqual([NAMES, ROWS]);
    expect(read([])).toEqual([]);
  });

  it('is split into tables without drawn lines as well', () => {
    const rows = [
      ['Item', 'Fee'],
      ['Key', '9.00'],
      ['Card', '2.00'],
      ['Lock', '7.00'],
    ] as const;
    const lines = rows.map(([name, fee], at): PdfLine => {
      const [left, right] = [line(name, 60, 700 - 12 * at), line(fee, 160, 700 - 12 * at)];
      return { ...left, right: right.right, cells: [...left.cells, ...right.cells] };
    });
    expect(read([...lines, ...linesOf(WITH_NAMES)])).toEqual([rows.map((row) => row.join(' | ')), NAMES]);
  });
});

describe('a table at the top', () => {
  it('continues the table of the previous page if it is below at most two lines', () => {
    const below = (count: number) => read([...prose(count), ...linesOf(WITHOUT_NAMES)], PREVIOUS).at(-1);
    expect([below(0), below(2), below(3)]).toEqual([NAMES, NAMES, ROWS]);
  });

  it('without drawn lines continues the table of the previous page if it is the first on its page', () => {
    const rows = [
      ['Lock', '7.00', 'old'],
      ['Door', '8.00', 'red'],
      ['Gate', '5.00', 'new'],
    ].map((texts, at): PdfLine => {
      const cells = texts.map((text, column) => line(text, 60 + 100 * column, 700 - 12 * at));
      return { ...(cells[0] as PdfLine), cells: cells.flatMap((cell) => cell.cells) };
    });
    expect(read(rows, PREVIOUS)).toEqual([NAMES]);
    expect(read([...linesOf(WITH_NAMES), ...rows], PREVIOUS).at(-1)).not.toEqual(NAMES);
  });
});
