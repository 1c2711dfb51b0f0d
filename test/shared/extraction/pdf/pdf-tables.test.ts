// Guarantee: the rows of a table in a PDF stay rows with separate cells under their header, and text that is not a
// table stays text. Risk: a price list becomes one paragraph, and the price of the row above is quoted.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { splitTables } from '../../../../shared/extraction/pdf/tables/pdf-tables.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';
import { textsOf } from '../document-texts.ts';
import { prose, rowByRow } from './column-pdfs.ts';
import { mappedFont } from './form-pdfs.ts';

const COURIER = '/F2 << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';

async function blocksOf(content: string) {
  const document = await extractPdf(makePdf([content], { fonts: COURIER }), () => false);
  return 'code' in document ? document.code : document.blocks;
}

// Draws lines as a program without tables writes them, with columns made of spaces.
const typed = (lines: readonly string[]) =>
  lines.map((text, at) => `BT /F2 9 Tf 1 0 0 1 60 ${700 - at * 12} Tm (${text}) Tj ET`).join('\n');
const drawn = (texts: readonly (readonly [x: number, y: number, text: string])[]) =>
  texts.map(([x, y, text]) => `BT /F2 8 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n');
const threeColumns = (rows: readonly (readonly string[])[]) =>
  rowByRow([0, 1, 2].map((at) => ({ lines: rows.map((row) => row[at] ?? ''), x: 60 + at * 150 })));
const table = (header: string, rows: readonly string[]) => ({ kind: 'table', header, rows, headings: [], page: 1 });

describe('a table', () => {
  it.each([
    [
      'of cells',
      threeColumns([
        ['Room', 'Summer', 'Winter'],
        ['Single', '80.00', '65.00'],
        ['Double', '110.00', '90.00'],
      ]),
      table('Room | Summer | Winter', ['Single | 80.00 | 65.00', 'Double | 110.00 | 90.00']),
    ],
    [
      'with a cell that continues below, and an empty one',
      threeColumns([
        ['Room', 'Beds', 'View'],
        ['Single', 'one', 'the yard and'],
        ['', '', 'the old mill'],
        ['Double', '', 'the river'],
      ]),
      table('Room | Beds | View', ['Single | one | the yard and the old mill', 'Double |  | the river']),
    ],
    [
      'drawn cell by cell, with cells that are centered vertically',
      drawn([
        ...([
          [60, 730, 'Item'],
          [120, 730, 'Description'],
          [300, 730, 'Price'],
        ] as const),
        ...([
          [60, 702, 'Soap'],
          [120, 712, 'Mild soap for hands'],
          [120, 702, 'and face that does'],
          [120, 692, 'not dry the skin'],
          [300, 702, '3.20'],
        ] as const),
        ...([
          [60, 672, 'Towel'],
          [120, 677, 'Large cotton towel'],
          [120, 667, 'with stripes'],
          [300, 672, '9.00'],
        ] as const),
      ]),
      table('Item | Description | Price', [
        'Soap | Mild soap for hands and face that does not dry the skin | 3.20',
        'Towel | Large cotton towel with stripes | 9.00',
      ]),
    ],
    [
      'with a column name on two lines, where the name beside it ends',
      drawn([
        ...([
          [60, 730, 'Item'],
          [200, 730, 'Weight '],
          [234, 735, 'Rent'],
          [234, 725, 'per day'],
          [320, 735, 'Price'],
          [320, 725, 'in euros'],
        ] as const),
        ...[712, 700].flatMap((y, at) => [
          [60, y, at === 0 ? 'Boat' : 'Bike'] as const,
          [200, y, '8 kg'] as const,
          [234, y, '5.20'] as const,
          [320, y, '9.00'] as const,
        ]),
      ]),
      table('Item | Weight | Rent per day | Price in euros', [
        'Boat | 8 kg | 5.20 | 9.00',
        'Bike | 8 kg | 5.20 | 9.00',
      ]),
    ],
    [
      'typed with spaces and a line of dashes, with cells close together',
      typed([
        'room              summer   winter',
        '----------------  -------  -------',
        'single             80.00    65.00',
        'double with bath, 110.00    75.00',
      ]),
      table('room | summer | winter', ['single | 80.00 | 65.00', 'double with bath, | 110.00 | 75.00']),
    ],
    [
      'with column names that are centered above their values',
      rowByRow([
        { lines: ['', 'Day', 'Week'], x: 60 },
        { lines: ['Ticket'], x: 110 },
        { lines: ['Price', '38.00', '120.00'], x: 220 },
        { lines: ['', '', ''], x: 300 },
        { lines: ['Note'], x: 330 },
        { lines: ['', 'by bus', 'by train'], x: 370 },
      ]),
      table('Ticket | Price | Note', ['Day | 38.00 | by bus', 'Week | 120.00 | by train']),
    ],
    [
      'with a column name above two columns of values',
      rowByRow([
        { lines: ['Ticket', 'Day', 'Week'], x: 60 },
        { lines: ['', '38.00', '120.00'], x: 180 },
        { lines: ['Price'], x: 260 },
        { lines: ['', '40.00', '130.00'], x: 330 },
      ]),
      table('Ticket |  | Price', ['Day | 38.00 |  | 40.00', 'Week | 120.00 |  | 130.00']),
    ],
    [
      'of two columns under a line of dashes',
      typed(['what        notice', '----------  --------', 'room        14 days', 'hall        one month']),
      table('what | notice', ['room | 14 days', 'hall | one month']),
    ],
  ])('%s is read with its rows and its header', async (_name, content, expected) => {
    expect(await blocksOf(content)).toEqual([expected]);
  });

  it('of labels and values is read line by line, without a header', async () => {
    const form = rowByRow([
      { lines: ['Guest:', 'Room:', 'Nights:'], x: 60 },
      { lines: ['Anna Schmidt', 'double', 'three'], x: 200 },
    ]);
    expect(await blocksOf(form)).toMatchObject([
      { kind: 'paragraph', text: 'Guest: Anna Schmidt' },
      { kind: 'item', text: 'Room: double' },
      { kind: 'item', text: 'Nights: three' },
    ]);
  });
});

it('a list is not a table', async () => {
  const list = rowByRow([
    { lines: ['1.', '2.', '3.'], x: 60 },
    { lines: ['Lock the door.', 'Turn the key.', 'Go home.'], x: 90 },
  ]);
  expect(await blocksOf(list)).toMatchObject([
    { text: '1. Lock the door.' },
    { text: '2. Turn the key.' },
    { text: '3. Go home.' },
  ]);
});

it('two columns of prose are not a table, even if they are short', async () => {
  const columns = rowByRow([
    { lines: prose(5, 45, 1), x: 60 },
    { lines: prose(6, 45, 1), x: 320 },
  ]);
  expect(JSON.stringify(await blocksOf(columns))).not.toMatch(/ \| |"table"/);
});

describe('lines with cells', () => {
  const cellsOf = (texts: readonly string[]) =>
    texts.map((text, at) => ({ text, left: at * 300, right: at * 300 + 200, words: [] }));

  it('that are not a table are processed at most ten times each, however many a page has', () => {
    const LINES = 2_000;
    const cells = cellsOf(['the harbour office is open on weekdays', 'the harbour office is closed on Sundays']);
    let reads = 0;
    const page = Array.from({ length: LINES }, (_, at) => ({
      y: 10 * (LINES - at),
      height: 10,
      isUpright: true,
      get cells() {
        reads += 1;
        return cells;
      },
    }));
    expect(splitTables(page, 1)).toEqual([{ lines: page }]);
    expect(reads).toBeLessThan(10 * LINES);
  });

  it.each([
    [100, 'table'],
    [101, 'lines'],
  ])('are a table only with at most 100 columns: %d columns are read as %s', (columns, expected) => {
    const cells = cellsOf(Array.from({ length: columns }, () => '7'));
    const rows = [30, 20, 10].map((y) => ({ y, height: 10, isUpright: true, cells }));
    expect(splitTables(rows, 1).map((part) => Object.keys(part)[0])).toEqual([expected]);
  });
});

it('reads the values beside labels without invisible characters', async () => {
  const rows = threeColumns([['Room:'], ['Beds:'], ['View:']]);
  const values = [700, 688, 676].map((y) => `BT /F4 10 Tf 1 0 0 1 210 ${y} Tm (ba) Tj ET`);
  const content = rows
    .split('\n')
    .flatMap((row, at) => [row, values[at] ?? ''])
    .join('\n');
  const document = await extractPdf(makePdf([content], mappedFont('\u3164X')), () => false);
  expect(textsOf(document)).toEqual(['Room: X', 'Beds: X', 'View: X']);
});
