// Guarantee: columns of prose are read one after the other, in whatever order the file draws their lines; rows of
// tables and forms stay rows. Risk: every second line of a passage belongs to another subject, and an answer joins the
// two.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../../ingestion/make-pdf.ts';
import { textsWithHeadings } from '../texts-with-headings.ts';
import { type Column, columnByColumn, prose, rowByRow } from './column-pdfs.ts';
import { drawnHebrew, hebrewLines, hebrewResources } from './hebrew-pdfs.ts';

const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const said = (...columns: readonly (readonly string[])[]) => words(columns.flat().join(' '));
const across = (text: string, y: number, size = 10) => textPage([{ text, y, size }]);

async function wordsOf(page: string, options: Parameters<typeof makePdf>[1] = {}): Promise<string> {
  const document = await extractPdf(makePdf([page], options), () => false);
  if ('code' in document) {
    throw new Error(document.code);
  }
  return words(textsWithHeadings(document.blocks).join(' ').replaceAll(' | ', ' '));
}

const two = (seed: number): [Column, Column] => [
  { lines: prose(seed, 42), x: 60 },
  { lines: prose(seed + 1_000, 42), x: 310 },
];
const linesOf = (columns: readonly Column[]) => columns.map(({ lines }) => lines);

describe('columns of prose that are written row by row', () => {
  it.each(Array.from({ length: 20 }, (_, at) => at + 1))('are read one after the other: text %i', async (seed) => {
    const columns = two(seed);
    expect(await wordsOf(rowByRow(columns))).toBe(said(...linesOf(columns)));
    expect(await wordsOf(columnByColumn(columns))).toBe(said(...linesOf(columns)));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('may be three side by side: text %i', async (seed) => {
    const columns = [60, 230, 400].map((x, at) => ({ lines: prose(seed * 10 + at, 27, 4), x }));
    expect(await wordsOf(rowByRow(columns))).toBe(said(...linesOf(columns)));
  });

  it('may be of different lengths, with headings across them', async () => {
    const [left, right] = two(3);
    const short = { ...right, lines: right.lines.slice(0, 7) };
    const [third, fourth] = two(7);
    const page = [
      across('Report of the committee for every branch and region', 740, 16),
      rowByRow([left, short], 700),
      across('Findings', 470, 14),
      rowByRow([third, fourth], 440),
    ];
    expect(await wordsOf(page.join('\n'))).toBe(
      said(
        ['Report of the committee for every branch and region'],
        ...[left.lines, short.lines, ['Findings'], third.lines, fourth.lines],
      ),
    );
  });

  it('may be between lines of full width', async () => {
    const wide = prose(50, 90, 4);
    const below = prose(51, 90, 4);
    const columns = two(8);
    const page = [
      rowByRow([{ lines: wide, x: 60 }], 740),
      rowByRow(columns, 740 - wide.length * 12),
      rowByRow([{ lines: below, x: 60 }], 380),
    ];
    expect(await wordsOf(page.join('\n'))).toBe(said(wide, ...linesOf(columns), below));
  });

  it('may have paragraphs and headings at different heights', async () => {
    const gapped = (seed: number, at: number) => prose(seed, 42, 8).toSpliced(at, 0, '', 'A heading', '');
    const columns = [
      { lines: gapped(21, 4), x: 60 },
      { lines: gapped(22, 9), x: 310 },
    ];
    expect(await wordsOf(rowByRow(columns))).toBe(said(...linesOf(columns)));
  });

  it('may start a little higher than their neighbor', async () => {
    const [left, right] = two(9);
    const rows = Math.min(left.lines.length, right.lines.length);
    const page = Array.from({ length: rows }, (_, row) =>
      textPage([
        { text: left.lines[row] ?? '', x: 60, y: 700 - row * 12, size: 10 },
        { text: right.lines[row] ?? '', x: 310, y: 695 - row * 12, size: 10 },
      ]),
    );
    expect(await wordsOf(page.join('\n'))).toBe(said(left.lines.slice(0, rows), right.lines.slice(0, rows)));
  });

  it('are read from right to left in a right-to-left script', async () => {
    const [right, left] = [hebrewLines(1, 12), hebrewLines(2, 12)];
    const page = right.map((line, row) => {
      const write = (text: string, x: number) =>
        `BT /F4 10 Tf 1 0 0 1 ${x} ${700 - row * 12} Tm (${drawnHebrew(text)}) Tj ET`;
      return `${write(line, 330)} ${write(left[row] ?? '', 60)}`;
    });
    expect(await wordsOf(page.join('\n'), hebrewResources())).toBe(said(right, left));
  });
});

describe('rows', () => {
  it('stay rows in a table, whatever its cells say', async () => {
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
    expect(await wordsOf(table)).toBe(
      words(names.map((name, at) => `${name} ${values[at]} ${values.at(-1 - at)}`).join(' ')),
    );
  });

  it('stay rows if each cell is a whole sentence on one line', async () => {
    const cells = (seed: number) =>
      prose(seed, 42, 12).map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}`);
    const [left, right] = [cells(31), cells(32)];
    const rows = Math.min(left.length, right.length);
    const columns = [left, right].map((lines, at) => ({ lines: lines.slice(0, rows), x: 60 + at * 250 }));
    const expected = Array.from({ length: rows }, (_, row) => [left[row] ?? '', right[row] ?? '']);
    expect(await wordsOf(rowByRow(columns))).toBe(said(...expected));
  });

  it('of a table whose cells have several lines are read cell by cell', async () => {
    const rows = [41, 42, 43].map(
      (seed) => [prose(seed, 42, 2).slice(0, 4), prose(seed + 50, 42, 3).slice(0, 5)] as const,
    );
    const lines = (at: 0 | 1) => rows.flatMap((row) => [...row[at], ...Array<string>(6 - row[at].length).fill('')]);
    const table = rowByRow([
      { lines: lines(0), x: 60 },
      { lines: lines(1), x: 310 },
    ]);
    expect(await wordsOf(table)).toBe(said(...rows.flat()));
  });

  it('stay rows in a form, a table of contents and a list of terms', async () => {
    const labels = ['Name of the guest', 'Date of arrival', 'Number of nights', 'Room', 'Telephone', 'Signature'];
    const values = ['Anna Schmidt', '12 March', 'three', 'double with a view', '030 1234', 'A. Schmidt'];
    const form = rowByRow([
      { lines: labels, x: 60 },
      { lines: values, x: 300 },
    ]);
    expect(await wordsOf(form)).toBe(words(labels.map((label, at) => `${label} ${values[at]}`).join(' ')));
    const terms = labels.map((label, at) => ({
      label,
      text: prose(61 + at, 60, 1)
        .slice(0, 1)
        .join(''),
    }));
    const list = rowByRow([
      { lines: terms.map(({ label }) => label), x: 60 },
      { lines: terms.map(({ text }) => text), x: 240 },
    ]);
    expect(await wordsOf(list)).toBe(words(terms.map(({ label, text }) => `${label} ${text}`).join(' ')));
  });

  it('stay whole in a single column with wide gaps between its words', async () => {
    const lines = prose(71, 80, 6);
    const spaced = lines.map((line, row) => {
      const at = line.lastIndexOf(' ', 12 + ((row * 13) % 40));
      return `BT /F1 10 Tf 60 ${700 - row * 12} Td [(${line.slice(0, at)}) -1500 (${line.slice(at + 1)})] TJ ET`;
    });
    expect(await wordsOf(spaced.join('\n'))).toBe(said(lines));
  });

  it('of a table stay rows below and above columns', async () => {
    const columns = two(12);
    const cells = ['Region', 'Nights', 'Revenue', 'North', '120', '9,840', 'South', '310', '27,900'];
    const table = (top: number) =>
      rowByRow(
        [0, 1, 2].map((at) => ({ lines: cells.filter((_, cell) => cell % 3 === at), x: 60 + at * 180 })),
        top,
      );
    const page = [table(760), rowByRow(columns, 700), table(400)].join('\n');
    expect(await wordsOf(page)).toBe(said(cells, ...linesOf(columns), cells));
  });
});
