import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { transferLimit } from '../time-limits.ts';
import { CommandError } from './command.ts';
import type { Administer } from './stage.client.ts';

interface Link {
  readonly url: string;
  readonly file: string;
}

// Companies name their documents, and this folder is often that of this project: its tools run what they find there
// under names such as `.npmrc` or `vitest.config.js`. On Windows a colon names another drive, or a stream of a file.
const DOCUMENT_NAME = /^[^.:][^:]*\.(?:pdf|(?:doc|xls|ppt)[xm]|html?|md|markdown|csv|tsv|txt|zip)$/i;

/** Downloads a document into a new file, as `newFileFor` says. An existing file is not replaced. */
export async function downloadDocument(administer: Administer, documentId: string, to: string | null) {
  const { url, file } = (await administer('documents.download', { document_id: documentId })) as Link;
  const path = newFileFor(file, to);
  const answer = await fetch(url, { signal: transferLimit() }).catch(() => {
    throw new CommandError('The file could not be downloaded: no answer. Try again.');
  });
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new CommandError(`The file could not be downloaded: status ${answer.status}. Try again.`);
  }
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    }),
  );
  await pipeline(Readable.fromWeb(counted), createWriteStream(path, { flags: 'wx' })).catch(async (error: unknown) => {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown };
    if (code === 'EEXIST') {
      throw new CommandError('The file exists already. Name another with --to.');
    }
    // A partial file would block the next attempt, and could be mistaken for the whole.
    await rm(path, { force: true });
    throw new CommandError(
      syscall === undefined ? 'The download was cut short. Try again.' : 'The file could not be written.',
    );
  });
  return { file, written: path, bytes };
}

/**
 * The file into which a document is written: `to`, or the last part of the document's name in this folder.
 *
 * @throws CommandError without `to` for a name that does not end as documents do.
 */
export function newFileFor(file: string, to: string | null): string {
  const path = to ?? file.split('/').at(-1) ?? file;
  if (to === null && !DOCUMENT_NAME.test(path)) {
    throw new CommandError('The name of this document could be that of a program or a setting. Name a file with --to.');
  }
  return path;
}
