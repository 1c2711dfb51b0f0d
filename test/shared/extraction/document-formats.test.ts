// Guarantee: the list of supported formats names exactly those that can be read, in their order. Risk: a user uploads
// what is refused, or does not upload what could be read.
import { expect, it } from 'vitest';
import { DOCUMENT_FORMATS } from '../../../shared/extraction/document-formats.ts';
import { FORMAT_LABELS } from '../../../shared/knowledge/document-type.ts';

it('lists every format of the table once, in its order', () => {
  expect(Object.keys(FORMAT_LABELS)).toEqual(DOCUMENT_FORMATS.map(({ type }) => type));
});
