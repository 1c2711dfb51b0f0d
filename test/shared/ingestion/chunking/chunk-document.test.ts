// Guarantee: every word of a document is in its passages, in order, each passage within its limits and on one page,
// with the same result every time. Risk: a sentence that no search can find, a citation with the wrong page, or a
// passage that the embedding model refuses.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../shared/extraction/extracted-document.ts';
import { chunkDocument, PASSAGE_LIMIT } from '../../../../shared/ingestion/chunking/chunk-document.ts';
import { countWords } from '../../../../shared/ingestion/chunking/count-words.ts';
import { upTo } from '../../../harness/properties/up-to.ts';

const PASSAGES_MAX = 100_000;
const sentence = 'The quick brown fox jumps over the lazy dog. ';
const paragraph = (text: string, headings: string[] = [], page: number | null = null): Block => ({
  kind: 'paragraph',
  text,
  headings,
  page,
});
const passagesOf = (blocks: Block[]) => chunkDocument(blocks, PASSAGES_MAX) ?? [];
const withoutSpaces = (texts: readonly string[]) => texts.join('').replace(/\s+/g, '');

describe('passages', () => {
  it('consist of whole paragraphs, with 200 to 300 words in total', () => {
    const blocks = Array.from({ length: 10 }, () => paragraph(sentence.repeat(8).trim()));
    const passages = passagesOf(blocks);
    expect(passages.map(({ text }) => countWords(text))).toEqual([216, 216, 216, 72]);
    expect(passages[0]?.text).toBe(Array(3).fill(sentence.repeat(8).trim()).join('\n\n'));
  });

  it('divide a long paragraph evenly, at sentence ends', () => {
    const passages = passagesOf([paragraph(sentence.repeat(40).trim())]);
    expect(passages.map(({ text }) => countWords(text))).toEqual([180, 180]);
    expect(passages.every(({ text }) => text.endsWith('.'))).toBe(true);
  });

  it('include the last few words of their section, but not of another section or page, or beyond their limit', () => {
    const long = paragraph(sentence.repeat(24).trim(), ['A'], 1);
    const row = (headings: string[], page: number) => paragraph('Basel 95 110', headings, page);
    expect(passagesOf([long, row(['A'], 1), row(['B'], 1), row(['A'], 2)]).map(({ text }) => text)).toEqual([
      `${sentence.repeat(24).trim()}\n\nBasel 95 110`,
      'Basel 95 110',
      'Basel 95 110',
    ]);
    const full = paragraph(`${sentence.repeat(33)}One more.`, ['A'], 1);
    expect(passagesOf([full, row(['A'], 1)])).toHaveLength(2);
  });

  it('never cross a page break', () => {
    const passages = passagesOf([1, 1, 2, 3].map((page) => paragraph(`Page ${page}.`, [], page)));
    expect(passages).toEqual([
      { page: 1, headings: '', text: 'Page 1.\n\nPage 1.' },
      { page: 2, headings: '', text: 'Page 2.' },
      { page: 3, headings: '', text: 'Page 3.' },
    ]);
  });

  it('have the headings above all their text, and contain the headings above only a part of it', () => {
    const passages = passagesOf([
      paragraph('One.', ['Guide', 'Setup', 'Linux']),
      paragraph('Two.', ['Guide', 'Setup', 'Linux']),
      paragraph('Three.', ['Guide', 'Setup', 'macOS']),
    ]);
    expect(passages).toEqual([{ page: null, headings: 'Guide > Setup', text: 'Linux\nOne.\n\nTwo.\n\nmacOS\nThree.' }]);
  });

  it('end where a section ends once they are large enough', () => {
    const passages = passagesOf([paragraph(sentence.repeat(12), ['A']), paragraph('Short.', ['B'])]);
    expect(passages.map(({ headings }) => headings)).toEqual(['A', 'B']);
  });

  it('split a code listing only if the model cannot accept it, between its lines', () => {
    const text = Array.from({ length: 200 }, (_, i) => `  const value${i} = ${i};`).join('\n');
    const passages = passagesOf([{ kind: 'code', text, headings: [], page: null }]);
    expect(passages.map((passage) => passage.text)).toEqual([text]);
    const tooLong = passagesOf([{ kind: 'code', text: `${text}\n${text}`, headings: [], page: null }]);
    expect(tooLong).toHaveLength(2);
    expect(tooLong.flatMap((passage) => passage.text.split('\n'))).toEqual(
      `${text}\n${text}`.split('\n').map((line, i) => (i === 200 ? expect.stringMatching(line) : line)),
    );
  });

  it('split a table between its rows, with the header above each part', () => {
    const rows = Array.from({ length: 300 }, (_, i) => `row ${i} | value ${i}`);
    const passages = passagesOf([{ kind: 'table', header: 'name | worth', rows, headings: [], page: null }]);
    expect(passages.length).toBeGreaterThan(4);
    expect(passages.every(({ text }) => text.startsWith('name | worth\n'))).toBe(true);
    expect(passages.flatMap(({ text }) => text.split('\n').slice(1))).toEqual(rows);
  });

  it('split a long sentence between words, and a long word between characters', () => {
    const words = passagesOf([paragraph('word '.repeat(1_000).trim())]);
    expect(words.map(({ text }) => countWords(text))).toEqual([250, 250, 250, 250]);
    const [first] = passagesOf([paragraph('😀'.repeat(3_000))]);
    expect(first?.text).toBe('😀'.repeat(1_375));
  });

  it('are limited by the words of scripts without spaces', () => {
    const chinese = '知识库可以回答员工的问题。'.repeat(100);
    const passages = passagesOf([paragraph(chinese)]);
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.every(({ text }) => text.endsWith('。') && countWords(text) <= 300)).toBe(true);
    const thai = passagesOf([paragraph('ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน '.repeat(100))]);
    expect(thai.length).toBeGreaterThan(2);
  });

  // Without other text, "a-b-c-d!" is one word; beside a script without spaces it is four.
  it('are limited by words that are divided differently beside a script without spaces', () => {
    const mixed = 'a-b-c-d!知!'.repeat(130);
    const passages = passagesOf([paragraph(mixed)]);
    expect(countWords(mixed)).toBe(650);
    expect(withoutSpaces(passages.map(({ text }) => text))).toBe(mixed);
    expect(passages.every(({ text }) => countWords(text) <= 300)).toBe(true);
  });

  it('are null if there are more than the limit', () => {
    expect(
      chunkDocument(
        [1, 2, 3].map((page) => paragraph('Text.', [], page)),
        2,
      ),
    ).toBeNull();
    expect(
      chunkDocument(
        [1, 2].map((page) => paragraph('Text.', [], page)),
        2,
      ),
    ).toHaveLength(2);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 2_000 }),
  fc
    .array(fc.constantFrom('word', 'a.', '知识', 'ไทย', '。', '\n', ' ', 'x'.repeat(500), '😀'), { maxLength: 400 })
    .map((parts) => parts.join(' ')),
  fc.integer({ min: 1, max: 120 }).map((count) => sentence.repeat(count)),
);
const anyBlock = (page: number | null) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('paragraph', 'item', 'code'),
        text: anyText,
        headings: fc.constant([]),
        page: fc.constant(page),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('table'),
        header: fc.constant(''),
        rows: fc.array(anyText, { minLength: 1 }),
        headings: fc.constant([]),
        page: fc.constant(page),
      }),
    },
  ) as fc.Arbitrary<Block>;
