import type { ExtractionFailure } from '../extraction/extraction-failure.ts';
import type { DocumentRecord, DocumentType, IndexingAttempt, PassageMake } from '../knowledge/document.ts';

// Three times what a run may take: a run that began earlier has ended, one way or another.
const RUN_MINUTES_MAX = 15;

/** The content of a version. */
export interface VersionContent {
  readonly title: string;
  readonly type: DocumentType;
  readonly pages: number | null;
  readonly passages: number;
}

/** Passages of one version to remove: ordinals from `from` up to, not including, `to`. */
export interface LeftPassages {
  readonly version: number;
  readonly from: number;
  readonly to: number;
}

/** The record if this version still has to be ingested: it is the latest, and pending. Otherwise null. */
export function ifWanted(record: DocumentRecord | null, version: number): DocumentRecord | null {
  return record?.version === version && record.status === 'pending' ? record : null;
}

/** The record with a new run, saved before the run's first passage, so that an interrupted run is known. */
export function startRun(record: DocumentRecord, run: IndexingAttempt): DocumentRecord {
  return changed(record, run.startedAt, { attempts: [...record.attempts, run] });
}

/** A run that has put its version into every index. */
interface CompletedRun {
  readonly runId: string;
  readonly content: VersionContent;
  readonly make: PassageMake;
  readonly at: string;
}

/** The record with this run's version readable; the version before it becomes superseded in the same write. */
export function makeCurrent(record: DocumentRecord, { runId, content, make, at }: CompletedRun): DocumentRecord {
  const { version, currentVersion, currentPassages, superseded } = record;
  return changed(record, at, {
    ...content,
    status: 'ready',
    reason: null,
    currentVersion: version,
    currentPassages: content.passages,
    currentMake: make,
    superseded:
      currentVersion === 0 ? superseded : [...superseded, { version: currentVersion, passages: currentPassages }],
    attempts: record.attempts.filter(({ id }) => id !== runId),
  });
}

/** The record with its latest version failed; what was readable stays readable. */
export function failVersion(record: DocumentRecord, { sentence }: ExtractionFailure, at: string): DocumentRecord {
  return changed(record, at, { status: 'failed', reason: sentence });
}

/** The record with why its latest version is not ingested yet. */
export function postponeVersion(record: DocumentRecord, reason: string, at: string): DocumentRecord {
  return changed(record, at, { reason });
}

/** The record, changed now because its file was announced again. */
export function markRepeated(record: DocumentRecord, at: string): DocumentRecord {
  return changed(record, at, {});
}

/**
 * Ordinals that other runs of this version may have written beyond its end, when an earlier release cut it into more
 * passages.
 */
export function beyondEnd(record: DocumentRecord, version: number, passages: number): LeftPassages {
  const counts = record.attempts.filter((run) => run.version === version).map((run) => run.passages);
  return { version, from: passages, to: Math.max(passages, ...counts) };
}

/** The passages to remove from the index now: superseded versions, and what ended runs left of other versions. */
export function leftovers(record: DocumentRecord, nowMs: number): readonly LeftPassages[] {
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

/** The record without the leftovers of `done`, once they are removed. */
export function forgetLeftovers(record: DocumentRecord, done: DocumentRecord, nowMs: number): DocumentRecord {
  const versions = new Set(done.superseded.map(({ version }) => version));
  const runs = new Set(done.attempts.filter((run) => hasEnded(run, done, nowMs)).map(({ id }) => id));
  return changed(record, record.updatedAt, {
    superseded: record.superseded.filter(({ version }) => !versions.has(version)),
    attempts: record.attempts.filter(({ id }) => !runs.has(id)),
  });
}

/** The record without one run, whose passages are removed or readable. */
export function endRun(record: DocumentRecord, runId: string, at: string): DocumentRecord {
  return changed(record, at, { attempts: record.attempts.filter(({ id }) => id !== runId) });
}

// While a version is pending, a repeat of its run may begin at any moment and write the same ids: they are left alone.
function hasEnded(run: IndexingAttempt, record: DocumentRecord, nowMs: number): boolean {
  if (record.status === 'pending' && run.version === record.version) {
    return false;
  }
  return nowMs - Date.parse(run.startedAt) > RUN_MINUTES_MAX * 60_000;
}

function changed(record: DocumentRecord, at: string, fields: Partial<DocumentRecord>): DocumentRecord {
  return { ...record, ...fields, updatedAt: at, revision: record.revision + 1 };
}
