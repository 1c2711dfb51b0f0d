import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import { housekeep } from '../../../shared/ingestion/housekeep.ts';
import { type IngestOutcome, ingestDocument } from '../../../shared/ingestion/ingest-document.ts';
import { prepareUpload } from '../../../shared/ingestion/prepare-upload.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentFile,
  type DocumentRecord,
  type DocumentRemoval,
  documentFileKey,
  isSettled,
} from '../../../shared/knowledge/document.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import type { IndexedPassage, PassageOutcome } from '../../../shared/search/passage.ts';

/** What happens around a call of the world: it may wait, fail before the call or after it was applied. */
export type Around = <Result>(name: string, apply: () => Result) => Promise<Result>;

const companyId = '00000000-0000-4000-8000-0000000000c0';
const baseId = '00000000-0000-4000-8000-0000000000b0';
const DELIVERIES_MAX = 5;
const base: KnowledgeBase = {
  id: baseId,
  companyId,
  name: 'Base',
  description: '',
  visibility: 'company',
  status: 'active',
  createdAt: '',
  revision: 1,
};

interface State {
  readonly records: Map<string, DocumentRecord>;
  readonly index: Map<string, IndexedPassage>;
  readonly stored: Map<string, DocumentFile>;
  readonly waiting: Map<string, DocumentAddress>;
  readonly removals: Map<string, DocumentRemoval>;
  /** Ids of removed documents. */
  readonly removed: string[];
}

/** The state of everything, and the ports to it as one function has them. */
export interface World extends State {
  readonly services: ReturnType<typeof servicesOf>;
  readonly clock: { ms: number };
  readonly base: KnowledgeBase;
}

/**
 * Everything that ingestion stands on, in memory: the ports' promises (conditions on revisions, whole transactions)
 * without a server. With `shared`, another function's view of the same state.
 */
export function createWorld(around: Around = async (_name, apply) => apply(), shared: World | null = null): World {
  const state: State = shared ?? {
    records: new Map(),
    index: new Map(),
    stored: new Map(),
    waiting: new Map(),
    removals: new Map(),
    removed: [],
  };
  const clock: { ms: number } = shared?.clock ?? { ms: Date.parse('2026-11-20T06:00:00Z') };
  return { ...state, clock, base, services: servicesOf(state, clock, around) };
}

function servicesOf(state: State, clock: { ms: number }, around: Around) {
  return {
    bases: { find: (id: string) => around('bases.find', () => (id === baseId ? base : null)) },
    baseRemovals: { finishRemoval: async () => undefined },
    documents: documentsPort(state, around),
    documentRegister: registerPort(state, around),
    files: filesPort(state, around),
    reader: {
      read: ({ bytes, file }: { bytes: Uint8Array; file: string }) => extractDocument(bytes, file, () => false),
    },
    passages: passagesPort(state, around),
    embedding: { embed: async (text: string) => ({ vector: [text.length], inputTokens: 1 }) },
    waiting: waitingPort(state, around),
    newId: randomUUID,
    nowMs: () => clock.ms,
    pause: async (milliseconds: number) => {
      clock.ms += milliseconds;
    },
  };
}

function put({ records, waiting }: State, record: DocumentRecord, previous: DocumentRecord | null) {
  if (previous !== null && records.get(record.id)?.revision !== previous.revision) {
    return 'changed' as const;
  }
  records.set(record.id, record);
  if (isSettled(record)) {
    waiting.delete(record.id);
  } else {
    waiting.set(record.id, addressOf(record));
  }
  return 'done' as const;
}

function take({ records, waiting, removals, removed }: State, record: DocumentRecord, removal: DocumentRemoval) {
  if (records.get(record.id)?.revision !== record.revision) {
    return 'changed' as const;
  }
  records.delete(record.id);
  waiting.delete(record.id);
  removals.set(record.id, removal);
  removed.push(record.id);
  return 'done' as const;
}

function documentsPort(state: State, around: Around) {
  const { records } = state;
  const find = (id: string) => records.get(id) ?? null;
  return {
    get: ({ documentId }: { documentId: string }) => around('documents.get', () => find(documentId)),
    find: (documentId: string) => around('documents.find', () => find(documentId)),
    findByFile: (_base: string, file: string) =>
      around('documents.findByFile', () => [...records.values()].find((record) => record.file === file) ?? null),
    list: (_base: string, after: string | null, max: number) =>
      around('documents.list', () =>
        [...records.values()]
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .filter(({ id }) => after === null || id > after)
          .slice(0, max),
      ),
    save: (record: DocumentRecord, previous: DocumentRecord) =>
      around('documents.save', () => put(state, record, previous)),
  };
}

