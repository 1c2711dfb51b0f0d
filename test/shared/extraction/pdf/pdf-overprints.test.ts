// Guarantee: text that a PDF draws twice in the same place, as for bold letters and shadows, is read once, and words in
// different directions stay apart. Risk: "Shadow titleShadow title" becomes the title of a document, and words that are
// drawn across a page run into its text.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';
import { textsOf } from '../document-texts.ts';

const read = async (...operators: readonly string[]) =>
  textsOf(await extractPdf(makePdf([operators.join('\n')]), () => false));

const drawn = (x: number, y: number, text: string, size = 12) =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

it.each([
  [
    'a bold text',
    [drawn(60, 700, 'Total due'), drawn(60.4, 700, 'Total due'), drawn(60.8, 700, 'Total due')],
    ['Total due'],
  ],
  ['a shadow', [drawn(62, 698, 'Rates', 24), drawn(60, 700, 'Rates', 24), drawn(60, 650, 'Body.')], ['Rates', 'Body.']],
  ['the next word of the same text', [drawn(60, 700, 'cha'), drawn(79, 700, 'cha')], ['chacha']],
  ['a letter twice', [drawn(60, 700, 'i'), drawn(61.5, 700, 'i')], ['ii']],
  [
    'a letter twice, with other text drawn between',
    [drawn(60, 700, 'i', 40), drawn(60, 600, 'Body text.'), drawn(65.9, 700, 'i', 40)],
    ['i', 'Body text.', 'i'],
  ],
  [
    'bold text whose letters are each drawn twice',
    ['NORD 1450 EUR'].flatMap((text) =>
      [...text].flatMap((letter, at) => [0, 0.3].map((by) => drawn(60 + 8 * at + by, 700, letter))),
    ),
    ['NORD 1450 EUR'],
  ],
  ['a number whose digits are each there twice', [drawn(60, 700, 'Code 112233445566')], ['Code 112233445566']],
  ['the same line again', [drawn(60, 700, 'Pay now.'), drawn(60, 686, 'Pay now.')], ['Pay now. Pay now.']],
])('%s is read as often as a reader sees it', async (_case, operators, texts) => {
  expect(await read(...operators)).toEqual(texts);
});

it('words in different directions are not joined', async () => {
  const draft = 'BT /F1 80 Tf 0.7071 0.7071 -0.7071 0.7071 200 300 Tm (DRAFT) Tj ET';
  const texts = await read(drawn(60, 700, 'First line.'), draft, drawn(60, 500, 'Second line.'));
  expect(texts.join('\n')).toBe('First line.\nDRAFT Second line.');
});
