import type { Call } from '../../api/calls.ts';
import { problemOf } from '../../session/problem.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import { pollUntilRead } from './poll-until-read.ts';
import type { Upload } from './prepare-uploads.ts';
import { documentsBeingRead } from './retry-uploads.ts';
import { sendFile } from './upload-file.ts';

// More would only share the same connection to the internet.
const UPLOADS_AT_ONCE = 3;
// The oldest uploads are polled first, and the others as soon as some of the oldest are ready.
const DOCUMENTS_AT_ONCE = 100;
const { upload: texts } = knowledgeTexts;

interface Sending {
  readonly call: Call;
  readonly baseId: string;
  readonly signal: AbortSignal;
  /** Updates the state of one file. */
  readonly update: (id: number, part: Partial<Upload>) => void;
}

/**
 * Uploads the waiting files, three at a time, and polls for them, and for those that are already being read, until each
 * is ready or failed.
 */
export async function sendUploads(uploads: readonly Upload[], sending: Sending): Promise<void> {
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const reading = documentsBeingRead(uploads);
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
    giveUp: () => giveUp(reading, sending),
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

function giveUp(reading: Map<string, number>, { update }: Sending) {
  for (const uploadId of reading.values()) {
    update(uploadId, { state: 'failed', reason: texts.stillReading });
  }
  reading.clear();
}

// A call that fails is simply repeated at the next poll. Returns false if it did not ask, because the page is hidden.
async function askProgress(reading: Map<string, number>, { call, baseId, signal, update }: Sending): Promise<boolean> {
  if (document.hidden || reading.size === 0) {
    return !document.hidden;
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
  return true;
}
