// Guarantee: the limits that docs/documents.md promises are those of the code. Risk: a small file that unpacks to more
// than the function's memory, or a document that is refused although an operator was told that it fits.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_PAGES_MAX,
  DOCUMENT_PASSAGES_MAX,
  DOCUMENT_TEXT_MAX,
  SHEET_CELLS_MAX,
  TEXT_BYTES_MAX,
} from '../../../shared/extraction/document-limits.ts';
import { OFFICE_LIMITS } from '../../../shared/extraction/office/office-package.ts';
import { DOCUMENTS_PER_BASE_MAX } from '../../../shared/knowledge/document.ts';

const MB = 1_000_000;
const [, limits = ''] = readFileSync('docs/documents.md', 'utf8').split('\n## Limits\n');
const rows = limits.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm);
const documented = new Map([...rows].map(([, what, limit]) => [what, limit]));
const count = (limit: number) => limit.toLocaleString('en-US');
const { entryBytesMax, bytesMax, ratioMax, entriesMax } = OFFICE_LIMITS;

describe('the documented limit of', () => {
  it.each<[what: string, limit: string]>([
    ['bytes of a document', `${DOCUMENT_BYTES_MAX / 1_024 ** 2} MB`],
    ['bytes of text, Markdown, HTML, CSV, JSON, YAML', `${TEXT_BYTES_MAX / 1_024 ** 2} MB`],
    ['pages, slides', count(DOCUMENT_PAGES_MAX)],
    ['characters of text in a PDF or workbook', count(DOCUMENT_TEXT_MAX)],
    ['cells with text in a workbook or CSV', count(SHEET_CELLS_MAX)],
    ['passages', count(DOCUMENT_PASSAGES_MAX)],
    [
      'unpacked size of a part of an Office document',
      `${entryBytesMax / MB} MB, all parts that are read ${bytesMax / MB} MB, and at most ${ratioMax} times its packed size`,
    ],
    ['files in an Office document', count(entriesMax)],
    ['documents in a base, those of archives included', count(DOCUMENTS_PER_BASE_MAX)],
  ])('%s is the one that applies', (what, limit) => {
    expect(documented.get(what)).toBe(limit);
  });
});