const anyDocument = fc
  .array(fc.integer({ min: 0, max: 3 }))
  .chain((counts) =>
    fc.tuple(...counts.map((count, index) => fc.array(anyBlock(index + 1), { minLength: count, maxLength: count }))),
  )
  .map((pages) => pages.flat());
const textsOf = (block: Block) => (block.kind === 'table' ? [block.header, ...block.rows] : [block.text]);

describe('the passages of any text', () => {
  it('contain all of it, in order, within limits, page by page, with the same result every time', () => {
    fc.assert(
      fc.property(anyDocument, (blocks) => {
        const passages = passagesOf(blocks);
        expect(withoutSpaces(passages.map(({ text }) => text))).toBe(withoutSpaces(blocks.flatMap(textsOf)));
        for (const { text, page } of passages) {
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(PASSAGE_LIMIT.bytesMax);
          expect(text.trim()).not.toBe('');
          const onPage = withoutSpaces(blocks.filter((block) => block.page === page).flatMap(textsOf));
          expect(onPage).toContain(withoutSpaces([text]));
        }
        expect(passagesOf(blocks)).toEqual(passages);
      }),
      { numRuns: 60 },
    );
  });

  // Words of these scripts change when their parts are joined.
  const parts = ['word', '知识', '的', 'ไทย', 'ก', 'า', 'ญี่ปุ่น', '。', '「', 'カ', 'タ', '😀', ' ', 'a-b!', '+'];
  const text = upTo(3_000, (lengths) => fc.array(fc.constantFrom(...parts), { minLength: 500, ...lengths })).map(
    (all) => all.join(''),
  );
  it('have at most 300 words in scripts without spaces', () => {
    fc.assert(
      fc.property(text, (joined) => {
        for (const passage of chunkDocument([paragraph(joined)], 10_000) ?? []) {
          expect(countWords(passage.text)).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('have at most 300 words if nothing has to stay whole', () => {
    const prose = fc.array(anyText.map((part) => paragraph(part)));
    fc.assert(
      fc.property(prose, (blocks) => {
        for (const { text } of passagesOf(blocks)) {
          expect(countWords(text)).toBeLessThanOrEqual(PASSAGE_LIMIT.wordsMax);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('contain every heading, in their path or in their text', () => {
    const headings = fc.array(fc.constantFrom('Alpha', 'Beta', 'Gamma', 'Delta'), { maxLength: 4 });
    const blocks = fc.array(fc.tuple(headings, fc.integer({ min: 1, max: 150 })));
    fc.assert(
      fc.property(blocks, (sections) => {
        const passages = passagesOf(
          sections.map(([path, count], i) => paragraph(`mark${i} ${'word '.repeat(count)}`, path)),
        );
        sections.forEach(([path], i) => {
          const passage = passages.find(({ text }) => new RegExp(`\\bmark${i}\\b`).test(text));
          const above = `${passage?.headings} > ${passage?.text.slice(0, passage.text.indexOf(`mark${i} `))}`;
          for (const heading of path) {
            expect(above).toContain(heading);
          }
        });
      }),
    );
  });
});
