import { randomUUID } from 'node:crypto';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentRecord,
  type DocumentRemoval,
  isSettled,
  type UnpackedVersion,
} from '../../../shared/knowledge/document.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import type { Use } from '../../../shared/pricing/cost.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { type CallInterceptor, delayWrites } from './memory/call-interceptor.ts';
import { type InboxState, inboxPorts } from './memory/inbox-ports.ts';
import { type LimitState, limitPorts, noLimit } from './memory/limit-ports.ts';
import { filesPort, passagesPort, type StoredState } from './memory/stored-ports.ts';

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

interface State extends LimitState, InboxState, StoredState {
  readonly records: Map<string, DocumentRecord>;
  /** The pending documents and the unfinished removals, which housekeeping goes through. */
  readonly waiting: Map<string, DocumentAddress>;
  readonly removals: Map<string, DocumentRemoval>;
  /** Messages that were sent but not delivered yet. */
  readonly announced: { readonly address: DocumentAddress; readonly fileVersion: number }[];
  readonly costs: { readonly companyId: string; readonly uses: readonly Use[] }[];
  /** Documents whose dead letters were removed. */
  readonly deadLettersCleared: DocumentAddress[];
  readonly removedIds: string[];
}

/** The state of a base, and the services of one function that read and change it. */
export interface World extends State {
  readonly services: ReturnType<typeof servicesOf>;
  readonly clock: { ms: number };
  readonly base: KnowledgeBase;
}

/**
 * Creates all services of ingestion in memory, with their guarantees: conditions on revisions and atomic transactions.
 *
 * @param shared a world whose state and clock the new services use, as those of another function would.
 */
export function createWorld(intercept: CallInterceptor = delayWrites, shared: World | null = null): World {
  const state: State = shared ?? {
    records: new Map(),
    index: new Map(),
    stored: new Map(),
    waiting: new Map(),
    removals: new Map(),
    announced: [],
    costs: [],
    ...noLimit(),
    removedIds: [],
    deadLettersCleared: [],
    inboxFiles: new Map(),
    refusalReasons: new Map(),
  };
  const clock: { ms: number } = shared?.clock ?? { ms: Date.parse('2026-11-20T06:00:00Z') };
  return { ...state, clock, base, services: servicesOf(state, clock, intercept) };
}

const INDEX_SETTINGS = {
  name: 'passages-v1',
  schema: 1,
  modelId: 'amazon.titan-embed-text-v2:0',
  dimensions: 1_024,
} as const;

function servicesOf(state: State, clock: { ms: number }, intercept: CallInterceptor) {
  const passages = passagesPort(state, intercept);
  const embedding = { embed: async (text: string) => ({ vector: [text.length], inputTokens: 1 }) };
  return {
    bases: { find: (id: string) => intercept('bases.find', () => (id === baseId ? base : null)) },
    ...limitPorts(state, companyId, intercept),
    baseRemovals: { finishRemoval: async () => undefined },
    documents: documentsPort(state, intercept),
    documentRegister: registerPort(state, intercept),
    files: filesPort(state, intercept),
    reader: {
      read: ({ bytes, file }: { bytes: Uint8Array; file: string }) => extractDocument(bytes, file, () => false),
    },
    passages,
    embedding,
    indexes: [{ settings: INDEX_SETTINGS, passages, embedding }],
    waiting: waitingPort(state, intercept),
    archiveEntries: archiveEntriesPort(state, intercept),
    ...inboxPorts(state, intercept),
    recordCost: (companyId: string, uses: readonly Use[]) =>
      intercept('recordCost', () => void state.costs.push({ companyId, uses })),
    priceOf: (modelId: string) => priceOf(modelId, 'us-east-1'),
    announce: (address: DocumentAddress, fileVersion: number) =>
      intercept('announce', () => void state.announced.push({ address, fileVersion })),
    clearDeadLetters: (address: DocumentAddress) =>
      intercept('deadLetters.clear', () => void state.deadLettersCleared.push(address)),
    newId: randomUUID,
    nowMs: () => clock.ms,
    timeoutSignal: () => new AbortController().signal,
    pause: async (milliseconds: number) => {
      clock.ms += milliseconds;
    },
  };
}

