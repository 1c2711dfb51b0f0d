import { untilUnchanged } from '../administration/until-unchanged.ts';
import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import type { ExtractedDocument } from '../extraction/extracted-document.ts';
import { type ExtractionFailure, failure, gaveUp } from '../extraction/extraction-failure.ts';
import {
  type DocumentAddress,
  type DocumentFile,
  type DocumentRecord,
  documentFileKey,
  type IndexingAttempt,
} from '../knowledge/document.ts';
import type { GenerationIndex } from '../search/index-generation.ts';
import type { Passage } from '../search/passage.ts';
import { CHUNKING_VERSION } from './chunking/chunking-version.ts';
import { documentPassages, titleOf } from './document-passages.ts';
import {
  beyondEnd,
  endRun,
  failVersion,
  ifWanted,
  makeCurrent,
  startRun,
  type VersionContent,
} from './document-versions.ts';
import { indexPassages, type Pause, removePassages } from './index-passages.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { waitUntilSearchable } from './wait-until-searchable.ts';

/** The stores and services that ingestion works on. */
export interface IngestServices {
  readonly documents: {
    readonly get: (address: DocumentAddress) => Promise<DocumentRecord | null>;
    readonly save: (record: DocumentRecord, previous: DocumentRecord) => Promise<'done' | 'changed'>;
  };
  readonly files: {
    /** The bytes under a key, with their SHA-256 in lower-case hex. */
    readonly read: (key: string, bytesMax: number) => Promise<DocumentFile | 'missing' | 'too_large'>;
  };
  readonly reader: {
    /** Reads a document within the time; a document that cannot be read is a failure. */
    readonly read: (
      request: { readonly bytes: Uint8Array; readonly file: string; readonly timeMs: number },
      signal: AbortSignal,
    ) => Promise<ExtractedDocument | ExtractionFailure>;
  };
  /** Every index of the stage: a document is written to all of them before it is readable. */
  readonly indexes: readonly GenerationIndex[];
  readonly newId: () => string;
  readonly nowMs: () => number;
  readonly pause: Pause;
}

/** One delivery of the message that a version was uploaded. The last delivery that the queue allows only gives up. */
export interface Delivery {
  readonly address: DocumentAddress;
  readonly version: number;
  readonly count: number;
  readonly countMax: number;
  /** Aborts when the function must end. */
  readonly signal: AbortSignal;
}

/** How a delivery ended, as it is logged; `outdated` and `unchanged` found nothing to do. */
export type IngestOutcome =
  | {
      readonly status: 'ready';
      readonly passages: number;
      readonly pages: number | null;
      readonly input_tokens: number;
    }
  | { readonly status: 'failed'; readonly reason: ExtractionFailure['code'] }
  | { readonly status: 'outdated' | 'unchanged' };

// Half of the function's time; the other half is for embedding and indexing.
const READ_MS_MAX = 140_000;

/**
 * Ingests one version of a document: bytes, text, passages, vectors, index, and then one write that makes the version
 * current. Deliveries may be repeated, late, or follow a crash.
 *
 * @returns `failed` for a document that cannot be ingested; the reason is on its record.
 * @throws when another attempt may succeed.
 */
export async function ingestDocument(services: IngestServices, delivery: Delivery): Promise<IngestOutcome> {
  const { address, version, signal } = delivery;
  const found = await services.documents.get(address);
  const record = ifWanted(found, version);
  if (record === null) {
    if (found !== null) {
      await removeLeftovers(services, found, signal);
    }
    return { status: found?.currentVersion === version ? 'unchanged' : 'outdated' };
  }
  if (delivery.count >= delivery.countMax) {
    return fail(services, delivery, gaveUp(delivery.count - 1));
  }
  const read = await readVersion(services, record, delivery);
  if ('code' in read) {
    return fail(services, delivery, read);
  }
  const run = await start(services, delivery, read.passages.length);
  if (run === null) {
    return { status: 'outdated' };
  }
  const inputTokens = await indexPassages(services, read.passages, signal);
  await waitUntilSearchable(services, read.passages, signal);
  const current = await finish(services, delivery, { run, content: read.content });
  if (current === null) {
    return { status: 'outdated' };
  }
  await removeLeftovers(services, current, signal);
  return { status: 'ready', passages: read.passages.length, pages: read.content.pages, input_tokens: inputTokens };
}

interface ReadVersion {
  readonly content: VersionContent;
  readonly passages: readonly Passage[];
}

async function readVersion(
  services: IngestServices,
  record: DocumentRecord,
  { address, version, signal }: Delivery,
): Promise<ReadVersion | ExtractionFailure> {
  const file = await services.files.read(documentFileKey(address, version), DOCUMENT_BYTES_MAX);
  if (file === 'too_large') {
    return failure('too_large');
  }
  if (file === 'missing') {
    return failure('never_arrived');
  }
  if (file.checksum !== record.checksum) {
    return failure('other_bytes');
  }
  const document = await services.reader.read({ bytes: file.bytes, file: record.file, timeMs: READ_MS_MAX }, signal);
  if ('code' in document) {
    return document;
  }
  const title = titleOf(document, record.file);
  const passages = documentPassages(record, title, document);
  if (passages === null) {
    return failure('too_much_text');
  }
  return { passages, content: { title, type: document.type, pages: document.pages, passages: passages.length } };
}

function start(services: IngestServices, { address, version }: Delivery, passages: number) {
  const run: IndexingAttempt = {
    id: services.newId(),
    version,
    passages,
    startedAt: new Date(services.nowMs()).toISOString(),
  };
  return untilUnchanged(async () => {
    const record = ifWanted(await services.documents.get(address), version);
    if (record === null) {
      return null;
    }
    return (await services.documents.save(startRun(record, run), record)) === 'done' ? run : 'changed';
  });
}

// Null when the version is outdated: then none of its passages may stay in the index.
async function finish(
  services: IngestServices,
  { address, version, signal }: Delivery,
  { run, content }: { readonly run: IndexingAttempt; readonly content: VersionContent },
): Promise<DocumentRecord | null> {
  return untilUnchanged(async () => {
    const record = await services.documents.get(address);
    const wanted = ifWanted(record, version);
    const at = new Date(services.nowMs()).toISOString();
    if (wanted !== null) {
      await removePassages(services, { ...address, passages: [beyondEnd(wanted, version, content.passages)] }, signal);
      const make = { chunking: CHUNKING_VERSION, indexes: services.indexes.map((index) => index.make) };
      const current = makeCurrent(wanted, { runId: run.id, content, make, at });
      return (await services.documents.save(current, wanted)) === 'done' ? current : 'changed';
    }
    // Another delivery was faster, or this one's write succeeded without an answer: same passages, same ids.
    const isCurrent = record?.currentVersion === version;
    if (!isCurrent) {
      await removePassages(services, { ...address, passages: [{ version, from: 0, to: run.passages }] }, signal);
    }
    if (record === null) {
      return null;
    }
    const ended = endRun(record, run.id, at);
    if ((await services.documents.save(ended, record)) === 'changed') {
      return 'changed';
    }
    return isCurrent ? ended : null;
  });
}

async function fail(services: IngestServices, { address, version }: Delivery, reason: ExtractionFailure) {
  return untilUnchanged(async (): Promise<IngestOutcome | 'changed'> => {
    const record = ifWanted(await services.documents.get(address), version);
    if (record === null) {
      return { status: 'outdated' };
    }
    const failed = failVersion(record, reason, new Date(services.nowMs()).toISOString());
    return (await services.documents.save(failed, record)) === 'done'
      ? { status: 'failed', reason: reason.code }
      : 'changed';
  });
}
