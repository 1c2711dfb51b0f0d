// Guarantee: a column name that is centered above its values, and so looks like a column of its own, is joined with
// them only if each name has one column of values beside it. Risk: a price is read under the name of the next column.
import { describe, expect, it } from 'vitest';
import { type Column, joinNames } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { lineAt } from './page-lines.fixture.ts';

// Joins the names of a table whose columns are called by letters. A row lists the columns in which it has a text: the
// letter and the number of the row, such as N0.
function joinedTable(extents: Readonly<Record<string, readonly [number, number]>>, ...rows: readonly string[]) {
  const columns = new Map(
    Object.entries(extents).map(([name, [left, right]]): [string, Column] => [name, { left, right }]),
  );
  const table = {
    columns: [...columns.values()],
    rows: rows.map((letters, at) => new Map([...letters].map((name) => [columns.get(name) as Column, `${name}${at}`]))),
    titles: new Map(),
    hasRule: false,
    last: { ...lineAt([], 0), lines: [], bottom: 0 },
  };
  joinNames(table);
  const names = table.columns.map((column) => table.rows[0]?.get(column) ?? null);
  return { columns: table.columns.map(({ left, right }) => [left, right]), names, count: table.rows[0]?.size };
}

const TWO = { a: [60, 68], N: [70, 90], b: [150, 168], P: [170, 190] } as const;

describe('column names beside their values', () => {
  it('are joined with them, in columns as wide as both', () => {
    expect(joinedTable(TWO, 'NP', 'ab', 'ab')).toEqual({
      columns: [
        [60, 90],
        [150, 190],
      ],
      names: ['N0', 'P0'],
      count: 2,
    });
  });
  it('are joined with values that begin after them', () => {
    expect(joinedTable({ N: [50, 100], a: [60, 70] }, 'N', 'a', 'a')).toEqual({
      columns: [[50, 100]],
      names: ['N0'],
      count: 1,
    });
    expect(joinedTable({ N: [50, 55], a: [60, 70] }, 'N', 'a', 'a').columns).toEqual([[50, 70]]);
  });
  it('are joined on either side of a column that has a name and a value in any row', () => {
    const extents = { a: [10, 20], N: [22, 30], W: [40, 50], P: [60, 68], b: [70, 80] } as const;
    expect(joinedTable(extents, 'NWP', 'aWb', 'ab').names).toEqual(['N0', 'W0', 'P0']);
  });
});

describe('column names stay where they are', () => {
  it.each([
    ['above one row of values', joinedTable(TWO, 'NP', 'ab'), [null, 'N0', null, 'P0']],
    [
      'where two stand side by side',
      joinedTable({ N: [10, 20], P: [30, 40], a: [50, 60], b: [70, 80] }, 'NP', 'ab', 'ab'),
      ['N0', 'P0', null, null],
    ],
    [
      'where one column of values has none',
      joinedTable({ a: [10, 20], N: [30, 40], b: [50, 60] }, 'N', 'ab', 'ab'),
      [null, 'N0', null],
    ],
    [
      'where a whole column is between name and values',
      joinedTable({ a: [10, 20], W: [30, 40], N: [50, 60] }, 'WN', 'aW', 'aW'),
      [null, 'W0', 'N0'],
    ],
  ])('%s', (_case, table, names) => {
    expect(table.names).toEqual(names);
  });
  it('where there are no rows', () => {
    expect(joinedTable({ a: [10, 20] }).columns).toEqual([[10, 20]]);
  });
});
