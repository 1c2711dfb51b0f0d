// Guarantee: each value of a table in a Word document is under the names of its own column, whatever cells are merged
// around it. Risk: the price of one column is quoted as that of another.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeDocx, wordParagraph } from './make-office.ts';

const HEADER = '<w:trPr><w:tblHeader/></w:trPr>';

// Cells are separated by vertical bars. The marks before their texts: `2>` spans two columns, `v>` begins a merged
// cell, `^>` continues the one above, `h>` begins a cell merged to the right as in Word 97, and `<>` continues the one
// to the left.
const MERGES: Readonly<Record<string, string>> = {
  v: '<w:vMerge w:val="restart"/>',
  '^': '<w:vMerge w:val="continue"/>',
  h: '<w:hMerge w:val="restart"/>',
  '<': '<w:hMerge/>',
};
const cell = (text: string) => {
  const [, marks = '', shown = ''] = /^((?:[\dv^h<]>)*)(.*)$/.exec(text) ?? [];
  const properties = [...marks.matchAll(/[\dv^h<]/g)].map(([mark]) => MERGES[mark] ?? `<w:gridSpan w:val="${mark}"/>`);
  return `<w:tc><w:tcPr>${properties.join('')}</w:tcPr>${shown === '' ? '<w:p/>' : wordParagraph(shown)}</w:tc>`;
};
const row = (cells: string, properties = '') => `<w:tr>${properties}${cells.split('|').map(cell).join('')}</w:tr>`;
const rows = (...lines: string[]) => lines.map((line) => row(line)).join('');
const tableOf = async (content: string, widths: readonly number[] = []) => {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const file = makeDocx(`<w:tbl><w:tblPr/><w:tblGrid>${grid}</w:tblGrid>${content}</w:tbl>`);
  const document = await extractDocument(file, 'a.docx', () => false);
  const [block] = 'blocks' in document ? document.blocks : [];
  return block?.kind === 'table' ? [block.header, ...block.rows] : block;
};

it('a table in a cell is read after the table around it, row by row', async () => {
  const inner = `<w:tbl>${rows('Plan|Monthly|Deposit', 'Basic|10 EUR|100 EUR', 'Plus|20 EUR|300 EUR')}</w:tbl><w:p/>`;
  const cells = (...texts: string[]) => texts.map((text) => `<w:tc>${text}</w:tc>`).join('');
  const outer = [
    `<w:tr>${cells(wordParagraph('Logo'), wordParagraph('Tariff sheet'))}</w:tr>`,
    `<w:tr>${cells(wordParagraph('Left column'), wordParagraph('Tariffs:') + inner)}</w:tr>`,
  ];
  const document = await extractDocument(makeDocx(`<w:tbl>${outer.join('')}</w:tbl>`), 'a.docx', () => false);
  expect(document).toMatchObject({
    blocks: [
      { header: 'Logo | Tariff sheet', rows: ['Left column | Tariffs:'] },
      { header: 'Plan | Monthly | Deposit', rows: ['Basic | 10 EUR | 100 EUR', 'Plus | 20 EUR | 300 EUR'] },
    ],
  });
});

