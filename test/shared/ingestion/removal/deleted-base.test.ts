// Guarantee: a document that is pending when its base is deleted is neither read nor embedded, and its record stays
// until the base is removed. Risk: thousands of documents that were added by mistake are paid for although their base
// was deleted, and documents of other bases wait for them.
import { expect, it } from 'vitest';
import { addressOf } from '../../../../shared/knowledge/document.ts';
import { createWorld } from '../memory-world.ts';
import { deliverAgain, recordOf, upload } from '../world-steps.ts';

it.each([
  ['is being deleted', 1, { status: 'deleting' }],
  ['is being deleted, even at the last delivery', 5, { status: 'deleting' }],
  ['no longer exists', 1, null],
] as const)('neither reads nor embeds a document whose base %s', async (_name, count, change) => {
  const world = createWorld();
  await upload(world, '# Guide\n\nEverybody has thirty days of leave.');
  const record = recordOf(world);
  world.services.bases.find = async () => (change === null ? null : { ...world.base, ...change });
  world.services.files.read = () => Promise.reject(new Error('The file was read.'));
  const outcome = await deliverAgain(world, { address: addressOf(record), fileVersion: 1 }, count);
  expect(outcome).toEqual({ status: 'outdated' });
  expect(recordOf(world)).toEqual(record);
  expect(world.index.size).toBe(0);
});
