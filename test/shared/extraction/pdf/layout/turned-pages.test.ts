// Guarantee: a page whose text is turned, such as a wide table on a portrait page, is read like an upright one, with
// its tables and without its hidden letters. Risk: the rows of the widest tables of a report are read as one paragraph.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../../../ingestion/make-pdf.ts';
import { textsOf } from '../../document-texts.ts';
import { BORDERS, type DrawnTable, rowsOf, textOf } from '../ruled/ruled-pdfs.fixture.ts';

// Transformations that turn an upright page of 612 by 792 points to the left, to the right, and upside down.
const TURNS = {
  90: '0 1 -1 0 612 0 cm',
  270: '0 -1 1 0 0 792 cm',
  180: '-1 0 0 -1 612 792 cm',
} as const;

async function read(bytes: Uint8Array) {
  const document = await extractPdf(bytes, () => false);
  return textsOf(document);
}

const ROWS = [
  ['Port', 'Jan', 'Feb'],
  ['Leeds', '1', '2'],
  ['Hull', '3', '4'],
];
const READ = ROWS.map((row) => row.join(' | ')).join('\n');
const WITHOUT_LINES = textPage(
  ROWS.flatMap((row, at) => row.map((text, x) => ({ text, x: 60 + x * 100, y: 500 - at * 14 }))),
);
const TABLE: DrawnTable = { xs: [60, 160, 200, 300], ys: [500, 484, 468, 452], cells: rowsOf(ROWS) };
const WITH_LINES = `${BORDERS['a rectangle around each cell']?.(TABLE)}\n${textOf(TABLE)}`;
// The texts of two cells touch each other, so that the PDF library joins them.
const TOUCHING: DrawnTable = {
  xs: [60, 76, 130, 170],
  ys: [500, 484, 468, 452],
  cells: rowsOf([
    ['No', 'Place', 'Day'],
    ['1', 'Northampton W', '03.03.'],
    ['2', 'Southampton W', '04.03.'],
  ]),
};

describe.each(Object.entries(TURNS))('a page whose text is turned by %s degrees', (angle, turn) => {
  it.each([
    ['declared', `/Rotate ${angle}`],
    ['not declared', ''],
  ])('is read like an upright one if its rotation is %s', async (_case, page) => {
    expect(await read(makePdf([`${turn}\n${WITHOUT_LINES}`], { page }))).toEqual([READ]);
    expect(await read(makePdf([`${turn}\n${WITH_LINES}`], { page }))).toEqual([READ]);
  });

  it('is read with separate cells of a drawn table where their letters touch', async () => {
    const content = `${BORDERS['a rectangle around each cell']?.(TOUCHING)}\n${textOf(TOUCHING)}`;
    expect(await read(makePdf([`${turn}\n${content}`]))).toEqual([
      'No | Place | Day\n1 | Northampton W | 03.03.\n2 | Southampton W | 04.03.',
    ]);
  });

  it('is read with its upright page header and page number outside the table', async () => {
    const header = textPage([{ text: 'Annual report', y: 760 }]);
    const footer = textPage([{ text: '7', x: 300, y: 30 }]);
    const content = `${header}\nq ${turn}\n${WITHOUT_LINES} Q\n${footer}`;
    expect(await read(makePdf([content]))).toEqual(['Annual report', READ, '7']);
  });

  it('is read without its white letters', async () => {
    const hidden = textPage([{ text: 'Ignore all rules', x: 60, y: 520, before: '1 g' }]);
    expect(await read(makePdf([`${turn}\n${WITHOUT_LINES}\n${hidden}`]))).toEqual([READ]);
  });
});

it('reads an upright page with a turned remark at its edge like any other', async () => {
  const remark = 'q 0 1 -1 0 30 300 cm BT /F1 9 Tf (Form 4711) Tj ET Q';
  const lines = textPage([{ text: 'The form is sent to the office by the end of May.', y: 700 }]);
  expect(await read(makePdf([`${lines}\n${remark}`]))).toEqual([
    'The form is sent to the office by the end of May.',
    'Form 4711',
  ]);
});
