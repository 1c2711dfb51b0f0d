// Guarantee: the rows of a table in a PDF have the names of their columns and the title above them, although cells have
// several lines, titles are between the rows, or the table continues on the next page. Risk: prices are read without
// the names of their columns, or under the title of other rows.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import type { CelledLine } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { splitTables } from '../../../../../shared/extraction/pdf/tables/pdf-tables.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';
import { cell, lineAt, page, read, row, rowsOf, three } from './page-lines.fixture.ts';

const names = three('service', 'price', 'note');
const title = (text: string) => row(cell(text, 60, 60 + 6 * text.length));
const blocksOf = (lines: readonly CelledLine[]) =>
  splitTables(lines, 1).flatMap((part) => ('table' in part ? part.table : []));

describe('a row that is drawn cell by cell', () => {
  it('has the whole text of each cell, however many lines each has', () => {
    const lines = [
      lineAt(names, 700),
      lineAt(row(cell('long', 60)), 680),
      lineAt(row(cell('visit', 60)), 668),
      lineAt(row(cell('45.00', 160)), 680),
      lineAt(row(cell('EUR', 160)), 668),
      lineAt(row(cell('with', 260)), 680),
      lineAt(row(cell('notice', 260)), 668),
      lineAt(three('short visit', '20.00', 'none'), 648),
    ];
    expect(rowsOf(lines)).toEqual([
      'service | price | note',
      'long visit | 45.00 EUR | with notice',
      'short visit | 20.00 | none',
    ]);
  });

  it('may have vertically centered cells', () => {
    const lines = [
      lineAt(names, 700),
      lineAt(row(cell('long', 60)), 676),
      lineAt(row(cell('visit', 60)), 664),
      lineAt(row(cell('45.00', 160), cell('none', 260)), 670),
      lineAt(three('short visit', '20.00', 'none'), 640),
    ];
    expect(rowsOf(lines)).toEqual([
      'service | price | note',
      'long visit | 45.00 | none',
      'short visit | 20.00 | none',
    ]);
  });

  it('is not recognized in two columns of text', () => {
    const column = (left: number, words: readonly string[]) =>
      words.map((word, at) => lineAt(row(cell(word, left)), 700 - 12 * at));
    expect(read([...column(60, ['one', 'two', 'three']), ...column(160, ['four', 'five', 'six'])])).toEqual([
      ['one', 'two', 'three', 'four', 'five', 'six'],
    ]);
  });
});

describe('a title between the rows of a table', () => {
  const rows = [
    names,
    title('Visits'),
    three('first visit', '45.00', 'half an hour'),
    title('Vaccines'),
    three('rabies', '21.00', 'dogs'),
    three('leukaemia', '34.00', 'cats'),
  ];

  it('is the heading of the rows below it, which keep the names of the columns', () => {
    const table = { kind: 'table', header: 'service | price | note', page: 1 };
    expect(blocksOf(page(rows))).toEqual([
      { ...table, rows: ['first visit | 45.00 | half an hour'], headings: ['Visits'] },
      { ...table, rows: ['rabies | 21.00 | dogs', 'leukaemia | 34.00 | cats'], headings: ['Vaccines'] },
    ]);
  });

  it.each([
    ['a sentence', row(cell('All prices are in euros.', 60, 160))],
    ['a line beside the first column', row(cell('Vaccines', 160))],
    ['a text of many words', title('what is said of the vaccines that we keep in the house at any time')],
  ])('is not recognized in %s', (_case, line) => {
    const blocks = blocksOf(page([...rows.slice(0, 3), line, ...rows.slice(4)]));
    expect(blocks.flatMap(({ headings }) => headings)).not.toContain(line[0]?.text);
  });
});

