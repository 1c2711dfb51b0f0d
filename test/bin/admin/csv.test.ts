// Guarantee: a list as CSV follows RFC 4180: a line of column names, one line per row, and every cell reads back
// unchanged, whatever it contains. Risk: a comma in a name moves every number after it into the wrong column.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../bin/admin/csv.ts';

describe('csvOf', () => {
  it('is a line of names and a line for each row, with the line ends of RFC 4180', () => {
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

  it('is only the line of names if there are no rows', () => {
    expect(csvOf(['model', 'calls'], [])).toBe('model,calls\r\n');
  });

  it('quotes what would end a cell, and doubles quotation marks', () => {
    expect(
      csvOf(['a', 'b', 'c', 'd', 'e'], [{ a: 'x,y', b: 'say "x"', c: 'line\nline', d: 'line\rline', e: ' x ' }]),
    ).toBe('a,b,c,d,e\r\n"x,y","say ""x""","line\nline","line\rline", x \r\n');
    expect(csvOf(['a,b'], [{ 'a,b': '' }])).toBe('"a,b"\r\n\r\n');
  });

  it('leaves a cell empty if there is no value, and keeps 0 and false', () => {
    expect(csvOf(['a', 'b', 'c', 'd', 'e'], [{ a: null, b: undefined, c: 0, d: false, e: '' }])).toBe(
      'a,b,c,d,e\r\n,,0,false,\r\n',
    );
  });

  it('writes the named columns in their order, whatever the rows have', () => {
    const rows: Record<string, unknown>[] = [{ a: 1, b: 2 }, { b: 4, a: 3, c: 5 }, { b: 6 }];
    expect(csvOf(['a', 'b'], rows)).toBe('a,b\r\n1,2\r\n3,4\r\n,6\r\n');
  });

  it('cells of any text are read back unchanged', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', ' ', 'é', '😀'), maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.record({ x: cell, y: cell }), { maxLength: 6 }), (rows) => {
        expect(parseCsv(csvOf(['x', 'y'], rows))).toEqual([['x', 'y'], ...rows.map(({ x, y }) => [x, y])]);
      }),
    );
  });
});

// Parses RFC 4180: a quoted cell ends at a quotation mark that is not doubled.
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
