// Guarantee: a deletion takes at most a minute; readers then no longer see the document, and what could not be removed
// is on the list of housekeeping. Risk: a deletion that takes longer than its function, and looks as if it had failed.
import { expect, it, onTestFinished, vi } from 'vitest';
import { deleteDocument } from '../../../../shared/ingestion/delete-document.ts';
import { createWorld } from '../memory-world.ts';
import { ingest, recordOf } from '../world-steps.ts';

const CONTEXT = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };

it('removes passages and files, for which it has a minute', async () => {
  const world = createWorld();
  await ingest(world, '# Guide\n\nText.');
  const times: number[] = [];
  const timeoutSignal = (milliseconds: number) => {
    times.push(milliseconds);
    return new AbortController().signal;
  };
  await deleteDocument({ ...world.services, timeoutSignal }, { document_id: recordOf(world).id }, CONTEXT);
  expect(times).toEqual([60_000]);
  expect(world).toMatchObject({ index: new Map(), stored: new Map(), removals: new Map() });
});

it('leaves to housekeeping what could not be removed', async () => {
  const world = createWorld();
  await ingest(world, '# Guide\n\nText.');
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => logged.mockRestore());
  world.services.files.removeBelow = () => Promise.reject(new Error('No bucket.'));
  const { id } = recordOf(world);
  expect(await deleteDocument(world.services, { document_id: id }, CONTEXT)).toMatchObject({ id, file: 'guide.md' });
  expect({ records: world.records.size, removals: [...world.removals.keys()] }).toEqual({ records: 0, removals: [id] });
});
