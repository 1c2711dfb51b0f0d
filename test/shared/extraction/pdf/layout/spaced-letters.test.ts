// Guarantee: letters with spaces between them are read as words, words split by a soft hyphen are joined, and radicals
// are read as Chinese characters. Risk: a heading cannot be found by any of its words, or a row of single digits
// becomes one number.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';
import { textsOf } from '../../document-texts.ts';
import { mappedFont } from '../form-pdfs.ts';

// A white rectangle, because of which the drawing of the page is read as well.
const WHITE = '1 g 0 0 9 9 re f 0 g';

async function read(content: string, letters = 'א'): Promise<readonly string[]> {
  const document = await extractPdf(makePdf([content], mappedFont(letters)), () => false);
  return textsOf(document);
}

const text = (operators: string, [x, y] = [72, 700]) => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm ${operators} ET`;
const SEPARATE_DIGITS = [...'12345'].map((digit, at) => text(`(${digit}) Tj`, [72 + at * 11, 700])).join('\n');

describe('spaced letters', () => {
  it.each([
    ['by the space between characters', '2 Tc (VALID FROM 1 MAY 2026) Tj', 'VALID FROM 1 MAY 2026'],
    ['by a wide space between characters', '5 Tc (PAY SLIP MAY) Tj', 'PAY SLIP MAY'],
    ['by moving each of them', `[${[...'NEWS'].map((letter) => `(${letter}) -150`).join(' ')} -300 (7)] TJ`, 'NEWS 7'],
    [
      'with a wider gap in place of each space',
      '[(S) -150 (E) -150 (A) -600 (S) -150 (I) -150 (D) -150 (E)] TJ',
      'SEA SIDE',
    ],
  ])('%s are read as words', async (_case, operators, expected) => {
    expect(await read(text(operators))).toEqual([expected]);
    expect(await read(`${WHITE}\n${text(operators)}`)).toEqual([expected]);
  });

  it.each([
    ['single letters with drawn spaces', text('(grades A B C D) Tj'), 'grades A B C D'],
    ['digits that are drawn one by one', SEPARATE_DIGITS, '1 2 3 4 5'],
    ['dots that lead to a page number', text(`[(On) -333 (us) ${'-200 (.) '.repeat(12)}] TJ`), 'On us …'],
    ['words that are moved apart', text('[(x) -333 (of) -333 (a) -333 (b) -333 (c)] TJ'), 'x of a b c'],
  ])('are not recognized in %s', async (_case, content, expected) => {
    expect(await read(`${WHITE}\n${content}`)).toEqual([expected]);
  });
});

it('joins a word that a soft hyphen cuts at a line end', async () => {
  const lines = [
    WHITE,
    text('(The members agreed that the warehouse should open before the co) Tj'),
    'BT /F4 12 Tf 1 0 0 1 432 700 Tm (a) Tj ET',
    text('(operation ends and that the other things are done in the next year.) Tj', [72, 686]),
  ];
  expect(await read(lines.join('\n'), '\u00ad')).toEqual([
    'The members agreed that the warehouse should open before the cooperation ends and that the other things are done in the next year.',
  ]);
});

it.each(['', WHITE])(
  'reads the radicals that browsers write for Chinese characters as these characters, after %j',
  async (before) => {
    expect(await read(`${before}\nBT /F4 12 Tf 1 0 0 1 72 700 Tm (abc) Tj ET`, '三⼗⽇')).toEqual(['三十日']);
  },
);
