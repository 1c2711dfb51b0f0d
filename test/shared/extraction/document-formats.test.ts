// Guarantee: the table in docs/documents.md names exactly the formats that can be read, in their order; reading a
// document stops at the limits for its time and its text. Risk: a user uploads a file that is refused, or does not
// upload one that could be read, or reading one document takes until the function is stopped.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import { DOCUMENT_TYPES } from '../../../shared/knowledge/document-type.ts';
import { tableUnder } from '../../tidy/documents/document-guards.ts';
import { makePdf, prosePage } from '../ingestion/make-pdf.ts';
import { makeZip } from './make-zip.ts';
import { docxFiles, wordParagraph } from './office/make-office.ts';

it('supports the formats in the table of docs/documents.md, and no others', () => {
  const rows = tableUnder(readFileSync('docs/documents.md', 'utf8'), 'Formats').map((row) => row.toLowerCase());
  const namedIn = (row: string) => DOCUMENT_TYPES.filter((type) => row.split(/[^a-z]+/).includes(type));
  expect(rows.flatMap(namedIn)).toEqual(DOCUMENT_TYPES);
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
});

it.each([
  ['guide.pdf', makePdf([prosePage(['A page.'])])],
  ['guide.docx', makeZip(docxFiles(wordParagraph('A paragraph.'), {}))],
  ['guide.html', Buffer.from('<p>A paragraph.</p>')],
  ['guide.md', Buffer.from('# Guide\n\nA paragraph.')],
])('reading %s stops when its time is up', async (file, bytes) => {
  expect(await extractDocument(bytes, file, () => false)).not.toHaveProperty('code');
  expect(await extractDocument(bytes, file, () => true)).toMatchObject({ code: 'timed_out' });
});

it('refuses an HTML page of more than 10 MB, even in an encoding that only HTML may have', async () => {
  const head = '<meta charset="shift_jis"><p>\x93\x8c\x8b\x9e\x83z\x83e\x83\x8b ';
  const page = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(10 * 1_048_576, 'a')]);
  expect(await extractDocument(page, 'guide.html', () => false)).toMatchObject({ code: 'text_too_large' });
});
