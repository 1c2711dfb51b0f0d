// Guarantee: a CSV text is split into exactly its records and fields, and into no more records than requested. Risk: a
// value in its neighbor's field, or a large file that is read completely for its first lines.
import { expect, it } from 'vitest';
import { readCsv } from '../../../../shared/extraction/csv/read-csv.ts';

it.each<[text: string, records: string[][]]>([
  ['', []],
  ['a', [['a']]],
  ['a,b', [['a', 'b']]],
  ['a,b\n', [['a', 'b']]],
  ['a,', [['a', '']]],
  ['a,\n', [['a', '']]],
  [',', [['', '']]],
  ['\n', [['']]],
  ['a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['a\r\n\r\nb', [['a'], [''], ['b']]],
  ['"a,b",c', [['a,b', 'c']]],
  ['"a\nb",c', [['a\nb', 'c']]],
  ['"a ""b"" c",d', [['a "b" c', 'd']]],
  ['"a""",b', [['a"', 'b']]],
  ['"""a",b', [['"a', 'b']]],
  ['"",b', [['', 'b']]],
  ['""""', [['"']]],
  ['  "a",b', [['a', 'b']]],
  ['"a" b,c', [['a b', 'c']]],
  ['a "b",c', [['a "b"', 'c']]],
  ['"a,b\nc', [['"a', 'b'], ['c']]],
  [
    '"a \\"b, c\\" d",2\n"\\"e\\", f",3',
    [
      ['a "b, c" d', '2'],
      ['"e", f', '3'],
    ],
  ],
  ['"a \\"b\\" c","d\\\\",2', [['a "b" c', 'd\\\\', '2']]],
  [
    '"C:\\a\\",b\n"C:\\""x""",c',
    [
      ['C:\\a\\', 'b'],
      ['C:\\"x"', 'c'],
    ],
  ],
])('reads the CSV text %j as %j', (text, records) => {
  // More records than any of these texts has.
  expect(readCsv(text, ',', 100)).toEqual(records);
});

it('reads no more records of a CSV text than requested', () => {
  expect(readCsv('a\nb\nc', ';', 2)).toEqual([['a'], ['b']]);
  expect(readCsv('a\nb\nc', ';', 3)).toEqual([['a'], ['b'], ['c']]);
  expect(readCsv('a\nb\nc', ';', 0)).toEqual([]);
});

it.each([';', '\t', '|'] as const)('splits a CSV text only at the requested separator: %j', (separator) => {
  const text = 'a,b;c|d\te';
  expect(readCsv(text, separator, 1)).toEqual([text.split(separator)]);
});
