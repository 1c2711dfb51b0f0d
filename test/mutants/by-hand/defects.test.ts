// Guarantee: each mistake that is written down by hand can be put into the code as it is, and names tests that there
// are. Risk: a list that is run before a release stops at its first mistake, or tries it without tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from '../folders.ts';
import { DEFECTS } from './defects.ts';

const textOf = (file: string) => (existsSync(join(checkout, file)) ? readFileSync(join(checkout, file), 'utf8') : '');

it('each has one place, changes it, and has a name of its own', () => {
  expect(DEFECTS.filter(({ file, from }) => textOf(file).split(from).length !== 2)).toEqual([]);
  expect(DEFECTS.filter(({ from, to }) => from === to)).toEqual([]);
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
});

it('each names tests that there are', () => {
  const named = DEFECTS.flatMap(({ tests }) => tests);
  expect(named.filter((test) => !existsSync(join(checkout, test)))).toEqual([]);
  expect(DEFECTS.filter(({ tests }) => tests.length === 0)).toEqual([]);
});
