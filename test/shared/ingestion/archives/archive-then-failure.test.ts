// Guarantee: the documents of a replaced archive are removed even if that was cut short and the next file then fails.
// Risk: they stay readable for ever.
import { expect, it } from 'vitest';
import { makePdf, prosePage } from '../make-pdf.ts';
import { createWorld } from '../memory-world.ts';
import { upload } from '../world-steps.ts';
import { addZip, deliverPending, filesOf, text, ZIP } from './archive-steps.ts';

it('a file that fails after an interruption leaves no document of an earlier archive', async () => {
  const world = createWorld();
  await addZip(world, [text('gone.md', 'It goes.')]);
  await upload(world, makePdf([prosePage(['One text.'])]), ZIP);
  const { archiveEntries } = world.services;
  const { list } = archiveEntries;
  archiveEntries.list = () => {
    archiveEntries.list = list;
    throw new Error('The removal was cut short.');
  };
  await expect(deliverPending(world)).rejects.toThrow('cut short');
  await upload(world, '%PDF-1.7 nonsense', ZIP);
  await deliverPending(world);
  expect(filesOf(world)).toEqual([[ZIP, 'failed', 'pdf']]);
  expect([...world.index.values()].map((passage) => passage.text)).toEqual(['One text.']);
});
