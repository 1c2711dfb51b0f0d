import { MINUTE_MS } from '../durations.ts';
import type { ExtractionFailure } from '../extraction/extraction-failure.ts';
import { lastPart } from '../extraction/file-title.ts';
import type {
  ArchiveEntries,
  DocumentRecord,
  IndexingAttempt,
  PassageBuild,
  VersionFile,
} from '../knowledge/document.ts';
import type { DocumentType } from '../knowledge/document-type.ts';

// Three times what a run may take: a run that began earlier has ended, whether it succeeded or not.
const RUN_ENDED_AFTER_MS = 15 * MINUTE_MS;

/** What ingestion found in a version of a document. */
export interface VersionContent {
  readonly title: string;
  readonly type: DocumentType;
  readonly pages: number | null;
  readonly passages: number;
  /** How its text was read and what was left out, in words; null if there is nothing to say. */
  readonly reason: string | null;
}

/** Passages of one version to remove: ordinals from `from` up to, not including, `to`. */
export interface RemovablePassages {
  readonly version: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the record if the file that was uploaded as this version still has to be ingested, otherwise null. */
export function ifFilePending(record: DocumentRecord | null, fileVersion: number): DocumentRecord | null {
  return record?.fileVersion === fileVersion && record.status === 'pending' ? record : null;
}

/** Returns the record if this version still has to be ingested (it is the latest, and pending), otherwise null. */
export function ifPending(record: DocumentRecord | null, version: number): DocumentRecord | null {
  return record?.version === version && record.status === 'pending' ? record : null;
}

/**
 * The record with a run. It is stored before the run's first passage, so that an interrupted run is known, and again
 * with the run's progress. `stopped` is an earlier run that `run` continues; it is left out.
 */
export function withRun(record: DocumentRecord, run: IndexingAttempt, stopped: IndexingAttempt | null): DocumentRecord {
  const others = record.attempts.filter(({ id }) => id !== run.id && id !== stopped?.id);
  return changed(record, run.startedAt, { attempts: [...others, run] });
}

/**
 * The run to continue, if an earlier delivery of the same version stopped after some of the same passages: the same
 * chunking version, number of passages and indexes. Null when there is none.
 */
export function runToResume(
  record: DocumentRecord,
  wanted: Pick<IndexingAttempt, 'version' | 'passages'> & { readonly build: PassageBuild },
): IndexingAttempt | null {
  const same = record.attempts.filter(
    (run) =>
      run.version === wanted.version &&
      run.passages === wanted.passages &&
      run.build !== undefined &&
      (run.done ?? 0) > 0 &&
      isSameBuild(run.build, wanted.build),
  );
  return same.toSorted((one, other) => (other.done ?? 0) - (one.done ?? 0))[0] ?? null;
}

function isSameBuild(one: PassageBuild, other: PassageBuild): boolean {
  const names = ({ chunking, indexes }: PassageBuild) =>
    [chunking, ...indexes.map(({ name, schema, modelId, dimensions }) => [name, schema, modelId, dimensions])].join(
      ' ',
    );
  return names(one) === names(other);
}

/** The record with one of its files as the next version, to reindex it: the file that readers see, or another one. */
export function rebuildVersion(record: DocumentRecord, file: VersionFile, at: string): DocumentRecord {
  const { fileVersion, bytes, checksum, reason, failedUpload } = record;
  const isOther = record.status === 'failed' && file.fileVersion !== fileVersion;
  return changed(record, at, {
    ...file,
    version: record.version + 1,
    status: 'pending',
    reason: null,
    failedUpload: isOther ? { fileVersion, bytes, checksum, reason } : failedUpload,
  });
}

/** A run that has written its version to every index. */
interface CompletedRun {
  readonly runIds: readonly string[];
  readonly content: VersionContent;
  readonly build: PassageBuild;
  readonly at: string;
}

/** The record with this run's version readable; the previous version becomes superseded in the same write. */
export function makeCurrent(record: DocumentRecord, { runIds, content, build, at }: CompletedRun): DocumentRecord {
  const { version, fileVersion, bytes, checksum, currentVersion, currentPassages, superseded, failedUpload } = record;
  return changed(record, at, {
    ...content,
    ...(failedUpload === null ? { status: 'ready' } : { ...failedUpload, status: 'failed' }),
    failedUpload: null,
    currentVersion: version,
    currentPassages: content.passages,
    entries: null,
    currentBuild: build,
    currentFile: { fileVersion, bytes, checksum },
    superseded:
      currentVersion === 0 ? superseded : [...superseded, { version: currentVersion, passages: currentPassages }],
    attempts: record.attempts.filter(({ id }) => !runIds.includes(id)),
  });
}

/** An archive whose entries are documents now; `reason` says what was left out. */
interface UnpackedArchive {
  readonly entries: ArchiveEntries;
  readonly reason: string | null;
  readonly build: PassageBuild;
  readonly at: string;
}

/** The record of an archive with this version current: an archive itself has no passages. */
export function makeArchiveCurrent(
  record: DocumentRecord,
  { entries, reason, build, at }: UnpackedArchive,
): DocumentRecord {
  const title = lastPart(record.file);
  const content = { title, type: 'zip', pages: null, passages: 0, reason } as const;
  return { ...makeCurrent(record, { runIds: [], content, build, at }), entries };
}

/** The record with its latest version failed; the readable version stays readable. */
export function failVersion(record: DocumentRecord, { sentence }: ExtractionFailure, at: string): DocumentRecord {
  return changed(record, at, { status: 'failed', reason: sentence });
}

/** The record with the reason why its latest version is not ingested yet. */
export function postponeVersion(record: DocumentRecord, reason: string, at: string): DocumentRecord {
  return changed(record, at, { reason });
}

/** The record, marked as changed now because its file was announced again. */
export function markRepeated(record: DocumentRecord, at: string): DocumentRecord {
  return changed(record, at, {});
}

/**
 * Ordinals that other runs of this version may have written beyond its end, when an earlier release cut it into more
 * passages.
 */
export function beyondEnd(record: DocumentRecord, version: number, passages: number): RemovablePassages {
  const counts = record.attempts.filter((run) => run.version === version).map((run) => run.passages);
  return { version, from: passages, to: Math.max(passages, ...counts) };
}

/**
 * The passages to remove from the index now: those of superseded versions, and those of ended runs that are not part
 * of the current version.
 */
export function leftovers(record: DocumentRecord, nowMs: number): readonly RemovablePassages[] {
  const ended = record.attempts.filter((run) => hasEnded(run, record, nowMs));
  return [
    ...record.superseded.map(({ version, passages }) => ({ version, from: 0, to: passages })),
    ...ended.map(({ version, passages }) => ({
      version,
      from: version === record.currentVersion ? record.currentPassages : 0,
      to: passages,
    })),
  ].filter(({ from, to }) => from < to);
}

/** The record without the leftovers of `done`, after their removal. */
export function forgetLeftovers(record: DocumentRecord, done: DocumentRecord, nowMs: number): DocumentRecord {
  const versions = new Set(done.superseded.map(({ version }) => version));
  const runs = new Set(done.attempts.filter((run) => hasEnded(run, done, nowMs)).map(({ id }) => id));
  return changed(record, record.updatedAt, {
    superseded: record.superseded.filter(({ version }) => !versions.has(version)),
    attempts: record.attempts.filter(({ id }) => !runs.has(id)),
  });
}

/** The record without runs whose passages are removed or readable. */
export function endRuns(record: DocumentRecord, runIds: readonly string[], at: string): DocumentRecord {
  return changed(record, at, { attempts: record.attempts.filter(({ id }) => !runIds.includes(id)) });
}

// While a version is pending, a repeat of its run may begin at any moment and write the same ids, so they are left
// alone.
function hasEnded(run: IndexingAttempt, record: DocumentRecord, nowMs: number): boolean {
  if (record.status === 'pending' && run.version === record.version) {
    return false;
  }
  return nowMs - Date.parse(run.startedAt) > RUN_ENDED_AFTER_MS;
}

function changed(record: DocumentRecord, at: string, fields: Partial<DocumentRecord>): DocumentRecord {
  return { ...record, ...fields, updatedAt: at, revision: record.revision + 1 };
}
