// Guarantee: columns of prose are read one after the other, in whatever order the file draws their lines; rows of
// tables and forms stay rows. Risk: every second line of a passage belongs to another subject, and an answer joins the
// two.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../../ingestion/make-pdf.ts';
import { textsWithHeadings } from '../texts-with-headings.ts';
import { type Column, columnByColumn, prose, rowByRow } from './column-pdfs.ts';
import { drawnHebrew, hebrewFont, hebrewLines } from './hebrew-pdfs.ts';

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsOf = (...columns: readonly (readonly string[])[]) => singleSpaced(columns.flat().join(' '));
const lineAcross = (text: string, y: number, size = 10) => textPage([{ text, y, size }]);

async function read(page: string, options: Parameters<typeof makePdf>[1] = {}): Promise<string> {
  const document = await extractPdf(makePdf([page], options), () => false);
  if ('code' in document) {
    throw new Error(document.code);
  }
  return singleSpaced(textsWithHeadings(document.blocks).join(' ').replaceAll(' | ', ' '));
}

const twoColumns = (seed: number): [Column, Column] => [
  { lines: prose(seed, 42), x: 60 },
  { lines: prose(seed + 1_000, 42), x: 310 },
];
const linesOf = (columns: readonly Column[]) => columns.map(({ lines }) => lines);

