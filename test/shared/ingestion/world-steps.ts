import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { HOUR_MS } from '../../../shared/durations.ts';
import { housekeep } from '../../../shared/ingestion/housekeep.ts';
import { type IngestOutcome, ingestDocument } from '../../../shared/ingestion/ingest-document.ts';
import { prepareUpload } from '../../../shared/ingestion/prepare-upload.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentRecord,
  documentFileKey,
} from '../../../shared/knowledge/document.ts';
import type { World } from './memory-world.ts';

const DELIVERIES_MAX = 5;

/**
 * Returns the record of a file.
 *
 * @throws if there is none.
 */
export function recordOf(world: World, file = 'guide.md'): DocumentRecord {
  const record = [...world.records.values()].find((candidate) => candidate.file === file);
  if (record === undefined) {
    throw new Error(`no record of ${file}`);
  }
  return record;
}

/** Announces a file and stores its bytes as the upload would. Returns the answer to the announcement. */
export async function upload(world: World, content: string | Uint8Array, file = 'guide.md') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const context = { id: randomUUID(), at: new Date(world.clock.ms).toISOString(), actor: 'tester' };
  const input = { base_id: world.base.id, file, bytes: bytes.length, checksum };
  const prepared = await prepareUpload(world.services, input, context);
  if (prepared.outcome === 'upload') {
    const record = recordOf(world, file);
    world.stored.set(documentFileKey(addressOf(record), record.fileVersion), {
      bytes: new Uint8Array(bytes),
      checksum,
    });
  }
  return prepared;
}

/** Delivers the announcement of a file for the first time. */
export function deliver(world: World, address: DocumentAddress, fileVersion: number): Promise<IngestOutcome> {
  return deliverAgain(world, { address, fileVersion }, 1);
}

/** Delivers the announcement of a file for the `count`th time. */
export function deliverAgain(
  world: World,
  { address, fileVersion }: { readonly address: DocumentAddress; readonly fileVersion: number },
  count: number,
): Promise<IngestOutcome> {
  const signal = new AbortController().signal;
  return ingestDocument(world.services, { address, fileVersion, count, countMax: DELIVERIES_MAX, signal });
}

/** Delivers the messages that were announced, and those that follow, until none is left. Returns their outcomes. */
export async function deliverAnnounced(world: World): Promise<IngestOutcome[]> {
  const outcomes = [];
  for (let message = world.announced.shift(); message !== undefined; message = world.announced.shift()) {
    outcomes.push(await deliver(world, message.address, message.fileVersion));
  }
  return outcomes;
}

/** Runs housekeeping once, on the world's clock. */
export function runHousekeeping(world: World) {
  return housekeep(world.services, { timeIsUp: () => false, signal: new AbortController().signal });
}

/** Returns the texts of a file that readers find: the passages of its current version, in order. */
export function readableTexts(world: World, file = 'guide.md'): string[] {
  const record = [...world.records.values()].find((candidate) => candidate.file === file);
  return [...world.index.values()]
    .filter((passage) => passage.documentId === record?.id && passage.version === record.currentVersion)
    .sort((one, other) => one.ordinal - other.ordinal)
    .map(({ text }) => text);
}

/** Uploads the next version of the default file and delivers its announcement. */
export async function ingest(world: World, content: string): Promise<IngestOutcome> {
  await upload(world, content);
  const record = recordOf(world);
  return deliver(world, addressOf(record), record.fileVersion);
}

/**
 * Expects that after three hours of housekeeping the index contains only what readers find, and that at most a pending
 * document is left on the lists of housekeeping. The world must not have more than one document.
 */
export async function expectSettled(world: World): Promise<void> {
  for (let hour = 0; hour < 3; hour += 1) {
    world.clock.ms += HOUR_MS;
    await runHousekeeping(world);
  }
  const record = [...world.records.values()][0];
  const ordinals = [...world.index.values()].map(({ ordinal }) => ordinal).sort((one, other) => one - other);
  expect(ordinals).toEqual(Array.from({ length: record?.currentPassages ?? 0 }, (_, ordinal) => ordinal));
  expect([...world.index.values()].every(({ version }) => version === record?.currentVersion)).toBe(true);
  expect(world.removals.size).toBe(0);
  if (record?.status !== 'pending') {
    expect(world.waiting.size).toBe(0);
  }
}
