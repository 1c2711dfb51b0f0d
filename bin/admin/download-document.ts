import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lastPart } from '../../shared/extraction/file-title.ts';
import { transferLimit } from '../time-limits.ts';
import { CommandError } from './command.ts';
import type { Administer } from './stage.client.ts';

interface Link {
  readonly url: string;
  readonly file: string;
}

// Companies choose the names of their documents, and npm runs commands in this project's folder, where tools read files
// named `.npmrc` or `tsconfig.json`. In a separate folder, no name has a special meaning.
const FOLDER = 'downloads';
// Windows allows none of these in a name, and reads "notes: May.txt" as a stream of a file called "notes".
const NOT_ON_WINDOWS = /[<>:"|?*]|[. ]$/g;
// Matches the place before a name that Windows reserves for a device, such as CON, with or without an extension. A `_`
// in this place makes it the name of a file.
const DEVICE_OF_WINDOWS = /^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/i;

/**
 * Downloads a document into a new file: `to`, or the last part of the document's name, in `downloads`, with `_` for
 * each character that Windows does not allow in names, and before the name of a device. An existing file is not
 * replaced.
 *
 * @returns the name of the document, the path of the new file, and its size.
 * @throws CommandError when the file cannot be downloaded completely or written.
 */
export async function downloadDocument(administer: Administer, documentId: string, to: string | null) {
  const { url, file } = (await administer('documents.download', { document_id: documentId })) as Link;
  const path = to ?? join(FOLDER, portableName(lastPart(file)));
  const response = await fetch(url, { signal: transferLimit() }).catch(() => {
    throw new CommandError('The file could not be downloaded: no answer. Try again.');
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new CommandError(`The file could not be downloaded: status ${response.status}. Try again.`);
  }
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    }),
  );
  if (to === null) {
    // If this fails, writing the file below also fails, with its own message.
    await mkdir(FOLDER, { recursive: true }).catch(() => undefined);
  }
  await pipeline(Readable.fromWeb(counted), createWriteStream(path, { flags: 'wx' })).catch(async (error: unknown) => {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown };
    if (code === 'EEXIST') {
      throw new CommandError('The file already exists. Choose another name with --to.');
    }
    // A partial file would block the next attempt, and could be mistaken for the complete one.
    await rm(path, { force: true });
    throw new CommandError(
      syscall === undefined ? 'The download was cut short. Try again.' : 'The file could not be written.',
    );
  });
  return { file, written: path, bytes };
}

function portableName(name: string): string {
  return name.replace(NOT_ON_WINDOWS, '_').replace(DEVICE_OF_WINDOWS, '_');
}
