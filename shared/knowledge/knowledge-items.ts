import { createHash } from 'node:crypto';
import { nameKey } from '../administration/name-key.ts';
import { fieldsOf, type ItemKey, type ItemList, keyInList } from '../aws/item-key.ts';
import {
  DOCUMENTS_PER_BASE_MAX,
  type DocumentAddress,
  type DocumentRecord,
  type DocumentRemoval,
  type IndexingAttempt,
  type PassageBuild,
} from './document.ts';
import { BASES_PER_COMPANY_MAX, type KnowledgeBase } from './knowledge-base.ts';

// Every item of the knowledge table and its key. An item that points to another one contains the ids by which that one
// is read:
//
//   pk                sk                what
//   COMPANY#company   BASE#base         a base (the fields of `KnowledgeBase`)
//   BASE#base         BASE              the company of a base: companyId
//   COMPANY#company   BASE-NAME#name    a name that one base of a company has: id
//   COMPANY#company   BASES             how many bases a company has: bases
//   BASE#base         DOCUMENT#id       a document (the fields of `DocumentRecord`)
//   DOCUMENT#id       DOCUMENT          the base of a document: baseId, companyId
//   BASE#base         FILE#hash         a file name that one document of a base has: documentId
//   BASE#base         DOCUMENTS         how many documents a base has: documents
//   ARCHIVE#archive   DOCUMENT#id       a document that is an entry of an archive: its address
//   HOUSEKEEPING      DOCUMENT#id       a document that is not settled: its address
//   HOUSEKEEPING      REMOVAL#id        a removal that is not finished (the fields of `DocumentRemoval`)
//   HOUSEKEEPING      BASE#base         a base that is being deleted: companyId, baseId
//   INBOX             REFUSED#hash      a file of the inbox that did not become a document: key, reason, at
//   STAGE             ANSWERING-INDEX   the index that answers searches

/** A counter on an item, with the limit up to which transactions raise it. */
export interface Counter {
  readonly key: ItemKey;
  readonly attribute: 'bases' | 'documents';
  readonly max: number;
}

const HOUSEKEEPING = 'HOUSEKEEPING';

/** A base, under its company. */
export function baseKey({ companyId, baseId }: Pick<DocumentAddress, 'companyId' | 'baseId'>): ItemKey {
  return keyInList(basesOf(companyId), baseId);
}

/** All bases of a company. */
export function basesOf(companyId: string): ItemList {
  return { pk: `COMPANY#${companyId}`, skPrefix: 'BASE#' };
}

/** A base as the table stores it. */
export function baseItem(base: KnowledgeBase) {
  return { ...base, ...baseKey({ companyId: base.companyId, baseId: base.id }) };
}

/** The pointer that finds a base without its company; it contains `companyId`. */
export function basePointerKey(baseId: string): ItemKey {
  return { pk: `BASE#${baseId}`, sk: 'BASE' };
}

/** The guard that keeps the name of a base unique in its company; it contains the base's `id`. */
export function baseNameKey({ companyId, name }: KnowledgeBase): ItemKey {
  return { pk: `COMPANY#${companyId}`, sk: `BASE-NAME#${nameKey(name)}` };
}

/** An indexing attempt as the table stores it. */
type StoredAttempt = Omit<IndexingAttempt, 'build'> & { readonly make?: PassageBuild };

/** The number of a company's bases. */
export function baseCounter(companyId: string): Counter {
  const key = { pk: `COMPANY#${companyId}`, sk: 'BASES' };
  return { key, attribute: 'bases', max: BASES_PER_COMPANY_MAX };
}

/** A document, under its base. */
export function documentKey({ baseId, documentId }: Pick<DocumentAddress, 'baseId' | 'documentId'>): ItemKey {
  return keyInList(documentsOf(baseId), documentId);
}

/** All documents of a base. */
export function documentsOf(baseId: string): ItemList {
  return { pk: `BASE#${baseId}`, skPrefix: 'DOCUMENT#' };
}

