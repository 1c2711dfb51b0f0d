// Guarantee: the table of contents of a PDF is not part of its text, but prices, forms and lists with rows of dots are.
// Risk: a search finds "Absence 12" instead of the text about it on page 12, or a list of prices is lost.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { numberedLine, withShortLeaders } from '../../../../shared/extraction/pdf/layout/dot-leaders.ts';
import { dropContents } from '../../../../shared/extraction/pdf/pdf-contents.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';
import { textsOf } from '../document-texts.ts';

const line = (text: string, at: number) => ({
  text,
  left: 60,
  right: 300,
  y: 800 - at * 12,
  height: 11,
  isUpright: true,
  cells: [],
});
const pagesOf = (pages: readonly (readonly string[])[]) =>
  pages.map((lines, at) => ({ number: at + 1, view: [0, 0, 595, 842] as const, lines: lines.map(line) }));
const textsWithoutContents = (...pages: readonly (readonly string[])[]) =>
  dropContents(pagesOf(pages)).map(({ lines }) => lines.map(({ text }) => text));

const BODY = [
  ['1 Membership', 'Whoever is 16 may join.'],
  ['2 Fees', 'The fee is 30 euros.'],
  ['2.1 Payment by direct debit in', 'the second year', 'It is collected in May.'],
  ['Leaving', 'Until 30 September.'],
];

describe('a table of contents', () => {
  it.each<[string, readonly string[]]>([
    ['dots', ['1 Membership ........ 2', '2 Fees ....... 3', 'Leaving ........ 5']],
    ['headings in capitals', ['MEMBERSHIP ..... 2', 'FEES ..... 3', 'LEAVING ..... 5']],
    ['a page number that is one too high', ['Membership ..... 2', 'Fees ..... 4', 'Leaving ..... 5']],
    [
      'as many headings on their pages as on none',
      ['Membership ..... 2', 'A ..... 2', 'B ..... 2', 'C ..... 3', 'Fees ..... 3', 'Leaving ..... 5'],
    ],
    ['dots with spaces', ['1 Membership . . . . . 2', '2 Fees . . . . . 3', 'Leaving . . . . . . 5']],
    ['dots without spaces around them', ['1 Membership......2', '2 Fees......3', 'Leaving......5']],
    ['ellipses', ['1 Membership ……… 2', '2 Fees ……… 3', 'Leaving ……… 5']],
    ['page numbers that are counted from the second page', ['Membership ..... 1', 'Fees ..... 2', 'Leaving ..... 4']],
    [
      'a page number that is one too low',
      ['Membership ..... 2', 'Fees ..... 3', 'Payment by direct debit in the second year ..... 4', 'Leaving ..... 4'],
    ],
    [
      'a heading of two lines',
      ['Fees ..... 3', 'Payment by direct debit in the second year ..... 4', 'Leaving ..... 5'],
    ],
    [
      'chapters in bold without dots',
      ['1 Membership 2', '2 Fees ..... 3', '2.1 Payment by direct debit in the second year ..... 4', 'Leaving ..... 5'],
    ],
    [
      'a heading that no page has, between others',
      ['Membership ..... 2', 'Fees and more ..... 3', 'Fees ..... 3', 'Leaving ..... 5'],
    ],
  ])('is left out with %s', (_case, lines) => {
    expect(textsWithoutContents(['The club', 'Contents', ...lines], ...BODY)).toEqual([['The club'], ...BODY]);
  });

  it.each<[string, readonly string[]]>([
    ['fewer than three headings', ['1 Membership ..... 2', '2 Fees ..... 3']],
    ['three headings of one page', ['1 Membership ..... 2', 'Whoever is 16 may join. ..... 2', 'Membership ..... 2']],
    ['prices of items that have pages of their own', ['Membership ..... 30', 'Fees ..... 50', 'Leaving ..... 90']],
    [
      'headings of which most are on no page',
      ['Membership ..... 2', 'Fees ..... 3', 'Leaving ..... 5', 'A ..... 6', 'B ..... 7', 'C ..... 8', 'D ..... 9'],
    ],
    ['headings with other page numbers', ['Membership ..... 2', 'Fees ..... 9', 'Leaving ..... 12']],
    ['headings without rows of dots', ['Membership 2', 'Fees 3', 'Leaving 5']],
  ])('is not recognized in %s', (_case, lines) => {
    expect(textsWithoutContents(['Contents', ...lines], ...BODY)).toEqual([['Contents', ...lines], ...BODY]);
  });

  it('leaves the other lines of its page, and the page number', () => {
    const contents = ['Foreword ..... 1', 'Membership ..... 2', 'PART ONE', 'Fees ..... 3', 'Leaving ..... 5'];
    const [first] = dropContents(pagesOf([contents, ...BODY]));
    expect(first).toEqual({
      number: 1,
      view: [0, 0, 595, 842],
      lines: [line('Foreword ..... 1', 0), line('PART ONE', 2)],
    });
  });

  it('is left out although other pages also have one of its headings', () => {
    const contents = ['Leaving ..... 5', 'Membership ..... 2', 'Fees ..... 3'];
    const pages = [['Membership', 'Leaving'], ['Fees'], ['Text'], ['Leaving'], ['Text'], ['Leaving']];
    expect(textsWithoutContents(contents, ...pages)).toEqual([[], ...pages]);
  });

  it('does not include a list of prices below it', () => {
    const contents = ['1 Membership ..... 2', '2 Fees ..... 3', 'Leaving ..... 5'];
    expect(textsWithoutContents([...contents, 'Coffee ..... 2', 'Tea ..... 3'], ...BODY)).toEqual([
      ['Coffee ..... 2', 'Tea ..... 3'],
      ...BODY,
    ]);
  });

  it('may continue on the next page, with another offset of its page numbers', () => {
    const first = ['Membership ..... 3', 'Fees ..... 4', 'Leaving ..... 6'];
    const second = ['Rooms ..... 17', 'Keys ..... 18', 'Lights ..... 19'];
    const more = [['Rooms'], ['Keys'], ['Lights']];
    expect(textsWithoutContents(first, second, ...BODY, ...more)).toEqual([[], [], ...BODY, ...more]);
  });
});

