// Guarantee: a paragraph that most readers would call a heading, by its letters and its place, is a heading at the
// right depth, and no other paragraph is. Risk: a sentence, a list or a line of a table of contents is printed above
// passages that it does not name.
import { describe, expect, it } from 'vitest';
import { headingDepths } from '../../../shared/extraction/heading-looks.ts';

/** A paragraph in one look; null is any other part of a document, such as a table. */
type Paragraph = readonly [text: string, size?: number, font?: string] | null;

const TEXT = ['The premium is paid in advance on the first working day of every month of the contract.'] as const;

/** Returns the depth and the text of each heading, in the order of the document. */
function headingsOf(...paragraphs: readonly Paragraph[]): readonly string[] {
  const looks = paragraphs.map((paragraph) => {
    if (paragraph === null) {
      return null;
    }
    const [text, size = 10, font = 'a'] = paragraph;
    return { text, look: { size, font }, letters: [[{ size, font }, text.length]] as const };
  });
  const depths = headingDepths(looks, (look, text) => look.font !== text.font);
  return [...depths].toSorted(([one], [other]) => one - other).map(([at, depth]) => `${depth} ${paragraphs[at]?.[0]}`);
}

describe('the depth of a heading', () => {
  it('follows the size of its letters, then the order of the looks, then its number', () => {
    const headings = [
      ['Small', 11],
      ['Large', 20],
      ['Own font', 10, 'b'],
      ['Other font', 10, 'c'],
      ['Middle', 14],
    ] as const;
    expect(headingsOf(...headings.flatMap((heading) => [heading, TEXT]))).toEqual([
      '20 Small',
      '0 Large',
      '30 Own font',
      '40 Other font',
      '10 Middle',
    ]);
    const numbers = ['1 Premiums', '1.1 Reminders', '1.1.1. Letters', '§ 2.1 Claims', '2', 'Annex'];
    expect(headingsOf(...numbers.flatMap((text): Paragraph[] => [[text, 12], TEXT]))).toEqual([
      '0 1 Premiums',
      '1 1.1 Reminders',
      '2 1.1.1. Letters',
      '1 § 2.1 Claims',
      '0 Annex',
    ]);
    expect(headingsOf([`1${'.1'.repeat(12)} Deep`, 12], TEXT)).toEqual([`9 1${'.1'.repeat(12)} Deep`]);
  });

  it('is the same for sizes that round to the same multiple of 0.5', () => {
    expect(headingsOf(['One', 14.2], TEXT, ['Two', 13.8], TEXT)).toEqual(['0 One', '0 Two']);
    expect(headingsOf(['One', 14.3], TEXT, ['Two', 13.7], TEXT)).toEqual(['0 One', '10 Two']);
  });
});

