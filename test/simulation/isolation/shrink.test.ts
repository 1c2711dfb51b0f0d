// Guarantee: a failing list is reduced to one that still fails and from which nothing more can be left out. Risk: a
// failure that two commands cause is reported as sixty commands.
import { expect, it } from 'vitest';
import { shrink } from './shrink.ts';

const ITEMS = Array.from({ length: 60 }, (_, index) => index);

it('reduces a list to the items that a failure needs, in their order', async () => {
  const needs = [3, 31, 57];
  const left = await shrink(ITEMS, 1_000, async (part) => needs.every((item) => part.includes(item)));
  expect(left).toEqual(needs);
});

it('returns the shortest failing list that it has found when its tries are used up', async () => {
  let tried = 0;
  const left = await shrink(ITEMS, 3, async (part) => {
    tried += 1;
    return part.includes(0);
  });
  expect(tried).toBe(3);
  expect(left).toContain(0);
  expect(left.length).toBeLessThan(ITEMS.length);
});
