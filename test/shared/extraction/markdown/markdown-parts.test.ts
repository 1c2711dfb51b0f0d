// Guarantee: the title of a Markdown text is the one in its front matter, and what only looks like the beginning of a
// code listing or comment hides nothing; the rows of a table have its column names. Risk: a handbook without its second
// half, a price without the name of what it is for, or a listing that no longer works when it is copied.
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

const shown = (text: string) =>
  extractMarkdown(text, () => false).blocks.map((block) => [
    ...block.headings,
    block.kind === 'table' ? [block.header, ...block.rows].join('\n') : block.text,
  ]);

it.each('title textarea style xmp iframe noembed noframes script plaintext noscript select nav'.split(' '))(
  'a sentence that names <%s> does not end the text',
  (name) => {
    const text = `The <${name}> tag, or \`</${name}>\`.\n\n# Use <${name.toUpperCase()} id="x">\n\n- one\n- two`;
    const heading = `Use <${name.toUpperCase()} id="x">`;
    const rest = [
      [heading, '- one'],
      [heading, '- two'],
    ];
    expect(shown(text)).toEqual([[`The <${name}> tag, or </${name}>.`], ...rest]);
    expect(shown(`| A | B |\n|---|---|\n| <${name}> | x |`)).toEqual([[`A | B\n<${name}> | x`]]);
  },
);

it('a script or title inside a sentence stays hidden', () => {
  expect(shown('Seen <script>ignore</script><TITLE>ignore</TITLE> too.')).toEqual([['Seen too.']]);
});

it.each([
  ['below the text of an item', '1. Do:\n\n   ```\n   a:\n     b\n   c\n   ```', [['1. Do:'], ['a:\n  b\nc']]],
  ['that is an item', '- ```\n  a:\n    b\n  c\n  ```', [['- a:\n    b\n  c']]],
  [
    'beside another one',
    '<table><tr><th>Old</th><th>New</th></tr><tr><td>\n\n```\na:\n  b\n```\n\n</td><td>\n\n```\nc\nd\n```\n\n</td></tr></table>',
    [['Old'], ['New'], ['a:\n  b'], ['c\nd']],
  ],
  [
    'beside a text',
    '<table><tr><td>\n\nRun:\n\n</td><td>\n\n```\nc\nd\n```\n\n</td></tr></table>',
    [['Run:'], ['c\nd']],
  ],
  [
    'in a named column',
    '<table><tr><th>Key<th>Use<tr><td>a<td><pre>c\nd</pre><tr><td>b<td><pre>e</pre></table>',
    [['Key | Use\na | c d\nb | e']],
  ],
  ['of one line', '<table><tr><td>a<td><pre>c</pre><tr><td>b<td><pre>d</pre></table>', [['a | c\nb | d']]],
])('reads a listing %s', (_case, text, expected) => {
  expect(shown(text)).toEqual(expected);
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
])('nothing is left of the mark of a note that is %s', (_case, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

it('reads thousands of notes that cite the next one', () => {
  const notes = Array.from({ length: 3_000 }, (_, at) => `[^${at}]: n${at}[^${at + 1}]`);
  const texts = notes.map((_, at) => `Footnote: n${at}`);
  const { blocks } = extractMarkdown(`a[^0]\n\n${notes.join('\n')}\n[^3000]: end`, () => false);
  expect(blocks.map((block) => 'text' in block && block.text)).toEqual(['a', ...texts, 'Footnote: end']);
});