describe('a look of headings', () => {
  it.each<[size: number, font: string, isHeading: boolean]>([
    [11, 'a', true],
    [10.5, 'a', false],
    [10, 'a', false],
    [10, 'b', true],
    [9.5, 'b', true],
    [9, 'b', false],
  ])('in a text of size 10 may have size %d in font %s: %s', (size, font, isHeading) => {
    expect(headingsOf(['Premiums', size, font], TEXT)).toEqual(isHeading ? ['0 Premiums'] : []);
  });

  it('is that of at most 30% of the letters', () => {
    const heading = `P${'r'.repeat(29)}`;
    const body = (letters: number): Paragraph => ['Text '.repeat(40).slice(0, letters)];
    // The headings have 60 of 200 letters, then 60 of 198.
    expect(headingsOf([heading, 12], body(70), [heading, 12], body(70))).toHaveLength(2);
    expect(headingsOf([heading, 12], body(70), [heading, 12], body(69))).toHaveLength(0);
  });

  it('is one in which at least three of five paragraphs look like a heading and are above other text', () => {
    const aboveText: Paragraph[] = [['Premiums', 12], TEXT, ['Claims', 12], TEXT, ['Reminders', 12], TEXT];
    expect(headingsOf(...aboveText, [' Hamburg', 12], ['Bremen', 12], ['Kiel', 12])).toEqual([]);
    expect(headingsOf(...aboveText, [' Hamburg', 12], ['Bremen', 12])).toHaveLength(5);
    expect(headingsOf(...aboveText, ['It is paid.', 12], ['It is due.', 12])).toHaveLength(3);
    expect(headingsOf(...aboveText, ['It is paid.', 12], ['It is due.', 12], ['It is late.', 12])).toEqual([]);
  });

  it('does not count the last line of a document as one above other text', () => {
    expect(headingsOf(['Premiums', 12], TEXT, ['The end', 12])).toEqual([]);
  });

  it('counts a line above a table as one above other text', () => {
    expect(headingsOf(TEXT, ['Premiums', 12], null)).toEqual(['0 Premiums']);
  });

  it('is recognized although a table of contents repeats the headings; only its last line is taken for one', () => {
    const names = ['Premiums', 'Claims', 'Fees', 'Notice', 'Deposit', 'Reminders'];
    const contents = names.map((name): Paragraph => [` ${name}`, 12]);
    const sections = names.flatMap((name): Paragraph[] => [[name, 12], TEXT]);
    const headings = names.map((name) => `0 ${name}`);
    expect(headingsOf(...contents, TEXT, ...sections)).toEqual(['0  Reminders', ...headings]);
  });

  it('is not one in which half of the paragraphs above other text are sentences', () => {
    const withText = (text: string): Paragraph[] => [[text, 12], TEXT];
    const sentences = ['It is paid.', 'It is due.', 'It is late.'].flatMap(withText);
    expect(headingsOf(...['Premiums', 'Claims', 'Fees'].flatMap(withText), ...sentences)).toEqual([]);
  });
});

describe('the text of a heading', () => {
  it.each([
    ...[
      'Premiums',
      'PREMIUMS',
      '3 Premiums',
      '3.1. Premiums',
      'IV. Premiums',
      'B) Premiums',
      '§ 4 Premiums',
      '24h service',
    ],
    ...[
      '„Premiums“',
      '¿Quién paga?',
      'What is paid?',
      'How to report a claim:',
      'What to do if ...',
      'الأقساط',
      '保険料',
      '料',
    ],
    `${'Premium '.repeat(13)}end`,
    `P${'r'.repeat(119)}`,
  ])('a heading may be %s', (text) => {
    expect(headingsOf([` ${text} `, 12], [TEXT[0].repeat(9)])).toEqual([`0  ${text} `]);
  });

  it.each([
    ...[
      'It is paid.',
      'It is paid.”',
      'In this case,',
      'one of these;',
      'premiums',
      'Premi-',
      'P',
      '7',
      '2.5',
      '100 %',
      '—',
    ],
    ...[
      'Premiums .... 4',
      'Premiums . . . 4',
      'Name ___',
      'office@example.com',
      'See https://example.com',
      'See www.example.com',
    ],
    ...['Contents', 'Inhaltsverzeichnis', 'Table des matières:', '目次'],
    `${'Premium '.repeat(14)}end`,
    `P${'r'.repeat(120)}`,
  ])('a heading is not %s', (text) => {
    expect(headingsOf([text, 12], [TEXT[0].repeat(9)])).toEqual([]);
  });
});

it('a paragraph that has several looks, or that is marked as no heading, is not a heading', () => {
  const look = { size: 12, font: 'a' };
  const text = { text: TEXT[0], look: { size: 10, font: 'a' }, letters: [[{ size: 10, font: 'a' }, 80]] as const };
  const heading = { text: 'Premiums', look, letters: [[look, 8]] as const };
  const depthsOf = (...paragraphs: Parameters<typeof headingDepths>[0]) => [...headingDepths(paragraphs, () => false)];
  expect(depthsOf(heading, text)).toEqual([[0, 0]]);
  expect(depthsOf({ ...heading, isNotHeading: true }, text)).toEqual([]);
  expect(depthsOf({ ...heading, look: null }, text)).toEqual([]);
  expect(depthsOf()).toEqual([]);
});