/** A document as the table stores it. Builds keep the attribute names of earlier releases: `currentMake` and `make`. */
export function documentItem({ currentBuild, attempts, ...record }: DocumentRecord) {
  return {
    ...record,
    currentMake: currentBuild,
    attempts: attempts.map(({ build, ...attempt }) => ({ ...attempt, ...(build !== undefined && { make: build }) })),
    ...documentKey({ baseId: record.baseId, documentId: record.id }),
  };
}

/** The fields of a document from its item, which an earlier release may have written. */
export function documentFields(item: Readonly<Record<string, unknown>>): DocumentRecord {
  const { currentMake = null, attempts = [], ...fields } = fieldsOf(item);
  return {
    fileVersion: fields.version,
    currentFile: null,
    failedUpload: null,
    archive: null,
    inbox: false,
    entries: null,
    ...fields,
    currentBuild: currentMake,
    attempts: (attempts as readonly StoredAttempt[]).map(({ make, ...attempt }) => ({
      ...attempt,
      ...(make !== undefined && { build: make }),
    })),
  } as unknown as DocumentRecord;
}

/** The pointer that finds a document without its base; it contains `baseId` and `companyId`. */
export function documentPointerKey(documentId: string): ItemKey {
  return { pk: `DOCUMENT#${documentId}`, sk: 'DOCUMENT' };
}

/**
 * The guard that keeps a file name unique in its base; it contains `documentId`. The name is hashed, because it can be
 * longer than a sort key.
 */
export function fileNameKey(baseId: string, file: string): ItemKey {
  return { pk: `BASE#${baseId}`, sk: `FILE#${createHash('sha256').update(file).digest('hex')}` };
}

/** All entries of an archive. */
export function archiveEntriesOf(archiveId: string): ItemList {
  return { pk: `ARCHIVE#${archiveId}`, skPrefix: 'DOCUMENT#' };
}

/** The pointer from an archive to a document that is an entry of it; it contains the document's address. */
export function archiveEntryKey(archiveId: string, documentId: string): ItemKey {
  return keyInList(archiveEntriesOf(archiveId), documentId);
}

/** The number of a base's documents. */
export function documentCounter(baseId: string): Counter {
  return { key: { pk: `BASE#${baseId}`, sk: 'DOCUMENTS' }, attribute: 'documents', max: DOCUMENTS_PER_BASE_MAX };
}

/** The lists that housekeeping works through: unsettled documents, unfinished removals, and bases being deleted. */
export const HOUSEKEEPING_LISTS = {
  documents: { pk: HOUSEKEEPING, skPrefix: 'DOCUMENT#' },
  removals: { pk: HOUSEKEEPING, skPrefix: 'REMOVAL#' },
  bases: { pk: HOUSEKEEPING, skPrefix: 'BASE#' },
} as const satisfies Record<string, ItemList>;

/** The entry of a document, removal or base on one of the lists. */
export function housekeepingKey(list: keyof typeof HOUSEKEEPING_LISTS, id: string): ItemKey {
  return keyInList(HOUSEKEEPING_LISTS[list], id);
}

/** The entry of an unsettled document on the list of documents. */
export function unsettledItem({ companyId, baseId, id }: DocumentRecord) {
  return { companyId, baseId, documentId: id, ...housekeepingKey('documents', id) };
}

/** The entry of an unfinished removal on the list of removals. */
export function removalItem(removal: DocumentRemoval) {
  return { ...removal, ...housekeepingKey('removals', removal.documentId) };
}

/** The entry of a base that is being deleted on the list of bases. */
export function deletingBaseItem({ companyId, id }: KnowledgeBase) {
  return { companyId, baseId: id, ...housekeepingKey('bases', id) };
}

/** All files of the inbox that did not become documents. */
export function inboxRefusals(): ItemList {
  return { pk: 'INBOX', skPrefix: 'REFUSED#' };
}

/** A file of the inbox that did not become a document. Its key is hashed, because it can be longer than a sort key. */
export function inboxRefusalKey(key: string): ItemKey {
  return { pk: 'INBOX', sk: `REFUSED#${createHash('sha256').update(key).digest('hex')}` };
}

/** The name of the index that answers searches, for the whole stage. */
export function answeringIndexKey(): ItemKey {
  return { pk: 'STAGE', sk: 'ANSWERING-INDEX' };
}
