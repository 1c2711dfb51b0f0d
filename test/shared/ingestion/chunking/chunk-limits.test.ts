// Guarantee: the limits of a passage are exactly those of the current CHUNKING_VERSION. Risk: a limit changes without a
// new version, so that documents of one stage are chunked in two ways and none of them is reindexed.
import { expect, it } from 'vitest';
import type { Block } from '../../../../shared/extraction/extracted-document.ts';
import { chunkDocument } from '../../../../shared/ingestion/chunking/chunk-document.ts';
import { CHUNKING_VERSION } from '../../../../shared/ingestion/chunking/chunking-version.ts';
import { countWords } from '../../../../shared/ingestion/chunking/count-words.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
const paragraph = (count: number, headings: readonly string[] = []): Block => ({
  kind: 'paragraph',
  text: words(count),
  headings,
  page: null,
});
const passagesOf = (...blocks: readonly Block[]) => chunkDocument(blocks, 100) ?? [];
const sizesOf = (...blocks: readonly Block[]) => passagesOf(...blocks).map(({ text }) => countWords(text));

it('pins the version of the limits below, which must be raised with every change of one of them', () => {
  expect(CHUNKING_VERSION).toBe(45);
});

it('allows at most 300 words and 5,500 bytes in a passage', () => {
  expect([300, 301].map((count) => sizesOf(paragraph(count)))).toEqual([[300], [290, 11]]);
  const long = (bytes: number): Block => ({ kind: 'code', text: 'x'.repeat(bytes), headings: [], page: null });
  expect([5_500, 5_501].map((bytes) => passagesOf(long(bytes)).length)).toEqual([1, 2]);
});

it('adds a paragraph only to a passage of fewer than 200 words, and another section only to one of fewer than 100', () => {
  expect([199, 200].map((count) => sizesOf(paragraph(count), paragraph(60)))).toEqual([[259], [200, 60]]);
  const sections = (count: number) => sizesOf(paragraph(count, ['A']), paragraph(60, ['B']));
  expect([99, 100].map(sections)).toEqual([[161], [100, 60]]);
});

it('adds a remainder of fewer than 50 words to the passage before it, and no longer one', () => {
  expect([49, 50].map((count) => sizesOf(paragraph(250), paragraph(count)))).toEqual([[299], [250, 50]]);
});

it('repeats a header only up to 100 words in each part of a table', () => {
  const table = (header: number): Block => ({
    kind: 'table',
    header: words(header),
    rows: [words(150), words(160)],
    headings: [],
    page: null,
  });
  expect([100, 101].map((header) => sizesOf(table(header)))).toEqual([
    [250, 260],
    [251, 160],
  ]);
});

it('cuts headings to 1,500 bytes', () => {
  const headingsOf = (bytes: number) => passagesOf(paragraph(1, ['x'.repeat(bytes)])).map(({ headings }) => headings);
  expect(headingsOf(1_500)).toEqual(['x'.repeat(1_500)]);
  expect(headingsOf(1_501)).toEqual([`${'x'.repeat(1_497)}…`]);
});

it('makes as many passages as a document may have, and returns null if there would be one more', () => {
  const passagesMax = 3;
  const countOf = (...rest: readonly number[]) =>
    chunkDocument(
      [250, 250, 250, ...rest].map((count) => paragraph(count)),
      passagesMax,
    )?.length ?? null;
  // A remainder joins the passage before it only at the end of its section.
  expect([countOf(), countOf(49), countOf(50)]).toEqual([3, 3, null]);
});
