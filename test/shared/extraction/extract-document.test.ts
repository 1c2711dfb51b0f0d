// Guarantee: a file of exactly the documented size is read, and one with another byte is refused as too large. Risk: a
// document that an operator was told would fit is refused.
import { expect, it } from 'vitest';
import { DOCUMENT_BYTES_MAX } from '../../../shared/extraction/document-limits.ts';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';

it('refuses a file only beyond the documented size', async () => {
  // A text of this size is refused as well, but only after it was read.
  const file = (bytes: number) => extractDocument(Buffer.alloc(bytes, 'a'), 'notes.txt', () => false);
  expect([await file(DOCUMENT_BYTES_MAX), await file(DOCUMENT_BYTES_MAX + 1)]).toEqual([
    {
      code: 'too_much_text',
      sentence: 'The document contains too much text. Split it into several documents.',
    },
    { code: 'too_large', sentence: 'The document is larger than 50 MB.' },
  ]);
});
