// Guarantee: passages of versions that are not current leave the index before their record forgets them, and the record
// forgets nothing that could not be removed. Risk: passages of a replaced version that stay in the index, where nothing
// names them any more.
import { expect, it } from 'vitest';
import { removeLeftovers } from '../../../../shared/ingestion/remove-leftovers.ts';
import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import type { PassageOutcome } from '../../../../shared/search/passage.ts';
import { recordIn } from '../../knowledge/document-record.fixture.ts';

const record: DocumentRecord = {
  ...recordIn({ companyId: 'company', baseId: 'base' }),
  status: 'ready',
  version: 2,
  currentVersion: 2,
  superseded: [{ version: 1, passages: 3 }],
};
const slowly = () => new Promise(setImmediate);

// What is done to the index and the record, in order; the index answers with `remove`, if it is given.
function openStage(remove?: () => Promise<never>, stored = record) {
  const done: unknown[] = [];
  const removeIds = async (ids: readonly string[]) => {
    await slowly();
    done.push(`${ids.length} passages`);
    return ids.map((): PassageOutcome => 'done');
  };
  const save = async ({ superseded, revision }: DocumentRecord) => {
    await slowly();
    done.push({ superseded, revision });
    return 'done' as const;
  };
  const services = {
    documents: { get: async () => stored, save },
    indexes: [{ passages: { remove: remove ?? removeIds } }],
    pause: async () => undefined,
    nowMs: () => Date.parse('2026-11-20T06:00:00.000Z'),
  };
  return { services, done };
}

const { signal } = new AbortController();

it('removes the passages of a replaced version, then its entry in the record', async () => {
  const { services, done } = openStage();
  await removeLeftovers(services, record, signal);
  expect(done).toEqual(['3 passages', { superseded: [], revision: record.revision + 1 }]);
});

it('keeps the entry of a version that was replaced in the meantime, whose passages are still there', async () => {
  const second = { version: 2, passages: 5 };
  const { services, done } = openStage(undefined, { ...record, superseded: [...record.superseded, second] });
  await removeLeftovers(services, record, signal);
  expect(done).toEqual(['3 passages', { superseded: [second], revision: record.revision + 1 }]);
});

it('keeps the entry of passages that could not be removed', async () => {
  const { services, done } = openStage(async () => {
    await slowly();
    throw new Error('No index.');
  });
  await expect(removeLeftovers(services, record, signal)).rejects.toThrow('No index.');
  expect(done).toEqual([]);
});

it('writes nothing for a record without leftovers', async () => {
  const { services, done } = openStage();
  await removeLeftovers(services, { ...record, superseded: [] }, signal);
  expect(done).toEqual([]);
});