describe('columns of prose that are written row by row', () => {
  it.each(Array.from({ length: 20 }, (_, at) => at + 1))(
    'are read one after the other, like columns that are written one after the other: text %i',
    async (seed) => {
      const columns = twoColumns(seed);
      expect(await read(rowByRow(columns))).toBe(wordsOf(...linesOf(columns)));
      expect(await read(columnByColumn(columns))).toBe(wordsOf(...linesOf(columns)));
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('may be three side by side: text %i', async (seed) => {
    const columns = [60, 230, 400].map((x, at) => ({ lines: prose(seed * 10 + at, 27, 4), x }));
    expect(await read(rowByRow(columns))).toBe(wordsOf(...linesOf(columns)));
  });

  it('may be of different lengths, with headings across them', async () => {
    const [left, right] = twoColumns(3);
    const short = { ...right, lines: right.lines.slice(0, 7) };
    const [third, fourth] = twoColumns(7);
    const page = [
      lineAcross('Report of the committee for every branch and region', 740, 16),
      rowByRow([left, short], 700),
      lineAcross('Findings', 470, 14),
      rowByRow([third, fourth], 440),
    ];
    expect(await read(page.join('\n'))).toBe(
      wordsOf(
        ['Report of the committee for every branch and region'],
        ...[left.lines, short.lines, ['Findings'], third.lines, fourth.lines],
      ),
    );
  });

  it('may be between lines of full width', async () => {
    const wide = prose(50, 90, 4);
    const below = prose(51, 90, 4);
    const columns = twoColumns(8);
    const page = [
      rowByRow([{ lines: wide, x: 60 }], 740),
      rowByRow(columns, 740 - wide.length * 12),
      rowByRow([{ lines: below, x: 60 }], 380),
    ];
    expect(await read(page.join('\n'))).toBe(wordsOf(wide, ...linesOf(columns), below));
  });

  it('may have paragraphs and headings at different heights', async () => {
    const gapped = (seed: number, at: number) => prose(seed, 42, 8).toSpliced(at, 0, '', 'A heading', '');
    const columns = [
      { lines: gapped(21, 4), x: 60 },
      { lines: gapped(22, 9), x: 310 },
    ];
    expect(await read(rowByRow(columns))).toBe(wordsOf(...linesOf(columns)));
  });

  it('may start a little higher than the column beside them', async () => {
    const [left, right] = twoColumns(9);
    const rows = Math.min(left.lines.length, right.lines.length);
    const page = Array.from({ length: rows }, (_, row) =>
      textPage([
        { text: left.lines[row] ?? '', x: 60, y: 700 - row * 12, size: 10 },
        { text: right.lines[row] ?? '', x: 310, y: 695 - row * 12, size: 10 },
      ]),
    );
    expect(await read(page.join('\n'))).toBe(wordsOf(left.lines.slice(0, rows), right.lines.slice(0, rows)));
  });

  it('are read from right to left in a right-to-left script', async () => {
    const [right, left] = [hebrewLines(1, 12), hebrewLines(2, 12)];
    const page = right.map((line, row) => {
      const write = (text: string, x: number) =>
        `BT /F4 10 Tf 1 0 0 1 ${x} ${700 - row * 12} Tm (${drawnHebrew(text)}) Tj ET`;
      return `${write(line, 330)} ${write(left[row] ?? '', 60)}`;
    });
    expect(await read(page.join('\n'), hebrewFont())).toBe(wordsOf(right, left));
  });
});

describe('rows of text with gaps between their parts', () => {
  it('stay rows in a table', async () => {
    const names = ['Breakfast', 'Late arrival', 'Parking', 'Extra bed', 'Airport transfer', 'Laundry', 'Sauna'];
    const values = [
      'included in every rate',
      '25.00 a night',
      '12.00 a day',
      'on request',
      '48.50 a way',
      'none',
      'open',
    ];
    const table = rowByRow([
      { lines: names, x: 60 },
      { lines: values, x: 200 },
      { lines: values.toReversed(), x: 380 },
    ]);
    expect(await read(table)).toBe(
      singleSpaced(names.map((name, at) => `${name} ${values[at]} ${values.at(-1 - at)}`).join(' ')),
    );
  });

  it('stay rows in a table if each cell is a sentence on one line', async () => {
    const cells = (seed: number) =>
      prose(seed, 42, 12).map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}`);
    const [left, right] = [cells(31), cells(32)];
    const rows = Math.min(left.length, right.length);
    const columns = [left, right].map((lines, at) => ({ lines: lines.slice(0, rows), x: 60 + at * 250 }));
    const expected = Array.from({ length: rows }, (_, row) => [left[row] ?? '', right[row] ?? '']);
    expect(await read(rowByRow(columns))).toBe(wordsOf(...expected));
  });

  it('are read cell by cell in a table whose cells have several lines', async () => {
    const rows = [41, 42, 43].map(
      (seed) => [prose(seed, 42, 2).slice(0, 4), prose(seed + 50, 42, 3).slice(0, 5)] as const,
    );
    const lines = (at: 0 | 1) => rows.flatMap((row) => [...row[at], ...Array<string>(6 - row[at].length).fill('')]);
    const table = rowByRow([
      { lines: lines(0), x: 60 },
      { lines: lines(1), x: 310 },
    ]);
    expect(await read(table)).toBe(wordsOf(...rows.flat()));
  });

  it('stay rows in a form, a table of contents and a list of terms', async () => {
    const labels = ['Name of the guest', 'Date of arrival', 'Number of nights', 'Room', 'Telephone', 'Signature'];
    const values = ['Anna Schmidt', '12 March', 'three', 'double with a view', '030 1234', 'A. Schmidt'];
    const form = rowByRow([
      { lines: labels, x: 60 },
      { lines: values, x: 300 },
    ]);
    expect(await read(form)).toBe(singleSpaced(labels.map((label, at) => `${label} ${values[at]}`).join(' ')));
    const terms = labels.map((label, at) => ({
      label,
      text: prose(61 + at, 60, 1)[0] ?? '',
    }));
    const list = rowByRow([
      { lines: terms.map(({ label }) => label), x: 60 },
      { lines: terms.map(({ text }) => text), x: 240 },
    ]);
    expect(await read(list)).toBe(singleSpaced(terms.map(({ label, text }) => `${label} ${text}`).join(' ')));
  });

  it('stay whole in a single column with a wide gap in each line', async () => {
    const lines = prose(71, 80, 6);
    const spaced = lines.map((line, row) => {
      const at = line.lastIndexOf(' ', 12 + ((row * 13) % 40));
      return `BT /F1 10 Tf 60 ${700 - row * 12} Td [(${line.slice(0, at)}) -1500 (${line.slice(at + 1)})] TJ ET`;
    });
    expect(await read(spaced.join('\n'))).toBe(wordsOf(lines));
  });

  it('stay rows in a table above or below columns', async () => {
    const columns = twoColumns(12);
    const cells = ['Region', 'Nights', 'Revenue', 'North', '120', '9,840', 'South', '310', '27,900'];
    const table = (top: number) =>
      rowByRow(
        [0, 1, 2].map((at) => ({ lines: cells.filter((_, cell) => cell % 3 === at), x: 60 + at * 180 })),
        top,
      );
    const page = [table(760), rowByRow(columns, 700), table(400)].join('\n');
    expect(await read(page)).toBe(wordsOf(cells, ...linesOf(columns), cells));
  });
});
