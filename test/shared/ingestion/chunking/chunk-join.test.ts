// Guarantee: the pieces of a passage are joined as in their document: an empty line between paragraphs, a new line for
// each item or line of code, sentences on one line, and a heading only above its own text; a blank piece is no passage,
// and only a short header is repeated. Risk: a table row that seems to belong to another header, or a passage of one
// word that every search ranks.
import { expect, it } from 'vitest';
import type { Block } from '../../../../shared/extraction/extracted-document.ts';
import { chunkDocument, PASSAGE_LIMIT } from '../../../../shared/ingestion/chunking/chunk-document.ts';

const LIMIT = { wordsMax: 12, bytesMax: 400 };
const block = (kind: 'paragraph' | 'item' | 'code', text: string, headings: string[] = []): Block => ({
  kind,
  text,
  headings,
  page: null,
});
const table = (header: string, ...rows: string[]): Block => ({ kind: 'table', header, rows, headings: [], page: null });
const passageTexts = (blocks: Block[], limit = LIMIT) => chunkDocument(blocks, 100, limit)?.map(({ text }) => text);

it.each<[name: string, blocks: Block[], texts: string[]]>([
  ['paragraphs', [block('paragraph', ' a b '), block('paragraph', 'c')], ['a b\n\nc']],
  ['items', [block('item', 'a'), block('item', 'b '), block('paragraph', 'c')], ['a\nb\n\nc']],
  ['a listing, with the spaces of its lines', [block('code', '\n\n  a\n   b \n')], ['  a\n   b']],
  [
    'a blank paragraph and a blank listing',
    [block('paragraph', ' \n'), block('item', 'a'), block('code', '\n\n')],
    ['a'],
  ],
  ['nothing', [block('paragraph', '')], []],
  [
    'sentences of one split paragraph',
    [block('paragraph', 'A b c d. E f g h i j. K l m.')],
    ['A b c d. E f g h i j.', 'K l m.'],
  ],
  [
    'a heading above only the first part',
    [block('paragraph', 'One.', ['G', 'A']), block('paragraph', 'Two.', ['G'])],
    ['A\nOne.\n\nTwo.'],
  ],
  [
    'a heading above two parts once',
    [block('paragraph', 'One.', ['A']), block('paragraph', 'Two.', ['B']), block('paragraph', 'Three.', ['B'])],
    ['A\nOne.\n\nB\nTwo.\n\nThree.'],
  ],
  [
    'no two sections that fit together only without their headings',
    [block('paragraph', 'a b', ['A']), block('paragraph', 'c d e f g h i', ['B b b'])],
    ['a b', 'c d e f g h i'],
  ],
  [
    'few words to those that follow in their section',
    [block('paragraph', 'a b c d e f g h'), block('paragraph', 'i'), block('paragraph', 'j k l m n')],
    ['a b c d e f g h', 'i\n\nj k l m n'],
  ],
  [
    'few words to those before, at the end of their section',
    [block('paragraph', 'a b c d e f g h', ['A']), block('paragraph', 'i', ['A']), block('paragraph', 'j', ['B'])],
    ['a b c d e f g h\n\ni', 'j'],
  ],
  [
    'a table whose one row is over the limit',
    [table('h', 'a b c d e f g h i j k l m')],
    ['h\na b c d e f g h i j k l m'],
  ],
  ['rows under their header', [table('h k', 'a b c d e', 'f g h i', 'j k')], ['h k\na b c d e\nf g h i', 'h k\nj k']],
  [
    'rows, but repeats no header that takes more than a third of the words',
    [table('h i j k l', 'a b c d e', 'f g h i', 'j k')],
    ['h i j k l\na b c d e', 'f g h i\nj k'],
  ],
])('joins %s', (_name, blocks, texts) => {
  expect(passageTexts(blocks)).toEqual(texts);
});

it('joins the lines of a split listing below each other', () => {
  const lines = ['a'.repeat(1_999), 'b'.repeat(2_999), 'c'.repeat(1_500)];
  const [a, b, c] = lines;
  expect(passageTexts([block('code', lines.join('\n'))], PASSAGE_LIMIT)).toEqual([`${a}\n${b}`, c]);
});

it('leaves room for the header above a row that a model can barely accept', () => {
  const texts = passageTexts([table('name', 'x'.repeat(5_499))], PASSAGE_LIMIT) ?? [];
  expect(texts).toEqual([`name\n${'x'.repeat(5_495)}`, 'name\nxxxx']);
});

it('repeats no header that takes more than a third of the bytes', () => {
  const limit = { wordsMax: 1_000, bytesMax: 30 };
  const rows = ['a', 'b', 'c'].map((letter) => letter.repeat(10));
  expect(passageTexts([table('h'.repeat(10), ...rows)], limit)).toEqual(rows.map((row) => `${'h'.repeat(10)}\n${row}`));
  expect(passageTexts([table('h'.repeat(11), ...rows)], limit)).toEqual([
    `${'h'.repeat(11)}\n${rows[0]}`,
    `${rows[1]}\n${rows[2]}`,
  ]);
});
