// Guarantee: the title of a Markdown text is the one in its front matter, and what only looks like the beginning of a
// code listing or comment hides nothing. Risk: a handbook without its second half.
import { expect, it } from 'vitest';
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
  const blocks = extractMarkdown(`${line}\n\n${filler.repeat(200)}The end.\n`, () => false)?.blocks ?? [];
  expect(blocks).toHaveLength(202);
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['paragraph']));
});
