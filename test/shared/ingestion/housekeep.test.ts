// Guarantee: housekeeping finishes interrupted work every hour, fails documents whose upload never arrived, and leaves
// work in progress alone. Risk: a document stays pending forever, or housekeeping removes what a run is writing.
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../../shared/durations.ts';
import { deleteDocument } from '../../../shared/ingestion/delete-document.ts';
import { housekeep } from '../../../shared/ingestion/housekeep.ts';
import { addressOf, documentFileKey } from '../../../shared/knowledge/document.ts';
import { createWorld, type World } from './memory-world.ts';
import {
  deliver,
  deliverAgain,
  expectSettled,
  ingest,
  readableTexts,
  recordOf,
  runHousekeeping,
  upload,
} from './world-steps.ts';

const signal = new AbortController().signal;
const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
const text = (word: string) => `# Guide\n\n${Array.from({ length: 700 }, (_, i) => `${word}${i}.`).join(' ')}`;
const NOTHING_DONE = { documents: 0, repeated: 0, never_arrived: 0, removals: 0, bases: 0, errors: 0, complete: true };

// Starts a run that writes its passages, and is killed before the write that makes them readable.
async function interruptRun(world: World): Promise<void> {
  await upload(world, text('alpha'));
  const { save } = world.services.documents;
  world.services.documents.save = (record, previous) =>
    record.status === 'ready' ? Promise.reject(new Error('killed')) : save(record, previous);
  await expect(deliver(world, addressOf(recordOf(world)), 1)).rejects.toThrow('killed');
  world.services.documents.save = save;
}

// The lists of housekeeping, with the base of the world as one whose removal is not finished.
function waitingWithBase({ services, base }: World) {
  return {
    ...services.waiting,
    bases: async function* () {
      yield { baseId: base.id };
    },
  };
}

it('works on four documents side by side, and on no more', async () => {
  const { services } = createWorld();
  let [running, most] = [0, 0];
  const get = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return null;
  };
  const waiting = {
    ...services.waiting,
    documents: async function* () {
      yield* Array.from({ length: 10 }, (_, i) => ({ companyId: 'company', baseId: 'base', documentId: `${i}` }));
    },
  };
  const round = { timeIsUp: () => false, signal };
  const report = await housekeep({ ...services, waiting, documents: { ...services.documents, get } }, round);
  expect({ most, documents: report.documents }).toEqual({ most: 4, documents: 10 });
});

