// Guarantee: tables with bars, lines of separated values and aligned columns are read cell by cell, each under the
// heading of its column, and no value crosses a border. Risk: a name in a column of names stays, or half a row counts
// as one value.
import { expect, it } from 'vitest';
import { readTables } from '../../../../../shared/privacy/text/tables/table-cells.ts';
import { readCells } from './read-cells.fixture.ts';

const FORM_CELLS = ['Field', 'field = Value', 'Surname', 'surname = Zuzzel', 'City', 'city = Ulm'];

it.each<[text: string, cells: string[], bordered: string]>([
  [
    '| Name | Age |\n|------|:---:|\n| Ann | 5 |\n| Bob | |',
    ['Name', 'Age', 'name = Ann', 'age = 5', 'name = Bob'],
    '¦ Name ¦ Age ¦¦|------|:---:|¦¦ Ann ¦ 5 ¦¦¦ Bob ¦ ¦',
  ],
  ['| Name | Age |\n|---|---|', ['Name', 'Age'], '¦ Name ¦ Age ¦¦|---|---|'],
  ['| Name | Age |\n|---|---|\nx', ['Name', 'Age'], '¦ Name ¦ Age ¦¦|---|---|\nx'],
  ['a | b | c\nd | e | f', ['a', 'b', 'c', 'a = d', 'b = e', 'c = f'], 'a ¦ b ¦ c¦d ¦ e ¦ f'],
  ['Name | Age\n--- | ---:\nAnn | 5\nx', ['Name', 'Age', 'name = Ann', 'age = 5'], 'Name ¦ Age¦--- | ---:¦Ann ¦ 5\nx'],
  ['Name | Age\nAnn | 5', [], 'Name | Age\nAnn | 5'],
  ['Name | Age\n------\nAnn | 5', [], 'Name | Age\n------\nAnn | 5'],
  ['  | a | b |  \n  | c | d |  ', ['a', 'b', 'a = c', 'b = d'], '  ¦ a ¦ b ¦  ¦  ¦ c ¦ d ¦  '],
  ['x\n| a | b |\n| c | d |\ny', ['a', 'b', 'a = c', 'b = d'], 'x\n¦ a ¦ b ¦¦¦ c ¦ d ¦\ny'],
  [
    '| **Name** | `id` |\n| *Ann* | "7" |',
    ['Name', 'id', 'name = Ann', 'id = 7'],
    '¦ **Name** ¦ `id` ¦¦¦ *Ann* ¦ "7" ¦',
  ],
  ['| a | | c |\n| d | e | f | g |', ['a', 'c', 'a = d', 'c = f'], '¦ a ¦ ¦ c ¦¦¦ d ¦ e ¦ f ¦ g ¦'],
  [
    ' id | name | age\n----+------+-----\n  1 | Ann  |   5',
    ['id', 'name', 'age', 'id = 1', 'name = Ann', 'age = 5'],
    ' id ¦ name ¦ age¦----+------+-----¦  1 ¦ Ann  ¦   5',
  ],
  [
    '---+---+---\n a | b | c\n d | e | f',
    ['a', 'b', 'c', 'a = d', 'b = e', 'c = f'],
    '---+---+---\n a ¦ b ¦ c¦ d ¦ e ¦ f',
  ],
  // Forms: a label and its value on each line.
  [
    'Tenant\tZuzzel\nPhone\t4471\nNote\t',
    ['Tenant', 'tenant = Zuzzel', 'Phone', 'phone = 4471', 'Note'],
    'Tenant¦Zuzzel¦Phone¦4471¦Note¦',
  ],
  [
    '| Field | Value |\n|---|---|\n| Surname | Zuzzel |\n| City | Ulm |',
    ['Field', 'field = Value', 'Surname', 'surname = Zuzzel', 'City', 'city = Ulm'],
    '¦ Field ¦ Value ¦¦|---|---|¦¦ Surname ¦ Zuzzel ¦¦¦ City ¦ Ulm ¦',
  ],
  ['Field;Value\nSurname;Zuzzel\nCity;Ulm\nthe end', FORM_CELLS, 'Field¦Value¦Surname¦Zuzzel¦City¦Ulm\nthe end'],
  // Explanations of roles are not a form.
  [
    'Role;Tasks\nManager;Signs\nDriver;Drives',
    ['Role', 'Tasks', 'role = Manager', 'tasks = Signs', 'role = Driver', 'tasks = Drives'],
    'Role¦Tasks¦Manager¦Signs¦Driver¦Drives',
  ],
  // A space after each comma: only labels are a heading.
  ['surname, dob\nZuzzel, 1.2.2001', [], 'surname, dob\nZuzzel, 1.2.2001'],
  [
    'surname, dob, note\nZuzzel, 1.2.2001, late',
    ['surname', 'dob', 'note', 'surname = Zuzzel', 'dob = 1.2.2001', 'note = late'],
    'surname¦ dob¦ note¦Zuzzel¦ 1.2.2001¦ late',
  ],
  ['so, we came, and\nwe saw, and won, too', [], 'so, we came, and\nwe saw, and won, too'],
  ['team,dept\n"Zuzzel, Ann",HR', ['team', 'dept', 'team = Zuzzel, Ann', 'dept = HR'], 'team¦dept¦"Zuzzel, Ann"¦HR'],
  // One label, fewer labels than other words, and a heading of two labels.
  ['Notes\tPhone\nx\ty', ['Notes', 'Phone', 'notes = x', 'phone = y'], 'Notes¦Phone¦x¦y'],
  [
    'a;b\nCity;d\nTown;f\ng;h\ni;j',
    ['a', 'b', 'a = City', 'b = d', 'a = Town', 'b = f', 'a = g', 'b = h', 'a = i', 'b = j'],
    'a¦b¦City¦d¦Town¦f¦g¦h¦i¦j',
  ],
  ['| a | b |\n| x-+-y | c |', ['a', 'b', 'a = x-+-y', 'b = c'], '¦ a ¦ b ¦¦¦ x-+-y ¦ c ¦'],
  ['| a | b |\n| c | d |\nx-+-y', ['a', 'b', 'a = c', 'b = d'], '¦ a ¦ b ¦¦¦ c ¦ d ¦\nx-+-y'],
  ['| a | b |\n| c | d |\n-----', ['a', 'b', 'a = c', 'b = d'], '¦ a ¦ b ¦¦¦ c ¦ d ¦\n-----'],
  ['| a **b** c | d |\n| e | f |', ['a **b** c', 'd', 'a b c = e', 'd = f'], '¦ a **b** c ¦ d ¦¦¦ e ¦ f ¦'],
  ['  | a | b |\n| c | d |', ['a', 'b', 'a = c', 'b = d'], '  ¦ a ¦ b ¦¦¦ c ¦ d ¦'],
  ['| a | b\n| c | d', ['a', 'b', 'a = c', 'b = d'], '¦ a ¦ b¦¦ c ¦ d'],
  ['a | b |\nc | d |', ['a', 'b', 'a = c', 'b = d'], 'a ¦ b ¦¦c ¦ d ¦'],
  ['| "a|b" |\n| c | d |', ['a', 'b', 'a = c', 'b = d'], '¦ "a¦b" ¦¦¦ c ¦ d ¦'],
])('reads bars: %j', (text, cells, bordered) => {
  expect(readCells(text)).toEqual([cells, bordered]);
});

