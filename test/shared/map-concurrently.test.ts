// Guarantee: no more calls run at a time than are allowed, results keep the order of their items, and nothing starts
// after a failure. Risk: a stopped run keeps paying for results that nobody uses.
import { expect, it } from 'vitest';
import { mapConcurrently } from '../../shared/map-concurrently.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('makes two calls at a time, and returns the results in the order of the items, not of the ends of the calls', async () => {
  let running = 0;
  const counts: number[] = [];
  const ended: number[] = [];
  const results = await mapConcurrently([30, 10, 20, 5], 2, async (item) => {
    running += 1;
    counts.push(running);
    for (let turns = 0; turns < item; turns += 1) {
      await nextTurn();
    }
    running -= 1;
    ended.push(item);
    return item * 2;
  });
  expect(results).toEqual([60, 20, 40, 10]);
  expect(ended[0]).toBe(10);
  expect(Math.max(...counts)).toBe(2);
});

it('starts no further call after a failure', async () => {
  const started: number[] = [];
  const failing = mapConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    await nextTurn();
    if (item === 1) {
      throw new Error('down');
    }
  });
  await expect(failing).rejects.toThrow('down');
  await nextTurn();
  expect(started).toEqual([1, 2]);
});
