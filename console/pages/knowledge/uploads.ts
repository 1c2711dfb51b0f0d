import type { Call } from '../../api/calls.ts';
import { problemOf } from '../../session/problem.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { ChosenFile } from './dropped-files.ts';
import { checksumOf, sendFile } from './upload-file.ts';

/** A file on its way. */
export interface Upload {
  readonly path: string;
  readonly file: File;
  readonly checksum: string;
  readonly state: 'waiting' | 'sending' | 'reading' | 'ready' | 'unchanged' | 'failed' | 'stopped';
  readonly percent: number;
  readonly reason: string | null;
  readonly documentId: string | null;
}

const AT_ONCE = 3;
const PROGRESS_SECONDS = 5;
const DOCUMENTS_AT_ONCE = 100;
const { upload: texts } = knowledgeTexts;

/** Looks at the files that were chosen: their checksums tell which are there already. */
export async function prepareUploads(files: readonly ChosenFile[], told: (done: number) => void): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const { path, file } of files) {
    const start = { path: path.normalize('NFC'), file, percent: 0, documentId: null } as const;
    const checksum = await checksumOf(file).catch((thrown) => problemOf(thrown));
    if (typeof checksum !== 'string') {
      uploads.push({ ...start, checksum: '', state: 'failed', reason: checksum.message });
    } else if (file.size === 0) {
      uploads.push({ ...start, checksum, state: 'failed', reason: texts.empty });
    } else {
      uploads.push({ ...start, checksum, state: 'waiting', reason: null });
    }
    told(uploads.length);
  }
  return uploads;
}

interface Sending {
  readonly call: Call;
  readonly baseId: string;
  readonly signal: AbortSignal;
  /** Replaces what is known of one file. */
  readonly tell: (path: string, part: Partial<Upload>) => void;
}

/** Sends what waits, three files at a time, and follows each until it is ready or failed. */
export async function sendUploads(uploads: readonly Upload[], sending: Sending): Promise<void> {
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const read = new Map<string, string>();
  let isSending = true;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await sendOne(next, sending, read);
    }
  };
  const workers = Promise.all(Array.from({ length: AT_ONCE }, worker)).then(() => {
    isSending = false;
  });
  const follow = async () => {
    while ((isSending || read.size > 0) && !sending.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, PROGRESS_SECONDS * 1_000));
      await askProgress(read, sending);
    }
  };
  await Promise.all([workers, follow()]);
}

async function sendOne(upload: Upload, { call, baseId, signal, tell }: Sending, read: Map<string, string>) {
  const { path, file, checksum } = upload;
  if (signal.aborted) {
    tell(path, { state: 'stopped' });
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
      tell(path, { state: 'unchanged', documentId: id });
    } else if (prepared.outcome === 'failed') {
      tell(path, { state: 'failed', reason: reason ?? texts.failedReading, documentId: id });
    } else {
      tell(path, { state: 'sending', documentId: id });
      await sendFile(file, prepared.upload, { signal, onProgress: (percent) => tell(path, { percent }) });
      read.set(id, path);
      tell(path, { state: 'reading', percent: 100 });
    }
  } catch (thrown) {
    tell(path, signal.aborted ? { state: 'stopped' } : { state: 'failed', reason: problemOf(thrown).message });
  }
}

// A call that fails is made again with the next turn.
async function askProgress(read: Map<string, string>, { call, baseId, signal, tell }: Sending) {
  if (document.hidden || read.size === 0) {
    return;
  }
  const documents = [...read.keys()].slice(0, DOCUMENTS_AT_ONCE);
  const found = await call('documents.progress', { base_id: baseId, documents }, signal).catch(() => null);
  for (const { id, status, reason } of found?.documents ?? []) {
    const path = read.get(id);
    if (path !== undefined && status !== 'pending') {
      read.delete(id);
      tell(path, status === 'ready' ? { state: 'ready' } : { state: 'failed', reason: reason ?? texts.failedReading });
    }
  }
}
