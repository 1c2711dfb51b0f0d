// Guarantee: tables drawn with characters, as Pandoc writes them in Markdown, are read row by row under their column
// names, and nothing else is taken for one. Risk: rows run together, and nobody can tell which price belongs to which
// item.
import { describe, expect, it } from 'vitest';
import { extractMarkdown } from '../../../../shared/extraction/markdown/extract-markdown.ts';

const blocksOf = (lines: readonly string[]) =>
  extractMarkdown(lines.join('\n'), () => false).blocks.map((block) =>
    block.kind === 'table' ? [block.header, ...block.rows] : block.text,
  );

describe('a table drawn with characters', () => {
  it.each<[name: string, lines: readonly string[], rows: readonly string[]]>([
    [
      'has column names above dashes',
      ['  Item       Price', '  -------- -------', '  Bolt        0.45', '  Nut         0.20'],
      ['Item | Price', 'Bolt | 0.45', 'Nut | 0.20'],
    ],
    [
      'may end with dashes',
      ['Item  Price', '----  -----', 'Bolt   0.45', '----  -----'],
      ['Item | Price', 'Bolt | 0.45'],
    ],
    [
      'may have empty cells',
      ['Item  Price', '----  -----', 'Bolt', 'Nut    0.20'],
      ['Item | Price', 'Bolt', 'Nut | 0.20'],
    ],
    [
      'has cells of several lines',
      [
        ...['----------------------', 'Item         Price', '             in EUR', '------------ ---------'],
        ...['Bolt, with   0.45', 'a nut', '', 'Nut          0.20', '----------------------'],
      ],
      ['Item | Price in EUR', 'Bolt, with a nut | 0.45', 'Nut | 0.20'],
    ],
    [
      'has lines around its cells',
      [
        ...['+-------+---------+', '| Item  | Price   |', '+=======+========:+', '| Bolt, | 0.45 or |'],
        ...['| large | 40|100  |', '+-------+---------+', '| Nut   | 0.20    |', '+-------+---------+'],
      ],
      ['Item | Price', 'Bolt, large | 0.45 or 40|100', 'Nut | 0.20'],
    ],
  ])('%s', (_name, lines, rows) => {
    expect(blocksOf(['Before.', '', ...lines, '', 'After.'])).toEqual(['Before.', rows, 'After.']);
  });
});

it.each<[name: string, lines: readonly string[]]>([
  ['dashes', ['----- ----- ---', 'Bolt   0.45 kg', 'Nut    0.20 kg', '----- ----- ---']],
  [
    'lines around its cells',
    [
      '+------+------+----+',
      '| Bolt | 0.45 | kg |',
      '+------+------+----+',
      '| Nut  | 0.20 | kg |',
      '+------+------+----+',
    ],
  ],
])('reads a table without column names, drawn with %s, row by row', (_name, lines) => {
  expect(blocksOf(lines)).toEqual(['Bolt | 0.45 | kg', 'Nut | 0.20 | kg']);
});

it.each<[name: string, lines: readonly string[]]>([
  ['a line of dashes with words across its columns', ['Prices of all', '----- ----', 'bolts and nuts']],
  ['a line of dashes without rows below it', ['Item  Price', '----  -----']],
  ['a line below dashes that no other dashes follow', ['----- -----', 'Bolt   0.45']],
  ['a frame with an open side', ['+----+----+', '| a  | b  |', '| c    d |', '+----+----+']],
  ['a frame with a single column', ['+----+', '| a  |', '+----+']],
  ['a frame that is not closed', ['+----+----+', '| a  | b  |']],
])('does not take %s for a table', (_name, lines) => {
  const blocks = blocksOf(['Before.', '', ...lines, '', 'After.']);
  expect(blocks.filter((block) => typeof block !== 'string')).toEqual([]);
});

it('keeps a drawn table in a code listing as it is', () => {
  const table = ['Item  Price', '----  -----', 'Bolt   0.45'];
  expect(blocksOf(['```', '', ...table, '```'])).toEqual([table.join('\n')]);
});
