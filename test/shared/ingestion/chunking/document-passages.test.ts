// Guarantee: each passage has the title that readers see and the headings above it, without a heading that repeats the
// title, and is embedded with both. Risk: a title as long as a page in every citation and every vector, or a passage
// that is found under the wrong heading.
import { expect, it } from 'vitest';
import type { Block, ExtractedDocument } from '../../../../shared/extraction/extracted-document.ts';
import { documentPassages, titleOf } from '../../../../shared/ingestion/document-passages.ts';
import { embeddedText } from '../../../../shared/search/passage.ts';

const RECORD = { companyId: 'company', baseId: 'base', id: 'document', version: 3 };

function documentOf(title: string | null, blocks: readonly Block[] = []): ExtractedDocument {
  return { type: 'markdown', title, pages: null, blocks };
}

it.each([
  ['its own, with single spaces', ' The \n\t lease  of 2024 ', 'The lease of 2024'],
  ['its own of exactly 600 bytes', `${'é'.repeat(299)}ab`, `${'é'.repeat(299)}ab`],
  ['its own, cut between code points if it is too long', 'é'.repeat(301), `${'é'.repeat(298)}…`],
  ['its file name as words, if it has none', null, 'harbour lease'],
  ['its file name as words, if it is blank', ' \n ', 'harbour lease'],
])('gives a document the title: %s', (_what, own, title) => {
  expect(titleOf(documentOf(own), 'rooms/harbour_lease.md')).toBe(title);
});

it('gives a passage its headings without the title, and embeds it below both', () => {
  const text = (headings: readonly string[], words: string): Block => ({
    kind: 'paragraph',
    headings,
    page: null,
    text: words,
  });
  const passages = documentPassages(
    RECORD,
    'Lease',
    documentOf('Lease', [
      text(['Lease'], `${'intro '.repeat(249)}end.`),
      text(['Lease', 'Rent'], `${'rent '.repeat(249)}end.`),
      text(['Other', 'Lease'], `${'other '.repeat(249)}end.`),
    ]),
  );
  const place = {
    companyId: 'company',
    baseId: 'base',
    documentId: 'document',
    version: 3,
    title: 'Lease',
    page: null,
  };
  expect(passages).toEqual([
    { ...place, ordinal: 0, headings: '', text: `${'intro '.repeat(249)}end.` },
    { ...place, ordinal: 1, headings: 'Rent', text: `${'rent '.repeat(249)}end.` },
    { ...place, ordinal: 2, headings: 'Other > Lease', text: `${'other '.repeat(249)}end.` },
  ]);
  expect(passages?.map((passage) => embeddedText(passage).slice(0, 24))).toEqual([
    'Lease\nintro intro intro ',
    'Lease > Rent\nrent rent r',
    'Lease > Other > Lease\not',
  ]);
});

it.each([
  ['RVO Academy: Course Handbook 2026', 'Course Handbook 2026', 'First'],
  ['Course Handbook 2026', 'COURSE HANDBOOK 2026', 'First'],
  ['Vacation and sick leave', 'Vacation', 'Vacation > First'],
  ['Handbook 2026', 'Course Handbook 2026', 'Course Handbook 2026 > First'],
])(
  'leaves out a first heading that has half of the words of the title and no others: %s, %s',
  (title, heading, left) => {
    const text = { kind: 'paragraph', headings: [heading, 'First'], page: null, text: 'text' } as const;
    expect(documentPassages(RECORD, title, documentOf(title, [text]))?.map(({ headings }) => headings)).toEqual([left]);
  },
);

it('keeps a later heading even if it has only words of the title', () => {
  const text = (heading: string) =>
    ({ kind: 'paragraph', headings: [heading], page: null, text: `${'x '.repeat(249)}x.` }) as const;
  const document = documentOf('Sick leave policy', [text('Scope'), text('Sick leave')]);
  const passages = documentPassages(RECORD, 'Sick leave policy', document);
  expect(passages?.map(({ headings }) => headings)).toEqual(['Scope', 'Sick leave']);
});

it('limits a version to 20,000 passages', () => {
  const text = `${'word '.repeat(249)}end.`;
  const sections = (count: number) =>
    Array.from({ length: count }, (_, at): Block => ({ kind: 'paragraph', headings: [`${at}`], page: null, text }));
  const passages = (count: number) => documentPassages(RECORD, 'Lease', documentOf(null, sections(count)));
  expect(passages(20_000)).toHaveLength(20_000);
  expect(passages(20_001)).toBeNull();
});
