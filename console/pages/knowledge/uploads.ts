import type { Call } from '../../api/calls.ts';
import { problemOf } from '../../session/problem.ts';
import { nanoOfUsd, size } from '../../shown/money.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { ChosenFile } from './dropped-files.ts';
import { pollUntilRead } from './poll-until-read.ts';
import { checksumOf, sendFile } from './upload-file.ts';

/** A file that is being uploaded. */
export interface Upload {
  /** Its index among the chosen files. */
  readonly id: number;
  readonly path: string;
  readonly file: File;
  readonly checksum: string;
  readonly state: 'waiting' | 'sending' | 'reading' | 'ready' | 'unchanged' | 'failed' | 'stopped';
  readonly percent: number;
  readonly reason: string | null;
  readonly documentId: string | null;
}

// More would only share the same connection to the internet.
const UPLOADS_AT_ONCE = 3;
// The maximum number of files that one call of the API estimates.
const ESTIMATED_AT_ONCE = 1_000;
// The oldest uploads are polled first; the others as soon as some of these are ready.
const DOCUMENTS_AT_ONCE = 100;
const { upload: texts } = knowledgeTexts;

interface Preparation {
  /** The maximum size of one document, in bytes. */
  readonly bytesMax: number;
  readonly onProgress: (done: number) => void;
}

/**
 * Checks which of the chosen files can be sent, and computes their checksums, which show which files are already
 * uploaded.
 */
export async function prepareUploads(
  files: readonly ChosenFile[],
  { bytesMax, onProgress }: Preparation,
): Promise<Upload[]> {
  const uploads: Upload[] = [];
  const paths = new Set<string>();
  for (const { path: chosen, file } of files) {
    const path = chosen.normalize('NFC');
    const start = { id: uploads.length, path, file, percent: 0, documentId: null } as const;
    const flaw = flawOf(file, { bytesMax, isRepeated: paths.has(path) });
    // A file that cannot be sent is not read: it may be larger than the browser's memory.
    const checksum = flaw === null ? await checksumOf(file).catch((thrown) => problemOf(thrown)) : '';
    if (typeof checksum !== 'string') {
      uploads.push({ ...start, checksum: '', state: 'failed', reason: checksum.message });
    } else {
      uploads.push({ ...start, checksum, state: flaw === null ? 'waiting' : 'failed', reason: flaw });
      paths.add(path);
    }
    onProgress(uploads.length);
  }
  return uploads;
}

function flawOf(
  { size: bytes }: File,
  { bytesMax, isRepeated }: { readonly bytesMax: number; readonly isRepeated: boolean },
): string | null {
  if (isRepeated) {
    return texts.repeated;
  }
  if (bytes === 0) {
    return texts.empty;
  }
  return bytes > bytesMax ? texts.tooLarge(size(bytesMax)) : null;
}

/** What an upload would send and cost. */
export interface UploadPlan {
  readonly files: number;
  readonly bytes: number;
  /** The ids of the files that are already uploaded. */
  readonly unchanged: ReadonlySet<number>;
  /** Null when there is no estimate. */
  readonly nanoUsd: bigint | null;
}

/** Estimates what the waiting files would cost, in as many calls as their number requires. */
export async function planUploads(uploads: readonly Upload[], call: Call, baseId: string): Promise<UploadPlan> {
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const plan = { files: waiting.length, bytes: waiting.reduce((sum, { file }) => sum + file.size, 0) };
  const unchanged = new Set<number>();
  const estimate = { files: 0, bytes: 0, nanoUsd: 0n };
  for (let at = 0; at < waiting.length; at += ESTIMATED_AT_ONCE) {
    const asked = waiting.slice(at, at + ESTIMATED_AT_ONCE);
    const files = asked.map(({ path, file, checksum }) => ({ file: path, bytes: file.size, checksum }));
    const part = await call('documents.estimate', { base_id: baseId, files }).catch(() => null);
    if (part === null) {
      return { ...plan, unchanged: new Set(), nanoUsd: null };
    }
    estimate.files += part.files - part.unchanged.length - part.too_large;
    estimate.bytes += part.bytes;
    estimate.nanoUsd += nanoOfUsd(part.usd);
    for (const { id } of asked.filter((_, place) => part.unchanged.includes(place))) {
      unchanged.add(id);
    }
  }
  return { ...estimate, unchanged };
}

interface Sending {
  readonly call: Call;
  readonly baseId: string;
  readonly signal: AbortSignal;
  /** Updates the state of one file. */
  readonly update: (id: number, part: Partial<Upload>) => void;
}

/** Uploads the waiting files, three at a time, and polls for each until it is ready or failed. */
export async function sendUploads(uploads: readonly Upload[], sending: Sending): Promise<void> {
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  // By document, the upload whose file is being read.
  const reading = new Map<string, number>();
  let isSending = true;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await sendOne(next, sending, reading);
    }
  };
  const workers = Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker)).then(() => {
    isSending = false;
  });
  const following = pollUntilRead({
    reading: () => reading.size,
    isSending: () => isSending,
    signal: sending.signal,
    ask: () => askProgress(reading, sending),
    giveUp: () => endFollowing(reading, sending),
  });
  await Promise.all([workers, following]);
}

async function sendOne(upload: Upload, { call, baseId, signal, update }: Sending, reading: Map<string, number>) {
  const { id: uploadId, path, file, checksum } = upload;
  if (signal.aborted) {
    update(uploadId, { state: 'stopped' });
    return;
  }
  try {
    const prepared = await call(
      'documents.prepare',
      { base_id: baseId, file: path, bytes: file.size, checksum },
      signal,
    );
    const { id, reason } = prepared.document;
    if (prepared.outcome === 'unchanged') {
      update(uploadId, { state: 'unchanged', documentId: id });
    } else if (prepared.outcome === 'failed') {
      update(uploadId, { state: 'failed', reason: reason ?? texts.failedReading, documentId: id });
    } else {
      update(uploadId, { state: 'sending', documentId: id });
      await sendFile(file, prepared.upload, { signal, onProgress: (percent) => update(uploadId, { percent }) });
      reading.set(id, uploadId);
      update(uploadId, { state: 'reading', percent: 100 });
    }
  } catch (thrown) {
    update(uploadId, signal.aborted ? { state: 'stopped' } : { state: 'failed', reason: problemOf(thrown).message });
  }
}

function endFollowing(reading: Map<string, number>, { update }: Sending) {
  for (const uploadId of reading.values()) {
    update(uploadId, { state: 'failed', reason: texts.stillReading });
  }
  reading.clear();
}

// A call that fails is simply repeated at the next poll.
async function askProgress(reading: Map<string, number>, { call, baseId, signal, update }: Sending) {
  if (document.hidden || reading.size === 0) {
    return;
  }
  const documents = [...reading.keys()].slice(0, DOCUMENTS_AT_ONCE);
  const found = await call('documents.progress', { base_id: baseId, documents }, signal).catch(() => null);
  for (const { id, status, reason } of found?.documents ?? []) {
    const uploadId = reading.get(id);
    if (uploadId !== undefined && status !== 'pending') {
      reading.delete(id);
      update(
        uploadId,
        status === 'ready' ? { state: 'ready' } : { state: 'failed', reason: reason ?? texts.failedReading },
      );
    }
  }
}
