// Guarantee: the documents of a deleted base are removed in their current state, with the passages of runs that began
// after the documents were listed. Risk: passages of a deleted base stay in the index, where no record names them.
import { expect, it } from 'vitest';
import { removeBaseDocuments } from '../../../../shared/ingestion/remove-base-documents.ts';
import type { DocumentRemoval } from '../../../../shared/knowledge/document.ts';
import { createWorld } from '../memory-world.ts';
import { ingest, recordOf } from '../world-steps.ts';

it('removes the passages of a run that began after the documents were listed', async () => {
  const world = createWorld();
  await ingest(world, '# Guide\n\nOpen at nine.');
  const { list } = world.services.documents;
  world.services.documents.list = async (...given) => {
    const listed = await list(...given);
    for (const record of listed) {
      const run = { id: 'run', version: 2, passages: 300, startedAt: '2026-11-20T06:00:00.000Z' };
      world.records.set(record.id, { ...record, attempts: [run], revision: record.revision + 1 });
    }
    return listed;
  };
  const removals: DocumentRemoval[] = [];
  const { removeDocument } = world.services.waiting;
  world.services.waiting.removeDocument = (record, removal) => {
    removals.push(removal);
    return removeDocument(record, removal);
  };
  const { currentPassages } = recordOf(world);
  const round = { timeIsUp: () => false, signal: new AbortController().signal };
  expect(await removeBaseDocuments(world.services, world.base.id, round)).toBe(true);
  expect(removals.map(({ versions }) => versions)).toEqual([
    [
      { version: 1, passages: currentPassages },
      { version: 2, passages: 300 },
    ],
  ]);
});
