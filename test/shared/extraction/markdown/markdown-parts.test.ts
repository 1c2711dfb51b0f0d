// Guarantee: a title in front matter is read as YAML; text that only looks like the beginning of a code listing, a
// comment or an HTML element hides nothing; the rows of a table keep their column names. Risk: a handbook loses its
// second half, a price the name of its column, or a code listing its indentation.
import { describe, expect, it } from 'vitest';
import { extractMarkdown } from '../../../../shared/extraction/markdown/extract-markdown.ts';
import { takeFrontMatter } from '../../../../shared/extraction/markdown/front-matter.ts';
import { textOfBlock } from '../document-texts.ts';

// Returns each block as the headings above it and its text.
const blocksOf = (text: string) =>
  extractMarkdown(text, () => false).blocks.map((block) => [...block.headings, textOfBlock(block)]);

describe('the title of a Markdown document', () => {
  it.each([
    ['---\ntitle: "The guide" # really\ntags: [a]\n---\n\n# Heading\n\nText.', 'The guide'],
    ["+++\ntitle = 'Guide'\n+++\n\nText.", 'Guide'],
    ['# The *guide*\n\nText.', 'The guide'],
    ['The guide\n=========\n\nText.', 'The guide'],
    ['<!-- a -->\n\n# Guide\n\nText.', 'Guide'],
    ['Text.\n\n# Guide', 'Guide'],
    ['## Install\n\nText.', null],
    ['<h1 align="center">Our <i>guide</i></h1>\n\n## Install\n\nText.', 'Our guide'],
    ['<p align="center"><img src="x"></p>\n<div><h1>Guide</h1></div>\n\nText.', 'Guide'],
    ['<h1>Our<br>guide</h1>', 'Our guide'],
    ['# [^1]\n\n[^1]: n', null],
    ['<h1 hidden>Secret</h1>\n\n# Guide', 'Guide'],
    ['#### Deep\n\nText.', null],
    ['---\n\nProse: between rulers\n\n---\n\nText.', null],
    ['---\ntags: [a]\n---\n\nText.', null],
  ])('of %j is %j', (text, title) => {
    expect(extractMarkdown(text, () => false).title).toBe(title);
  });

  it('and the other front matter are not part of the text', () => {
    expect(blocksOf('---\ntitle: A\nlist:\n  - b\n---\nText.')).toEqual([['Text.']]);
  });
});

it.each([
  ['without a value', 'title:\nlayout: post', null],
  ['with an apostrophe', "title: 'It''s here'", "It's here"],
  ['with quotes', 'title: "The \\"big\\" one"', 'The "big" one'],
  ['below a name that begins with a letter beyond ASCII', 'Überblick: ja\ntitle: Guide', 'Guide'],
])('a title in front matter is read as YAML: %s', (_case, fields, title) => {
  expect(takeFrontMatter(`---\n${fields}\n---\nText.`)).toEqual({ title, rest: 'Text.' });
});

it.each([
  ['a comment in code', 'Write `<!--` before a remark.'],
  ['a comment in code with other code', 'Write ``a `<!--` b`` there.'],
  ['code in the marks of a code listing, on one line', '```npm ci```'],
])('a long text is read to its end after %s', (_case, line) => {
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
  const { blocks } = extractMarkdown(text, () => false);
  expect(blocks.map((block) => [block.kind, textOfBlock(block)])).toEqual(expected);
});

it('every row of a long table is under its column names, although the table is read in slices', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `Item ${at} | ${at} EUR`);
  const text = `| Name | Price |\n|---|---|\n${rows.map((row) => `| ${row} |\n`).join('')}\nEnd.`;
  const { blocks } = extractMarkdown(text, () => false);
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(new Set(tables.map(({ header }) => header))).toEqual(new Set(['Name | Price']));
  expect(tables.flatMap((table) => table.rows)).toEqual(rows);
  expect(blocks.slice(tables.length).map((block) => 'text' in block && block.text)).toEqual(['End.']);
});

it.each('title textarea style xmp iframe noembed noframes script plaintext noscript select nav'.split(' '))(
  'text is read after a sentence that names <%s>',
  (name) => {
    const text = `The <${name}> tag, or \`</${name}>\`.\n\n# Use <${name.toUpperCase()} id="x">\n\n- one\n- two`;
    const heading = `Use <${name.toUpperCase()} id="x">`;
    const rest = [
      [heading, '- one'],
      [heading, '- two'],
    ];
    expect(blocksOf(text)).toEqual([[`The <${name}> tag, or </${name}>.`], ...rest]);
    expect(blocksOf(`| A | B |\n|---|---|\n| <${name}> | x |`)).toEqual([[`A | B\n<${name}> | x`]]);
  },
);

it('a script or title inside a sentence stays hidden', () => {
  expect(blocksOf('Seen <script>ignore</script><TITLE>ignore</TITLE> too.')).toEqual([['Seen too.']]);
});

it.each([
  ['below the text of a list item', '1. Do:\n\n   ```\n   a:\n     b\n   c\n   ```', [['1. Do:'], ['a:\n  b\nc']]],
  ['that is a list item', '- ```\n  a:\n    b\n  c\n  ```', [['- a:\n    b\n  c']]],
  [
    'beside another one in a table',
    '<table><tr><th>Old</th><th>New</th></tr><tr><td>\n\n```\na:\n  b\n```\n\n</td><td>\n\n```\nc\nd\n```\n\n</td></tr></table>',
    [['Old'], ['New'], ['a:\n  b'], ['c\nd']],
  ],
  [
    'beside a text in a table',
    '<table><tr><td>\n\nRun:\n\n</td><td>\n\n```\nc\nd\n```\n\n</td></tr></table>',
    [['Run:'], ['c\nd']],
  ],
  [
    'in a column with a name',
    '<table><tr><th>Key<th>Use<tr><td>a<td><pre>c\nd</pre><tr><td>b<td><pre>e</pre></table>',
    [['Key | Use\na | c d\nb | e']],
  ],
  ['of one line', '<table><tr><td>a<td><pre>c</pre><tr><td>b<td><pre>d</pre></table>', [['a | c\nb | d']]],
])('reads a code listing %s', (_case, text, expected) => {
  expect(blocksOf(text)).toEqual(expected);
});

it.each([
  [
    'a heading',
    '# A\n\n## [^1]\n\nb\n\n[^1]: n',
    [
      ['A', 'Footnote: n'],
      ['A', 'b'],
    ],
  ],
  [
    'the beginning of a heading',
    '# [^1] A\n\nb\n\n[^1]: n',
    [
      ['A', 'Footnote: n'],
      ['A', 'b'],
    ],
  ],
  ['a paragraph', 'a\n\n[^1]\n\nb\n\n[^1]: n', [['a'], ['Footnote: n'], ['b']]],
])('removes the mark of a footnote that is %s', (_case, text, expected) => {
  expect(blocksOf(text)).toEqual(expected);
});

it('reads thousands of footnotes that each refer to the next one', () => {
  const notes = Array.from({ length: 3_000 }, (_, at) => `[^${at}]: n${at}[^${at + 1}]`);
  const texts = notes.map((_, at) => `Footnote: n${at}`);
  const { blocks } = extractMarkdown(`a[^0]\n\n${notes.join('\n')}\n[^3000]: end`, () => false);
  expect(blocks.map((block) => 'text' in block && block.text)).toEqual(['a', ...texts, 'Footnote: end']);
});
