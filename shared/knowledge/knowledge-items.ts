import { createHash } from 'node:crypto';
import { nameKey } from '../administration/name-key.ts';
import { DOCUMENTS_PER_BASE_MAX, type DocumentAddress, type DocumentRecord, type DocumentRemoval } from './document.ts';
import { BASES_PER_COMPANY_MAX, type KnowledgeBase } from './knowledge-base.ts';

/** The primary key of an item of the knowledge table; also a partition with the prefix of its sort keys. */
export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

/** A counter on an item, with the limit up to which transactions raise it. */
export interface Counter {
  readonly key: ItemKey;
  readonly attribute: 'bases' | 'documents';
  readonly max: number;
}

const HOUSEKEEPING = 'HOUSEKEEPING';

/** A base, under its company. */
export function baseKey({ companyId, baseId }: Pick<DocumentAddress, 'companyId' | 'baseId'>): ItemKey {
  return { pk: `COMPANY#${companyId}`, sk: `BASE#${baseId}` };
}

/** All bases of a company. */
export function basesOf(companyId: string): ItemKey {
  return { pk: `COMPANY#${companyId}`, sk: 'BASE#' };
}

/** A base as it is stored. */
export function baseItem(base: KnowledgeBase) {
  return { ...base, ...baseKey({ companyId: base.companyId, baseId: base.id }) };
}

/** The pointer that finds a base without its company; it holds `companyId`. */
export function basePointerKey(baseId: string): ItemKey {
  return { pk: `BASE#${baseId}`, sk: 'BASE' };
}

/** The guard that keeps the name of a base unique in its company; it holds the base's `id`. */
export function baseNameKey({ companyId, name }: KnowledgeBase): ItemKey {
  return { pk: `COMPANY#${companyId}`, sk: `BASE-NAME#${nameKey(name)}` };
}

/** The number of a company's bases. */
export function baseCounter(companyId: string): Counter {
  const key = { pk: `COMPANY#${companyId}`, sk: 'BASES' };
  return { key, attribute: 'bases', max: BASES_PER_COMPANY_MAX };
}

/** A document, under its base. */
export function documentKey({ baseId, documentId }: Pick<DocumentAddress, 'baseId' | 'documentId'>): ItemKey {
  return { pk: `BASE#${baseId}`, sk: `DOCUMENT#${documentId}` };
}

/** All documents of a base. */
export function documentsOf(baseId: string): ItemKey {
  return { pk: `BASE#${baseId}`, sk: 'DOCUMENT#' };
}

/** A document as it is stored. */
export function documentItem(record: DocumentRecord) {
  return { ...record, ...documentKey({ baseId: record.baseId, documentId: record.id }) };
}

/** The pointer that finds a document without its base; it holds `baseId` and `companyId`. */
export function documentPointerKey(documentId: string): ItemKey {
  return { pk: `DOCUMENT#${documentId}`, sk: 'DOCUMENT' };
}

/**
 * The guard that keeps a file name unique in its base; it holds `documentId`. The name is hashed, because it can be
 * longer than a sort key.
 */
export function fileNameKey(baseId: string, file: string): ItemKey {
  return { pk: `BASE#${baseId}`, sk: `FILE#${createHash('sha256').update(file).digest('hex')}` };
}

/** All entries of an archive. */
export function archiveEntriesOf(archiveId: string): ItemKey {
  return { pk: `ARCHIVE#${archiveId}`, sk: 'DOCUMENT#' };
}

/** The pointer from an archive to a document that is an entry of it; it holds the document's address. */
export function archiveEntryKey(archiveId: string, documentId: string): ItemKey {
  return { pk: `ARCHIVE#${archiveId}`, sk: `DOCUMENT#${documentId}` };
}

/** The number of a base's documents. */
export function documentCounter(baseId: string): Counter {
  return { key: { pk: `BASE#${baseId}`, sk: 'DOCUMENTS' }, attribute: 'documents', max: DOCUMENTS_PER_BASE_MAX };
}

/** The lists that housekeeping works through: unsettled documents, unfinished removals, and bases being deleted. */
export const HOUSEKEEPING_LISTS = {
  documents: { pk: HOUSEKEEPING, sk: 'DOCUMENT#' },
  removals: { pk: HOUSEKEEPING, sk: 'REMOVAL#' },
  bases: { pk: HOUSEKEEPING, sk: 'BASE#' },
} as const satisfies Record<string, ItemKey>;

/** The entry of a document, removal or base on one of the lists. */
export function housekeepingKey(list: keyof typeof HOUSEKEEPING_LISTS, id: string): ItemKey {
  const { pk, sk } = HOUSEKEEPING_LISTS[list];
  return { pk, sk: `${sk}${id}` };
}

/** An unsettled document on its list. */
export function unsettledItem({ companyId, baseId, id }: DocumentRecord) {
  return { companyId, baseId, documentId: id, ...housekeepingKey('documents', id) };
}

/** An unfinished removal of a document on its list. */
export function removalItem(removal: DocumentRemoval) {
  return { ...removal, ...housekeepingKey('removals', removal.documentId) };
}

/** A base that is being deleted on its list. */
export function deletingBaseItem({ companyId, id }: KnowledgeBase) {
  return { companyId, baseId: id, ...housekeepingKey('bases', id) };
}

/** All files of the inbox that became no document. */
export function inboxRefusals(): ItemKey {
  return { pk: 'INBOX', sk: 'REFUSED#' };
}

/** A file of the inbox that became no document. Its key is hashed, because it can be longer than a sort key. */
export function inboxRefusalKey(key: string): ItemKey {
  return { pk: 'INBOX', sk: `REFUSED#${createHash('sha256').update(key).digest('hex')}` };
}

/** The name of the index that answers searches, for the whole stage. */
export function answeringIndexKey(): ItemKey {
  return { pk: 'STAGE', sk: 'ANSWERING-INDEX' };
}

/** The fields of a stored item, without its key. */
export function fieldsOf(item: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { pk: _pk, sk: _sk, ...fields } = item;
  return fields;
}
