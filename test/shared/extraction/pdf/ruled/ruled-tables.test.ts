// Guarantee: if lines are drawn between the cells of a table, each text is read in the cell that contains it: cells may
// have several lines, merged cells are repeated, and a name above several columns is read before each of their names;
// text that is not in a table stays text. Risk: the winter price is given for the summer.
import { describe, expect, it } from 'vitest';
import { textPage } from '../../../ingestion/make-pdf.ts';
import { BORDERS, blocksOf, type DrawnTable, line, read, rowsOf, textOf } from './ruled-pdfs.fixture.ts';

const PRICES: DrawnTable = {
  xs: [60, 150, 186, 240, 276, 330],
  ys: [700, 684, 668, 640, 624],
  cells: [
    { column: 0, row: 0, rows: 2, lines: ['Room'] },
    { column: 1, row: 0, columns: 2, lines: ['Summer'] },
    { column: 3, row: 0, columns: 2, lines: ['Winter'] },
    ...rowsOf([['Week', 'Weekend', 'Week', 'Weekend']], 1).map((cell) => ({ ...cell, column: cell.column + 1 })),
    { column: 0, row: 2, lines: ['Family room', 'with a balcony'] },
    ...rowsOf([['80.00', '95.00', '', '72.50']], 2).map((cell) => ({ ...cell, column: cell.column + 1 })),
    { column: 0, row: 3, lines: ['Suite'] },
    { column: 1, row: 3, columns: 2, lines: ['on request'] },
    ...rowsOf([['65.00', '70.00']], 3).map((cell) => ({ ...cell, column: cell.column + 3 })),
  ],
};
const PRICE_ROWS = [
  'Room | Summer Week | Summer Weekend | Winter Week | Winter Weekend',
  'Family room with a balcony | 80.00 | 95.00 |  | 72.50',
  'Suite | on request | on request | 65.00 | 70.00',
];

it.each(Object.keys(BORDERS))('reads a table with %s', async (name) => {
  expect(await read(`${BORDERS[name]?.(PRICES)}\n${textOf(PRICES)}`)).toEqual([PRICE_ROWS]);
});

it('reads cells in their rows in whatever order the file draws them, between the text before and after', async () => {
  const textAt = (text: string, y: number) => textPage([{ text, y }]);
  const shuffled = { ...PRICES, cells: PRICES.cells.toReversed() };
  const content = [textAt('Our prices', 730), BORDERS['a rectangle around each cell']?.(PRICES), textOf(shuffled)];
  expect(await read([...content, textAt('See you soon', 560)].join('\n'))).toEqual([
    'Our prices',
    PRICE_ROWS,
    'See you soon',
  ]);
});

// Draws a table with a rectangle around each cell.
const drawnTable = (rows: readonly (readonly string[])[], xs = [60, 160, 260, 360]): string => {
  const table = { xs, ys: rows.map((_, at) => 700 - at * 16).concat(700 - rows.length * 16), cells: rowsOf(rows) };
  return `${BORDERS['a rectangle around each cell']?.(table)}\n${textOf(table)}`;
};

describe('the cells of a drawn table', () => {
  it('keep their whole words, even if these touch the next cell', async () => {
    const xs = [60, 76, 130, 170];
    const rows = [
      ['No', 'Place', 'Day'],
      ['1', 'Northampton W', '03.03.'],
      ['2', 'Southampton W', '04.03.'],
    ];
    expect(await read(drawnTable(rows, xs))).toEqual([rows.map((row) => row.join(' | '))]);
  });

  it('are the title of the rows below if they are alone in their row', async () => {
    const rows = [
      ['Service', 'Members', 'Guests'],
      ['Swim', '4.00', '6.00'],
    ];
    const table: DrawnTable = {
      xs: [60, 160, 260, 360],
      ys: [700, 684, 668, 652, 636],
      cells: [
        ...rowsOf(rows),
        { column: 0, row: 2, columns: 3, lines: ['At night'] },
        ...rowsOf([['Sauna', '9.00', '12.00']], 3),
      ],
    };
    expect(await blocksOf(`${BORDERS['a rectangle around each cell']?.(table)}\n${textOf(table)}`)).toMatchObject([
      { header: 'Service | Members | Guests', rows: ['Swim | 4.00 | 6.00'], headings: [] },
      { header: 'Service | Members | Guests', rows: ['Sauna | 9.00 | 12.00'], headings: ['At night'] },
    ]);
  });

  it.each([
    ['beside the line of its cell', '162 671 7 7 re S', [700, 684, 668, 652]],
    ['away from that line', '165 663 14 14 re S', [700, 682, 658, 634]],
  ])('may contain a tick box %s', async (_name, box, ys) => {
    const rows = [
      ['Task', 'Done', 'Note'],
      ['Lock', ' x', 'first'],
      ['Key', ' x', 'last'],
    ];
    const table: DrawnTable = { xs: [60, 160, 260, 360], ys, cells: rowsOf(rows) };
    const expected = rows.map((row) => row.map((text) => text.trim()).join(' | '));
    const content = [box, BORDERS['a rectangle around each cell']?.(table), textOf(table)];
    expect(await read(content.join('\n'))).toEqual([expected]);
  });

  it('are labels and values without a header in a form', async () => {
    const rows = [
      ['Name:', 'Anna', 'Town:', 'Basel'],
      ['Phone:', '', 'Date:', ''],
    ];
    expect(await read(drawnTable(rows, [60, 130, 200, 270, 340]))).toEqual([
      'Name: Anna | Town: Basel',
      'Phone: Date:',
    ]);
  });

  it.each<[name: string, rows: readonly (readonly string[])[], expected: unknown]>([
    [
      'facts have no column names',
      [
        ['Beds', 'two'],
        ['Pets', 'one dog'],
        ['Towels', 'yes'],
      ],
      ['Beds | two', 'Pets | one dog', 'Towels | yes'],
    ],
    [
      'labels and values are read line by line',
      [
        ['Opening', '9 to 17'],
        ['Closed', 'Monday'],
      ],
      ['Opening: 9 to 17', 'Closed: Monday'],
    ],
    [
      'prices have column names',
      [
        ['Item', 'Fee'],
        ['Key', '9.00'],
        ['Card', '2.00'],
      ],
      [['Item | Fee', 'Key | 9.00', 'Card | 2.00']],
    ],
  ])('are read by their content in a table of two columns: %s', async (_name, rows, expected) => {
    expect(await read(drawnTable(rows, [60, 160, 260]))).toEqual(expected);
  });
});

