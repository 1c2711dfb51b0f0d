// Guarantee: each named defect, those of the simulations included, can be applied to the current code; those of this
// folder name existing tests. Risk: the run before a release stops at its first defect, or tries it without tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFECTS as ISOLATION_DEFECTS } from '../simulation/isolation/defects.ts';
import { MUTATIONS as BUDGET_DEFECTS } from '../simulation/mutations.ts';
import { DEFECTS } from './defects.ts';
import { checkout } from './folders.ts';

const textOf = (file: string) => (existsSync(join(checkout, file)) ? readFileSync(join(checkout, file), 'utf8') : '');

it('each defect has one place in the code, changes it, and has a unique name', () => {
  expect(DEFECTS.filter(({ file, from }) => textOf(file).split(from).length !== 2)).toEqual([]);
  expect(DEFECTS.filter(({ from, to }) => from === to)).toEqual([]);
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(40);
});

it('each defect of a simulation has one place in the code for each of its edits', () => {
  const edits = [...ISOLATION_DEFECTS, ...BUDGET_DEFECTS].flatMap((defect) => defect.edits);
  expect(edits.filter(({ file, from }) => textOf(file).split(from).length !== 2)).toEqual([]);
});

it('each defect names existing tests', () => {
  const named = DEFECTS.flatMap(({ tests }) => tests);
  expect(named.filter((test) => !existsSync(join(checkout, test)))).toEqual([]);
  expect(DEFECTS.filter(({ tests }) => tests.length === 0)).toEqual([]);
});
