// Guarantee: at most one embedding thread is kept for the next cloud of a process, and a stopped cloud rejects the
// waiting texts. Risk: an unused thread keeps 250 MB, or an answer never comes.
import { expect, it, onTestFinished } from 'vitest';
import { createEmbeddingPool } from './embedding-pool.ts';
import { giveBackEmbeddingThread, takeEmbeddingThread } from './embedding-thread.ts';

const DIMENSIONS = 1_024;

function pool() {
  const made = createEmbeddingPool();
  onTestFinished(made.stop);
  return made;
}

it('gives the thread of a stopped pool to the next one', async () => {
  const first = pool();
  const vector = await first.embed('caller', 'The rent is due on the first.', DIMENSIONS);
  await first.stop();
  const thread = takeEmbeddingThread();
  await giveBackEmbeddingThread(thread);
  const second = pool();
  expect(await second.embed('caller', 'The rent is due on the first.', DIMENSIONS)).toEqual(vector);
  await second.stop();
  expect(takeEmbeddingThread()).toBe(thread);
  await thread.end();
});

it('keeps one idle thread, and ends any other', async () => {
  const [one, other] = [takeEmbeddingThread(), takeEmbeddingThread()];
  expect(other).not.toBe(one);
  await giveBackEmbeddingThread(one);
  await giveBackEmbeddingThread(other);
  expect([one.alive(), other.alive()]).toEqual([true, false]);
  await one.end();
  const next = takeEmbeddingThread();
  expect(next).not.toBe(one);
  await next.end();
});

it('rejects, once it is stopped, the texts in progress, those in the queue and any later ones', async () => {
  const stopped = pool();
  const waiting = ['one', 'two', 'three', 'four'].map((text) => stopped.embed('caller', text, DIMENSIONS));
  const settled = Promise.allSettled(waiting);
  await stopped.stop();
  const later = await Promise.allSettled([stopped.embed('caller', 'five', DIMENSIONS)]);
  const reasons = [...(await settled), ...later].map((each) =>
    each.status === 'rejected' ? String(each.reason) : 'made',
  );
  expect(reasons).toEqual(Array(5).fill('Error: The embedding threads were stopped.'));
});
