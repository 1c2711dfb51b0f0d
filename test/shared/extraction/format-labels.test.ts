// Guarantee: what is told about formats names exactly those that can be read, in their order. Risk: somebody is told to
// upload what is refused, or keeps from uploading what could be read.
import { expect, it } from 'vitest';
import { DOCUMENT_FORMATS } from '../../../shared/extraction/document-formats.ts';
import { FORMAT_LABELS } from '../../../shared/extraction/format-labels.ts';

it('names every format of the table once, in its order', () => {
  expect(Object.keys(FORMAT_LABELS)).toEqual(DOCUMENT_FORMATS.map(({ type }) => type));
});
