import { HOUR_MS } from '../../../../shared/durations.ts';
import {
  type DocumentAddress,
  type DocumentRecord,
  parseDocumentFileKey,
} from '../../../../shared/knowledge/document.ts';
import { createRandom } from '../../../harness/random.ts';
import { createWorld } from '../memory-world.ts';
import type { Wanted } from './checks.ts';
import { createTurns } from './steps.ts';

/** A message in the queue: when it is delivered next, and how often it was delivered. */
export interface Message {
  readonly address: DocumentAddress;
  readonly fileVersion: number;
  visibleAtMs: number;
  receives: number;
}

/** An event of the inbox, which only says that something changed under a key. */
export interface InboxEvent {
  readonly key: string;
  visibleAtMs: number;
}

/** Counts the events of all lives, so that a run can show that each kind occurred. */
export type Met = Record<string, number>;

/** Milliseconds in an hour. */
// The probability that a message arrives twice, and that it arrives after hours.
const TWICE = 0.3;
const VERY_LATE = 0.1;

/** Creates one life: the world, the queue, the wanted state, and randomness, the same for the same seed. */
export function createLife(seed: number, met: Met) {
  const random = createRandom(seed);
  // The operator's own machine takes no turns: each of its calls is answered at once.
  const world = createWorld(async (_name, apply) => apply());
  const life = {
    random,
    world,
    turns: createTurns(random),
    queue: [] as Message[],
    /** The events of the inbox that were not handled yet. */
    inboxEvents: [] as InboxEvent[],
    /** The wanted end state of each file. */
    wanted: new Map<string, Wanted | null>(),
    /** Files whose last good upload was overtaken by a bad one before it had to be ingested. */
    overtaken: new Set<string>(),
    uploads: 0,
    /** Once this is set, nothing fails any more. */
    calm: false,
    chance: (probability: number) => random() < probability,
    fault: (probability: number) => !life.calm && random() < probability,
    count(what: string): void {
      met[what] = (met[what] ?? 0) + 1;
    },
    context: () => ({ id: String(random()), at: new Date(world.clock.ms).toISOString(), actor: 'tester' }),
    recordOf: (file: string): DocumentRecord | undefined =>
      [...world.records.values()].find((record) => record.file === file),
    /** Returns when each copy of a message arrives: once or twice, late, in any order, sometimes after hours. */
    arrivals(): number[] {
      return Array.from({ length: life.fault(TWICE) ? 2 : 1 }, () => {
        const delay = life.chance(VERY_LATE) ? 5 * HOUR_MS * random() : 60_000 * random();
        return world.clock.ms + (life.calm ? 0 : delay);
      });
    },
    /** Sends a message. */
    send(address: DocumentAddress, fileVersion: number): void {
      const arrivals = life.arrivals();
      life.queue.push(...arrivals.map((visibleAtMs) => ({ address, fileVersion, visibleAtMs, receives: 0 })));
      life.count(arrivals.length === 2 ? 'announced twice' : 'announced');
    },
    /** Sends the event of a file that was written or deleted in the inbox. */
    sendInbox(key: string): void {
      life.inboxEvents.push(...life.arrivals().map((visibleAtMs) => ({ key, visibleAtMs })));
    },
    /** Sends the message of a new object in the bucket. */
    sendKey(key: string): void {
      const parsed = parseDocumentFileKey(key);
      if (parsed !== null) {
        const { version, ...address } = parsed;
        life.send(address, version);
      }
    },
  };
  return life;
}

/** One life, as `createLife` returns it. */
export type Life = ReturnType<typeof createLife>;
