import type { DocumentType } from './document-type.ts';

/** The status of the latest version. While it is pending or failed, an earlier version may be readable. */
type DocumentStatus = 'pending' | 'ready' | 'failed';

/** A version of a document and how many passages it may have in the index: ordinals 0 to passages - 1. */
interface DocumentVersion {
  readonly version: number;
  readonly passages: number;
}

/** One run that writes a version's passages to the index. It stays on the record if the run is interrupted. */
export interface IndexingAttempt extends DocumentVersion {
  readonly id: string;
  /** How many passages, counted from the first, every index of `build` has; set when the run stopped early. */
  readonly done?: number;
  readonly build?: PassageBuild;
  /** ISO time at which the run began to write. */
  readonly startedAt: string;
}

/**
 * An index that contains a version, and how it was made: an `IndexSettings` (search/index-generation.ts) as the table
 * stores it, which an earlier release may have written.
 */
interface StoredIndexSettings {
  readonly name: string;
  /** The version of the index's schema. */
  readonly schema: number;
  readonly modelId: string;
  readonly dimensions: number;
}

/** How the passages of a version were made: the chunking version, and every index that has them. */
export interface PassageBuild {
  readonly chunking: number;
  readonly indexes: readonly StoredIndexSettings[];
  /** The tokens that all embedding models together counted. */
  readonly inputTokens: number;
}

/** One file of a document. */
export interface VersionFile {
  /** The version that the file was uploaded as. */
  readonly fileVersion: number;
  /** Its size. */
  readonly bytes: number;
  /** SHA-256 of its bytes, lower-case hex. */
  readonly checksum: string;
}

/** The contents of an archive: the number of documents made of its entries, and the number of entries left out. */
export interface ArchiveEntries {
  readonly documents: number;
  readonly leftOut: number;
}

/** An upload that failed while an earlier version stayed readable. */
interface FailedUpload extends VersionFile {
  readonly reason: string | null;
}

/** The version that readers see, and how many passages it has; version 0 with none while nothing is readable. */
export type CurrentVersion = DocumentVersion;

/** The address of a document: identifies its item in the table and, with a version, its bytes. */
export interface DocumentAddress {
  readonly companyId: string;
  readonly baseId: string;
  readonly documentId: string;
}

/** The version of an archive that is being unpacked: once another is announced, nothing is written for this one. */
export interface UnpackedVersion extends DocumentAddress {
  readonly version: number;
}

/**
 * A document as the table stores it; every change raises `revision` by one, on the condition that the previous revision
 * is still stored.
 */
export interface DocumentRecord {
  readonly id: string;
  readonly companyId: string;
  readonly baseId: string;
  /** The name that the operator gave: a relative path with `/`. */
  readonly file: string;
  readonly title: string;
  readonly type: DocumentType | null;
  readonly status: DocumentStatus;
  /** Why the latest version failed or is not ingested yet, or how it was read and what was left out. */
  readonly reason: string | null;
  readonly bytes: number;
  readonly pages: number | null;
  readonly passages: number;
  /** SHA-256 of the latest version's bytes, lower-case hex. */
  readonly checksum: string;
  /** The latest version, counted from 1: each upload and each reindexing of a file makes a new one. */
  readonly version: number;
  /** The version that the latest version's file was uploaded as: the latest itself, or an earlier one, if reindexed. */
  readonly fileVersion: number;
  /** The version that readers see; 0 while there is none. */
  readonly currentVersion: number;
  readonly currentPassages: number;
  /** How the version that readers see was made; null while there is none, or when an earlier release made it. */
  readonly currentBuild: PassageBuild | null;
  /** The file of the version that readers see; null when `currentBuild` is. */
  readonly currentFile: VersionFile | null;
  /**
   * While an earlier version is being reindexed: the failed upload that followed it, which the record shows again
   * afterwards.
   */
  readonly failedUpload: FailedUpload | null;
  /** The id of the archive that contains the document; null for a document that was uploaded itself. */
  readonly archive: string | null;
  /** Whether the latest file came from the inbox: then the document is deleted with the file there. */
  readonly inbox: boolean;
  /** The contents of the version that readers see, when it is an archive; null for every other document. */
  readonly entries: ArchiveEntries | null;
  /** Versions that were current and whose passages still have to be removed. */
  readonly superseded: readonly DocumentVersion[];
  /**
   * Runs that are in progress or were interrupted. Their passages are removed unless their version is the current one.
   */
  readonly attempts: readonly IndexingAttempt[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
}

/** The rest of a removed document: versions whose passages and files still have to be removed. */
export interface DocumentRemoval extends DocumentAddress {
  readonly versions: readonly DocumentVersion[];
  /**
   * ISO time until which a run or an upload in progress may still write. Everything removed before that time is removed
   * again afterwards.
   */
  readonly writtenUntil: string;
}

/** A version's bytes, and their SHA-256 in lower-case hex. */
export interface DocumentFile {
  readonly bytes: Uint8Array;
  readonly checksum: string;
}

/** The most documents that a base may have. */
export const DOCUMENTS_PER_BASE_MAX = 10_000;

const FILE_KEY =
  /^companies\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/bases\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/documents\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/([1-9][0-9]{0,8})$/;

/** The address of a record. */
export function addressOf(record: DocumentRecord): DocumentAddress {
  return { companyId: record.companyId, baseId: record.baseId, documentId: record.id };
}

/** The key of one version's bytes in the document bucket. */
export function documentFileKey(address: DocumentAddress, version: number): string {
  return `${documentFilePrefix(address)}${version}`;
}

/** The prefix that only the keys of a document's versions have. */
export function documentFilePrefix(address: DocumentAddress): string {
  return `companies/${address.companyId}/bases/${address.baseId}/documents/${address.documentId}/`;
}

/** Parses a bucket key; null for a key of another form. */
export function parseDocumentFileKey(key: string): (DocumentAddress & { readonly version: number }) | null {
  const [, companyId, baseId, documentId, version] = FILE_KEY.exec(key) ?? [];
  if (companyId === undefined || baseId === undefined || documentId === undefined) {
    return null;
  }
  return { companyId, baseId, documentId, version: Number(version) };
}

/** Whether there is nothing left to do for a document. Until then it is on housekeeping's list. */
export function isSettled(record: DocumentRecord): boolean {
  return record.status !== 'pending' && record.superseded.length === 0 && record.attempts.length === 0;
}
