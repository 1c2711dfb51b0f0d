// Guarantee: a passage reads like its document, with an empty line between paragraphs, a new line for each item or row,
// code as written, and in its text the headings that are not above all of it; a passage ends at exactly its share of
// the limit. Risk: a list that reads as one sentence, a row without its header, or a passage of two words.
import { expect, it } from 'vitest';
import type { Block } from '../../../../shared/extraction/extracted-document.ts';
import { chunkDocument } from '../../../../shared/ingestion/chunking/chunk-document.ts';

// A passage has at most 12 words. It is full enough with 8, or with 4 before a new section; 1 word is a remainder.
const LIMIT = { wordsMax: 12, bytesMax: 200 };
const block = (kind: 'paragraph' | 'item' | 'code', text: string, headings: string[] = [], page = 1): Block => {
  return { kind, text, headings, page } as Block;
};
const table = (header: string, rows: string[]): Block =>
  ({ kind: 'table', header, rows, headings: [], page: 1 }) as Block;
const paragraph = (count: number, headings: string[] = [], page = 1) =>
  block('paragraph', words(count), headings, page);
const words = (count: number): string => 'abcdefghijklmnop'.slice(0, count).split('').join(' ');

it.each<[string, Block[], string[]]>([
  ['paragraphs', [block('paragraph', ' a b '), block('paragraph', 'c')], ['a b\n\nc']],
  ['items', [block('paragraph', 'a'), block('item', 'b'), block('item', 'c')], ['a\nb\nc']],
  ['code', [block('code', '\n\n  a\n    b \n\n'), block('paragraph', 'c')], ['  a\n    b\n\nc']],
  ['no empty block', [block('paragraph', ' \n'), block('code', ''), block('paragraph', 'a')], ['a']],
  ['a table', [table('h i', ['a b', 'c d'])], ['h i\na b\nc d']],
  ['a table without a header', [table('', ['a b', 'c d'])], ['a b\nc d']],
  ['a long table', [table('h', ['a b c d', 'e f g h', 'i j k l'])], ['h\na b c d\ne f g h', 'h\ni j k l']],
  ['a long header', [table('h i j k l', ['a b c d', 'e f g h'])], ['h i j k l\na b c d', 'e f g h']],
  ['a sentence that is too long', [block('paragraph', words(14))], [words(7), 'h i j k l m n']],
  ['sentences', [block('paragraph', 'A b c d e f. G h i j k l. M n o.')], ['A b c d e f.', 'G h i j k l. M n o.']],
])('puts %s into passages', (_name, blocks, texts) => {
  expect(chunkDocument(blocks, 99, LIMIT)?.map(({ text }) => text)).toEqual(texts);
});

it.each<[string, Block[], string[]]>([
  ['adds to a passage that is less than two thirds full', [paragraph(7), paragraph(3)], [`${words(7)}\n\n${words(3)}`]],
  ['begins a new passage when two thirds are full', [paragraph(8), paragraph(3)], [words(8), words(3)]],
  ['fills a passage to the last word', [paragraph(7), paragraph(5)], [`${words(7)}\n\n${words(5)}`]],
  ['begins a new passage for one word too many', [paragraph(7), paragraph(6)], [words(7), words(6)]],
  [
    'adds a new section to a passage that is less than a third full',
    [paragraph(3, ['A']), paragraph(3, ['B'])],
    [`A\n${words(3)}\n\nB\n${words(3)}`],
  ],
  [
    'begins a new passage for a new section when a third is full',
    [paragraph(4, ['A']), paragraph(3, ['B'])],
    [words(4), words(3)],
  ],
  [
    'keeps a question with its answer apart from the sections before and after it',
    [paragraph(2, ['A']), paragraph(2, ['B?']), paragraph(1, ['B?']), paragraph(2, ['C?']), paragraph(2, ['D'])],
    [words(2), `${words(2)}\n\n${words(1)}`, words(2), words(2)],
  ],
  ['begins a new passage for another page', [paragraph(3), paragraph(3, [], 2)], [words(3), words(3)]],
  ['adds a remainder of one word', [paragraph(8), paragraph(1)], [`${words(8)}\n\n${words(1)}`]],
  ['begins a new passage for two words', [paragraph(8), paragraph(2)], [words(8), words(2)]],
  ['does not add a remainder of another page', [paragraph(8), paragraph(1, [], 2)], [words(8), words(1)]],
  ['does not add a remainder of another section', [paragraph(8, ['A']), paragraph(1, ['B'])], [words(8), words(1)]],
  [
    'adds a remainder before another section',
    [paragraph(8, ['A']), paragraph(1, ['A']), paragraph(8, ['B'])],
    [`${words(8)}\n\n${words(1)}`, words(8)],
  ],
])('%s', (_name, blocks, texts) => {
  expect(chunkDocument(blocks, 99, LIMIT)?.map(({ text }) => text)).toEqual(texts);
});

it('counts the bytes of the empty lines between the parts of a passage', () => {
  const texts = (length: number) => {
    const blocks = [block('paragraph', 'x'.repeat(98)), block('paragraph', `a b ${'y'.repeat(length - 4)}`)];
    return chunkDocument(blocks, 99, LIMIT)?.length;
  };
  expect([texts(98), texts(99)]).toEqual([1, 2]);
});

it('gives a passage the page on which it starts and the headings above all of it', () => {
  const blocks = [paragraph(3, ['A', 'B'], 4), paragraph(3, ['A', 'C'], 4), block('paragraph', 'z', [], 5)];
  expect(chunkDocument(blocks, 99, LIMIT)).toEqual([
    { page: 4, headings: 'A', text: `B\n${words(3)}\n\nC\n${words(3)}` },
    { page: 5, headings: '', text: 'z' },
  ]);
  expect(chunkDocument([], 99, LIMIT)).toEqual([]);
});
