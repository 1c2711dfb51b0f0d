import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StartOptions } from './options.ts';

/**
 * Checks the paths of the options before anything is started or written: the documents of the demonstration, and the
 * folder of the ready file.
 *
 * @throws an error that names the path.
 */
export async function requirePaths({
  demo,
  documents,
  data,
  readyFile,
}: Pick<StartOptions, 'demo' | 'documents' | 'data' | 'readyFile'>): Promise<void> {
  if (demo && (await stat(documents).catch(() => null)) === null) {
    throw new Error(`--documents: ${documents} does not exist or cannot be read.`);
  }
  const folder = readyFile === null ? null : dirname(readyFile);
  // The start itself creates the data folder.
  if (folder !== null && folder !== data && (await stat(folder).catch(() => null))?.isDirectory() !== true) {
    throw new Error(`--ready-file: ${folder} is not a folder that exists.`);
  }
}
