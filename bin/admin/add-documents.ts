import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mapConcurrently } from '../../shared/map-concurrently.ts';
import { transferLimit } from '../time-limits.ts';
import { CommandError } from './command.ts';
import type { FoundFile } from './find-files.ts';
import { listAll } from './list-all.ts';
import type { Progress } from './progress.ts';
import type { Administer } from './stage.client.ts';
import { type DocumentView, waitForAll } from './wait-for-documents.ts';

// Enough to upload some files while others are announced; more would only share the same bandwidth.
const UPLOADS_AT_ONCE = 4;

interface Prepared {
  readonly document: DocumentView;
  /** Missing if the base has these bytes already, or the file is too large. */
  readonly upload?: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}

interface AddOptions {
  readonly baseId: string;
  readonly files: readonly FoundFile[];
  /** Whether to wait until each document is ready or has failed. */
  readonly wait: boolean;
  readonly progress: { readonly upload: Progress; readonly wait: Progress };
}

/**
 * Uploads files to a base. With `wait`, waits until each document is ready or has failed, and then for the files of
 * archives. A file that cannot be uploaded is returned as failed, and does not stop the others.
 */
export async function addDocuments(
  administer: Administer,
  { baseId, files, wait, progress }: AddOptions,
): Promise<readonly DocumentView[]> {
  let done = 0;
  let failed = 0;
  const uploaded = await mapConcurrently(files, UPLOADS_AT_ONCE, async (file) => {
    const document = await uploadFile(administer, baseId, file);
    done += 1;
    if (document.status === 'failed') {
      failed += 1;
    }
    progress.upload.show({ done, total: files.length, failed });
    return document;
  });
  progress.upload.end();
  if (!wait) {
    return uploaded;
  }
  const documents = await waitForAll(administer, uploaded, progress.wait);
  const entries = await entriesOf(administer, baseId, documents);
  return entries.length === 0 ? documents : [...documents, ...(await waitForAll(administer, entries, progress.wait))];
}

// Returns the documents that were made from archives' files, which exist as soon as the archive is ready.
async function entriesOf(
  administer: Administer,
  baseId: string,
  documents: readonly DocumentView[],
): Promise<readonly DocumentView[]> {
  const archives = new Set(documents.flatMap(({ id, type }) => (type === 'zip' ? [id] : [])));
  if (archives.size === 0) {
    return [];
  }
  const list = { operation: 'documents.list', input: { base_id: baseId }, field: 'documents' };
  const all = (await listAll(administer, list)) as DocumentView[];
  return all.filter(({ archive }) => archive != null && archives.has(archive));
}

async function uploadFile(
  administer: Administer,
  baseId: string,
  { path, file, bytes, unreadable }: FoundFile,
): Promise<DocumentView> {
  if (unreadable !== undefined) {
    return { id: null, file, status: 'failed', reason: unreadable };
  }
  try {
    const checksum = await checksumOf(path);
    const prepared = (await administer('documents.prepare', { base_id: baseId, file, bytes, checksum })) as Prepared;
    if (prepared.upload === undefined) {
      return prepared.document;
    }
    const { url, headers } = prepared.upload;
    const response = await fetch(url, {
      method: 'PUT',
      headers,
      body: await openAsBlob(path),
      signal: transferLimit(),
    });
    await response.body?.cancel();
    if (!response.ok) {
      throw new CommandError(
        `The upload was refused with status ${response.status}. Add the file again if it changed during the upload.`,
      );
    }
    return prepared.document;
  } catch (error) {
    const reason =
      error instanceof CommandError ? error.message : 'The file could not be read or uploaded. Add it again.';
    return { id: null, file, status: 'failed', reason };
  }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}
