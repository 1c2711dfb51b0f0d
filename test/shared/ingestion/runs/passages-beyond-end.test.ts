// Guarantee: a version becomes readable only after the extra passages of a longer run of it are removed. Risk: a search
// finds passages that the document does not contain.
import { expect, it } from 'vitest';
import { finishRun, indexPart, startRun, stopRun } from '../../../../shared/ingestion/indexing-run.ts';
import { addressOf } from '../../../../shared/knowledge/document.ts';
import type { Passage } from '../../../../shared/search/passage.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { createWorld } from '../memory-world.ts';
import { recordOf, upload } from '../world-steps.ts';

const signal = new AbortController().signal;

it('makes a version current only once the passages beyond its end are removed', async () => {
  const world = createWorld();
  const { services } = world;
  await upload(world, '# Guide');
  const address = addressOf(recordOf(world));
  const build = { address, version: 1, signal };
  const indexPassages = async (count: number) => {
    const started = (await startRun(services, build, count)) ?? expect.fail();
    const shared = { ...address, version: 1, page: null, title: 'Guide', headings: '', text: 'Text.' };
    const passages = Array.from({ length: count }, (_, ordinal): Passage => ({ ...shared, ordinal }));
    return { ...started, ...(await indexPart(services, passages, { from: 0, signal })) };
  };
  await stopRun(services, build, await indexPassages(12));
  const content = { title: 'Guide', type: 'markdown', pages: null, passages: 9, reason: null } as const;
  const last = { ...(await indexPassages(9)), content };
  const { remove } = services.passages;
  services.passages.remove = () => Promise.reject(new ServiceError('internal', 'No index.'));
  await expect(finishRun(services, build, last)).rejects.toThrow('No index.');
  expect(recordOf(world)).toMatchObject({ status: 'pending', currentVersion: 0 });
  services.passages.remove = remove;
  expect(await finishRun(services, build, last)).toMatchObject({ status: 'ready', currentVersion: 1 });
  expect(world.index.size).toBe(9);
});
