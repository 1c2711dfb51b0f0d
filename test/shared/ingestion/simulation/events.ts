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
import { instanceOf } from './faulty-services.ts';
import { changeInbox } from './inbox-events.ts';
import type { Life, Message } from './life.ts';

const FILES = ['one.md', 'two.md', 'three.zip'];
const ENTRIES = ['ea.md', 'in/eb.md', 'ec.md'];
const DELIVERIES_MAX = 5;
const BAD = '%PDF-1.7 nonsense ';
// The probability that the event of an upload is lost, and that a document is too long for one delivery.
const LOST = 0.1;
const LONG = 0.03;
const signal = new AbortController().signal;

/** Runs a random event: an upload, a deletion, a rebuild, a round of housekeeping, or the delivery of a message. */
export async function happen(life: Life): Promise<unknown> {
  if (life.chance(0.15)) {
    return changeInbox(life);
  }
  const file = FILES[Math.floor(life.random() * FILES.length)] ?? '';
  const record = life.recordOf(file);
  const kind = life.random();
  if (kind < 0.3 || record === undefined) {
    return upload(life, file, life.chance(0.15) && record !== undefined);
  }
  if (kind < 0.36) {
    life.count('deleted');
    return deleteDocument(instanceOf(life), { document_id: record.id }, life.context());
  }
  if (kind < 0.45) {
    life.count('indexed again');
    const input = { base_id: life.world.base.id, which: 'every' } as const;
    return reindexDocuments({ ...instanceOf(life), generations: [] }, input, life.context());
  }
  if (kind < 0.5) {
    return tidy(life);
  }
  life.world.clock.ms += 60_000 * life.random() * (life.chance(0.2) ? 120 : 1);
  const due = life.queue.filter(({ visibleAtMs }) => visibleAtMs <= life.world.clock.ms);
  const message = due[Math.floor(life.random() * due.length)];
  return message === undefined ? null : deliver(life, message);
}

/** Runs one round of housekeeping. */
export function tidy(life: Life): Promise<unknown> {
  return housekeep(instanceOf(life), { timeIsUp: () => false, signal });
}

/** Delivers a message as the queue does: again half an hour after a failure, and at most five times. */
export async function deliver(life: Life, message: Message): Promise<void> {
  message.receives += 1;
  message.visibleAtMs = life.world.clock.ms + HOUR_MS / 2;
  const { address, fileVersion, receives } = message;
  life.count(receives === 1 ? 'delivered' : 'delivered again');
  const delivery = { address, fileVersion, count: receives, countMax: DELIVERIES_MAX, signal };
  const outcome = await ingestDocument(instanceOf(life), delivery).catch(() => null);
  life.count(outcome?.status ?? 'not ingested');
  if (outcome !== null || receives >= DELIVERIES_MAX) {
    life.queue.splice(life.queue.indexOf(message), 1);
  }
}

// The operator's own machine is never killed, so that its uploads are the wanted state.
async function upload(life: Life, file: string, isBad: boolean): Promise<void> {
  const { world, wanted } = life;
  life.uploads += 1;
  const entries = file.endsWith('.zip') ? drawEntries(life, file) : null;
  const bytes = entries === null || isBad ? contentOf(life, markOf(file, life.uploads), isBad) : zipOf(life, entries);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const input = { base_id: world.base.id, file, bytes: bytes.length, checksum };
  await prepareUpload(world.services, input, life.context());
  const record = life.recordOf(file);
  if (record === undefined) {
    throw new Error('no record');
  }
  const key = documentFileKey(addressOf(record), record.fileVersion);
  world.stored.set(key, { bytes: new Uint8Array(bytes), checksum });
  if (life.fault(LOST)) {
    life.count('event lost');
  } else {
    life.sendKey(key);
  }
  const before = wanted.get(file)?.good ?? null;
  const good = { good: life.uploads, lastIsBad: false, ...(entries !== null && { entries }) };
  wanted.set(file, isBad ? { good: before, lastIsBad: true } : good);
  if (isBad) {
    life.overtaken.add(file);
  }
}

// The files of an archive, some of which stay unchanged.
function drawEntries(life: Life, file: string): ReadonlyMap<string, string> {
  const before = life.wanted.get(file)?.entries;
  const names = ENTRIES.filter(() => life.chance(0.6));
  return new Map(
    (names.length === 0 ? ENTRIES.slice(0, 1) : names).map((name) => {
      const kept = life.chance(0.4) ? before?.get(name) : undefined;
      return [name, kept ?? markOf(name.replace('in/', ''), life.uploads)];
    }),
  );
}

function zipOf(life: Life, entries: ReadonlyMap<string, string>): Uint8Array {
  life.count('archive uploaded');
  return makeZip(
    [...entries].map(([name, mark]) => ({
      name,
      content: `# Guide\n\n${Array(150).fill(mark).join(' ')}.`,
      method: 0,
    })),
  );
}

// Every passage contains the mark. Sometimes a document is too long for one delivery.
function contentOf(life: Life, mark: string, isBad: boolean): Buffer {
  if (isBad) {
    return Buffer.from(BAD + mark);
  }
  const length = life.chance(LONG) ? 30_000 : 150 + Math.floor(life.random() * 600);
  const words = Array.from({ length }, (_, at) => (at % 60 === 59 ? `${mark}.\n\n` : mark));
  return Buffer.from(`# Guide\n\n${words.join(' ')}.`);
}