describe('rows without a drawn line between them', () => {
  const xs = [60, 130, 230, 300];
  const rows = [
    ['Room', 'Kind', 'Fee'],
    ['A 1', 'large', '80.00'],
    ['A 2', 'small', '60.00'],
    ['A 3', 'small', '65.00'],
  ];
  const frame = [line(60, 700, 300, 700), line(60, 684, 300, 684), line(60, 636, 300, 636)];

  it('are recognized by their values', async () => {
    const table = { xs, ys: [700, 684, 668, 652, 636], cells: rowsOf(rows) };
    const content = [...frame, ...xs.map((x) => line(x, 700, x, 636)), textOf(table)];
    expect(await read(content.join('\n'))).toEqual([rows.map((row) => row.join(' | '))]);
  });

  it('are recognized by gaps in all lines between the columns', async () => {
    const ys = [700, 684, 660, 636];
    const cells = [
      ...rowsOf([['Room', 'Kind', 'Rules']]),
      { column: 0, row: 1, lines: ['A 1'] },
      { column: 1, row: 1, lines: ['large'] },
      { column: 2, row: 1, lines: ['no dogs', 'no fire'] },
      { column: 0, row: 2, lines: ['A 2', 'A 3'] },
      { column: 1, row: 2, lines: ['small'] },
      { column: 2, row: 2, lines: ['none'] },
    ];
    const down = xs.flatMap((x) => ys.slice(1).map((y, at) => line(x, ys[at] ?? 0, x, y)));
    expect(await read([...frame, ...down, textOf({ xs, ys, cells })].join('\n'))).toEqual([
      ['Room | Kind | Rules', 'A 1 | large | no dogs no fire', 'A 2 A 3 | small | none'],
    ]);
  });
});

describe('on the next page of a drawn table', () => {
  const first = [
    ['Part', 'Stock', 'Price'],
    ['Bolt', 'yes', '1.00'],
  ];
  const next = [
    ['Nut', 'no', '2.00'],
    ['Pin', 'yes', '3.00'],
  ];

  it.each([
    ['the rows are under its column names', next],
    ['repeated column names are not a row', [first[0] ?? [], ...next]],
  ])('%s', async (_name, rows) => {
    expect(await read(drawnTable(first), drawnTable(rows))).toEqual([
      ['Part | Stock | Price', 'Bolt | yes | 1.00'],
      ['Part | Stock | Price', 'Nut | no | 2.00', 'Pin | yes | 3.00'],
    ]);
  });
});

describe('drawn lines that separate no cells', () => {
  const prose = ['The house is open all year but', 'for two weeks in the winter, when', 'we paint the rooms again.'];
  const other = ['Dogs are welcome in the garden', 'and in the rooms on the ground', 'floor, but not in the hall.'];
  const written = (lines: readonly string[], x = 72) =>
    textPage(lines.map((text, at) => ({ text, x, y: 700 - at * 14 })));
  const boxes = '50 640 250 80 re S 50 620 250 20 re S';

  it.each([
    ['boxes around text', `${boxes}\n${written(prose)}`, [prose.join(' ')]],
    [
      'lines below each line of text',
      `${prose.map((_, at) => line(50, 697 - at * 14, 400, 697 - at * 14))}\n${written(prose)}`,
      [prose.join(' ')],
    ],
    [
      'boxes side by side around text',
      `${boxes} 300 640 250 80 re S\n${written(prose)}\n${written(other, 310)}`,
      [prose.join(' '), other.join(' ')],
    ],
  ])('%s do not make it a table', async (_name, content, expected) => {
    expect(await read(content)).toEqual(expected);
  });

  it('are ignored in a drawing of 60,000 lines, whose text is read', async () => {
    const lines = Array.from(
      { length: 30_000 },
      (_, at) => line(at % 600, 10, at % 600, 700) + line(5, at % 780, 600, at % 780),
    );
    expect(await read(`${lines.join('\n')}\n${textPage([{ text: 'A map', y: 500 }])}`)).toEqual(['A map']);
  });
});
