// Guarantee: readers find one complete version, and finally nothing else is in the index, whichever deliveries are
// interrupted, repeated, late or concurrent. Risk: half a version answers a question, an old version comes back, or
// passages of a removed document stay forever.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { deleteDocument } from '../../../shared/ingestion/delete-document.ts';
import { addressOf } from '../../../shared/knowledge/document.ts';
import { createWorld, type World } from './memory-world.ts';
import { deliver, deliverAgain, expectSettled, ingest, readableTexts, recordOf, upload } from './world-steps.ts';

const HALF_HOUR_MS = 30 * MINUTE_MS;
// A delivery or a removal makes fewer calls than this.
const CALLS_MAX = 60;
// Fewer calls than this would mean that the interrupted delivery or removal did nothing.
const CALLS_MIN = 6;
const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
const words = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word}${i}.`).join(' ');
const texts = { first: words('alpha', 900), second: words('beta', 400), third: words('gamma', 700) };
// The number of passages of the first text.
const FIRST_PASSAGES = 4;
const guide = (text: string) => `# Guide\n\n${text}`;

/**
 * Creates a world in which the `breakAt`th call after `arm` fails before or after it is applied, as if the function had
 * been killed.
 */
function createBreakingWorld(breakAt: number, when: 'before' | 'after') {
  let calls = Number.NEGATIVE_INFINITY;
  const world = createWorld(async (_name, apply) => {
    calls += 1;
    if (calls === breakAt && when === 'before') {
      throw new Error('killed');
    }
    const result = apply();
    if (calls === breakAt) {
      throw new Error('killed');
    }
    return result;
  });
  return {
    world,
    arm: () => {
      calls = 0;
    },
    /** Lets later calls succeed, and returns whether the call was reached. */
    disarm: () => {
      const reached = calls >= breakAt;
      calls = Number.NEGATIVE_INFINITY;
      return reached;
    },
  };
}

describe.each(['before', 'after'] as const)('a function that is killed %s a call', (when) => {
  it('leaves readers one complete version, whichever call it was, and the next delivery finishes the new one', async () => {
    let breakAt = 0;
    for (let reached = true; reached; ) {
      breakAt += 1;
      const { world, arm, disarm } = createBreakingWorld(breakAt, when);
      await ingest(world, guide(texts.first));
      await upload(world, guide(texts.second));
      const address = addressOf(recordOf(world));
      arm();
      await deliver(world, address, 2).catch(() => undefined);
      reached = disarm();
      expect([texts.first, texts.second], `killed at call ${breakAt}`).toContain(readableTexts(world).join(' '));
      world.clock.ms += HALF_HOUR_MS;
      await deliverAgain(world, { address, fileVersion: 2 }, 2);
      expect(readableTexts(world).join(' '), `killed at call ${breakAt}`).toBe(texts.second);
      await expectSettled(world);
      expect(breakAt).toBeLessThan(CALLS_MAX);
    }
    expect(breakAt).toBeGreaterThanOrEqual(CALLS_MIN);
  });

  it('leaves nothing of a removed document after housekeeping, whichever call of the removal it was', async () => {
    let breakAt = 0;
    for (let reached = true; reached; ) {
      breakAt += 1;
      const { world, arm, disarm } = createBreakingWorld(breakAt, when);
      await ingest(world, guide(texts.first));
      arm();
      await deleteDocument(world.services, { document_id: recordOf(world).id }, context).catch(() => undefined);
      reached = disarm();
      expect(readableTexts(world), `killed at call ${breakAt}`).toHaveLength(
        world.records.size === 0 ? 0 : FIRST_PASSAGES,
      );
      await expectSettled(world);
      if (world.records.size === 0) {
        expect(world.index.size, `killed at call ${breakAt}`).toBe(0);
        expect(world.stored.size, `killed at call ${breakAt}`).toBe(0);
      }
      expect(breakAt).toBeLessThan(CALLS_MAX);
    }
    expect(breakAt).toBeGreaterThanOrEqual(CALLS_MIN);
  });
});

interface Schedule {
  readonly scheduler: fc.Scheduler;
  /** The number of calls after which one of the functions is killed; the others are never killed. */
  readonly callsLeft: number;
  readonly isThirdUnreadable: boolean;
  readonly isRemoved: boolean;
}

