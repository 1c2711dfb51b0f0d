import { HOUR_MS } from '../../../../shared/durations.ts';
import { retryDocument } from '../../../../shared/ingestion/renewal/retry-document.ts';
import { readableEntries, requireKept, requireSettled, requireWhole } from './checks.ts';
import { deliver, happen, tidy } from './events.ts';
import { instanceOf } from './faulty-services.ts';
import { deliverInbox, INBOX_FILE } from './inbox-events.ts';
import { createLife, type Life, type Met } from './life.ts';

const EVENTS = 40;
const TASKS_MAX = 4;
const HOURS = 40;
// A task takes some hundred steps.
const STEPS_MAX = 50_000;

/** Runs one life of a base, the same for the same seed; throws a Violation when an invariant does not hold. */
export async function runLife(seed: number, met: Met = {}): Promise<void> {
  const life = createLife(seed, met);
  for (let events = 0; events < EVENTS || life.turns.running() > 0; ) {
    if (events < EVENTS && life.turns.running() < TASKS_MAX && life.chance(0.3)) {
      events += 1;
      await life.turns.start(() => happen(life));
    }
    await step(life);
  }
  await settle(life);
  acceptOvertaken(life);
  requireSettled(life.world, life.wanted);
}

// Makes one call of one task, after which every reader must find complete versions. A document counts as deleted from
// the write that removes it.
async function step({ turns, world, wanted, overtaken }: Life): Promise<void> {
  const own = [...world.records.values()].filter(({ archive, file }) => archive === null && file !== INBOX_FILE);
  const before = new Map(own.map(({ id, file }) => [id, file]));
  const entries = readableEntries(world);
  await turns.step();
  for (const [id, file] of before) {
    if (!world.records.has(id)) {
      wanted.set(file, null);
      overtaken.delete(file);
    }
  }
  requireWhole(world);
  requireKept(world, entries, wanted);
}

// No more faults: the queue is delivered, housekeeping makes its rounds, and failed messages are retried.
async function settle(life: Life): Promise<void> {
  life.calm = true;
  const drive = async (task: () => Promise<unknown>) => {
    await life.turns.start(task);
    for (let steps = 0; life.turns.running() > 0; steps += 1) {
      if (steps === STEPS_MAX) {
        throw new Error(`A task did not end within ${STEPS_MAX} steps.`);
      }
      await step(life);
    }
  };
  for (let hour = 0; hour < HOURS; hour += 1) {
    life.world.clock.ms += HOUR_MS;
    for (const event of [...life.inboxEvents]) {
      await drive(() => deliverInbox(life, event));
    }
    for (const message of [...life.queue]) {
      await drive(() => deliver(life, message));
    }
    await drive(() => tidy(life));
    for (const { id, status, reason } of [...life.world.records.values()]) {
      if (status === 'failed' && reason?.includes('attempts') === true) {
        life.count('retried');
        await drive(() => retryDocument(instanceOf(life), { document_id: id }, life.context()));
      }
    }
  }
}

// Which good upload stays readable below a bad one depends on what was ingested in time: any complete one is right.
function acceptOvertaken({ world, wanted, overtaken, recordOf }: Life): void {
  for (const file of [...overtaken].filter((name) => !name.endsWith('.zip'))) {
    const record = recordOf(file);
    const readable = [...world.index.values()].find(
      ({ documentId, version }) => documentId === record?.id && version === record.currentVersion,
    );
    const [, good] = /u(\d+)x/.exec(readable?.text ?? '') ?? [];
    if (wanted.get(file)?.lastIsBad === true) {
      wanted.set(file, { good: good === undefined ? null : Number(good), lastIsBad: true });
    }
  }
}
