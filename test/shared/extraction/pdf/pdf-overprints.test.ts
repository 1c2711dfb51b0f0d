// Guarantee: a text that a PDF draws twice in the same place, as for bold letters and shadows, is read once, and words
// in different directions are read apart. Risk: "Shadow titleShadow title" becomes the title of a document, and words
// that are drawn across a page run into its text.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';

async function textsOf(...operators: readonly string[]): Promise<readonly string[]> {
  const document = await extractPdf(makePdf([operators.join('\n')]), () => false);
  return 'code' in document ? [document.code] : document.blocks.map((b) => ('text' in b ? b.text : b.kind));
}

const at = (x: number, y: number, text: string, size = 12) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

it.each([
  ['a bold text', [at(60, 700, 'Total due'), at(60.4, 700, 'Total due'), at(60.8, 700, 'Total due')], ['Total due']],
  ['a shadow', [at(62, 698, 'Rates', 24), at(60, 700, 'Rates', 24), at(60, 650, 'Body.')], ['Rates', 'Body.']],
  ['the next word of the same text', [at(60, 700, 'cha'), at(79, 700, 'cha')], ['chacha']],
  ['a letter twice', [at(60, 700, 'i'), at(61.5, 700, 'i')], ['ii']],
  [
    'a letter twice, with other text drawn between',
    [at(60, 700, 'i', 40), at(60, 600, 'Body text.'), at(65.9, 700, 'i', 40)],
    ['i', 'Body text.', 'i'],
  ],
  ['the same line again', [at(60, 700, 'Pay now.'), at(60, 686, 'Pay now.')], ['Pay now. Pay now.']],
])('%s is read as often as it is seen', async (_case, operators, texts) => {
  expect(await textsOf(...operators)).toEqual(texts);
});

it('does not join words in different directions', async () => {
  const draft = 'BT /F1 80 Tf 0.7071 0.7071 -0.7071 0.7071 200 300 Tm (DRAFT) Tj ET';
  const texts = await textsOf(at(60, 700, 'First line.'), draft, at(60, 500, 'Second line.'));
  expect(texts.join('\n')).toBe('First line.\nDRAFT Second line.');
});
