// Guarantee: passages of a version that is not current are removed from the index before the version is removed from
// the record, and a version whose passages could not be removed stays in the record. Risk: passages of a replaced
// version stay in the index, where no record names them.
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
const nextTick = () => new Promise(setImmediate);

// Creates services that record what is done to the index and the record, in order.
function openStage(remove?: () => Promise<never>, stored = record) {
  const done: unknown[] = [];
  const removeIds = async (ids: readonly string[]) => {
    await nextTick();
    done.push(`${ids.length} passages`);
    return ids.map((): PassageOutcome => 'done');
  };
  const save = async ({ superseded, revision }: DocumentRecord) => {
    await nextTick();
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

it('removes the passages of a replaced version, then the version from the record', async () => {
  const { services, done } = openStage();
  await removeLeftovers(services, record, signal);
  expect(done).toEqual(['3 passages', { superseded: [], revision: record.revision + 1 }]);
});

it('keeps a version in the record that was replaced meanwhile, because its passages are still there', async () => {
  const second = { version: 2, passages: 5 };
  const { services, done } = openStage(undefined, { ...record, superseded: [...record.superseded, second] });
  await removeLeftovers(services, record, signal);
  expect(done).toEqual(['3 passages', { superseded: [second], revision: record.revision + 1 }]);
});

it('keeps a version in the record whose passages could not be removed', async () => {
  const { services, done } = openStage(async () => {
    await nextTick();
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
