import { createHash } from 'node:crypto';
import { HOUR_MS } from '../../../../shared/durations.ts';
import { deleteDocument } from '../../../../shared/ingestion/delete-document.ts';
import { housekeep } from '../../../../shared/ingestion/housekeep.ts';
import { ingestDocument } from '../../../../shared/ingestion/ingest-document.ts';
import { prepareUpload } from '../../../../shared/ingestion/prepare-upload.ts';
import { reindexDocuments } from '../../../../shared/ingestion/renewal/reindex-documents.ts';
import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { makeZip } from '../../extraction/make-zip.ts';
import { markOf } from './checks.ts';
import { servicesOfInstance } from './faulty-services.ts';
import { runInboxEvent } from './inbox-events.ts';
import type { Message, Scenario } from './scenario.ts';

const FILES = ['one.md', 'two.md', 'three.zip'];
const ARCHIVE_ENTRIES = ['ea.md', 'in/eb.md', 'ec.md'];
const DELIVERIES_MAX = 5;
const UNREADABLE = '%PDF-1.7 nonsense ';
// The probability that the event of an upload is lost, and that a document is too long for one delivery.
const EVENT_LOST = 0.1;
const LONG_DOCUMENT = 0.03;
const signal = new AbortController().signal;

/** Runs a random event: an upload, a deletion, a reindexing, housekeeping, a change of the inbox, or a delivery. */
export async function runRandomEvent(scenario: Scenario): Promise<unknown> {
  if (scenario.chance(0.15)) {
    return runInboxEvent(scenario);
  }
  const file = FILES[Math.floor(scenario.random() * FILES.length)] ?? '';
  const record = scenario.recordOf(file);
  const kind = scenario.random();
  if (kind < 0.3 || record === undefined) {
    return upload(scenario, file, scenario.chance(0.15) && record !== undefined);
  }
  if (kind < 0.36) {
    scenario.count('deleted');
    return deleteDocument(servicesOfInstance(scenario), { document_id: record.id }, scenario.context());
  }
  if (kind < 0.45) {
    scenario.count('indexed again');
    const input = { base_id: scenario.world.base.id, which: 'every' } as const;
    return reindexDocuments({ ...servicesOfInstance(scenario), generations: [] }, input, scenario.context());
  }
  if (kind < 0.5) {
    return runHousekeepingRound(scenario);
  }
  scenario.world.clock.ms += 60_000 * scenario.random() * (scenario.chance(0.2) ? 120 : 1);
  const due = scenario.queue.filter(({ visibleAtMs }) => visibleAtMs <= scenario.world.clock.ms);
  const message = due[Math.floor(scenario.random() * due.length)];
  return message === undefined ? null : deliver(scenario, message);
}

/** Runs one round of housekeeping. */
export function runHousekeepingRound(scenario: Scenario): Promise<unknown> {
  return housekeep(servicesOfInstance(scenario), { timeIsUp: () => false, signal });
}

/**
 * Delivers a message as the queue does. After a failure it is delivered again half an hour later, at most five times.
 */
export async function deliver(scenario: Scenario, message: Message): Promise<void> {
  message.receives += 1;
  message.visibleAtMs = scenario.world.clock.ms + HOUR_MS / 2;
  const { address, fileVersion, receives } = message;
  scenario.count(receives === 1 ? 'delivered' : 'delivered again');
  const delivery = { address, fileVersion, count: receives, countMax: DELIVERIES_MAX, signal };
  const outcome = await ingestDocument(servicesOfInstance(scenario), delivery).catch(() => null);
  scenario.count(outcome?.status ?? 'not ingested');
  if (outcome !== null || receives >= DELIVERIES_MAX) {
    scenario.queue.splice(scenario.queue.indexOf(message), 1);
  }
}

// The operator's own machine is never killed, so its uploads define the wanted state.
async function upload(scenario: Scenario, file: string, isUnreadable: boolean): Promise<void> {
  const { world, wanted } = scenario;
  scenario.uploads += 1;
  const entries = file.endsWith('.zip') ? drawEntries(scenario, file) : null;
  const bytes =
    entries === null || isUnreadable
      ? contentOf(scenario, markOf(file, scenario.uploads), isUnreadable)
      : zipOf(scenario, entries);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const input = { base_id: world.base.id, file, bytes: bytes.length, checksum };
  await prepareUpload(world.services, input, scenario.context());
  const record = scenario.recordOf(file);
  if (record === undefined) {
    throw new Error('no record');
  }
  const key = documentFileKey(addressOf(record), record.fileVersion);
  world.stored.set(key, { bytes: new Uint8Array(bytes), checksum });
  if (scenario.fault(EVENT_LOST)) {
    scenario.count('event lost');
  } else {
    scenario.sendObjectEvent(key);
  }
  const lastValid = isUnreadable ? (wanted.get(file)?.lastValid ?? null) : scenario.uploads;
  const isValidArchive = entries !== null && !isUnreadable;
  wanted.set(file, { lastValid, isLastUnreadable: isUnreadable, ...(isValidArchive && { entries }) });
  if (isUnreadable) {
    scenario.overtaken.add(file);
  }
}

// Draws the files of an archive, some of which have the same content as in the last upload.
function drawEntries(scenario: Scenario, file: string): ReadonlyMap<string, string> {
  const before = scenario.wanted.get(file)?.entries;
  const names = ARCHIVE_ENTRIES.filter(() => scenario.chance(0.6));
  return new Map(
    (names.length === 0 ? ARCHIVE_ENTRIES.slice(0, 1) : names).map((name) => {
      const kept = scenario.chance(0.4) ? before?.get(name) : undefined;
      return [name, kept ?? markOf(name.replace('in/', ''), scenario.uploads)];
    }),
  );
}

function zipOf(scenario: Scenario, entries: ReadonlyMap<string, string>): Uint8Array {
  scenario.count('archive uploaded');
  return makeZip(
    [...entries].map(([name, mark]) => ({
      name,
      content: `# Guide\n\n${Array(150).fill(mark).join(' ')}.`,
      method: 0,
    })),
  );
}

// Every passage contains the mark.
function contentOf(scenario: Scenario, mark: string, isUnreadable: boolean): Buffer {
  if (isUnreadable) {
    return Buffer.from(UNREADABLE + mark);
  }
  const length = scenario.chance(LONG_DOCUMENT) ? 30_000 : 150 + Math.floor(scenario.random() * 600);
  const words = Array.from({ length }, (_, at) => (at % 60 === 59 ? `${mark}.\n\n` : mark));
  return Buffer.from(`# Guide\n\n${words.join(' ')}.`);
}