describe('the values of a table in a Word document', () => {
  it.each([
    [
      'after a cell that spans columns',
      rows('A|B|C', '2>closed|3', 'x|2>y'),
      ['A | B | C', 'closed |  | 3', 'x | y | y'],
    ],
    [
      'beside a wide cell that is merged downwards',
      rows('A|B|C|D', 'v>2>both|1|2', '^>2>|3|4', '5|6|7|8'),
      ['A | B | C | D', 'both |  | 1 | 2', 'both |  | 3 | 4', '5 | 6 | 7 | 8'],
    ],
    [
      'after cells that are merged to the right as in Word 97',
      rows('A|B|C', 'h>closed|<>|3', 'x|h>y|<>', '<>1|<>2|<>'),
      ['A | B | C', 'closed |  | 3', 'x | y | y', '1 | 2 | 2'],
    ],
    [
      'in each column that their cell spans, unless they are long',
      rows('A|B|C|D', 'x|2>both|3', `y|3>${'remark '.repeat(10)}`, 'all'),
      ['A | B | C | D', 'x | both | both | 3', `y | ${'remark '.repeat(10).trim()}`, 'all'],
    ],
    [
      'beside two merged cells, one below the other',
      rows('A|B', 'v>x|1', '^>|2', 'v>y|3', '^>|4'),
      ['A | B', 'x | 1', 'x | 2', 'y | 3', 'y | 4'],
    ],
    [
      'in a merged cell that begins in a hidden row',
      rows('A|B', 'v>x|1') + row('v>gone|2', '<w:trPr><w:hidden/></w:trPr>') + rows('^>own|3'),
      ['A | B', 'x | 1', 'own | 3'],
    ],
    [
      'in a row that begins in the second column',
      rows('A|B|C', '1|2|3') + row('8|9', '<w:trPr><w:gridBefore w:val="1"/></w:trPr>'),
      ['A | B | C', '1 | 2 | 3', ' | 8 | 9'],
    ],
    [
      'in a row that ends before the last column',
      rows('A|B|v>C') + row('1|2', '<w:trPr><w:gridAfter w:val="1"/></w:trPr>') + rows('3|4|^>'),
      ['A | B | C', '1 | 2', '3 | 4'],
    ],
  ])('are under their column names %s', async (_case, content, texts) => {
    expect(await tableOf(content)).toEqual(texts);
  });

  it.each([
    [
      'an edge of one row is slightly off the grid',
      rows('A|2>B|C', '2>1|2|3', '4|2>5|6'),
      [2000, 60, 1940, 2000],
      ['A | B | C', '1 | 2 | 3', '4 | 5 | 6'],
    ],
    ['a program writes the same narrow width for all columns', rows('A|B', '1|'), [100, 100], ['A | B', '1']],
    ['a column is narrow, and has text', rows('A|n|B', '1||2'), [2000, 200, 2000], ['A | n | B', '1 |  | 2']],
    ['no width is known', rows('A|2>B|C', '1|2|3|4'), [], ['A | B | B | C', '1 | 2 | 3 | 4']],
  ])('are under their column names when %s', async (_case, content, widths, texts) => {
    expect(await tableOf(content, widths)).toEqual(texts);
  });
});

describe('the columns of a table in a Word document', () => {
  it.each([
    [
      'two rows marked as header rows',
      row('Seat|Price', HEADER) + row('|in euro', HEADER) + rows('A|1'),
      ['Seat | Price in euro', 'A | 1'],
    ],
    [
      'all rows marked as header rows, of which the first is',
      row('Seat|Price', HEADER) + row('A|1', HEADER) + row('B|2', HEADER),
      ['Seat | Price', 'A | 1', 'B | 2'],
    ],
    [
      'a mark that is switched off, which is ignored',
      row('Seat|Price', HEADER) + row('A|1', '<w:trPr><w:tblHeader w:val="0"/></w:trPr>') + rows('B|2'),
      ['Seat | Price', 'A | 1', 'B | 2'],
    ],
    [
      'names below a name over two columns, beside a merged corner',
      rows('v>Seat|2>Price', '^>|Low|High', 'A|on request|2'),
      ['Seat | Price Low | Price High', 'A | on request | 2'],
    ],
    [
      'names below a name over two columns, beside an empty corner',
      rows('|2>Price', '|Low|High', 'A|free|free'),
      [' | Price Low | Price High', 'A | free | free'],
    ],
    [
      'names below a name over two columns, and one below an empty corner',
      rows('|2>Price', 'Seat|Low|High', 'A|1|2'),
      ['Seat | Price Low | Price High', 'A | 1 | 2'],
    ],
    [
      'names below names that each span two columns',
      rows('2>Weekdays|2>Sundays', 'from|to|from|to', '8|17|10|closed', '9|18|11|15'),
      ['Weekdays from | Weekdays to | Sundays from | Sundays to', '8 | 17 | 10 | closed', '9 | 18 | 11 | 15'],
    ],
    [
      'three rows of names that span columns',
      rows('v>S|3>P', '^>|2>In|v>Out', '^>|a|b|^>', 'x|1|2|3'),
      ['S | P In a | P In b | P Out', 'x | 1 | 2 | 3'],
    ],
    ['a title over all columns', rows('3>Prices', 'Seat|Low|High', 'A|1|2'), ['Prices Seat | Low | High', 'A | 1 | 2']],
    [
      'years below a name over two columns',
      rows('v>Seat|2>Price', '^>|2025|2026', 'A|1|2'),
      ['Seat | Price 2025 | Price 2026', 'A | 1 | 2'],
    ],
  ])('are named by all rows of the header: %s', async (_case, content, texts) => {
    expect(await tableOf(content)).toEqual(texts);
  });

  it.each([
    ['numbers', rows('Seat|2>Price', 'A|1|2', 'B|3|4'), ['Seat | Price | Price', 'A | 1 | 2', 'B | 3 | 4']],
    ['words', rows('Seat|2>Rule', 'A|free|closed', 'B|3|4'), ['Seat | Rule | Rule', 'A | free | closed', 'B | 3 | 4']],
    ['words in the last row', rows('v>Seat|2>Rule', '^>|free|closed'), ['Seat | Rule | Rule', 'Seat | free | closed']],
    [
      'words that recur below',
      rows('|2>Rule', '|free|closed', 'B|free|open'),
      [' | Rule | Rule', ' | free | closed', 'B | free | open'],
    ],
    ['the same word twice', rows('|2>Rule', '|free|free', 'B|1|2'), [' | Rule | Rule', ' | free | free', 'B | 1 | 2']],
    [
      'words among words',
      rows('|2>Rule', 'A|free|closed', 'B|open|shut'),
      [' | Rule | Rule', 'A | free | closed', 'B | open | shut'],
    ],
    [
      'a heading of the rows below it',
      rows('Seat|2>Price', '3>Hall', 'A|1|2'),
      ['Seat | Price | Price', 'Hall', 'A | 1 | 2'],
    ],
    ['a row with empty cells', rows('Seat|2>Price', '|Low', 'A|1|2'), ['Seat | Price | Price', ' | Low', 'A | 1 | 2']],
    ['a title above numbers', rows('3>Prices', 'A|1|2', 'B|3|4'), ['Prices', 'A | 1 | 2', 'B | 3 | 4']],
  ])('are not named by a row of values below names that span columns: %s', async (_case, content, texts) => {
    expect(await tableOf(content)).toEqual(texts);
  });
});