describe('housekeeping', () => {
  it('does nothing for ready documents', async () => {
    const world = createWorld();
    await ingest(world, text('alpha'));
    expect(await runHousekeeping(world)).toEqual(NOTHING_DONE);
  });

  it('fails a version whose upload did not arrive within a day', async () => {
    const world = createWorld();
    await upload(world, text('alpha'));
    world.stored.clear();
    world.clock.ms += 23 * HOUR_MS;
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, documents: 1 });
    world.clock.ms += HOUR_MS;
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, never_arrived: 1 });
    expect(recordOf(world)).toMatchObject({
      status: 'failed',
      reason: 'The upload did not arrive. Add the document again.',
    });
    expect(await runHousekeeping(world)).toEqual(NOTHING_DONE);
  });

  it('repeats the announcement of a file that was not ingested, every three hours', async () => {
    const world = createWorld();
    await upload(world, text('alpha'));
    const written: string[] = [];
    world.services.files.write = async (key) => void written.push(key);
    world.clock.ms += 3 * HOUR_MS;
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, repeated: 1 });
    world.clock.ms += HOUR_MS;
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, documents: 1 });
    expect(written).toEqual([documentFileKey(addressOf(recordOf(world)), 1)]);
    expect(await deliver(world, addressOf(recordOf(world)), 1)).toMatchObject({ status: 'ready' });
  });

  it('repeats the announcement even after days, as long as the file exists', async () => {
    const world = createWorld();
    await upload(world, text('alpha'));
    world.clock.ms += 72 * HOUR_MS;
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, repeated: 1 });
    expect(recordOf(world).status).toBe('pending');
  });

  it('keeps the passages of a pending version, because another delivery may be writing them', async () => {
    const world = createWorld();
    await interruptRun(world);
    world.clock.ms += HOUR_MS;
    const before = world.index.size;
    await runHousekeeping(world);
    expect(world.index.size).toBe(before);
    await deliverAgain(world, { address: addressOf(recordOf(world)), fileVersion: 1 }, 2);
    expect(readableTexts(world)).toHaveLength(before);
    await expectSettled(world);
  });

  it('removes the passages that a run of a failed version left, once the run has ended', async () => {
    const world = createWorld();
    await interruptRun(world);
    expect(await deliverAgain(world, { address: addressOf(recordOf(world)), fileVersion: 1 }, 5)).toMatchObject({
      reason: 'gave_up',
    });
    expect(world.index.size).toBeGreaterThan(0);
    await runHousekeeping(world);
    expect(world.index.size).toBeGreaterThan(0);
    await expectSettled(world);
    expect(world.index.size).toBe(0);
  });

  it('removes a file that was uploaded after its document was removed', async () => {
    const world = createWorld();
    await upload(world, text('alpha'));
    const record = recordOf(world);
    await deleteDocument(world.services, { document_id: record.id }, context);
    world.stored.set(documentFileKey(addressOf(record), 1), { bytes: new Uint8Array(1), checksum: '' });
    expect(await runHousekeeping(world)).toEqual(NOTHING_DONE);
    world.clock.ms += HOUR_MS;
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, removals: 1 });
    expect(world.stored.size).toBe(0);
  });

  it('removes a document that no longer exists from the list of pending documents', async () => {
    const world = createWorld();
    await upload(world, text('alpha'));
    world.records.clear();
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, documents: 1 });
    expect(world.waiting.size).toBe(0);
  });

  it('does not announce a document that was changed at the same time', async () => {
    const world = createWorld();
    await upload(world, text('alpha'));
    const written: string[] = [];
    world.services.files.write = async (key) => void written.push(key);
    world.services.documents.save = async () => 'changed';
    world.clock.ms += 3 * HOUR_MS;
    expect(await runHousekeeping(world)).toEqual(NOTHING_DONE);
    expect(written).toEqual([]);
  });

  it('continues with the other documents after an error, which it counts and logs', async () => {
    const world = createWorld();
    await upload(world, text('alpha'), 'a.md');
    await upload(world, text('beta'), 'b.md');
    world.stored.clear();
    const [broken] = [...world.records.keys()];
    const { get } = world.services.documents;
    world.services.documents.get = (address) =>
      address.documentId === broken ? Promise.reject(new Error('down')) : get(address);
    world.clock.ms += 24 * HOUR_MS;
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await runHousekeeping(world)).toEqual({ ...NOTHING_DONE, errors: 1, never_arrived: 1 });
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    logged.mockRestore();
    expect(lines).toEqual([{ level: 'warn', message: 'housekeeping_left', reason: 'Error' }]);
  });

  it.each<[what: string, hours: number, servicesWith: (world: World, fail: () => Promise<never>) => object]>([
    ['the announcement of a file', 3, ({ services }, write) => ({ files: { ...services.files, write } })],
    [
      'the removal of a document from the list of pending documents',
      0,
      ({ services, records }, dropDocument) => {
        records.clear();
        return { waiting: { ...services.waiting, dropDocument } };
      },
    ],
    [
      'the removal of a base',
      0,
      (world, finishRemoval) => {
        world.records.clear();
        world.waiting.clear();
        return {
          bases: { find: async () => ({ ...world.base, status: 'deleting' }) },
          baseRemovals: { finishRemoval },
          waiting: waitingWithBase(world),
        };
      },
    ],
  ])('counts and logs %s that fails as an error', async (_what, hours, servicesWith) => {
    const world = createWorld();
    await upload(world, text('alpha'));
    world.clock.ms += hours * HOUR_MS;
    const fail = async () => {
      await new Promise(setImmediate);
      throw new Error('down');
    };
    const services = { ...world.services, ...servicesWith(world, fail) };
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await housekeep(services, { timeIsUp: () => false, signal })).toEqual({ ...NOTHING_DONE, errors: 1 });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('stops when its time is up', async () => {
    const world = createWorld();
    await upload(world, text('alpha'));
    expect(await housekeep(world.services, { timeIsUp: () => true, signal })).toEqual({
      ...NOTHING_DONE,
      complete: false,
    });
  });

  it('removes the documents of a base whose removal was interrupted before it deletes the base', async () => {
    const world = createWorld();
    for (const file of ['a.md', 'b.md']) {
      await upload(world, text(file), file);
      await deliver(world, addressOf(recordOf(world, file)), 1);
    }
    const leftInBase: number[] = [];
    const services = {
      ...world.services,
      bases: { find: async () => ({ ...world.base, status: 'deleting' as const }) },
      baseRemovals: { finishRemoval: async () => void leftInBase.push(world.records.size, world.index.size) },
      waiting: waitingWithBase(world),
    };
    expect(await housekeep(services, { timeIsUp: () => false, signal })).toEqual({ ...NOTHING_DONE, bases: 1 });
    expect(leftInBase).toEqual([0, 0]);
    expect(world.stored.size).toBe(0);
    expect(world.removals.size).toBe(0);
  });

  it.each([
    ['that is not being deleted', 'active', 9],
    ['that no longer exists', null, 9],
    ['if its time is up after the first check', 'deleting', 1],
  ] as const)('leaves a base %s', async (_name, status, checksMax) => {
    const world = createWorld();
    await ingest(world, text('alpha'));
    const finishRemoval = vi.fn();
    let checks = 0;
    const services = {
      ...world.services,
      bases: { find: async () => (status === null ? null : { ...world.base, status }) },
      baseRemovals: { finishRemoval },
      waiting: waitingWithBase(world),
    };
    const timeIsUp = () => {
      checks += 1;
      return checks > checksMax;
    };
    expect(await housekeep(services, { timeIsUp, signal })).toMatchObject({ bases: 0, errors: 0 });
    expect(finishRemoval).not.toHaveBeenCalled();
    expect(world.records.size).toBe(1);
  });
});
