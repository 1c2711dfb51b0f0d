// Guarantee: the title of a Markdown text is the one in its front matter, and what only looks like the beginning of a
// code listing or comment hides nothing; the rows of a table have its column names. Risk: a handbook without its second
// half, or a price without the name of what it is for.
import { expect, it } from 'vitest';
import type { Block } from '../../../../shared/extraction/extracted-document.ts';
import { extractMarkdown } from '../../../../shared/extraction/markdown/extract-markdown.ts';
import { takeFrontMatter } from '../../../../shared/extraction/markdown/front-matter.ts';

it.each([
  ['without a value', 'title:\nlayout: post', null],
  ['with an apostrophe', "title: 'It''s here'", "It's here"],
  ['with quotes', 'title: "The \\"big\\" one"', 'The "big" one'],
  ['below a name with another first letter', 'Überblick: ja\ntitle: Guide', 'Guide'],
])('a title in front matter is read as YAML has it: %s', (_case, fields, title) => {
  expect(takeFrontMatter(`---\n${fields}\n---\nText.`)).toEqual({ title, rest: 'Text.' });
});

it.each([
  ['a comment in code', 'Write `<!--` before a remark.'],
  ['a comment in code with other code', 'Write ``a `<!--` b`` there.'],
  ['code between the marks of a listing', '```npm ci```'],
])('a long text is read to its end below %s', (_case, line) => {
  const filler = `${'Words of a paragraph. '.repeat(40)}\n\n`;
  const { blocks } = extractMarkdown(`${line}\n\n${filler.repeat(200)}The end.\n`, () => false);
  expect(blocks).toHaveLength(202);
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['paragraph']));
});

it.each([
  ['one column', '| Names |\n|---|\n| A |\n| B |', ['table', 'Names\nA\nB']],
  ['no header', '| | |\n|---|---|\n| A | x |\n| B | y |', ['paragraph', 'A | x'], ['item', 'B | y']],
  ['labels and values', '| | |\n|---|---|\n| Tel | 12 |\n| Fax | 34 |', ['paragraph', 'Tel: 12'], ['item', 'Fax: 34']],
])('reads a table with %s', (_case, text, ...expected) => {
  const flat = (block: Block) => (block.kind === 'table' ? [block.header, ...block.rows].join('\n') : block.text);
  const { blocks } = extractMarkdown(text, () => false);
  expect(blocks.map((block) => [block.kind, flat(block)])).toEqual(expected);
});

it('every row of a long table is below its column names, in whichever slice it is read', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `Item ${at} | ${at} EUR`);
  const text = `| Name | Price |\n|---|---|\n${rows.map((row) => `| ${row} |\n`).join('')}\nEnd.`;
  const { blocks } = extractMarkdown(text, () => false);
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(new Set(tables.map(({ header }) => header))).toEqual(new Set(['Name | Price']));
  expect(tables.flatMap((table) => table.rows)).toEqual(rows);
  expect(blocks.slice(tables.length).map((block) => 'text' in block && block.text)).toEqual(['End.']);
});
