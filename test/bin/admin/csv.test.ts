// Guarantee: a list as CSV is RFC 4180: one line of names, one a row, and a cell reads back as it was, whatever it
// holds. Risk: a comma in a name that moves every number after it into the wrong column.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../bin/admin/csv.ts';

describe('csvOf', () => {
  it('is a line of names and a line for each row, ended as RFC 4180 says', () => {
    expect(
      csvOf(
        ['model', 'calls'],
        [
          { model: 'nova', calls: 3 },
          { model: 'titan', calls: 0 },
        ],
      ),
    ).toBe('model,calls\r\nnova,3\r\ntitan,0\r\n');
  });

  it('is the line of names alone where there are no rows', () => {
    expect(csvOf(['model', 'calls'], [])).toBe('model,calls\r\n');
  });

  it('quotes what would end a cell, and doubles quotation marks', () => {
    expect(
      csvOf(['a', 'b', 'c', 'd', 'e'], [{ a: 'x,y', b: 'say "x"', c: 'line\nline', d: 'line\rline', e: ' x ' }]),
    ).toBe('a,b,c,d,e\r\n"x,y","say ""x""","line\nline","line\rline", x \r\n');
    expect(csvOf(['a,b'], [{ 'a,b': '' }])).toBe('"a,b"\r\n\r\n');
  });

  it('leaves a cell empty where there is nothing, and keeps 0 and false', () => {
    expect(csvOf(['a', 'b', 'c', 'd', 'e'], [{ a: null, b: undefined, c: 0, d: false, e: '' }])).toBe(
      'a,b,c,d,e\r\n,,0,false,\r\n',
    );
  });

  it('writes the named columns in their order, whatever the rows have', () => {
    const rows: Record<string, unknown>[] = [{ a: 1, b: 2 }, { b: 4, a: 3, c: 5 }, { b: 6 }];
    expect(csvOf(['a', 'b'], rows)).toBe('a,b\r\n1,2\r\n3,4\r\n,6\r\n');
  });

  it('reads back as it was', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', ' ', 'é', '😀'), maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.record({ x: cell, y: cell }), { maxLength: 6 }), (rows) => {
        expect(parseCsv(csvOf(['x', 'y'], rows))).toEqual([['x', 'y'], ...rows.map(({ x, y }) => [x, y])]);
      }),
    );
  });
});

// RFC 4180 as a reader has it: a quoted cell ends at a quotation mark that is not doubled.
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
