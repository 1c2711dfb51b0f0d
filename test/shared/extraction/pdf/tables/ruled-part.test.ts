// Guarantee: a table with drawn lines has column names only if its first row consists of names, and each row has the
// title above it, even one on the previous page. Risk: a value in the first row is read as a name, or prices are read
// under the title of other rows.
import { describe, expect, it } from 'vitest';
import type { TableEnd } from '../../../../../shared/extraction/pdf/tables/pdf-table-blocks.ts';
import { ruledPart } from '../../../../../shared/extraction/pdf/tables/ruled-part.ts';
import type { RuledText } from '../../../../../shared/extraction/pdf/tables/ruled-table.ts';

/** A cell; '' is one without text. */
type Written = string | Partial<RuledText>;

const over = (text: string, columns: number, rows = 1): Written => ({ lines: [text], columns, rows });
const inFont = (font: string, ...texts: string[]): Written[] => texts.map((text) => ({ lines: [text], font }));

function partOf(rows: readonly (readonly Written[])[], above: TableEnd | null = null) {
  const cells = rows.flatMap((row, at) => {
    let column = 0;
    return row.flatMap((written): RuledText[] => {
      const given = typeof written === 'string' ? { lines: [written] } : written;
      const cell = { lines: [], columns: 1, rows: 1, font: 'R', ...given, row: at, column };
      column += cell.columns;
      return written === '' ? [] : [cell];
    });
  });
  const width = Math.max(...cells.map(({ column, columns }) => column + columns));
  const lefts = Array.from({ length: width }, (_, column) => 60 + 100 * column);
  return ruledPart({ lefts, rows: rows.length, cells }, { page: 2, above, join: (lines) => lines.join(' ') });
}

const blocksOf = (rows: readonly (readonly Written[])[], above: TableEnd | null = null) => partOf(rows, above).table;
const headersOf = (...rows: readonly (readonly Written[])[]) =>
  blocksOf(rows).map((block) => (block.kind === 'table' ? block.header : null));

const NAMES = ['Service', 'Price', 'Note'];
const HEADER = 'Service | Price | Note';
const VISIT = ['visit', '45.00', 'half an hour'];
const RABIES = ['rabies', '21.00', 'dogs'];
const end = (change: Partial<TableEnd> = {}): TableEnd => ({
  columns: [60, 160, 260].map((left) => ({ left, right: left })),
  header: HEADER,
  title: null,
  ...change,
});

describe('a table with column names', () => {
  it('has them above each of its rows', () => {
    expect(partOf([NAMES, VISIT, RABIES])).toEqual({
      table: [
        {
          kind: 'table',
          header: HEADER,
          rows: ['visit | 45.00 | half an hour', 'rabies | 21.00 | dogs'],
          headings: [],
          page: 2,
        },
      ],
      end: end(),
    });
  });
  it('has a cell over several rows in each of them, and leaves out rows without text', () => {
    const rows = [NAMES, [over('visit', 1, 2), '45.00', 'half'], ['', '60.00', 'whole'], ['', '', ''], RABIES];
    expect(blocksOf(rows)[0]).toMatchObject({
      rows: ['visit | 45.00 | half', 'visit | 60.00 | whole', 'rabies | 21.00 | dogs'],
    });
  });
});

describe('a row of one cell', () => {
  // Puts this row below others.
  const titled = (title: string, ...more: (readonly Written[])[]) => {
    const { table, end: last } = partOf([NAMES, VISIT, [over(title, 3)], ...more]);
    const rows = table.map((block) => [block.headings, block.kind === 'table' && block.rows]);
    return { rows, title: last.title };
  };
  const [visit, rabies] = [VISIT, RABIES].map((row) => row.join(' | '));
  const [sixty, longer] = ['v'.repeat(60), 'v'.repeat(61)];
  it.each([
    ['above other rows', titled('Vaccines', RABIES), 'Vaccines'],
    ['of sixty letters', titled(sixty, RABIES), sixty],
  ])('%s is their title', (_case, { rows, title }, expected) => {
    expect(rows).toEqual([
      [[], [visit]],
      [[title], [rabies]],
    ]);
    expect(title).toBe(expected);
  });
  it('at the end of a page is a row of this page, and the title of the next page', () => {
    expect(titled('Vaccines')).toEqual({ rows: [[[], [visit, 'Vaccines']]], title: 'Vaccines' });
  });
  it('of more than sixty letters is a row', () => {
    expect(titled(longer, RABIES)).toEqual({ rows: [[[], [visit, longer, rabies]]], title: null });
  });
  it('above another one is a row', () => {
    expect(titled('All prices', [over('Vaccines', 3)], RABIES)).toEqual({
      rows: [
        [[], [visit, 'All prices']],
        [['Vaccines'], [rabies]],
      ],
      title: 'Vaccines',
    });
  });
});