it('a PDF is read without its table of contents, and with short rows of dots in a form', async () => {
  const pages = [
    ['Contents', 'Membership ......... 2', 'Fees ......... 3', 'Leaving ......... 4'],
    ['Membership', 'Name: ......... Date: .........'],
    ['Fees', 'The fee is 30 euros.'],
    ['Leaving', 'Until 30 September.'],
  ];
  const drawn = pages.map((lines) =>
    lines.map((text, at) => `BT /F1 10 Tf 1 0 0 1 72 ${700 - at * 40} Tm (${text}) Tj ET`).join('\n'),
  );
  const document = await extractPdf(makePdf(drawn), () => false);
  expect(textsOf(document)).toEqual([
    'Membership\nName: … Date: …',
    'Fees\nThe fee is 30 euros.',
    'Leaving\nUntil 30 September.',
  ]);
});

describe('a row of dots', () => {
  it.each([
    ['Name: ................ Date: ..............', 'Name: … Date: …'],
    ['Coffee . . . . . . . 2.50', 'Coffee … 2.50'],
    ['......... (signature)', '… (signature)'],
    ['Name: ..........', 'Name: …'],
    ['Name | Date | ', 'Name | Date | '],
    ['Interest 1500 … … 1500', 'Interest 1500 … … 1500'],
    ['Coffee…… 2.50', 'Coffee … 2.50'],
    ['And then .... nothing', 'And then .... nothing'],
    ['Wait … and see…', 'Wait … and see…'],
    ['1.1.1.1.1.1', '1.1.1.1.1.1'],
  ])('is read as one ellipsis, and other dots as they are: "%s" becomes "%s"', (text, short) => {
    expect(withShortLeaders(text)).toBe(short);
  });

  it.each([
    ['Fees .... 3', { title: 'Fees', number: 3, hasLeader: true }],
    ['2.1 Fees....12', { title: '2.1 Fees', number: 12, hasLeader: true }],
    ['Fees . . . . 1234', { title: 'Fees', number: 1234, hasLeader: true }],
    ['Fees …… 3', { title: 'Fees', number: 3, hasLeader: true }],
    ['Fees … 3', { title: 'Fees', number: 3, hasLeader: false }],
    ['Fees ... 3', { title: 'Fees', number: 3, hasLeader: false }],
    ['Fees 3', { title: 'Fees', number: 3, hasLeader: false }],
    ['Fees3', null],
    ['Fees .... iv', null],
    ['12 .... 3', null],
    ['Fees .... 3 euros', null],
    ['Fees .... 12345', null],
  ])('is recognized as a leader to a page number, if there is one: "%s"', (text, entry) => {
    expect(numberedLine(text)).toEqual(entry);
  });
});
