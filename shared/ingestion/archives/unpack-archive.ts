import { createHash } from 'node:crypto';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import type { ExtractionFailure } from '../../extraction/extraction-failure.ts';
import { openArchive } from '../../extraction/zip/open-archive.ts';
import { addressOf, type DocumentRecord, documentFileKey } from '../../knowledge/document.ts';
import { type AnnouncedFile, firstVersion, nextVersion } from '../announced-version.ts';
import { ifPending, makeArchiveCurrent } from '../document-versions.ts';
import { removalOf, removeEntries } from '../finish-removal.ts';
import { type Build, currentBuildOf } from '../indexing-run.ts';
import type { IngestServices } from '../ingest-services.ts';
import { removeLeftovers } from '../remove-leftovers.ts';
import {
  countLeftOut,
  type LeftOut,
  leftOutSentence,
  type PlannedEntry,
  planArchive,
  unreadableChecksum,
} from './plan-archive.ts';

// After this time the rest is left to the next delivery: the function still has time for one more entry of 50 MB and
// for the removals.
const UNPACK_MS_MAX = 120_000;

/** How the unpacking of an archive ended; `continued` means that the rest was announced for another delivery. */
type UnpackOutcome =
  | { readonly status: 'unpacked'; readonly documents: number; readonly left_out: number }
  | { readonly status: 'continued'; readonly documents: number }
  | { readonly status: 'outdated' };

// `taken`: another document has the name of the entry. `full`: the base has no room for another document.
type EntryOutcome = 'added' | 'kept' | 'outdated' | 'taken' | 'full';

/** An archive that is being unpacked: its record as announced, and its contents. */
interface Unpacking {
  readonly services: IngestServices;
  readonly record: DocumentRecord;
  readonly read: ReturnType<typeof openArchive>['read'];
}

/**
 * Makes a document from each entry of an archive: its record, and its bytes in the bucket. Writing the bytes starts the
 * ingestion, as for an upload. An entry that cannot be read becomes a failed document; one whose name is taken, or for
 * which the base has no room, is left out and counted. Documents whose entries have the same bytes as before stay
 * unchanged; those whose entries the archive no longer has are removed. Can be repeated after any interruption.
 */
export async function unpackArchive(
  services: IngestServices,
  build: Build,
  { record, bytes }: { readonly record: DocumentRecord; readonly bytes: Uint8Array },
): Promise<UnpackOutcome> {
  const { files, read } = openArchive(bytes);
  const { planned, leftOut } = planArchive(record.file, files);
  const until = services.nowMs() + UNPACK_MS_MAX;
  const counts = { added: 0, kept: 0, taken: 0, full: 0 };
  for (const entry of planned) {
    // At least one entry is added, so that every delivery makes progress.
    if (counts.added > 0 && services.nowMs() >= until) {
      await services.announce(build.address, record.fileVersion);
      return { status: 'continued', documents: counts.added + counts.kept };
    }
    const outcome = await untilUnchanged(() => addEntry({ services, record, read }, entry));
    if (outcome === 'outdated') {
      return { status: outcome };
    }
    counts[outcome] += 1;
  }
  const unpacked = { ...build.address, version: build.version };
  const keep = new Set(planned.map(({ file }) => file));
  await removeEntries(services, record.id, { archive: unpacked, keep, signal: build.signal });
  const { added, kept, taken, full } = counts;
  return finish(services, build, { documents: added + kept, leftOut: { ...leftOut, taken, full } });
}

async function addEntry(
  { services, record: archive, read }: Unpacking,
  { file, entry }: PlannedEntry,
): Promise<EntryOutcome | 'changed'> {
  const before = await services.documents.findByFile(archive.baseId, file);
  if (before !== null && before.archive !== archive.id) {
    return makeRoom(services, before);
  }
  const content = read(entry);
  const checksum = 'code' in content ? unreadableChecksum(entry, content.code) : hashOf(content);
  const announced: AnnouncedFile = { file, bytes: entry.bytes, checksum, inbox: false };
  if (before?.checksum === checksum) {
    await writeContent(services, before, content);
    return 'kept';
  }
  const record = withFailure(recordOf(services, { archive, before }, announced), content);
  const unpacked = { ...addressOf(archive), version: archive.version };
  const outcome =
    before === null
      ? await services.archiveEntries.add(record, unpacked)
      : await services.archiveEntries.renew(record, before, unpacked);
  if (outcome === 'done') {
    await writeContent(services, record, content);
    return 'added';
  }
  return outcome === 'no_base' ? 'outdated' : outcome;
}

// A document that a removed archive of the same name left behind is removed first; any other document keeps its name.
async function makeRoom(services: IngestServices, record: DocumentRecord): Promise<'taken' | 'changed'> {
  const { archive, companyId, baseId } = record;
  if (archive === null || (await services.documents.get({ companyId, baseId, documentId: archive })) !== null) {
    return 'taken';
  }
  await services.archiveEntries.remove(record, removalOf(record, services.nowMs()), null);
  return 'changed';
}

function recordOf(
  { newId, nowMs }: IngestServices,
  { archive, before }: { readonly archive: DocumentRecord; readonly before: DocumentRecord | null },
  announced: AnnouncedFile,
): DocumentRecord {
  const at = new Date(nowMs()).toISOString();
  if (before !== null) {
    return nextVersion(before, announced, at);
  }
  const { companyId, baseId, id } = archive;
  return { ...firstVersion({ companyId, baseId, id: newId() }, announced, at), archive: id };
}

function withFailure(record: DocumentRecord, content: Uint8Array | ExtractionFailure): DocumentRecord {
  return 'code' in content ? { ...record, status: 'failed', reason: content.sentence } : record;
}

// The record is written first: after an interruption between the two writes, the next delivery finds it waiting for its
// bytes.
async function writeContent(services: IngestServices, record: DocumentRecord, content: Uint8Array | ExtractionFailure) {
  const key = documentFileKey(addressOf(record), record.fileVersion);
  if (!('code' in content) && record.status === 'pending' && !(await services.files.exists(key))) {
    await services.files.write(key, { bytes: content, checksum: record.checksum });
  }
}

function finish(
  services: IngestServices,
  { address, version, signal }: Build,
  { documents, leftOut }: { readonly documents: number; readonly leftOut: LeftOut },
): Promise<UnpackOutcome> {
  const entries = { documents, leftOut: countLeftOut(leftOut) };
  return untilUnchanged(async (): Promise<UnpackOutcome | 'changed'> => {
    const record = ifPending(await services.documents.get(address), version);
    if (record === null) {
      return { status: 'outdated' };
    }
    const at = new Date(services.nowMs()).toISOString();
    const current = makeArchiveCurrent(record, {
      entries,
      reason: leftOutSentence(leftOut),
      build: currentBuildOf(services),
      at,
    });
    if ((await services.documents.save(current, record)) === 'changed') {
      return 'changed';
    }
    await removeLeftovers(services, current, signal);
    return { status: 'unpacked', documents, left_out: entries.leftOut };
  });
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
