// Guarantee: a question is embedded after at most one more text of a document, however many are waiting. Risk: a search
// takes twenty times as long while a folder is ingested.
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue whose tasks end on request, and a record of those that started. */
function openQueue(concurrencyMax: number) {
  const queue = createFairQueue(concurrencyMax);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (caller: string, name: string) =>
    queue.run(caller, () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.push(() => resolve(name));
      return promise;
    });
  return { started, add, endNext: () => ends.shift()?.() };
}

it('takes the callers in turn', async () => {
  const { started, add, endNext } = openQueue(1);
  const all = ['d1', 'd2', 'd3', 'd4'].map((name) => add('ingest', name));
  const question = add('search', 'q');
  endNext();
  await all[0];
  await Promise.resolve();
  // d2 was next in line when the question came.
  expect(started).toEqual(['d1', 'd2']);
  endNext();
  await all[1];
  await Promise.resolve();
  expect(started).toEqual(['d1', 'd2', 'q']);
  endNext();
  await expect(question).resolves.toBe('q');
});

it('runs no more tasks at a time than its limit', () => {
  const { started, add } = openQueue(2);
  for (const name of ['a', 'b', 'c']) {
    void add(name, name);
  }
  expect(started).toEqual(['a', 'b']);
});

it('continues after a task that failed, and rejects it for its caller', async () => {
  const queue = createFairQueue(1);
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const after = queue.run('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  await expect(after).resolves.toBe('done');
});
