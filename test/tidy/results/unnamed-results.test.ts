// Guarantee: tests compare the code, the status, the outputs and the body of a result under their names. Risk: a test
// fails with a number and a text, and nobody sees which part of the result is wrong.
import { describe, expect, it } from 'vitest';
import { readTrackedFiles } from '../tracked-files.ts';
import { unnamedResults } from './unnamed-results.ts';

// In two parts, so that the guard does not find these lists in this file.
const comparing = (list: string) => new Map([['test/a.test.ts', `it();\nexpect(${'['}${list}]).toEqual([1, '']);`]]);

describe('a list that a test compares', () => {
  it('has no code, status, output or body beside other values', () => {
    expect(unnamedResults(readTrackedFiles())).toEqual([]);
  });

  it.each([
    'code, stderr',
    'ended.code, calls.at(-1)',
    'url, body',
    "status, headers.get('x')",
    '\n  await read(1, 2),\n  recordOf(world).status,\n',
    "ended.stdout.split('\\n')[0], { a: 1 }",
  ])('is reported with such a value beside another: %j', (list) => {
    expect(unnamedResults(comparing(list))).toEqual(['test/a.test.ts:2']);
  });

  it.each([
    'first.status, (await call(2)).status',
    "near('code 1'), near('a, body')",
    'read({ status, body }), read([code, 1])',
    'code, stderr].map(isWrong).concat([2',
    'code',
  ])('is not reported with values of one kind: %j', (list) => {
    expect(unnamedResults(comparing(list))).toEqual([]);
  });
});