it('reads no column after the last bar', () => {
  expect(readTables('| a | b |\n| c | d |').cells.map(({ labels }) => labels)).toEqual(Array(4).fill(['a', 'b']));
});

it.each<[text: string, cells: string[], bordered: string]>([
  ['Name;Age\nAnn;5\nBob;6', ['Name', 'Age', 'name = Ann', 'age = 5', 'name = Bob', 'age = 6'], 'Name¦Age¦Ann¦5¦Bob¦6'],
  ['Name\tAge\nAnn\t5', ['Name', 'Age', 'name = Ann', 'age = 5'], 'Name¦Age¦Ann¦5'],
  [
    'id,name,city\n1,"Doe, Ann",Rome\n2,Bob,',
    ['id', 'name', 'city', 'id = 1', 'name = Doe, Ann', 'city = Rome', 'id = 2', 'name = Bob'],
    'id¦name¦city¦1¦"Doe, Ann"¦Rome¦2¦Bob¦',
  ],
  ['id,phone\n1,070 1', ['id', 'phone', 'id = 1', 'phone = 070 1'], 'id¦phone¦1¦070 1'],
  ['a;b;c\n1;2', ['a', 'b', 'c', 'a = 1', 'b = 2'], 'a¦b¦c¦1¦2'],
  ['a;b\n1;2;3', ['a', 'b', 'a = 1', 'b = 2'], 'a¦b¦1¦2¦3'],
  ['a;b\n1;2\n\nend', ['a', 'b', 'a = 1', 'b = 2'], 'a¦b¦1¦2\n\nend'],
  ['a;b;c\n1;2;3\n4', ['a', 'b', 'c', 'a = 1', 'b = 2', 'c = 3'], 'a¦b¦c¦1¦2¦3\n4'],
  ['a;b\n|1;2|', ['a', 'b', 'a = |1', 'b = 2|'], 'a¦b¦|1¦2|'],
  ['"a";"b"\n\'1\' ; "2"\r', ['a', 'b', 'a = 1', 'b = 2'], '"a"¦"b"¦\'1\' ¦ "2"\r'],
])('reads separated values: %j', (text, cells, bordered) => {
  expect(readCells(text)).toEqual([cells, bordered]);
});

