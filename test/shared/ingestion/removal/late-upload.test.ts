// Guarantee: an upload that ends after its document was deleted leaves nothing in the bucket. Risk: a presigned URL has
// to be valid only when the upload begins, so the bytes of a deleted document may arrive later, and stay forever.
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../../../shared/durations.ts';
import { deleteDocument } from '../../../../shared/ingestion/delete-document.ts';
import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { createWorld } from '../memory-world.ts';
import { deliver, ingest, recordOf, runHousekeeping, upload } from '../world-steps.ts';

const CONTEXT = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
// Longer than something may still be written for a deleted document.
const REMOVAL_MS = 21 * MINUTE_MS;

it('removes the file of a document that was deleted before its upload ended', async () => {
  const world = createWorld();
  await upload(world, '# Guide\n\nText.');
  const record = recordOf(world);
  const key = documentFileKey(addressOf(record), 1);
  const file = world.stored.get(key) ?? expect.fail();
  world.stored.delete(key);
  await deleteDocument(world.services, { document_id: record.id }, CONTEXT);
  world.clock.ms += REMOVAL_MS;
  await runHousekeeping(world);
  expect(world).toMatchObject({ removals: new Map(), waiting: new Map() });

  world.stored.set(key, file);
  expect(await deliver(world, addressOf(record), 1)).toEqual({ status: 'outdated' });
  expect([...world.stored.keys()]).toEqual([]);
});

it('removes no files of other documents', async () => {
  const world = createWorld();
  await ingest(world, '# Guide\n\nText.');
  const address = { ...addressOf(recordOf(world)), documentId: '00000000-0000-4000-8000-0000000000d0' };
  const kept = [...world.stored];
  world.stored.set(documentFileKey(address, 1), { bytes: new Uint8Array(1), checksum: 'late' });
  expect(await deliver(world, address, 1)).toEqual({ status: 'outdated' });
  expect([...world.stored]).toEqual(kept);
});
