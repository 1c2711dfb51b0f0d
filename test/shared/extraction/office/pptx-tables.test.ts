// Guarantee: each value of a table on a slide is under the names of its own column, whatever cells are merged around
// it. Risk: the price of one column is quoted as that of another.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeSlide } from './make-office.ts';

// The marks before the text of a cell: `2>` spans two columns and `v>` two rows; `<` and `^` continue the cell to the
// left and above.
const MERGES: Readonly<Record<string, string>> = {
  '2>': 'gridSpan="2"',
  'v>': 'rowSpan="2"',
  '<': 'hMerge="1"',
  '^': 'vMerge="1"',
};
const cell = (text: string) => {
  const [, mark = '', shown = ''] = /^([2v]>|[<^])?(.*)$/.exec(text) ?? [];
  return `<a:tc ${MERGES[mark] ?? ''}><a:txBody><a:p><a:r><a:t>${shown}</a:t></a:r></a:p></a:txBody></a:tc>`;
};
const tableOf = async (...lines: readonly string[]) => {
  const rows = lines.map((line) => `<a:tr>${line.split('|').map(cell).join('')}</a:tr>`);
  const shapes = `<p:graphicFrame><a:tbl>${rows.join('')}</a:tbl></p:graphicFrame>`;
  const document = await extractDocument(makeSlide(shapes), 'a.pptx', () => false);
  const [block] = 'blocks' in document ? document.blocks : [];
  return block?.kind === 'table' ? [block.header, ...block.rows] : block;
};

it.each([
  [
    'two rows of column names',
    ['v>Seat|2>Price|<', '^|Low|High', 'A|1|2'],
    ['Seat | Price Low | Price High', 'A | 1 | 2'],
  ],
  [
    'one wide name above two columns of values',
    ['Seat|2>Price|<', 'A|1|2', 'B|3|4'],
    ['Seat | Price | Price', 'A | 1 | 2', 'B | 3 | 4'],
  ],
  ['merged values', ['A|B|C', 'v>x|2>y|<', '^|1|2'], ['A | B | C', 'x | y | y', 'x | 1 | 2']],
])('keeps the values of a table on a slide under their names: %s', async (_case, lines, texts) => {
  expect(await tableOf(...lines)).toEqual(texts);
});

it('reads a table of labels and values on a slide line by line', async () => {
  expect(await tableOf('Open|9 to 17', 'Dogs|no')).toMatchObject({ text: 'Open: 9 to 17', page: 1 });
});

it.each([
  ['a note', '30000', '12¹'],
  ['an index', '-25000', '121'],
])(
  'reads a raised digit in a table of a slide as a superscript, and a lowered one as a digit: %s',
  async (_case, baseline, text) => {
    const raised = `</a:t></a:r><a:r><a:rPr baseline="${baseline}"/><a:t>1</a:t></a:r><a:r><a:t>`;
    expect(await tableOf('Room|Price', `A|12${raised}`)).toEqual(['Room | Price', `A | ${text}`]);
  },
);
