import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from './command.ts';
import type { FoundFile } from './find-files.ts';
import type { Progress } from './progress.ts';
import type { Administer } from './stage.client.ts';

const UPLOADS_AT_ONCE = 4;
const QUESTIONS_AT_ONCE = 8;
const ASK_AGAIN_MS = 400;
const UNANSWERED_MAX = 10;
const NO_WORD = 'The status of the document is not known. Run documents show.';

/** A document as `administer` shows it; `id` is null where not even a record could be made. */
export interface DocumentView {
  readonly id: string | null;
  readonly file: string;
  readonly status: string;
  readonly reason: string | null;
}

interface Prepared {
  readonly outcome: string;
  readonly document: DocumentView;
  readonly upload?: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}

interface Upload {
  readonly baseId: string;
  readonly files: readonly FoundFile[];
  /** Whether to wait until each document is ready or failed. */
  readonly wait: boolean;
  readonly progress: { readonly upload: Progress; readonly wait: Progress };
}

/**
 * Uploads files to a base and, if asked to, waits until each is ready or failed. A file that cannot be uploaded is
 * failed, and the others go on.
 */
export async function addDocuments(
  administer: Administer,
  { baseId, files, wait, progress }: Upload,
): Promise<readonly DocumentView[]> {
  let done = 0;
  let failed = 0;
  const uploaded = await atMost(UPLOADS_AT_ONCE, files, async (file) => {
    const document = await upload(administer, baseId, file);
    done += 1;
    if (document.status === 'failed') {
      failed += 1;
    }
    progress.upload.show({ done, total: files.length, failed });
    return document;
  });
  progress.upload.end();
  return wait ? waitForAll(administer, uploaded, progress.wait) : uploaded;
}

async function upload(administer: Administer, baseId: string, { path, file, bytes }: FoundFile): Promise<DocumentView> {
  try {
    const checksum = await checksumOf(path);
    const prepared = (await administer('documents.prepare', { base_id: baseId, file, bytes, checksum })) as Prepared;
    if (prepared.upload === undefined) {
      return prepared.document;
    }
    const { url, headers } = prepared.upload;
    const answer = await fetch(url, { method: 'PUT', headers, body: await openAsBlob(path) });
    await answer.body?.cancel();
    if (!answer.ok) {
      throw new CommandError(
        `The upload was refused with status ${answer.status}. Add the file again if it changed during the upload.`,
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

async function waitForAll(administer: Administer, documents: readonly DocumentView[], progress: Progress) {
  const latest = new Map(documents.map((document, index) => [index, document]));
  const unanswered = new Map<number, number>();
  for (;;) {
    const pending = [...latest].filter(([, { status }]) => status === 'pending');
    const failed = [...latest.values()].filter(({ status }) => status === 'failed').length;
    const waiting = pending.find(([, { reason }]) => reason !== null)?.[1].reason ?? null;
    progress.show({ done: latest.size - pending.length, total: latest.size, failed, waiting });
    if (pending.length === 0) {
      break;
    }
    await pause(ASK_AGAIN_MS);
    await atMost(QUESTIONS_AT_ONCE, pending, async ([index, document]) => {
      const asked = await lookAgain(administer, document);
      const times = asked === document ? (unanswered.get(index) ?? 0) + 1 : 0;
      unanswered.set(index, times);
      latest.set(index, times < UNANSWERED_MAX ? asked : { ...document, status: 'failed', reason: NO_WORD });
    });
  }
  progress.end();
  return [...latest.values()];
}

// A document that cannot be read right now, or was removed meanwhile, does not stop the wait for the others.
async function lookAgain(administer: Administer, document: DocumentView): Promise<DocumentView> {
  try {
    return (await administer('documents.show', { document_id: document.id })) as DocumentView;
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    return document;
  }
}

// Several at once, in order, with a limit.
async function atMost<Item, Result>(
  countMax: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) {
        results[index] = await work(item);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(countMax, items.length) }, worker));
  return results;
}