it.each<[text: string, cells: string[], bordered: string]>([
  [
    'Name   City  Age\nAnn    Rome    5\nBob B  Oslo   16',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'name = Bob B', 'city = Oslo', 'age = 16'],
    'Name  ¦City ¦Age¦Ann   ¦Rome   ¦5¦Bob B ¦Oslo  ¦16',
  ],
  [
    'Name   City  Age\nAnn    Rome    5\n       Oslo   16',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'city = Oslo', 'age = 16'],
    'Name  ¦City ¦Age¦Ann   ¦Rome   ¦5¦      ¦Oslo  ¦16',
  ],
  [
    'Name   City  Age\nAnn    Rome    5\nx  \x9f y  z',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'name = x', 'city = \x9f y', 'age = z'],
    'Name  ¦City ¦Age¦Ann   ¦Rome   ¦5¦x ¦\x9f y ¦z',
  ],
  [
    'Name   City  Age\nAnn    Rome    5\nBob    Oslo     x',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'name = Bob', 'city = Oslo', 'age = x'],
    'Name  ¦City ¦Age¦Ann   ¦Rome   ¦5¦Bob   ¦Oslo    ¦x',
  ],
  [
    'Name   City  Age\nAnn    Rome    5\n       Os   1600',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'city = Os', 'age = 1600'],
    'Name  ¦City ¦Age¦Ann   ¦Rome   ¦5¦      ¦Os  ¦1600',
  ],
  [
    'Name   City  Age\nAnn    Rome    5\n\x9f  Oslo',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'name = \x9f', 'name = Oslo'],
    'Name  ¦City ¦Age¦Ann   ¦Rome   ¦5¦\x9f ¦Oslo',
  ],
  // A cell before the first column has no label; a sentence without columns ends the table.
  [
    '  Name   City  Age\n  Ann    Rome    5\nx        Oslo',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'x', 'city = Oslo'],
    ' ¦Name  ¦City ¦Age¦ ¦Ann   ¦Rome   ¦5¦x       ¦Oslo',
  ],
  [
    'Name   City  Age\nAnn    Rome    5\nBob    Oslo   16\na b c d e f g h i j k l m n o p q',
    ['Name', 'City', 'Age', 'name = Ann', 'city = Rome', 'age = 5', 'name = Bob', 'city = Oslo', 'age = 16'],
    'Name  ¦City ¦Age¦Ann   ¦Rome   ¦5¦Bob   ¦Oslo  ¦16\na b c d e f g h i j k l m n o p q',
  ],
])('reads columns: %j', (text, cells, bordered) => {
  expect(readCells(text)).toEqual([cells, bordered]);
});

it.each([
  '',
  '| a | b |',
  '| a | b |\nc',
  '| a\n| b',
  'a|b\nc|d',
  'a;b',
  'a;b\nc',
  'a;b;c\n1',
  'a;b\n1;2;3;4',
  'a,b\n1, 2',
  'Hello Ann,\nwelcome,again',
  'a,b\n1,2,3',
  'Dear Ann, welcome;\nwe begin, at ten;',
  'a, b;c\n1;2',
  'a, b, c\n1, 2, 3',
  '-+-\n-+-',
  Array(3).fill(Array(39).fill('ab').join(' ')).join('\n'),
  'a;b;c;d\n1;2',
  'Name   City  Age\nAnn    Rome;   5\nBob    Oslo    6',
  '1;2\n3;4',
  '1;b\n3;4',
  'a;\n3;4',
  'Name  City  Age\nAnn  Rome  5',
  'Name  City\nAnn   Rome\nBob   Oslo',
  'Name  City  1st\nAnn   Rome  5\nBob   Oslo  6',
  'Name   City  Age\nAnn  Rome  5\nBob   Oslo  x',
  'Name   City  Age\nAnn    Rome    5\nBob',
  'Name   City  Age\nAnn    Rome    5\nBob    Oslo    6    7',
])('leaves text that is not a table: %j', (text) => {
  expect(readCells(text)).toEqual([[], text]);
});

it('reads at most 200 cells of a row of bars', () => {
  const row = (width: number, cell: string) => `|${`${cell}|`.repeat(width)}`;
  const cellsOf = (width: number) => readTables(`${row(width, 'a')}\n${row(width, 'b')}`).cells.length;
  expect([cellsOf(199), cellsOf(200), cellsOf(201)]).toEqual([398, 400, 400]);
});

it('accepts a heading of at most 2,000 characters', () => {
  const cellsOf = (names: number, more: string) => {
    const heading = Array.from({ length: names }, () => 'heading').join(';') + more;
    return readTables(`${heading}\n${'1;'.repeat(names - 1)}1`).cells.length;
  };
  expect('heading;'.repeat(250)).toHaveLength(2_000);
  expect([cellsOf(250, 's'), cellsOf(250, 'ss')]).toEqual([400, 0]);
});

it('reads columns in lines of at most 400 characters, of which at most 40 are columns', () => {
  const cellsOf = (columns: number, width: number) => {
    const line = Array(columns).fill('ab').join('  ').padEnd(width);
    return readTables(`${line}\n${line}\n${line}`).cells.length;
  };
  expect([cellsOf(3, 400), cellsOf(3, 401)]).toEqual([9, 0]);
  expect([cellsOf(40, 0), cellsOf(41, 0)]).toEqual([120, 0]);
});

it('reads at most 400 rows below a heading', () => {
  const rows = (count: number) => readTables(`Ab  Cd  Ef${'\n1   2   3'.repeat(count)}`).cells.length;
  expect([rows(400), rows(401)]).toEqual([1_203, 1_203]);
});
