// Guarantee: a list that a person saves opens in a spreadsheet as it was shown: each cell is in its column, and none is
// run as a formula. Risk: a name that a company chose runs a command on an operator's machine.
import { describe, expect, it } from 'vitest';
import { csv } from '../../../console/parts/csv.ts';

describe('a list as CSV', () => {
  it('has a line for each row, with the line ends of RFC 4180, and an empty cell for a missing value', () => {
    expect(
      csv([
        ['name', 'calls', 'end'],
        ['Nova', 0, null],
        ['', -1.5, 'é 漢'],
      ]),
    ).toBe('name,calls,end\r\nNova,0,\r\n,-1.5,é 漢\r\n');
    expect(csv([])).toBe('');
  });

  it('quotes what would end a cell, and doubles quotation marks', () => {
    expect(csv([['a,b', 'a"b"', 'a\nb', 'a\rb', ' a ']])).toBe('"a,b","a""b""","a\nb","a\rb", a \r\n');
  });

  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t'])(
    'escapes a cell that begins with %j, and not one that only contains it',
    (sign) => {
      expect(csv([[`${sign}1`, `1${sign}1`]])).toBe(`'${sign}1,1${sign}1\r\n`);
    },
  );

  it('escapes a cell that begins with a line break, and quotes a formula with a comma', () => {
    expect(csv([['\r=1', '=SUM(A1,A2)']])).toBe(`"'\r'=1","'=SUM(A1,A2)"\r\n`);
  });

  it('escapes what begins a cell in a spreadsheet that separates them by semicolons, or that ignores the quotes', () => {
    expect(csv([['Prices;=1+1;@x', 'a\t+1', 'a\n=1\n', '; = 1', 'a;b-1']])).toBe(
      `Prices;'=1+1;'@x,a\t'+1,"a\n'=1\n",; = 1,a;b-1\r\n`,
    );
  });
});
