// Guarantee: a delivery that ends after another one of the same version keeps the passages that readers see, and
// removes those that no reader will see. Risk: a readable document disappears from the index because its file was
// replaced, or a version that was given up is still found.
import { expect, it } from 'vitest';
import { finishRun, indexPart, startRun } from '../../../../shared/ingestion/indexing-run.ts';
import { addressOf } from '../../../../shared/knowledge/document.ts';
import type { Passage } from '../../../../shared/search/passage.ts';
import { createWorld } from '../memory-world.ts';
import { recordOf, upload } from '../world-steps.ts';

const signal = new AbortController().signal;
const content = { title: 'Guide', type: 'markdown', pages: null, passages: 1, reason: null } as const;

// Starts two deliveries of a document with one passage, both of which have written it.
async function startTwoDeliveries() {
  const world = createWorld();
  const { services } = world;
  await upload(world, '# Guide');
  const address = addressOf(recordOf(world));
  const build = { address, version: 1, signal };
  const start = async () => {
    const started = await startRun(services, build, 1);
    if (started === null) {
      throw new Error('outdated');
    }
    return () => finishRun(services, build, { ...started, content, inputTokens: 1 });
  };
  const [finishFirst, finishSecond] = [await start(), await start()];
  const place = { ...address, version: 1, ordinal: 0, page: null, title: 'Guide', headings: '' };
  const passages: Passage[] = [{ ...place, text: 'Text.' }];
  await indexPart(services, passages, { from: 0, signal });
  return { world, finishFirst, finishSecond };
}

it('keeps the passages that readers see, even if another file was announced meanwhile', async () => {
  const { world, finishFirst, finishSecond } = await startTwoDeliveries();
  await finishFirst();
  await upload(world, '# Other');
  expect(await finishSecond()).toMatchObject({ status: 'pending', version: 2, currentVersion: 1, attempts: [] });
  expect(world.index.size).toBe(1);
});

it('removes the passages of a version that failed meanwhile, which no reader will see', async () => {
  const { world, finishFirst } = await startTwoDeliveries();
  const record = recordOf(world);
  world.records.set(record.id, { ...record, status: 'failed', reason: 'The last attempt failed.' });
  expect(await finishFirst()).toBeNull();
  expect(recordOf(world)).toMatchObject({ status: 'failed', currentVersion: 0 });
  expect(world.index.size).toBe(0);
});
