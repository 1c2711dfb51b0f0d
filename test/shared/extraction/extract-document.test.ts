// Guarantee: a file of exactly the documented size is read, and one that is a byte larger is refused as too large.
// Risk: a document that an operator was told would fit is refused.
import { expect, it } from 'vitest';
import { DOCUMENT_BYTES_MAX } from '../../../shared/extraction/document-limits.ts';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';

it('refuses a file as too large only if it is larger than the documented size', async () => {
  // A text of exactly this size is read, and then refused because of its length.
  const read = (bytes: number) => extractDocument(Buffer.alloc(bytes, 'a'), 'notes.txt', () => false);
  expect([await read(DOCUMENT_BYTES_MAX), await read(DOCUMENT_BYTES_MAX + 1)]).toEqual([
    {
      code: 'too_much_text',
      sentence: 'The document contains too much text. Split it into several documents.',
    },
    { code: 'too_large', sentence: 'The document is larger than 50 MB.' },
  ]);
});