describe('a table of labels and values in a Word document', () => {
  const linesOf = async (content: string) => {
    const document = await extractDocument(makeDocx(`<w:tbl>${content}</w:tbl>`), 'a.docx', () => false);
    const blocks = 'blocks' in document ? document.blocks : [];
    return blocks.map((block) => (block.kind === 'table' ? `header: ${block.header}` : block.text));
  };

  it.each([
    ['values in its first row', rows('Open|9 to 17', 'Dogs|no', 'Cats|'), ['Open: 9 to 17', 'Dogs: no', 'Cats']],
    ['labels with a colon', rows('Open:|daily', 'Why?|So.'), ['Open: daily', 'Why? So.']],
    ['a title', rows('2>Pool', 'Open|9 to 17', 'Dogs|no'), ['Pool', 'Open: 9 to 17', 'Dogs: no']],
  ])('is read line by line when it has %s', async (_case, content, texts) => {
    expect(await linesOf(content)).toEqual(texts);
  });

  it.each([
    ['names in its first row', rows('Ticket|Price', 'Day|5')],
    ['names with a year or a remark in its first row', rows('Ticket|Price 2026 (up to 5)', 'Day|5')],
    ['a row that is marked as its header', row('Ticket|Up to 5', HEADER) + rows('Day|5')],
    ['three columns', rows('Open|9 to 17|x', 'Dogs|no|y')],
    ['numbers for labels', rows('1|5 euro', '2|6 euro')],
    ['only one row', rows('Open|9 to 17')],
  ])('is read as a table with a header when it has %s', async (_case, content) => {
    expect(await linesOf(content)).toEqual([expect.stringMatching(/^header: /)]);
  });
});

it('reads the first row of a form, which has a long text, as a row and not as the header', async () => {
  const steps = 'Open the window of the sensor, choose a value and compare it. '.repeat(5).trim();
  expect(await tableOf(rows(`Steps|${steps}`, 'No.|Result', '1.|Passed'))).toEqual([
    '',
    `Steps | ${steps}`,
    'No. | Result',
    '1. | Passed',
  ]);
});
