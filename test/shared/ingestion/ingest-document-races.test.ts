// Guarantee: whatever is interrupted, repeated, late or concurrent, a reader finds one complete version, and finally
// nothing else is in the index. Risk: half a version answers a question, an old version comes back, or passages of a
// removed document stay forever.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteDocument } from '../../../shared/ingestion/delete-document.ts';
import { addressOf } from '../../../shared/knowledge/document.ts';
import { createWorld, type World } from './memory-world.ts';
import { deliver, deliverAgain, ingest, readable, recordOf, settle, upload } from './world-steps.ts';

const HALF_HOUR_MS = 1_800_000;
const CALLS_MAX = 60;
// Fewer calls than this would mean that the interrupted run did nothing.
const CALLS_MIN = 6;
const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
const words = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word}${i}.`).join(' ');
const texts = { first: words('alpha', 900), second: words('beta', 400), third: words('gamma', 700) };
const guide = (text: string) => `# Guide\n\n${text}`;

/**
 * A world in which the `breakAt`th call after `arm` fails, before or after it is applied, as if the function had been
 * killed.
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
    /** Returns whether the call was reached. */
    disarm: () => {
      const reached = calls >= breakAt;
      calls = Number.NEGATIVE_INFINITY;
      return reached;
    },
  };
}

describe.each(['before', 'after'] as const)('a run that is interrupted %s a call', (when) => {
  it('is repaired by the next delivery, whatever step was interrupted', async () => {
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
      // A reader never finds a mixture.
      expect([texts.first, texts.second], `killed at call ${breakAt}`).toContain(readable(world).join(' '));
      world.clock.ms += HALF_HOUR_MS;
      await deliverAgain(world, { address, fileVersion: 2 }, 2);
      expect(readable(world).join(' '), `killed at call ${breakAt}`).toBe(texts.second);
      await settle(world);
      expect(breakAt).toBeLessThan(CALLS_MAX);
    }
    expect(breakAt).toBeGreaterThanOrEqual(CALLS_MIN);
  });

  it('leaves nothing of a removed document, whatever step of the removal was interrupted', async () => {
    let breakAt = 0;
    for (let reached = true; reached; ) {
      breakAt += 1;
      const { world, arm, disarm } = createBreakingWorld(breakAt, when);
      await ingest(world, guide(texts.first));
      arm();
      await deleteDocument(world.services, { document_id: recordOf(world).id }, context).catch(() => undefined);
      reached = disarm();
      expect(readable(world), `killed at call ${breakAt}`).toHaveLength(world.records.size === 0 ? 0 : 4);
      await settle(world);
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
  /** The number of calls after which a function is killed; the others are never killed. */
  readonly callsLeft: number;
  readonly fails: boolean;
  readonly removes: boolean;
}

// Runs two deliveries of the second version, one of which is killed, an upload of a third version, which may fail, and
// optionally a removal. The scheduler interleaves their calls.
async function runAtOnce({ scheduler, callsLeft, fails, removes }: Schedule): Promise<World> {
  const plain = createWorld();
  await ingest(plain, guide(texts.first));
  await upload(plain, guide(texts.second));
  const { id } = recordOf(plain);
  const address = addressOf(recordOf(plain));
  const stepwise = createWorld(async (name, apply) => {
    await scheduler.schedule(Promise.resolve(), name);
    return apply();
  }, plain);
  let calls = 0;
  const mortal = createWorld(async (name, apply) => {
    await scheduler.schedule(Promise.resolve(), name);
    calls += 1;
    if (calls > callsLeft) {
      throw new Error('killed');
    }
    return apply();
  }, plain);
  const third = async () => {
    await upload(stepwise, fails ? '\u0000\u0001' : guide(texts.third));
    await deliver(stepwise, address, 3);
  };
  const runs = [deliver(mortal, address, 2), deliverAgain(stepwise, { address, fileVersion: 2 }, 2), third()];
  const removal = removes ? deleteDocument(stepwise.services, { document_id: id }, context) : null;
  await scheduler.waitFor(Promise.allSettled([...runs, removal]));
  return plain;
}

// Delivers again what was announced but not ingested yet, for all documents: an upload after a removal has created a
// new one.
async function redeliver(world: World): Promise<void> {
  world.clock.ms += HALF_HOUR_MS;
  for (const left of world.records.values()) {
    if (left.status === 'pending') {
      await deliverAgain(world, { address: addressOf(left), fileVersion: left.version }, 2);
    }
  }
}

const schedules = (removes: boolean) =>
  fc.record({
    scheduler: fc.scheduler(),
    callsLeft: fc.integer({ min: 0, max: 15 }),
    fails: fc.boolean(),
    removes: fc.constant(removes),
  });

describe('concurrent runs', () => {
  it('end with the last complete version', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(schedules(false), async (schedule) => {
        const world = await runAtOnce(schedule);
        await redeliver(world);
        await settle(world);
        expect(schedule.fails ? [texts.first, texts.second] : [texts.third]).toContain(readable(world).join(' '));
      }),
      { numRuns: 100 },
    );
  });

  it('leave nothing of a removed document', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(schedules(true), async (schedule) => {
        const world = await runAtOnce(schedule);
        await redeliver(world);
        await settle(world);
        expect(world.removed).not.toEqual([]);
        const ids = new Set([...world.index.values()].map(({ documentId }) => documentId));
        expect(world.removed.filter((id) => ids.has(id))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a version that is overtaken', () => {
  // Announces the next version at a step of the delivery.
  async function overtake(long: string, at: (world: World, announce: () => Promise<void>) => void) {
    const world = createWorld();
    await upload(world, long);
    const record = recordOf(world);
    let isDone = false;
    at(world, async () => {
      if (!isDone) {
        isDone = true;
        await upload(world, guide(texts.second));
      }
    });
    const outcome = await deliver(world, addressOf(record), 1);
    expect(isDone).toBe(true);
    return { world, outcome };
  }

  it.each<[name: string, at: (world: World, announce: () => Promise<void>) => void]>([
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
  ])('%s leaves nothing in the index and sends no message', async (_name, at) => {
    const { world, outcome } = await overtake(guide(texts.first), at);
    expect(outcome).toEqual({ status: 'outdated' });
    expect([world.index.size, world.announced.length]).toEqual([0, 0]);
    expect(recordOf(world)).toMatchObject({ version: 2, status: 'pending', currentVersion: 0, attempts: [] });
  });

  it('is not continued after being overtaken between two deliveries', async () => {
    const long = guide(words('alpha', 45_000));
    const { world, outcome } = await overtake(long, ({ services, clock }, announce) => {
      const { put } = services.passages;
      services.passages.put = async (passages) => {
        clock.ms += 51_000;
        await announce();
        return put(passages);
      };
    });
    expect(outcome).toEqual({ status: 'outdated' });
    expect(world.announced).toEqual([]);
  });
});
