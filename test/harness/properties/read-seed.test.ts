// Guarantee: a run that names no seed draws what the last one drew, and one that asks for a random seed does not.
// Risk: a change is refused by luck, or long runs by hand see the same draws for ever.
import { expect, it } from 'vitest';
import { readSeed } from './read-seed.ts';

it.each([
  [undefined, 1],
  ['0', 0],
  ['1044249206', 1_044_249_206],
  ['2147483648', 2_147_483_648],
  ['2147483649', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['Random', null],
])('%j is read as %j', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});

it('is another one each time when it is random', () => {
  expect(new Set(Array.from({ length: 20 }, () => readSeed('random'))).size).toBeGreaterThan(15);
});
