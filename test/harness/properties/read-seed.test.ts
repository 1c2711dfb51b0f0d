// Guarantee: a run without a seed draws the same cases as the last one, and a run with a random seed draws others.
// Risk: a change fails by chance, or long manual runs try the same cases forever.
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

it('reads "random" as a new seed each time', () => {
  expect(new Set(Array.from({ length: 20 }, () => readSeed('random'))).size).toBeGreaterThan(15);
});
