// Guarantee: a file of exactly the documented size is read, and one that is a byte larger is refused as too large.
// Risk: a document that an operator was told would fit is refused.
import { expect, it } from 'vitest';
import { DOCUMENT_BYTES_MAX, TEXT_BYTES_MAX } from '../../../shared/extraction/document-limits.ts';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';

it('refuses a file as too large only if it is larger than the documented size of its format', async () => {
  const read = (bytes: number, beginning: string) => {
    const file = Buffer.alloc(bytes, 'a ');
    file.write(beginning);
    return extractDocument(file, 'notes.txt', () => false);
  };
  expect(await read(TEXT_BYTES_MAX, 'a')).toMatchObject({ type: 'text' });
  expect(await read(TEXT_BYTES_MAX + 1, 'a')).toEqual({
    code: 'text_too_large',
    sentence: 'Text, Markdown, HTML, CSV, JSON and YAML may have 10 MB. Split the document.',
  });
  expect(await read(DOCUMENT_BYTES_MAX, '%PDF-1.7')).toMatchObject({ code: 'corrupt' });
  expect(await read(DOCUMENT_BYTES_MAX + 1, '%PDF-1.7')).toEqual({
    code: 'too_large',
    sentence: 'The document is larger than 50 MB.',
  });
});