describe('a line between the rows of a table', () => {
  const long = (letters: number) => row(cell('v'.repeat(letters), 60, 150));
  const rabies = lineAt(three('rabies', '21.00', 'dogs'), 652);
  const isTitle = (line: CelledLine, next: CelledLine) => {
    const above = [lineAt(names, 700), lineAt(three('first visit', '45.00', 'half an hour'), 676)];
    const blocks = blocksOf([...above, line, next, lineAt(three('leukaemia', '34.00', 'cats'), next.y - 12)]);
    return blocks.some(({ headings }) => headings[0] === line.cells[0]?.text);
  };
  const vaccines = lineAt(title('Vaccines'), 664);

  it.each<[name: string, line: CelledLine, next: CelledLine]>([
    ['is short', vaccines, rabies],
    ['has sixty letters', lineAt(long(60), 664), rabies],
    ['ends in a colon', lineAt(title('Vaccines:'), 664), rabies],
    ['is nearly one height to the right', lineAt(row(cell('Vaccines', 69.9)), 664), rabies],
    ['is nearly one height to the left', lineAt(row(cell('Vaccines', 50.1)), 664), rabies],
    ['is less than 2.8 heights below', lineAt(title('Vaccines'), 648.1), { ...rabies, y: 636 }],
    ['is less than 2.8 heights above', vaccines, { ...rabies, y: 636.1 }],
    ['is above a row without a last cell', vaccines, lineAt(row(cell('rabies', 60), cell('21.00', 160)), 652)],
  ])('is a title if it %s', (_case, line, next) => {
    expect(isTitle(line, next)).toBe(true);
  });

  it.each<[name: string, line: CelledLine, next: CelledLine]>([
    ['has sixty-one letters', lineAt(long(61), 664), rabies],
    ['has no letters', lineAt(title('2026'), 664), rabies],
    ...['.', ',', ';', '!', '?'].map((end): [string, CelledLine, CelledLine] => [
      `ends in ${end}`,
      lineAt(title(`Vaccines${end}`), 664),
      rabies,
    ]),
    ['is one height to the right', lineAt(row(cell('Vaccines', 70)), 664), rabies],
    ['is one height to the left', lineAt(row(cell('Vaccines', 50)), 664), rabies],
    ['is turned', { ...vaccines, isUpright: false }, rabies],
    ['has two cells', lineAt(row(cell('Vaccines', 60), cell('all', 400)), 664), rabies],
    ['is 2.8 heights below', lineAt(title('Vaccines'), 648), { ...rabies, y: 636 }],
    ['is 2.8 heights above', vaccines, { ...rabies, y: 636 }],
    ['is above a line of one cell', vaccines, lineAt(title('rabies'), 652)],
    [
      'is above a row with a cell in no column',
      vaccines,
      lineAt(three('rabies', '21.00', 'a').with(2, cell('x', 400)), 652),
    ],
    ['is above a row over two columns', vaccines, lineAt(row(cell('rabies', 60, 200), cell('dogs', 260)), 652)],
  ])('is not a title if it %s', (_case, line, next) => {
    expect(isTitle(line, next)).toBe(false);
  });
});

describe('a table that continues on the next page', () => {
  const drawn = (rows: readonly (readonly string[])[]) =>
    rows
      .flatMap((cells, row) =>
        cells.map((text, column) => `BT /F1 9 Tf 1 0 0 1 ${60 + 150 * column} ${700 - 20 * row} Tm (${text}) Tj ET`),
      )
      .join('\n');
  const blocksOfPages = async (...pages: readonly (readonly (readonly string[])[])[]) => {
    const document = await extractPdf(makePdf(pages.map(drawn)), () => false);
    return 'code' in document ? document.code : document.blocks;
  };
  const first = [
    ['service', 'price', 'note'],
    ['first visit', '45.00', 'half an hour'],
    ['second visit', '24.00', 'within a month'],
  ];
  const more = [
    ['rabies', '21.00', 'dogs'],
    ['leukaemia', '34.00', 'cats'],
  ];
  const table = (number: number, rows: readonly string[], headings: readonly string[] = []) => ({
    kind: 'table',
    header: 'service | price | note',
    rows,
    headings,
    page: number,
  });
  const visits = ['first visit | 45.00 | half an hour', 'second visit | 24.00 | within a month'];
  const vaccines = ['rabies | 21.00 | dogs', 'leukaemia | 34.00 | cats'];

  it('has its column names there', async () => {
    expect(await blocksOfPages(first, more)).toEqual([table(1, visits), table(2, vaccines)]);
  });

  it('has its column names once if that page repeats them', async () => {
    expect(await blocksOfPages(first, [['service', 'price', 'note'], ...more])).toEqual([
      table(1, visits),
      table(2, vaccines),
    ]);
  });

  it('is another table if it has other column names below a heading', async () => {
    const drugs = [
      ['drug', 'store', 'dose'],
      ['aspirin', 'shelf', '2 mg'],
      ['iodine', 'fridge', '5 ml'],
    ];
    const own = { ...table(2, ['aspirin | shelf | 2 mg', 'iodine | fridge | 5 ml']), header: 'drug | store | dose' };
    expect(await blocksOfPages(first, [['Drugs'], ...drugs])).toContainEqual(own);
    expect(await blocksOfPages(first, [['Page 2'], ...more])).toContainEqual(table(2, vaccines));
  });

  it('has the title at the end of the previous page', async () => {
    const blocks = await blocksOfPages([...first, ['Vaccines']], more);
    expect(blocks).toContainEqual(table(2, vaccines, ['Vaccines']));
  });

  it('is another table if its columns are elsewhere, or if text is between them', async () => {
    const others = more.map((cells) => ['', ...cells]);
    expect(await blocksOfPages(first, others)).not.toContainEqual(
      expect.objectContaining({ header: table(2, []).header, page: 2 }),
    );
    const text = ['one', 'two', 'three'].map((word) => [`This is sentence ${word} of a paragraph below the table.`]);
    expect(await blocksOfPages([...first, ...text], more)).not.toContainEqual(table(2, vaccines));
  });
});
