// Guarantee: of merged cells, only the first one is read, whatever the others contain. Risk: a text that the sheet
// hides below a merged cell is quoted.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { visibleRanges } from '../../../../shared/extraction/office/xlsx/hidden-cells.ts';
import { mergeCells } from '../../../../shared/extraction/office/xlsx/merge-cells.ts';
import { createSheetReader } from '../../../../shared/extraction/office/xlsx/read-sheet.ts';
import { readXml } from '../../../../shared/extraction/xml/read-xml.ts';
import { makeSheet } from './make-office.ts';

async function blocksOf(content: string) {
  const document = await extractDocument(makeSheet(content), 'a.xlsx', () => false);
  return 'code' in document ? document.code : document.blocks;
}

// Returns the texts of a sheet's rows, in a workbook that may have this many cells.
function textsWithin(cellsMax: number, content: string) {
  const left = { cells: cellsMax, characters: 1_000 };
  const reader = createSheetReader({ strings: [], styles: [], epoch: 1900, isCalculatedLater: false, left });
  readXml(Buffer.from(`<worksheet>${content}</worksheet>`), reader.handlers, () => false);
  return reader.rows([]).map(({ texts }) => texts);
}

const failureWith = (code: string) => expect.objectContaining({ failure: expect.objectContaining({ code }) });

const cells = (at: number, ...texts: string[]) =>
  texts.map((text, i) => (text === '' ? '' : `<c r="${'ABCD'[i]}${at}" t="str"><v>${text}</v></c>`)).join('');
const sheet = (rows: readonly (readonly string[])[], ...ranges: string[]) =>
  `<sheetData>${rows.map((texts, i) => `<row r="${i + 1}">${cells(i + 1, ...texts)}</row>`).join('')}</sheetData>
  <mergeCells>${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
const NAMES = ['City', 'Room', 'Note'];

it.each([
  ['to the right of the first cell', [NAMES, ['Bern', 'single', 'hidden']], ['B2:C2'], ['Bern | single | single']],
  [
    'below the first cell',
    [NAMES, ['Bern', 'single', 'a'], ['Bern', 'hidden', 'b']],
    ['B2:B3'],
    ['Bern | single | a', 'Bern | single | b'],
  ],
  [
    'in a block',
    [NAMES, ['Bern', 'hidden', 'a'], ['hidden', 'hidden', 'b']],
    ['A2:B3'],
    ['Bern |  | a', 'Bern |  | b'],
  ],
  [
    'of a range whose first cell is empty',
    [NAMES, ['Bern', '', 'hidden'], ['Rome', 'single', 'b']],
    ['B2:C2'],
    ['Bern', 'Rome | single | b'],
  ],
])('does not read the text of merged cells %s', async (_case, rows, ranges, shown) => {
  expect(await blocksOf(sheet(rows, ...ranges))).toEqual([
    { kind: 'table', header: 'City | Room | Note', rows: shown, headings: ['S'], page: null },
  ]);
});

it('does not read the text of merged cells far below the first cell, where its text is no longer repeated', async () => {
  const farRow = `<row r="1500">${cells(1500, 'hidden')}</row>`;
  const xml = `<sheetData><row r="1">${cells(1, 'Seen')}</row>${farRow}</sheetData><mergeCells><mergeCell ref="A1:A2000"/></mergeCells>`;
  expect(await blocksOf(xml)).toEqual([{ kind: 'item', text: 'Seen', headings: ['S'], page: null }]);
});

it('refuses a sheet whose merged cells overlap so often that they cover millions of rows', async () => {
  const ranges = Array.from({ length: 100 }, () => 'A1:A1000000');
  const rows = `<row r="1">${cells(1, 'First')}</row><row r="1000000">${cells(1_000_000, 'Last')}</row>`;
  const merges = ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  expect(await blocksOf(`<sheetData>${rows}</sheetData><mergeCells>${merges}</mergeCells>`)).toBe('too_complex');
});

it('refuses a sheet if comparing its overlapping merged cells with the cells of their rows takes too long', () => {
  const columns = Array.from({ length: 50 }, (_, at) => at);
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    at: at + 1,
    columns: [...columns],
    texts: columns.map(String),
  }));
  const ranges = Array.from({ length: 400 }, () => ({ top: 0, left: 701, bottom: 1_999, right: 16_383 }));
  // A tenth of the limit that applies, which is reached in a tenth of the time.
  expect(() => mergeCells(rows, ranges, 50_000_000)).toThrow(failureWith('too_complex'));
  expect(() => mergeCells(rows, ranges.slice(0, 100), 50_000_000)).not.toThrow();
});

it.each([
  ['column', '<cols><col min="1" max="2" hidden="1"/></cols>', '', 'C1 | D1', ['Title', 'Title', 'x | y']],
  ['row', '', ' hidden="1"', 'A1 | B1 | C1 | D1', ['Title', 'a | b | x | y']],
])(
  'reads the text of a merged cell that begins in a hidden %s in its visible rest',
  async (_case, columns, hidden, header, shown) => {
    const rows = [
      `<row r="1">${cells(1, 'A1', 'B1', 'C1', 'D1')}</row>`,
      `<row r="2"${hidden}>${cells(2, 'Title')}</row>`,
      `<row r="3">${cells(3, 'hidden', '', '', 'hidden')}</row>`,
      `<row r="4">${cells(4, 'a', 'b', 'x', 'y')}</row>`,
    ];
    const blocks = await blocksOf(
      `${columns}<sheetData>${rows.join('')}</sheetData><mergeCells><mergeCell ref="A2:D3"/></mergeCells>`,
    );
    expect(blocks).toEqual([{ kind: 'table', header, rows: shown, headings: ['S'], page: null }]);
  },
);

it('does not count hidden cells toward the maximum of a workbook', () => {
  const hidden = '<c><v>1</v></c>'.repeat(3);
  const content = (...texts: string[]) =>
    `<sheetData><row r="1" hidden="1">${hidden}</row><row r="2">${cells(2, ...texts)}</row></sheetData>`;
  expect(textsWithin(2, content('Seen', 'too'))).toEqual([['Seen', 'too']]);
  expect(() => textsWithin(2, content('Seen', 'too', 'often'))).toThrow(failureWith('too_much_text'));
});

it('looks up each hidden row about twice, however many merged cells begin above it', () => {
  let lookups = 0;
  class CountingRows extends Set<number> {
    override has(row: number): boolean {
      lookups += 1;
      return super.has(row);
    }
  }
  const rows = new CountingRows(Array.from({ length: 4_000 }, (_, at) => at));
  const ranges = Array.from({ length: 1_000 }, () => ({ top: 0, left: 0, bottom: 4_000, right: 1 }));
  const last = { at: 4_000, columns: [0], texts: ['hidden'] };
  const seen = visibleRanges(ranges, [last], { rows, columns: [], add: () => undefined, textAt: () => 'Title' });
  expect(seen.every(({ top }) => top === 4_000)).toBe(true);
  expect(last.texts).toEqual(['Title']);
  expect(lookups).toBeLessThan(10_000);
});
