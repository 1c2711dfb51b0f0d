import { HOUR_MS } from '../../../../shared/durations.ts';
import {
  type DocumentAddress,
  type DocumentRecord,
  parseDocumentFileKey,
} from '../../../../shared/knowledge/document.ts';
import { createRandom } from '../../../harness/random.ts';
import { createWorld } from '../memory-world.ts';
import type { Wanted } from './checks.ts';
import { createTurns } from './turns.ts';

/** A message in the queue, with the time of its next delivery and the number of its deliveries. */
export interface Message {
  readonly address: DocumentAddress;
  readonly fileVersion: number;
  visibleAtMs: number;
  receives: number;
}

/** An event of the inbox, which says only that the file with this key was written or deleted. */
export interface InboxEvent {
  readonly key: string;
  visibleAtMs: number;
}

/** The number of events of each kind in all scenarios, which shows that every kind has occurred. */
export type EventCounts = Record<string, number>;

// The probability that a message arrives twice, and that it arrives hours late.
const TWICE = 0.3;
const HOURS_LATE = 0.1;

/**
 * Creates a scenario: the world, the queue, the wanted state and random numbers, which are the same for the same seed.
 */
export function createScenario(seed: number, eventCounts: EventCounts) {
  const random = createRandom(seed);
  // The operator's own machine takes no turns: each of its calls is answered at once.
  const world = createWorld(async (_name, apply) => apply());
  const scenario = {
    random,
    world,
    turns: createTurns(random),
    queue: [] as Message[],
    /** The events of the inbox that were not handled yet. */
    inboxEvents: [] as InboxEvent[],
    /** The wanted end state of each file; null for a file that is to be deleted. */
    wanted: new Map<string, Wanted | null>(),
    /** Files whose last upload is unreadable, and may have come before an earlier valid one was ingested. */
    overtaken: new Set<string>(),
    uploads: 0,
    /** Whether all faults are switched off. */
    isFaultless: false,
    chance: (probability: number) => random() < probability,
    fault: (probability: number) => !scenario.isFaultless && random() < probability,
    count(what: string): void {
      eventCounts[what] = (eventCounts[what] ?? 0) + 1;
    },
    context: () => ({ id: String(random()), at: new Date(world.clock.ms).toISOString(), actor: 'tester' }),
    recordOf: (file: string): DocumentRecord | undefined =>
      [...world.records.values()].find((record) => record.file === file),
    /** Draws when each copy of a message arrives: one or two copies, within a minute or within hours. */
    drawArrivalsMs(): number[] {
      return Array.from({ length: scenario.fault(TWICE) ? 2 : 1 }, () => {
        const delay = scenario.chance(HOURS_LATE) ? 5 * HOUR_MS * random() : 60_000 * random();
        return world.clock.ms + (scenario.isFaultless ? 0 : delay);
      });
    },
    /** Sends a message about a file to the queue. */
    send(address: DocumentAddress, fileVersion: number): void {
      const arrivals = scenario.drawArrivalsMs();
      scenario.queue.push(...arrivals.map((visibleAtMs) => ({ address, fileVersion, visibleAtMs, receives: 0 })));
      scenario.count(arrivals.length === 2 ? 'announced twice' : 'announced');
    },
    /** Sends the event of a file that was written or deleted in the inbox. */
    sendInboxEvent(key: string): void {
      scenario.inboxEvents.push(...scenario.drawArrivalsMs().map((visibleAtMs) => ({ key, visibleAtMs })));
    },
    /** Sends the event of a new object in the bucket, if it is the file of a document. */
    sendObjectEvent(key: string): void {
      const parsed = parseDocumentFileKey(key);
      if (parsed !== null) {
        const { version, ...address } = parsed;
        scenario.send(address, version);
      }
    },
  };
  return scenario;
}

/** A scenario, as `createScenario` returns it. */
export type Scenario = ReturnType<typeof createScenario>;
