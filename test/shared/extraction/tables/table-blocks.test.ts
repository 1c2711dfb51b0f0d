// Guarantee: every text of a sheet or file is in its blocks, however long the row, and values are under their column
// names. Risk: a row loses its text, or a value is found under the wrong name.
import { describe, expect, it } from 'vitest';
import type { GridRow } from '../../../../shared/extraction/tables/grid.ts';
import { tableBlocks } from '../../../../shared/extraction/tables/table-blocks.ts';

// The rows of lines whose cells are separated by commas.
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
const item = (text: string) => ({ kind: 'item', text, headings: ['S'], page: null });
// The texts of many columns, from one column to another.
const many = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`);

describe('a row of more than 256 cells', () => {
  it('is written without columns, if there are no other rows', () => {
    const [names, values] = [many('n', 0, 256), many('v', 0, 256)];
    expect(blocksOf(names.join(','), values.join(','))).toEqual([item(names.join(' | ')), item(values.join(' | '))]);
  });

  it('has its further cells behind the columns of its table, which stay as they are', () => {
    const further = many('v', 2, 299);
    expect(blocksOf('id,name', `7,,${further.join(',')}`, '1,x')).toEqual([
      table('id | name', `7 |  | ${further.join(' | ')}`, '1 | x'),
    ]);
  });

  it('names the columns in use, and keeps its further names', () => {
    const names = many('n', 0, 299);
    const further = ['n1', ...names.slice(3)];
    expect(blocksOf(names.join(','), '5,,x', '6,,y')).toEqual([
      table('n0 | n2', `n0 | n2 | ${further.join(' | ')}`, '5 | x', '6 | y'),
    ]);
  });

  it('names columns below merged names, and keeps its further names', () => {
    const names = many('n', 0, 299);
    const [first, ...others] = rowsOf('City,Rates', names.join(','), 'Bern,5,7');
    const merged = { ...(first as GridRow), wide: new Map([[2, 'Rates']]) };
    expect(tableBlocks([merged, ...others], ['S'])).toEqual([
      table('City n0 | Rates n1 | Rates n2', names.join(' | '), 'Bern | 5 | 7'),
    ]);
  });
});

describe('a table', () => {
  it('has up to 256 columns', () => {
    const [names, values] = [many('n', 0, 255), many('v', 0, 255)];
    expect(blocksOf(names.join(','), values.join(','))).toEqual([table(names.join(' | '), values.join(' | '))]);
  });

  it('has no column names for values that are not under them, because it has more columns', () => {
    const values = many('v', 200, 299);
    expect(blocksOf(many('n', 0, 199).join(','), `1${','.repeat(200)}${values.join(',')}`)).toEqual([
      item(many('n', 0, 199).join(' | ')),
      item(`1 | ${values.join(' | ')}`),
    ]);
  });
});
