// Guarantee: every text of a sheet or CSV file is in its blocks, however long its row is; values are under their column
// names, even if a table continues below an empty row. Risk: a row loses its text, or a value is read under the wrong
// column name or under none.
import { describe, expect, it } from 'vitest';
import type { GridRow } from '../../../../shared/extraction/tables/grid.ts';
import { tableBlocks } from '../../../../shared/extraction/tables/table-blocks.ts';

// Returns the rows of lines whose cells are separated by commas; '' is an empty row.
const rowsOf = (...lines: string[]) =>
  lines
    .map((line, at): GridRow => {
      const cells = line.split(',');
      const columns = [...cells.keys()].filter((column) => cells[column] !== '');
      return { at, columns, texts: columns.map((column) => cells[column] ?? '') };
    })
    .filter(({ texts }) => texts.length > 0);
const blocksOf = (...lines: string[]) => tableBlocks(rowsOf(...lines), ['S']);
const table = (header: string, ...rows: string[]) => ({ kind: 'table', header, rows, headings: ['S'], page: null });
const paragraph = (text: string) => ({ kind: 'paragraph', text, headings: ['S'], page: null });
const item = (text: string) => ({ kind: 'item', text, headings: ['S'], page: null });
// Returns a text for each column from one to another: the letter and the number of the column.
const textsOf = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`);

describe('a row of more than 256 cells', () => {
  it('has no columns if there are no other rows', () => {
    const [names, values] = [textsOf('n', 0, 256), textsOf('v', 0, 256)];
    expect(blocksOf(names.join(','), values.join(','))).toEqual([item(names.join(' | ')), item(values.join(' | '))]);
  });

  it('has its additional cells after the columns of its table, which stay as they are', () => {
    const further = textsOf('v', 2, 299);
    expect(blocksOf('id,name', `7,,${further.join(',')}`, '1,x')).toEqual([
      table('id | name', `7 |  | ${further.join(' | ')}`, '1 | x'),
    ]);
  });

  it('names the columns that other rows use, and keeps its further names', () => {
    const names = textsOf('n', 0, 299);
    const further = ['n1', ...names.slice(3)];
    expect(blocksOf(names.join(','), '5,,x', '6,,y')).toEqual([
      table('n0 | n2', `n0 | n2 | ${further.join(' | ')}`, '5 | x', '6 | y'),
    ]);
  });

  it('names the columns below merged names, and keeps its further names', () => {
    const names = textsOf('n', 0, 299);
    const [first, ...others] = rowsOf('City,Rates', names.join(','), 'Bern,5,7');
    const merged = { ...(first as GridRow), wide: new Map([[2, 'Rates']]) };
    expect(tableBlocks([merged, ...others], ['S'])).toEqual([
      table('City n0 | Rates n1 | Rates n2', names.join(' | '), 'Bern | 5 | 7'),
    ]);
  });
});

describe('a table', () => {
  it('has up to 256 columns', () => {
    const [names, values] = [textsOf('n', 0, 255), textsOf('v', 0, 255)];
    expect(blocksOf(names.join(','), values.join(','))).toEqual([table(names.join(' | '), values.join(' | '))]);
  });

  it('has no column names if its values are in columns without names', () => {
    const values = textsOf('v', 200, 299);
    expect(blocksOf(textsOf('n', 0, 199).join(','), `1${','.repeat(200)}${values.join(',')}`)).toEqual([
      item(textsOf('n', 0, 199).join(' | ')),
      item(`1 | ${values.join(' | ')}`),
    ]);
  });
});

describe('below an empty row', () => {
  it.each([
    ['Item,Price', 'Item | Price', ['Pen,3', 'Cup,5'], ['Hat,9', 'Tie,8']],
    ['Item,Price,', 'Item | Price', ['Pen,3,blue', 'Cup,5,red'], ['Hat,9,green', 'Tie,8,grey']],
    ['Item | kind,Price', 'Item | kind | Price', ['Pen,3', 'Cup,5'], ['Hat,9', 'Tie,8']],
  ])('a table has the column names of the table above: %j', (names, header, above, below) => {
    const texts = (lines: readonly string[]) => lines.map((line) => line.split(',').join(' | '));
    expect(blocksOf(names, ...above, '', ...below)).toEqual([
      table(header, ...texts(above)),
      table(header, ...texts(below)),
    ]);
  });

  it('rows with another number of columns have no column names', () => {
    expect(blocksOf('Item | kind,Price', 'Pen,3', '', '9,8,7')).toEqual([
      table('Item | kind | Price', 'Pen | 3'),
      paragraph('9 | 8 | 7'),
    ]);
  });

  it('rows of a single cell are not read as a table', () => {
    expect(blocksOf('A,B', '1,2', '', 'x,', ',y')).toEqual([table('A | B', '1 | 2'), paragraph('x'), paragraph('y')]);
  });
});

describe('a table below an empty row', () => {
  it('has the column names of the table above, even if it uses fewer columns', () => {
    expect(blocksOf('Team,Job,May,June', 'A,Plan,1,2', 'A,Build,3,4', '', 'B,Plan,,5', 'B,Build,,6')).toEqual([
      table('Team | Job | May | June', 'A | Plan | 1 | 2', 'A | Build | 3 | 4'),
      table('Team | Job | May | June', 'B | Plan |  | 5', 'B | Build |  | 6'),
    ]);
  });

  it('has no column names if a column has digits under a name of a column of words', () => {
    expect(blocksOf('Team,Job,May,June', 'A,Plan,1,2', '', ',Room 5,7,x')).toEqual([
      table('Team | Job | May | June', 'A | Plan | 1 | 2'),
      paragraph('Room 5 | 7 | x'),
    ]);
  });

  it('has the column names that are alone above it, even without one for its first column', () => {
    expect(blocksOf(',Size,Price', '', 'Cola,0.3,2 CHF', 'Water,0.5,3 CHF')).toEqual([
      item('Size | Price'),
      table(' | Size | Price', 'Cola | 0.3 | 2 CHF', 'Water | 0.5 | 3 CHF'),
    ]);
  });

  it('does not have the column names of a row that is above other columns', () => {
    expect(blocksOf('Signed,Approved', '', ',,Cola,0.3', ',,Water,0.5')).toEqual([
      item('Signed | Approved'),
      paragraph('Cola | 0.3'),
      item('Water | 0.5'),
    ]);
  });
});

it('reads a form, whose first cell ends in a colon, without column names', () => {
  expect(blocksOf('Sender:,Invoice', 'Bolt Ltd,17', 'Bern,')).toEqual([
    item('Sender: | Invoice'),
    item('Bolt Ltd | 17'),
    item('Bern'),
  ]);
});

describe('a first row with a series of values', () => {
  it.each([
    ['of dates', ['Region,Size,2/26/20,2/27/20,2/28/20', 'Athens,90,0,1,2', 'Crete,60,0,0,0', 'Samos,7,3,3,3']],
    ['of dates in German', ['Ort,26.2.2020,27.2.2020,28.2.2020', 'Bern,1,2,2', 'Genf,7,1,2']],
    ['of widths', [',2000,2100,2200,2300', '1800,605,615,626,649', '1900,652,672,679,700']],
    ['of widths with decimals', ['Height,0.5,1,1.5,2', '10,605,615,626,649', '20,652,672,679,700']],
    [
      'of widths in two tables side by side',
      [',200,210,220,230,,4,5,6,7', '1,60,61,62,64,,9,9,8,1', '2,65,67,67,70,,3,1,1,2'],
    ],
  ])('%s is the header', (_case, lines) => {
    const texts = lines.map((line) => line.split(','));
    const used = (texts[0] ?? []).map((_, column) => texts.some((row) => row[column] !== ''));
    const [header = '', ...rows] = texts.map((row) => row.filter((_, column) => used[column]).join(' | '));
    expect(blocksOf(...lines)).toEqual([table(header, ...rows)]);
  });

  it.each([
    ['of numbers like those below it', ['Bern,1,2,3,4', 'Genf,2,3,4,5', 'Chur,3,4,5,6']],
    ['of numbers at other distances', ['Bern,1,2,3,5', 'Genf,2,9,4,5', 'Chur,3,4,8,6']],
    ['of three numbers', ['Bern,1,2,3', 'Genf,2,9,4', 'Chur,3,4,8']],
    [
      'of dates like those below it',
      ['Ann,1/2/20,1/3/20,1/4/20', 'Bob,2/2/20,2/3/20,2/4/20', 'Cid,3/2/20,4/2/20,5/2/20'],
    ],
    ['before other values', ['Bern,1,2,3,4,high', 'Genf,2,9,4,5,low', 'Chur,3,4,8,6,low']],
  ])('%s is a row of values', (_case, lines) => {
    expect(blocksOf(...lines)).toEqual(lines.map((line) => item(line.replaceAll(',', ' | '))));
  });
});

describe('column names in two rows, of which the first has few', () => {
  const joined = table('in millions | Sales | Profit | 2026 Tax', 'Zone A | 7 | 2 | 1');
  const [unit, named, values] = ['in millions,,,2026', ',Sales,Profit,Tax', 'Zone A,7,2,1'];

  it('are joined in one header', () => {
    expect(blocksOf(unit, named, values)).toEqual([joined]);
  });

  it('are joined above an empty row, too', () => {
    expect(blocksOf(unit, named, '', values)).toEqual([{ ...joined, rows: [] }, joined]);
  });

  it.each([
    ['has values', ',9,8,7', ' | 9 | 8 | 7'],
    ['also has few names', ',Sales,,', ' | Sales'],
    ['leaves a column without a name', ',Sales,,Tax', ' | Sales |  | Tax'],
  ])('are not joined if the second row %s', (_case, second, row) => {
    expect(blocksOf(unit, second, values)).toEqual([table('in millions |  |  | 2026', row, 'Zone A | 7 | 2 | 1')]);
  });

  it('are not joined above words', () => {
    expect(blocksOf('Team,,,Since', ',Name,Town,', 'A,Kim,Bern,May')).toEqual([
      table('Team |  |  | Since', ' | Name | Town', 'A | Kim | Bern | May'),
    ]);
  });
});
