// Guarantee: each hand-written defect can be applied to the current code, and names existing tests. Risk: the run
// before a release stops at its first defect, or tries it without tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from '../folders.ts';
import { DEFECTS } from './defects.ts';

const textOf = (file: string) => (existsSync(join(checkout, file)) ? readFileSync(join(checkout, file), 'utf8') : '');

it('each defect has one place in the code, changes it, and has a unique name', () => {
  expect(DEFECTS.filter(({ file, from }) => textOf(file).split(from).length !== 2)).toEqual([]);
  expect(DEFECTS.filter(({ from, to }) => from === to)).toEqual([]);
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
});

it('each defect names existing tests', () => {
  const named = DEFECTS.flatMap(({ tests }) => tests);
  expect(named.filter((test) => !existsSync(join(checkout, test)))).toEqual([]);
  expect(DEFECTS.filter(({ tests }) => tests.length === 0)).toEqual([]);
});