describe('a table that may continue the one on the previous page', () => {
  const previous = end({ title: 'Visits' });
  const part = (rows: readonly (readonly Written[])[], change: Partial<TableEnd> = {}) =>
    partOf(rows, { ...previous, ...change });
  it('has the column names and the title of that one, whether it repeats the names or not', () => {
    const table = [
      { kind: 'table', header: HEADER, rows: ['visit | 45.00 | half an hour'], headings: ['Visits'], page: 2 },
    ];
    expect(part([VISIT])).toEqual({ table, end: previous });
    expect(part([NAMES, VISIT])).toEqual({ table, end: previous });
  });
  it('continues it only if its columns begin within six points of the previous ones', () => {
    const moved = (by: number) => ({
      columns: previous.columns.map(({ left, right }) => ({ left: left + by, right })),
    });
    const headerWith = (by: number) => part([VISIT, RABIES], moved(by)).end.header;
    expect([headerWith(6), headerWith(-6), headerWith(6.1), headerWith(-6.1)]).toEqual([HEADER, HEADER, null, null]);
    expect(part([VISIT], { columns: previous.columns.slice(1) }).end.title).toBeNull();
  });
  it('has no column names if that one had none, unless it begins with names, but has its title', () => {
    expect(part([NAMES, VISIT], { header: null }).end).toEqual(previous);
    expect(part([VISIT, RABIES], { header: null }).table.map(({ headings }) => headings)).toEqual([
      ['Visits'],
      ['Visits'],
    ]);
  });
});

describe('the first row of a table', () => {
  it.each<[name: string, rows: readonly (readonly Written[])[]]>([
    ['has a number', [['visit', '45.00', 'x'], RABIES]],
    [
      'has a value that is repeated below it',
      [
        ['Otto', 'Kiel', 'yes'],
        ['Ida', 'Kiel', 'no'],
        ['Eva', 'Ulm', 'no'],
      ],
    ],
    ['has only one name', [['Prices', '', ''], VISIT, RABIES]],
    [
      'is a row of a form',
      [
        ['Name:', 'Otto', 'x'],
        ['Phone:', '1', 'y'],
      ],
    ],
  ])('has no column names if it %s', (_case, rows) => {
    expect(new Set(headersOf(...rows))).toEqual(new Set([null]));
  });
  it('has column names even if all of them are repeated further down', () => {
    expect(headersOf(NAMES, VISIT, NAMES, RABIES)).toEqual([HEADER]);
  });
  it('has column names beside an empty corner', () => {
    expect(headersOf(['', 'Price', 'Note'], VISIT, RABIES)).toEqual([' | Price | Note']);
  });
  it('has column names although one of them ends in a colon', () => {
    expect(headersOf(['Service:', 'Price', 'Note'], VISIT, RABIES)).toEqual(['Service: | Price | Note']);
  });
});

describe('a table of two columns', () => {
  it('has column names if at least two rows, and most of them, are in another font', () => {
    const names = inFont('B', 'Place', 'Keeper');
    const headerWith = (...fonts: string[]) =>
      headersOf(names, ...fonts.map((font, i) => inFont(font, `p${i}`, `Ida ${'x'.repeat(i)}`)))[0];
    expect([
      headerWith('R', 'R'),
      headerWith('R', 'R', 'B'),
      headerWith('R', 'B'),
      headerWith('B', 'B'),
      headerWith('R'),
    ]).toEqual(['Place | Keeper', 'Place | Keeper', null, null, null]);
  });
  it.each([
    [['12 EUR', '80 EUR', '9.50 EUR'], true],
    [['12 EUR', '80 USD'], false],
    [['yes', 'yes'], false],
  ])('has column names above values that have digits and the same form, such as %j: %j', (values, hasNames) => {
    expect(
      headersOf(['Place', 'Price'], ...values.map((value, i) => [`place ${'x'.repeat(i)}`, value]))[0] !== null,
    ).toBe(hasNames);
  });
  it('has no column names if the first value has digits', () => {
    expect(headersOf(['Berth', '12 EUR'], ['Crane', '80 EUR'])[0]).toBeNull();
  });
  it('is read as labels and values if it has no column names', () => {
    expect(
      blocksOf([
        ['Name', 'Otto 1'],
        ['Phone:', '123'],
        ['Note', ''],
      ]),
    ).toEqual([
      { kind: 'paragraph', text: 'Name: Otto 1', headings: [], page: 2 },
      { kind: 'item', text: 'Phone: 123', headings: [], page: 2 },
      { kind: 'item', text: 'Note', headings: [], page: 2 },
    ]);
  });
});

describe('a row without column names', () => {
  it('is an item, or a paragraph if it is the first, and has no separator after a colon', () => {
    expect(blocksOf([['visit', '45.00', 'x'], ['Price:', '', '21.00'], RABIES])).toEqual([
      { kind: 'paragraph', text: 'visit | 45.00 | x', headings: [], page: 2 },
      { kind: 'item', text: 'Price: 21.00', headings: [], page: 2 },
      { kind: 'item', text: 'rabies | 21.00 | dogs', headings: [], page: 2 },
    ]);
  });
});
