import { untilUnchanged } from '../administration/until-unchanged.ts';
import { type ExtractionFailure, failure, gaveUp } from '../extraction/extraction-failure.ts';
import { addressOf, type DocumentAddress, type DocumentRecord, documentFilePrefix } from '../knowledge/document.ts';
import { unpackArchive } from './archives/unpack-archive.ts';
import { failVersion, ifFilePending, ifPending } from './document-versions.ts';
import { removeEntries } from './finish-removal.ts';
import { type Build, finishRun, indexPart, startRun, stopRun } from './indexing-run.ts';
import type { IngestServices } from './ingest-services.ts';
import { reachedLimit } from './limits/cost-limit.ts';
import { type ReadDocument, readVersion } from './read-version.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { waitUntilSearchable } from './wait-until-searchable.ts';

/**
 * One delivery of the message that a file was uploaded or must be reindexed. The last delivery that the queue allows
 * only records the failure.
 */
export interface Delivery {
  readonly address: DocumentAddress;
  /** The version that the file was uploaded as. */
  readonly fileVersion: number;
  readonly count: number;
  readonly countMax: number;
  /** Aborts when the function must end. */
  readonly signal: AbortSignal;
}

/** The logged outcome of a delivery; `outdated` and `unchanged` mean that there was nothing to do. */
export type IngestOutcome =
  | {
      readonly status: 'ready';
      readonly passages: number;
      readonly pages: number | null;
      readonly input_tokens: number;
    }
  | { readonly status: 'failed'; readonly reason: ExtractionFailure['code'] }
  | { readonly status: 'outdated' | 'unchanged' }
  | Awaited<ReturnType<typeof unpackArchive>>
  | { readonly status: 'continued'; readonly passages: number; readonly done: number; readonly input_tokens: number };

/**
 * Ingests one version of a document: bytes, text, passages, vectors, index, and then one write that makes the version
 * current. An archive is unpacked instead: each of its files becomes a document. Deliveries may be repeated, late, or
 * follow a crash. A long document or a large archive takes several: each announces the next.
 *
 * @returns `failed` for a document that cannot be ingested; the reason is on its record.
 * @throws when another attempt may succeed.
 */
export async function ingestDocument(services: IngestServices, delivery: Delivery): Promise<IngestOutcome> {
  const { address, fileVersion, signal } = delivery;
  const found = await services.documents.get(address);
  if (found === null) {
    // An upload may end after its document was deleted: its URL only has to be valid when it begins.
    await services.files.removeBelow(documentFilePrefix(address));
    return { status: 'outdated' };
  }
  const record = ifFilePending(found, fileVersion);
  if (record === null) {
    await removeReplaced(services, found, signal);
    return { status: found.status === 'ready' && found.fileVersion === fileVersion ? 'unchanged' : 'outdated' };
  }
  if ((await services.bases.find(address.baseId))?.status !== 'active') {
    // No reader would ever see the document. It must not cost anything until the base's removal reaches it.
    return { status: 'outdated' };
  }
  const build: Build = { address, version: record.version, signal };
  if (delivery.count >= delivery.countMax) {
    return fail(services, build, gaveUp(delivery.count - 1));
  }
  // Checked at every delivery: otherwise a company could begin any number of long documents below the limit, and finish
  // all of them above it.
  if ((await reachedLimit(services, address.companyId)) !== null) {
    return fail(services, build, failure('cost_limit'));
  }
  const read = await readVersion(services, record, signal);
  if ('code' in read) {
    return fail(services, build, read);
  }
  return 'archive' in read
    ? unpackArchive(services, build, { record, bytes: read.archive })
    : indexVersion(services, build, { read, fileVersion });
}

async function indexVersion(
  services: IngestServices,
  build: Build,
  { read, fileVersion }: { readonly read: ReadDocument; readonly fileVersion: number },
): Promise<IngestOutcome> {
  const { address, signal } = build;
  const started = await startRun(services, build, read.passages.length);
  if (started === null) {
    return { status: 'outdated' };
  }
  const { passages, pages } = read.content;
  const range = { from: started.from, signal };
  const { done, inputTokens, failure } = await indexPart(services, read.passages, range);
  if (done < passages) {
    if (!(await stopRun(services, build, { ...started, done, inputTokens }))) {
      return { status: 'outdated' };
    }
    // The progress is saved by now: after a failure, the next attempt continues from there.
    if (failure !== undefined) {
      throw failure;
    }
    await services.announce(address, fileVersion);
    return { status: 'continued', passages, done, input_tokens: inputTokens };
  }
  await waitUntilSearchable(services, read.passages, signal);
  const current = await finishRun(services, build, { ...started, content: read.content, inputTokens });
  if (current === null) {
    return { status: 'outdated' };
  }
  await removeReplaced(services, current, signal);
  return { status: 'ready', passages, pages, input_tokens: inputTokens };
}

// Removes what the readable version replaced: passages, and the entries of an archive that it may have been. Entries of
// a version that was announced since are left to its own ingestion, unless that has failed.
async function removeReplaced(services: IngestServices, record: DocumentRecord, signal: AbortSignal): Promise<void> {
  await removeLeftovers(services, record, signal);
  const { id, entries, status, version, currentVersion } = record;
  const isSettled = version === currentVersion || (status === 'failed' && currentVersion > 0);
  if (entries === null && version > 1 && isSettled) {
    await removeEntries(services, id, { archive: { ...addressOf(record), version }, keep: null, signal });
  }
}

async function fail(services: IngestServices, { address, version, signal }: Build, reason: ExtractionFailure) {
  return untilUnchanged(async (): Promise<IngestOutcome | 'changed'> => {
    const record = ifPending(await services.documents.get(address), version);
    if (record === null) {
      return { status: 'outdated' };
    }
    const failed = failVersion(record, reason, new Date(services.nowMs()).toISOString());
    if ((await services.documents.save(failed, record)) === 'changed') {
      return 'changed';
    }
    await removeReplaced(services, failed, signal);
    return { status: 'failed', reason: reason.code };
  });
}