// Runs two deliveries of the second version, one of which is killed, the upload and delivery of a third version, and
// optionally a removal. The scheduler interleaves their calls.
async function runConcurrently({ scheduler, callsLeft, isThirdUnreadable, isRemoved }: Schedule): Promise<World> {
  const world = createWorld();
  await ingest(world, guide(texts.first));
  await upload(world, guide(texts.second));
  const { id } = recordOf(world);
  const address = addressOf(recordOf(world));
  const scheduled = createWorld(async (name, apply) => {
    await scheduler.schedule(Promise.resolve(), name);
    return apply();
  }, world);
  let calls = 0;
  const killed = createWorld(async (name, apply) => {
    await scheduler.schedule(Promise.resolve(), name);
    calls += 1;
    if (calls > callsLeft) {
      throw new Error('killed');
    }
    return apply();
  }, world);
  const ingestThird = async () => {
    await upload(scheduled, isThirdUnreadable ? '\u0000\u0001' : guide(texts.third));
    await deliver(scheduled, address, 3);
  };
  const runs = [deliver(killed, address, 2), deliverAgain(scheduled, { address, fileVersion: 2 }, 2), ingestThird()];
  const removal = isRemoved ? deleteDocument(scheduled.services, { document_id: id }, context) : null;
  await scheduler.waitFor(Promise.allSettled([...runs, removal]));
  return world;
}

// Delivers again what was announced but not ingested yet, for all documents, because an upload after a removal creates
// a new one.
async function redeliver(world: World): Promise<void> {
  world.clock.ms += HALF_HOUR_MS;
  for (const record of world.records.values()) {
    if (record.status === 'pending') {
      await deliverAgain(world, { address: addressOf(record), fileVersion: record.version }, 2);
    }
  }
}

const schedules = (isRemoved: boolean) =>
  fc.record({
    scheduler: fc.scheduler(),
    callsLeft: fc.integer({ min: 0, max: 15 }),
    isThirdUnreadable: fc.boolean(),
    isRemoved: fc.constant(isRemoved),
  });

describe('concurrent runs', () => {
  it('end with the last version that can be read', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(schedules(false), async (schedule) => {
        const world = await runConcurrently(schedule);
        await redeliver(world);
        await expectSettled(world);
        expect(schedule.isThirdUnreadable ? [texts.first, texts.second] : [texts.third]).toContain(
          readableTexts(world).join(' '),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('leave nothing of a removed document', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(schedules(true), async (schedule) => {
        const world = await runConcurrently(schedule);
        await redeliver(world);
        await expectSettled(world);
        expect(world.removedIds).not.toEqual([]);
        const ids = new Set([...world.index.values()].map(({ documentId }) => documentId));
        expect(world.removedIds.filter((id) => ids.has(id))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a version that is overtaken', () => {
  // Delivers a version, and uploads the next one when the delivery reaches a step, which `hook` determines.
  async function overtake(text: string, hook: (world: World, announce: () => Promise<void>) => void) {
    const world = createWorld();
    await upload(world, text);
    const record = recordOf(world);
    let isOvertaken = false;
    hook(world, async () => {
      if (!isOvertaken) {
        isOvertaken = true;
        await upload(world, guide(texts.second));
      }
    });
    const outcome = await deliver(world, addressOf(record), 1);
    expect(isOvertaken).toBe(true);
    return { world, outcome };
  }

  it.each<[name: string, hook: (world: World, announce: () => Promise<void>) => void]>([
    [
      'while it is read',
      ({ services }, announce) => {
        const { read } = services.reader;
        services.reader.read = async (file) => {
          await announce();
          return read(file);
        };
      },
    ],
    [
      'before it is readable',
      ({ services }, announce) => {
        const { countSearchable } = services.passages;
        services.passages.countSearchable = async (ids) => {
          await announce();
          return countSearchable(ids);
        };
      },
    ],
  ])('%s leaves nothing in the index and sends no message', async (_name, hook) => {
    const { world, outcome } = await overtake(guide(texts.first), hook);
    expect(outcome).toEqual({ status: 'outdated' });
    expect(world).toMatchObject({ index: new Map(), announced: [] });
    expect(recordOf(world)).toMatchObject({ version: 2, status: 'pending', currentVersion: 0, attempts: [] });
  });

  it('that is too long for one delivery is not announced for another', async () => {
    const long = guide(words('alpha', 45_000));
    const { world, outcome } = await overtake(long, ({ services, clock }, announce) => {
      const { put } = services.passages;
      services.passages.put = async (passages) => {
        // More than a delivery may take before it leaves the rest to the next one.
        clock.ms += 51_000;
        await announce();
        return put(passages);
      };
    });
    expect(outcome).toEqual({ status: 'outdated' });
    expect(world.announced).toEqual([]);
  });
});
