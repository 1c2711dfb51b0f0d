// Guarantee: spaced letters are read as words, words cut by a soft hyphen are joined, and characters are the ones that
// readers know. Risk: a heading cannot be found by any of its words, or a row of single figures becomes one number.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';
import { toUnicode } from '../form-pdfs.ts';

// Pale ink, because of which the drawing of the page is read.
const PALE = '1 g 0 0 9 9 re f 0 g';

async function read(content: string, letters = 'א'): Promise<readonly string[]> {
  const fonts = '/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>';
  const document = await extractPdf(makePdf([content], { fonts, objects: [toUnicode(letters)] }), () => false);
  if ('code' in document) {
    throw new Error(document.code);
  }
  return document.blocks.map((block) => (block.kind === 'table' ? block.header : block.text));
}

const text = (operators: string, [x, y] = [72, 700]) => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm ${operators} ET`;
const EACH_ALONE = [...'12345'].map((digit, at) => text(`(${digit}) Tj`, [72 + at * 11, 700])).join('\n');

describe('spaced letters', () => {
  it.each([
    ['by the space between characters', '2 Tc (VALID FROM 1 MAY 2026) Tj', 'VALID FROM 1 MAY 2026'],
    ['by a wide space between characters', '5 Tc (PAY SLIP MAY) Tj', 'PAY SLIP MAY'],
    ['by moving each', `[${[...'NEWS'].map((letter) => `(${letter}) -150`).join(' ')} -300 (7)] TJ`, 'NEWS 7'],
    [
      'with the spaces between words only moved over',
      '[(S) -150 (E) -150 (A) -600 (S) -150 (I) -150 (D) -150 (E)] TJ',
      'SEA SIDE',
    ],
  ])('%s are read as words', async (_, operators, expected) => {
    expect(await read(text(operators))).toEqual([expected]);
    expect(await read(`${PALE}\n${text(operators)}`)).toEqual([expected]);
  });

  it.each([
    ['single letters with drawn spaces', text('(grades A B C D) Tj'), 'grades A B C D'],
    ['figures that are drawn one by one', EACH_ALONE, '1 2 3 4 5'],
    ['dots that lead to a page number', text(`[(On) -333 (us) ${'-200 (.) '.repeat(12)}] TJ`), 'On us …'],
    ['words that are moved apart', text('[(x) -333 (of) -333 (a) -333 (b) -333 (c)] TJ'), 'x of a b c'],
  ])('are not seen in %s', async (_, content, expected) => {
    expect(await read(`${PALE}\n${content}`)).toEqual([expected]);
  });
});

it('joins a word that a soft hyphen cuts at a line end', async () => {
  const lines = [
    PALE,
    text('(The members agreed that the warehouse should open before the co) Tj'),
    'BT /F4 12 Tf 1 0 0 1 432 700 Tm (a) Tj ET',
    text('(operation ends and that the other things are done in the next year.) Tj', [72, 686]),
  ];
  expect(await read(lines.join('\n'), '\u00ad')).toEqual([
    'The members agreed that the warehouse should open before the cooperation ends and that the other things are done in the next year.',
  ]);
});

it.each(['', PALE])(
  'reads the radicals that browsers write for Chinese characters as these characters: %j',
  async (line) => {
    expect(await read(`${line}\nBT /F4 12 Tf 1 0 0 1 72 700 Tm (abc) Tj ET`, '三⼗⽇')).toEqual(['三十日']);
  },
);
