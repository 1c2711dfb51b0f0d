// Guarantee: the documents of a replaced archive are removed even if their removal was interrupted and the next file
// fails. Risk: they stay readable forever.
import { expect, it } from 'vitest';
import { makePdf, prosePage } from '../make-pdf.ts';
import { createWorld } from '../memory-world.ts';
import { upload } from '../world-steps.ts';
import { deliverPending, filesOf, ingestArchive, interruptNextRemoval, markdown, ZIP } from './archive-steps.ts';

it('removes the documents of a replaced archive after an interruption, even if the next file fails', async () => {
  const world = createWorld();
  await ingestArchive(world, [markdown('gone.md', 'It goes.')]);
  await upload(world, makePdf([prosePage(['One text.'])]), ZIP);
  interruptNextRemoval(world);
  await expect(deliverPending(world)).rejects.toThrow('interrupted');
  await upload(world, '%PDF-1.7 nonsense', ZIP);
  await deliverPending(world);
  expect(filesOf(world)).toEqual([[ZIP, 'failed', 'pdf']]);
  expect([...world.index.values()].map((passage) => passage.text)).toEqual(['One text.']);
});
