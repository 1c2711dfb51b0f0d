// Guarantee: the text of a PDF does not include letters that nobody can see on the page, whatever is painted around
// them, but includes letters that only look hidden to a program. Risk: a hidden instruction reaches the model, or a
// table loses its header.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { textPage } from '../../ingestion/make-pdf.ts';
import { formPdf, type Note, ON_LAYER_OFF } from './form-pdfs.ts';
import { HIDDEN_FORMS, pdfOf, SECRET, SEEN_FORMS } from './hidden-pdfs.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await extractPdf(bytes, () => false);
  return 'code' in document
    ? document.code
    : document.blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
}

describe.each([false, true])('text in a PDF that is compressed: %s', (compress) => {
  it.each(Object.entries(HIDDEN_FORMS))('is dropped: %s', async (_name, form) => {
    expect(await textOf(pdfOf(form, compress))).toBe('Seen on the page.');
  });

  it.each(Object.entries(SEEN_FORMS))('is read: %s', async (_name, form) => {
    expect(await textOf(pdfOf(form, compress))).toContain(SECRET);
  });
});

describe('an annotation', () => {
  const drawn = (entries: string, drawing: string | null, rect: Note['rect'] = [60, 390, 260, 420]) =>
    formPdf(
      textPage([
        { text: 'Seen on the page.', y: 700 },
        { text: SECRET, y: 400 },
      ]),
      [{ rect, entries, drawing }],
    );

  it.each([
    ['a black rectangle', '/Subtype /Square /IC [0 0 0]', '0 g 0 0 200 30 re f'],
    ['a rectangle without a drawing', '/Subtype /Square /C [0 0 0] /IC [0 0 0]', null],
    ['a stamp', '/Subtype /Stamp', '1 g 0 0 200 30 re f'],
    ['a round shape', '/Subtype /Circle /IC [1 1 1]', '1 g -60 10 m -60 60 260 60 260 10 c 260 -20 -60 -20 -60 10 c f'],
  ])('covers the letters that it is drawn on: %s', async (_name, entries, drawing) => {
    expect(await textOf(drawn(entries, drawing))).toBe('Seen on the page.');
  });

  it.each<[string, string, string | null, Note['rect']?]>([
    ['a frame', '/Subtype /Square /C [0 0 0]', '0 G 0 0 200 30 re S'],
    ['a hidden annotation', '/Subtype /Square /F 2', '0 g 0 0 200 30 re f'],
    ['a highlighter', '/Subtype /Highlight /C [1 1 0] /QuadPoints [60 420 260 420 60 390 260 390]', null],
    ['the icon of a comment', '/Subtype /Text', '1 1 0 rg 0 0 20 20 re f', [72, 395, 92, 415]],
    ['an annotation on a layer that is off', `/Subtype /Square ${ON_LAYER_OFF}`, '0 g 0 0 200 30 re f'],
  ])('does not cover the letters below it: %s', async (_name, entries, drawing, rect) => {
    expect(await textOf(drawn(entries, drawing, rect))).toContain(SECRET);
  });
});
