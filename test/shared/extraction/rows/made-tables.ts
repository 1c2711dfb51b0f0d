import { textPage } from '../../ingestion/make-pdf.ts';
import { line } from '../pdf/ruled/ruled-pdfs.fixture.ts';

/** A table on a page of a PDF: how it is drawn, and the rows that a reader sees. */
interface MadeTable {
  readonly content: string;
  readonly rows: readonly (readonly string[])[];
}

const NAMES = ['District', 'Rural', 'Urban'];
const VALUES = [
  ['Barpeta', '80.0', '85.0'],
  ['Cachar', '81.0', '86.0'],
  ['Dhubri', '82.0', '87.0'],
  ['Jorhat', '83.0', '88.0'],
];
const TOTAL = ['All', '81.5', '86.5'];
const XS = [72, 180, 260];
const [LEFT, RIGHT, TOP, STEP] = [72, 340, 750, 18];
// The height between two rows; the line of text of a row is 13 points below.
const yOf = (row: number) => TOP - row * STEP;

const across = (row: number, from = LEFT) => line(from, yOf(row), RIGHT, yOf(row));
const down = (rows: number) => [...XS, RIGHT].map((x) => line(x, yOf(0), x, yOf(rows)));
const cellAt = (text: string, x: number, y: number) => textPage([{ text, x, y, size: 9 }]);
const written = (rows: readonly (readonly string[])[], xs: readonly number[] = XS) =>
  rows.flatMap((row, at) => row.map((text, column) => cellAt(text, (xs[column] ?? 0) + 5, yOf(at) - 13)));
const table = (rows: readonly (readonly string[])[], drawn: readonly string[]): MadeTable => ({
  content: [...written(rows), ...drawn].join('\n'),
  rows,
});

const ALL = [NAMES, ...VALUES];
const SPANNED = [72, 180, 240, 300, 360];
const SPANNED_VALUES = VALUES.map(([name = '', one = '', other = '']) => [name, one, other, '90.5', '91.5']);

/** Tables with the same text, drawn in the ways in which programs draw them. */
export const MADE_TABLES: Readonly<Record<string, MadeTable>> = {
  'lines around every cell': table(ALL, [...[0, 1, 2, 3, 4, 5].map((row) => across(row)), ...down(5)]),
  'no lines': table(ALL, []),
  'lines between the columns and below the header': table(ALL, [across(0), across(1), across(5), ...down(5)]),
  'also a line above the total': table([...ALL, TOTAL], [across(0), across(1), across(5), across(6), ...down(6)]),
  'also a line between groups of rows': table(ALL, [across(0), across(1), across(3), across(5), ...down(5)]),
  'lines between the values, and none between their labels': table(ALL, [
    across(0),
    across(1),
    ...[2, 3, 4].map((row) => across(row, XS[1])),
    across(5),
    ...down(5),
  ]),
  'a header of two rows with lines, above rows without': {
    content: [
      cellAt('Rural', 185, yOf(0) - 13),
      cellAt('Urban', 305, yOf(0) - 13),
      ...written([[], ['District', 'Men', 'Women', 'Men', 'Women'], ...SPANNED_VALUES], SPANNED),
      ...[0, 1, 2, 6].map((row) => line(LEFT, yOf(row), 420, yOf(row))),
      ...[72, 180, 300, 420].map((x) => line(x, yOf(0), x, yOf(6))),
      ...[240, 360].map((x) => line(x, yOf(1), x, yOf(6))),
    ].join('\n'),
    rows: SPANNED_VALUES,
  },
  'a colored band behind every other row': {
    content: [
      ...[1, 3].map((row) => `q .9 g ${LEFT} ${yOf(row + 1)} ${RIGHT - LEFT} ${STEP} re f Q`),
      ...written(ALL),
    ].join('\n'),
    rows: ALL,
  },
  'a line of dashes below the header': {
    content: written([NAMES, ['-----------', '------', '------'], ...VALUES]).join('\n'),
    rows: ALL,
  },
  'cells drawn column by column between lines': {
    content: [
      ...XS.flatMap((x, column) => ALL.map((row, at) => cellAt(row[column] ?? '', x + 5, yOf(at) - 13))),
      ...[0, 1, 2, 3, 4, 5].map((row) => across(row)),
      ...down(5),
    ].join('\n'),
    rows: ALL,
  },
};
