// Guarantee: what nobody can see on a page of a PDF is not in its text, wherever pictures and other paint are, and what
// only looks hidden to a program is. Risk: a hidden instruction reaches the model, or a table loses its header.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { HIDDEN_FORMS, pdfOf, SECRET, SEEN_FORMS } from './hidden-pdfs.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await extractPdf(bytes, () => false);
  return 'code' in document
    ? document.code
    : document.blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
}

describe.each([false, true])('compressed: %s', (compress) => {
  it.each(Object.entries(HIDDEN_FORMS))('is dropped: %s', async (_name, form) => {
    expect(await textOf(pdfOf(form, compress))).toBe('Seen on the page.');
  });

  it.each(Object.entries(SEEN_FORMS))('is read: %s', async (_name, form) => {
    expect(await textOf(pdfOf(form, compress))).toContain(SECRET);
  });
});
