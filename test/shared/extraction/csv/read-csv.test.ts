// Guarantee: a CSV text is cut into exactly its records and fields, no more records than were asked for. Risk: a value
// in the field of its neighbour, or a large file that is read whole to see its first lines.
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
])('%j is %j', (text, records) => {
  expect(readCsv(text, ',', 100)).toEqual(records);
});

it('is read to the number of records that were asked for', () => {
  expect(readCsv('a\nb\nc', ';', 2)).toEqual([['a'], ['b']]);
  expect(readCsv('a\nb\nc', ';', 3)).toEqual([['a'], ['b'], ['c']]);
  expect(readCsv('a\nb\nc', ';', 0)).toEqual([]);
});

it.each([
  [';', 'a,b;c|d\te'],
  ['\t', 'a,b;c|d\te'],
  ['|', 'a,b;c|d\te'],
] as const)('is separated by %j alone', (separator, text) => {
  expect(readCsv(text, separator, 1)).toEqual([text.split(separator)]);
});