function saveRecord({ records, waiting }: State, record: DocumentRecord, previous: DocumentRecord | null) {
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

function moveToRemovals(
  { records, waiting, removals, removedIds }: State,
  record: DocumentRecord,
  removal: DocumentRemoval,
) {
  if (records.get(record.id)?.revision !== record.revision) {
    return 'changed' as const;
  }
  records.delete(record.id);
  waiting.delete(record.id);
  removals.set(record.id, removal);
  removedIds.push(record.id);
  return 'done' as const;
}

function addRecord(state: State, record: DocumentRecord) {
  const isTaken = [...state.records.values()].some(({ file }) => file === record.file);
  return isTaken ? 'changed' : saveRecord(state, record, null);
}

function documentsPort(state: State, intercept: CallInterceptor) {
  const { records } = state;
  const find = (id: string) => records.get(id) ?? null;
  return {
    get: ({ documentId }: { documentId: string }) => intercept('documents.get', () => find(documentId)),
    find: (documentId: string) => intercept('documents.find', () => find(documentId)),
    findByFile: (_base: string, file: string) =>
      intercept('documents.findByFile', () => [...records.values()].find((record) => record.file === file) ?? null),
    list: (_base: string, after: string | null, max: number) =>
      intercept('documents.list', () =>
        [...records.values()]
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .filter(({ id }) => after === null || id > after)
          .slice(0, max),
      ),
    save: (record: DocumentRecord, previous: DocumentRecord) =>
      intercept('documents.save', () => saveRecord(state, record, previous)),
  };
}

function registerPort(state: State, intercept: CallInterceptor) {
  return {
    add: (record: DocumentRecord) =>
      intercept('register.add', (): 'done' | 'changed' | 'no_base' | 'full' => addRecord(state, record)),
    renew: (record: DocumentRecord, previous: DocumentRecord) =>
      intercept('register.renew', () => saveRecord(state, record, previous)),
    remove: (record: DocumentRecord, removal: DocumentRemoval) =>
      intercept('register.remove', () => moveToRemovals(state, record, removal)),
  };
}

function archiveEntriesPort(state: State, intercept: CallInterceptor) {
  const { records } = state;
  const isUnpacked = ({ documentId, version }: UnpackedVersion) => records.get(documentId)?.version === version;
  return {
    list: (archiveId: string) =>
      valuesOf(
        new Map(
          [...records].flatMap(([id, record]) => (record.archive === archiveId ? [[id, addressOf(record)]] : [])),
        ),
      ),
    add: (record: DocumentRecord, archive: UnpackedVersion) =>
      intercept('archive.add', (): 'done' | 'changed' | 'no_base' | 'full' | 'outdated' =>
        isUnpacked(archive) ? addRecord(state, record) : 'outdated',
      ),
    renew: (record: DocumentRecord, previous: DocumentRecord, archive: UnpackedVersion) =>
      intercept('archive.renew', (): 'done' | 'changed' | 'no_base' | 'outdated' =>
        isUnpacked(archive) ? saveRecord(state, record, previous) : 'outdated',
      ),
    remove: (record: DocumentRecord, removal: DocumentRemoval, archive: UnpackedVersion | null) =>
      intercept('archive.remove', (): 'done' | 'changed' | 'outdated' =>
        archive === null || isUnpacked(archive) ? moveToRemovals(state, record, removal) : 'outdated',
      ),
  };
}

function waitingPort(state: State, intercept: CallInterceptor) {
  const { waiting, removals } = state;
  return {
    documents: () => valuesOf(waiting),
    removals: () => valuesOf(removals),
    bases: () => valuesOf(new Map<string, { baseId: string }>()),
    dropDocument: async ({ documentId }: DocumentAddress) => void waiting.delete(documentId),
    dropRemoval: ({ documentId }: DocumentAddress) =>
      intercept('waiting.dropRemoval', () => void removals.delete(documentId)),
    removeDocument: (record: DocumentRecord, removal: DocumentRemoval) =>
      intercept('waiting.removeDocument', () => moveToRemovals(state, record, removal)),
  };
}

async function* valuesOf<Entry>(map: ReadonlyMap<string, Entry>): AsyncGenerator<Entry> {
  yield* [...map.values()];
}
