// Guarantee: no more calls run at a time than are allowed, results keep the order of their items, and nothing starts
// after a failure. Risk: a stopped run keeps paying for results that nobody uses.
import { expect, it } from 'vitest';
import { mapConcurrently } from '../../shared/map-concurrently.ts';

it('calls two at a time, and keeps the order', async () => {
  const running: number[] = [];
  let now = 0;
  const results = await mapConcurrently([30, 10, 20, 5], 2, async (item) => {
    now += 1;
    running.push(now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return item * 2;
  });
  expect(results).toEqual([60, 20, 40, 10]);
  expect(Math.max(...running)).toBe(2);
});

it('starts nothing after a failure', async () => {
  const begun: number[] = [];
  const failing = mapConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await new Promise((resolve) => setImmediate(resolve));
    if (item === 1) {
      throw new Error('down');
    }
  });
  await expect(failing).rejects.toThrow('down');
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([1, 2]);
});
