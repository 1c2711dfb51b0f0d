// Guarantee: the list of supported formats, and the table in docs/documents.md, name exactly the formats that can be
// read, in their order. Risk: a user uploads what is refused, or does not upload what could be read.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOCUMENT_FORMATS } from '../../../shared/extraction/document-formats.ts';
import { FORMAT_LABELS } from '../../../shared/knowledge/document-type.ts';
import { tableUnder } from '../../tidy/document-guards.ts';

it('lists every format of the table once, in its order', () => {
  expect(Object.keys(FORMAT_LABELS)).toEqual(DOCUMENT_FORMATS.map(({ type }) => type));
});

it('matches the table in docs/documents.md', () => {
  const rows = tableUnder(readFileSync('docs/documents.md', 'utf8'), 'Formats').map((row) => row.toLowerCase());
  const types = DOCUMENT_FORMATS.map(({ type }) => type);
  const namedIn = (row: string) => types.filter((type) => row.split(/[^a-z]+/).includes(type));
  expect(rows.flatMap(namedIn)).toEqual(types);
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
});
