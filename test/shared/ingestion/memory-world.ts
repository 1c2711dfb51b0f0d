import { randomUUID } from 'node:crypto';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentFile,
  type DocumentRecord,
  type DocumentRemoval,
  isSettled,
  type UnpackedVersion,
} from '../../../shared/knowledge/document.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import type { Use } from '../../../shared/pricing/cost.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import type { IndexedPassage, PassageOutcome } from '../../../shared/search/passage.ts';
import { type Around, inboxPorts, inItsTime, type LimitState, limitPorts, noLimit } from './memory-inbox.ts';

const companyId = '00000000-0000-4000-8000-0000000000c0';
const baseId = '00000000-0000-4000-8000-0000000000b0';
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

interface State extends LimitState {
  readonly records: Map<string, DocumentRecord>;
  readonly index: Map<string, IndexedPassage>;
  readonly stored: Map<string, DocumentFile>;
  readonly waiting: Map<string, DocumentAddress>;
  readonly removals: Map<string, DocumentRemoval>;
  /** Messages that were sent but not delivered yet. */
  readonly announced: { readonly address: DocumentAddress; readonly fileVersion: number }[];
  readonly costs: { readonly companyId: string; readonly uses: readonly Use[] }[];
  /** The contents of the files in the inbox by key, and the reasons of those that cannot be documents. */
  readonly inboxFiles: Map<string, string>;
  readonly refused: Map<string, string>;
  /** Documents whose dead letters were removed. */
  readonly cleared: DocumentAddress[];
  /** Ids of removed documents. */
  readonly removed: string[];
}

/** The state, and the services of one function that read and change it. */
export interface World extends State {
  readonly services: ReturnType<typeof servicesOf>;
  readonly clock: { ms: number };
  readonly base: KnowledgeBase;
}

/**
 * All services of ingestion in memory, with their guarantees: conditions on revisions and atomic transactions. With
 * `shared`, creates the services of another function on the same state.
 */
export function createWorld(around: Around = inItsTime, shared: World | null = null): World {
  const state: State = shared ?? {
    records: new Map(),
    index: new Map(),
    stored: new Map(),
    waiting: new Map(),
    removals: new Map(),
    announced: [],
    costs: [],
    ...noLimit(),
    removed: [],
    cleared: [],
    inboxFiles: new Map(),
    refused: new Map(),
  };
  const clock: { ms: number } = shared?.clock ?? { ms: Date.parse('2026-11-20T06:00:00Z') };
  return { ...state, clock, base, services: servicesOf(state, clock, around) };
}

const index = { name: 'passages-v1', schema: 1, modelId: 'amazon.titan-embed-text-v2:0', dimensions: 1_024 } as const;

function servicesOf(state: State, clock: { ms: number }, around: Around) {
  const passages = passagesPort(state, around);
  const embedding = { embed: async (text: string) => ({ vector: [text.length], inputTokens: 1 }) };
  return {
    bases: { find: (id: string) => around('bases.find', () => (id === baseId ? base : null)) },
    ...limitPorts(state, companyId, around),
    baseRemovals: { finishRemoval: async () => undefined },
    documents: documentsPort(state, around),
    documentRegister: registerPort(state, around),
    files: filesPort(state, around),
    reader: {
      read: ({ bytes, file }: { bytes: Uint8Array; file: string }) => extractDocument(bytes, file, () => false),
    },
    passages,
    embedding,
    indexes: [{ settings: index, passages, embedding }],
    waiting: waitingPort(state, around),
    archiveEntries: archiveEntriesPort(state, around),
    ...inboxPorts(state, around),
    recordCost: (companyId: string, uses: readonly Use[]) =>
      around('recordCost', () => void state.costs.push({ companyId, uses })),
    priceOf: (modelId: string) => priceOf(modelId, 'us-east-1'),
    announce: (address: DocumentAddress, fileVersion: number) =>
      around('announce', () => void state.announced.push({ address, fileVersion })),
    clearDeadLetters: (address: DocumentAddress) => around('deadLetters.clear', () => void state.cleared.push(address)),
    newId: randomUUID,
    nowMs: () => clock.ms,
    timeoutSignal: () => new AbortController().signal,
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

function archiveEntriesPort(state: State, around: Around) {
  const { records } = state;
  const isUnpacked = ({ documentId, version }: UnpackedVersion) => records.get(documentId)?.version === version;
  return {
    list: (archiveId: string) =>
      entries(new Map([...records].flatMap(([id, one]) => (one.archive === archiveId ? [[id, addressOf(one)]] : [])))),
    add: (record: DocumentRecord, archive: UnpackedVersion) =>
      around('archive.add', (): 'done' | 'changed' | 'no_base' | 'full' | 'outdated' => {
        if (!isUnpacked(archive)) {
          return 'outdated';
        }
        const taken = [...records.values()].some(({ file }) => file === record.file);
        return taken ? 'changed' : put(state, record, null);
      }),
    renew: (record: DocumentRecord, previous: DocumentRecord, archive: UnpackedVersion) =>
      around('archive.renew', (): 'done' | 'changed' | 'no_base' | 'outdated' =>
        isUnpacked(archive) ? put(state, record, previous) : 'outdated',
      ),
    remove: (record: DocumentRecord, removal: DocumentRemoval, archive: UnpackedVersion | null) =>
      around('archive.remove', (): 'done' | 'changed' | 'outdated' =>
        archive === null || isUnpacked(archive) ? take(state, record, removal) : 'outdated',
      ),
  };
}

function filesPort({ stored }: State, around: Around) {
  return {
    presignUpload: (key: string) => around('files.presignUpload', () => ({ url: key, headers: {} })),
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
