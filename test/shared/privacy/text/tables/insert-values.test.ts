// Guarantee: the rows of INSERT statements are read as cells under the names of their columns, whatever is in quotation
// marks. Risk: a name in a database dump stays, because no rule sees that it is below `last_name`.
import { expect, it } from 'vitest';
import { readTables } from '../../../../../shared/privacy/text/tables/table-cells.ts';
import { readCells } from './read-cells.fixture.ts';

it.each<[text: string, cells: string[], bordered: string]>([
  [
    "INSERT INTO t (id, Name) VALUES (1, 'Ann');",
    ['id = 1', 'name = Ann'],
    "INSERT INTO t (id, Name) VALUES (1¦ 'Ann');",
  ],
  [
    "replace ignore into a.t(`a`,b)\nvalues\n('x, y', ')'),\n ( 5 ,6 ) , (7,'8')",
    ['a = x, y', 'b = )', 'a = 5', 'b = 6', 'a = 7', 'b = 8'],
    "replace ignore into a.t(`a`,b)\nvalues\n('x, y'¦ ')'),\n ( 5 ¦6 ) , (7¦'8')",
  ],
  ["insert into t (a) values ('it\\'s, so')", ["a = it\\'s, so"], "insert into t (a) values ('it\\'s, so')"],
  ["insert into t (a, b) values ('', 1, 2)", ['b = 1'], "insert into t (a, b) values (''¦ 1¦ 2)"],
  [
    'insert into t (a) values (1); insert into u (b) values (2), 3',
    ['a = 1', 'b = 2'],
    'insert into t (a) values (1); insert into u (b) values (2), 3',
  ],
  ["insert into t (a, b) values ('x', 'y", ['a = x'], "insert into t (a, b) values ('x'¦ 'y"],
  ['insert into t (a, b) values (1, 2', ['a = 1'], 'insert into t (a, b) values (1¦ 2'],
  ['insert into t (a) values (1)\nc;d\ne;f', ['a = 1'], 'insert into t (a) values (1)\nc;d\ne;f'],
  ["insert into t (a) values ('\n\tx \n')", ['a = x'], "insert into t (a) values ('\n\tx \n')"],
  ['insert into t (1) values (2)', [], 'insert into t (1) values (2)'],
])('reads the cells of %j', (text, cells, bordered) => {
  expect(readCells(text)).toEqual([cells, bordered]);
});

it('gives each cell the names of all columns', () => {
  const [cell] = readTables('insert into t (A, b) values (1, 2)').cells;
  expect(cell?.labels).toEqual(['a', 'b']);
});

it.each(['insert into t values (1)', 'xinsert into t (a) values (1)', 'put it into t (a) values (1)', 'into t'])(
  'leaves text that is not an INSERT with the names of its columns: %j',
  (text) => {
    expect(readCells(text)).toEqual([[], text]);
  },
);
