// Guarantee: a cell that a file draws after the rows below it, as LibreOffice Calc does with cells of several lines, is
// read in its row, and columns of text stay as they are. Risk: the price of an item is read beside another item.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { withLateCells } from '../../../../../shared/extraction/pdf/tables/late-cells.ts';
import type { TextLine } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { makePdf, textPage } from '../../../ingestion/make-pdf.ts';
import { cell, lineAt, read, row } from './page-lines.fixture.ts';

type Cell = readonly [text: string, left: number];

const line = (y: number, ...cells: readonly Cell[]): TextLine => {
  const placed = cells.map(([text, left]) => cell(text, left));
  const [left, right] = [placed[0]?.left ?? 0, placed.at(-1)?.right ?? 0];
  return { ...lineAt(row(...placed), y), text: cells.map(([text]) => text).join(' '), left, right };
};
const textsOf = (lines: readonly TextLine[]) => withLateCells(lines).map(({ text }) => text);

const HEAD = line(740, ['Item', 60], ['Price', 160], ['Per', 260]);
const PRICES = [
  line(720, ['15', 160], ['day', 260]),
  line(690, ['Boat', 60], ['40', 160], ['day', 260]),
  line(660, ['7', 160], ['hour', 260]),
];
const BIKE = [line(726, ['Bike with', 60]), line(714, ['a bell', 60])];
const SLEDGE = [line(666, ['Sledge', 60]), line(654, ['for two', 60])];

it('reads cells of several lines in their rows, where the file draws them last', () => {
  const lines = withLateCells([HEAD, ...PRICES, ...BIKE, ...SLEDGE]);
  expect(read(lines)).toEqual([
    { rows: ['Item | Price | Per', 'Bike with a bell | 15 | day', 'Boat | 40 | day', 'Sledge for two | 7 | hour'] },
  ]);
});

it('reads such cells in a PDF', async () => {
  const drawn = [HEAD, ...PRICES, ...BIKE, ...SLEDGE].flatMap(({ cells, y }) =>
    cells.map(({ text, left }) => ({ text, x: left, y })),
  );
  expect(await extractPdf(makePdf([textPage(drawn)]), () => false)).toMatchObject({
    blocks: [
      {
        header: 'Item | Price | Per',
        rows: ['Bike with a bell | 15 | day', 'Boat | 40 | day', 'Sledge for two | 7 | hour'],
      },
    ],
  });
});

it('reads late cells between other cells and at the end of their rows', () => {
  const lines = [
    HEAD,
    line(720, ['Bike', 60], ['day', 260]),
    line(690, ['Boat', 60], ['hour', 260]),
    line(720, ['15 EUR', 160]),
    line(708, ['by card', 160]),
    line(719, ['our site', 360]),
    line(690, ['40 EUR', 160]),
    line(678, ['in cash', 160]),
    line(689, ['a shop', 360]),
  ];
  expect(textsOf(lines)).toEqual([
    'Item Price Per',
    ...['Bike 15 EUR', 'by card', 'day our site'],
    ...['Boat 40 EUR', 'in cash', 'hour a shop'],
  ]);
  expect(read(withLateCells(lines))).toEqual([
    { rows: ['Item | Price | Per', 'Bike | 15 EUR by card | day | our site', 'Boat | 40 EUR in cash | hour | a shop'] },
  ]);
});

it('reads a row that consists of late cells between the other rows', () => {
  const rest = [line(696, ['Skates', 60]), line(684, ['for ice', 60]), line(690, ['9', 160])];
  const lines = [HEAD, PRICES[0] as TextLine, PRICES[2] as TextLine, ...BIKE, ...rest, ...SLEDGE];
  expect(textsOf(lines)).toEqual([
    'Item Price Per',
    ...['Bike with', 'a bell', '15 day'],
    ...['Skates', 'for ice', '9'],
    ...['Sledge', 'for two', '7 hour'],
  ]);
});

it('leaves the lines of a page as the file draws them if there are more than 400', () => {
  const own = [HEAD, ...PRICES, ...BIKE, ...SLEDGE];
  const before = Array.from({ length: 400 - own.length }, (_, at) => line(9_000 - 12 * at, ['x', 60], ['y', 160]));
  const lines = [...before, ...own];
  expect(withLateCells(lines)).not.toEqual(lines);
  expect(withLateCells([line(9_012, ['x', 60]), ...lines])).toEqual([line(9_012, ['x', 60]), ...lines]);
});

const column = (left: number, ...texts: readonly string[]) =>
  texts.map((text, at) => line(700 - 12 * at, [text, left]));
const LEFT = column(60, 'one', 'two', 'three', 'four');

it.each<[name: string, lines: readonly TextLine[]]>([
  ['two columns of text', [...LEFT, ...column(160, 'five', 'six', 'seven', 'eight')]],
  ['three columns of text', [...LEFT, ...column(160, 'five', 'six'), ...column(260, 'seven', 'eight')]],
  ['columns whose lines are not side by side', [...PRICES, ...SLEDGE, ...column(360, 'a', 'b', 'c', 'd', 'e')]],
  ['a single cell that is drawn last', [HEAD, ...PRICES, ...BIKE]],
  ['cells that overlap other text', [HEAD, ...PRICES, ...BIKE, line(666, ['Sledge', 150]), line(654, ['x', 150])]],
  ['the items of a list', [HEAD, ...PRICES, line(726, ['• Bike', 60]), line(714, ['bell', 60]), ...SLEDGE]],
  ['letters that are read from right to left', [HEAD, ...PRICES, line(720, ['אופניים', 60]), ...SLEDGE]],
  [
    'titles with text to their right',
    [line(700, ['A', 60]), line(640, ['B', 60]), line(700, ['a', 160]), line(640, ['b', 160])],
  ],
  [
    'values to the left of their labels',
    [line(700, ['A', 60]), line(640, ['B', 60]), line(700, ['a', 9]), line(640, ['b', 9])],
  ],
])('leaves %s as the file draws them', (_case, lines) => {
  expect(withLateCells(lines)).toEqual(lines);
});