function registerPort(state: State, around: Around) {
  return {
    add: (record: DocumentRecord) =>
      around('register.add', (): 'done' | 'changed' | 'no_base' | 'full' => {
        const taken = [...state.records.values()].some(({ file }) => file === record.file);
        return taken ? 'changed' : put(state, record, null);
      }),
    renew: (record: DocumentRecord, previous: DocumentRecord) =>
      around('register.renew', () => put(state, record, previous)),
    remove: (record: DocumentRecord, removal: DocumentRemoval) =>
      around('register.remove', () => take(state, record, removal)),
  };
}

function filesPort({ stored }: State, around: Around) {
  return {
    presign: (key: string) => around('files.presign', () => ({ url: key, headers: {} })),
    read: (key: string) => around('files.read', () => stored.get(key) ?? ('missing' as const)),
    exists: (key: string) => around('files.exists', () => stored.has(key)),
    write: (key: string, file: DocumentFile) => around('files.write', () => void stored.set(key, file)),
    removeBelow: (prefix: string) =>
      around('files.removeBelow', () => {
        for (const key of stored.keys()) {
          if (key.startsWith(prefix)) {
            stored.delete(key);
          }
        }
      }),
  };
}

function passagesPort({ index }: State, around: Around) {
  return {
    put: (passages: readonly IndexedPassage[]) =>
      around('passages.put', () => {
        for (const passage of passages) {
          index.set(passage.id, passage);
        }
        return passages.map((): PassageOutcome => 'done');
      }),
    remove: (ids: readonly string[]) =>
      around('passages.remove', () => {
        for (const id of ids) {
          index.delete(id);
        }
        return ids.map((): PassageOutcome => 'done');
      }),
    countSearchable: (ids: readonly string[]) =>
      around('passages.countSearchable', () => ids.filter((id) => index.has(id)).length),
  };
}

function waitingPort(state: State, around: Around) {
  const { waiting, removals } = state;
  return {
    documents: () => entries(waiting),
    removals: () => entries(removals),
    bases: () => entries(new Map<string, { baseId: string }>()),
    dropDocument: async ({ documentId }: DocumentAddress) => void waiting.delete(documentId),
    dropRemoval: ({ documentId }: DocumentAddress) =>
      around('waiting.dropRemoval', () => void removals.delete(documentId)),
    removeDocument: (record: DocumentRecord, removal: DocumentRemoval) =>
      around('waiting.removeDocument', () => take(state, record, removal)),
  };
}

async function* entries<Entry>(map: ReadonlyMap<string, Entry>): AsyncGenerator<Entry> {
  yield* [...map.values()];
}

/** A record's present state; throws when there is none. */
export function recordOf(world: World, file = 'guide.md'): DocumentRecord {
  const record = [...world.records.values()].find((candidate) => candidate.file === file);
  if (record === undefined) {
    throw new Error(`no record of ${file}`);
  }
  return record;
}

/** Announces a file and puts its bytes where the upload would; gives the answer of the announcement. */
export async function upload(world: World, content: string | Uint8Array, file = 'guide.md') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const act = { id: randomUUID(), at: new Date(world.clock.ms).toISOString(), actor: 'tester' };
  const input = { base_id: world.base.id, file, bytes: bytes.length, checksum };
  const prepared = await prepareUpload(world.services, input, act);
  if (prepared.outcome === 'upload') {
    const record = recordOf(world, file);
    world.stored.set(documentFileKey(addressOf(record), record.version), { bytes: new Uint8Array(bytes), checksum });
  }
  return prepared;
}

/** Delivers the announcement of a version's bytes, for the `count`th time. */
export function deliver(world: World, address: DocumentAddress, version: number, count = 1): Promise<IngestOutcome> {
  const signal = new AbortController().signal;
  return ingestDocument(world.services, { address, version, count, countMax: DELIVERIES_MAX, signal });
}

/** Runs housekeeping once, on the world's clock. */
export function tidy(world: World) {
  return housekeep(world.services, { timeIsUp: () => false, signal: new AbortController().signal });
}

/** The texts that a reader finds, in order: passages of the current version of a document that exists. */
export function readable(world: World, file = 'guide.md'): string[] {
  const record = [...world.records.values()].find((candidate) => candidate.file === file);
  return [...world.index.values()]
    .filter((passage) => passage.documentId === record?.id && passage.version === record.currentVersion)
    .sort((one, other) => one.ordinal - other.ordinal)
    .map(({ text }) => text);
}

/** Announces a file's next version and delivers the announcement. */
export async function takeIn(world: World, content: string): Promise<IngestOutcome> {
  await upload(world, content);
  const record = recordOf(world);
  return deliver(world, addressOf(record), record.version);
}

const HOUR_MS = 3_600_000;

/** Lets hours pass with housekeeping; then nothing may be in the index but what readers find. */
export async function settle(world: World): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    world.clock.ms += HOUR_MS;
    await tidy(world);
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
