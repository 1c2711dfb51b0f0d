import { HOUR_MS } from '../../../../shared/durations.ts';
import { retryDocument } from '../../../../shared/ingestion/renewal/retry-document.ts';
import { readableEntries, requireCompleteVersions, requireEntriesKept, requireSettled } from './checks.ts';
import { deliver, runHousekeepingRound, runRandomEvent } from './events.ts';
import { servicesOfInstance } from './faulty-services.ts';
import { deliverInboxEvent, INBOX_FILE } from './inbox-events.ts';
import { createScenario, type EventCounts, type Scenario } from './scenario.ts';

const EVENTS = 40;
const CONCURRENT_TASKS_MAX = 4;
// Long enough for every message, retry and removal that is left when the events have ended.
const SETTLING_HOURS = 40;
// A task takes some hundred steps.
const STEPS_MAX = 50_000;

/**
 * Runs the scenario of a seed.
 *
 * @throws Violation when an invariant does not hold.
 */
export async function runScenario(seed: number, eventCounts: EventCounts = {}): Promise<void> {
  const scenario = createScenario(seed, eventCounts);
  for (let events = 0; events < EVENTS || scenario.turns.running() > 0; ) {
    if (events < EVENTS && scenario.turns.running() < CONCURRENT_TASKS_MAX && scenario.chance(0.3)) {
      events += 1;
      await scenario.turns.start(() => runRandomEvent(scenario));
    }
    await step(scenario);
  }
  await settle(scenario);
  acceptOvertaken(scenario);
  requireSettled(scenario.world, scenario.wanted);
}

// Makes the next call of a random task, and requires that readers find complete versions after it. A file counts as
// deleted from the write that removes its record.
async function step({ turns, world, wanted, overtaken }: Scenario): Promise<void> {
  const uploaded = [...world.records.values()].filter(({ archive, file }) => archive === null && file !== INBOX_FILE);
  const entries = readableEntries(world);
  await turns.step();
  for (const { id, file } of uploaded) {
    if (!world.records.has(id)) {
      wanted.set(file, null);
      overtaken.delete(file);
    }
  }
  requireCompleteVersions(world);
  requireEntriesKept(world, entries, wanted);
}

// Without faults, delivers all messages, runs housekeeping every hour, and retries the documents that were given up.
async function settle(scenario: Scenario): Promise<void> {
  scenario.isFaultless = true;
  const runToEnd = async (task: () => Promise<unknown>) => {
    await scenario.turns.start(task);
    for (let steps = 0; scenario.turns.running() > 0; steps += 1) {
      if (steps === STEPS_MAX) {
        throw new Error(`A task did not end within ${STEPS_MAX} steps.`);
      }
      await step(scenario);
    }
  };
  for (let hour = 0; hour < SETTLING_HOURS; hour += 1) {
    scenario.world.clock.ms += HOUR_MS;
    for (const event of [...scenario.inboxEvents]) {
      await runToEnd(() => deliverInboxEvent(scenario, event));
    }
    for (const message of [...scenario.queue]) {
      await runToEnd(() => deliver(scenario, message));
    }
    await runToEnd(() => runHousekeepingRound(scenario));
    for (const { id, status, reason } of [...scenario.world.records.values()]) {
      if (status === 'failed' && reason?.includes('attempts') === true) {
        scenario.count('retried');
        await runToEnd(() => retryDocument(servicesOfInstance(scenario), { document_id: id }, scenario.context()));
      }
    }
  }
}

// If an unreadable upload came before a valid one was ingested, an earlier upload may still be readable: any complete
// one is accepted.
function acceptOvertaken({ world, wanted, overtaken, recordOf }: Scenario): void {
  for (const file of [...overtaken].filter((name) => !name.endsWith('.zip'))) {
    const record = recordOf(file);
    const readable = [...world.index.values()].find(
      ({ documentId, version }) => documentId === record?.id && version === record.currentVersion,
    );
    const [, upload] = /u(\d+)x/.exec(readable?.text ?? '') ?? [];
    if (wanted.get(file)?.isLastUnreadable === true) {
      wanted.set(file, { lastValid: upload === undefined ? null : Number(upload), isLastUnreadable: true });
    }
  }
}
