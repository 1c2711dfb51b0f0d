import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StartOptions } from './options.ts';

/**
 * Checks the paths of the options before anything is started or written: the documents of the demonstration, and the
 * folder of the ready file. Throws an error that names the path.
 */
export async function requirePaths({
  demo,
  documents,
  readyFile,
}: Pick<StartOptions, 'demo' | 'documents' | 'readyFile'>): Promise<void> {
  if (demo && (await stat(documents).catch(() => null)) === null) {
    throw new Error(`--documents: ${documents} does not exist or cannot be read.`);
  }
  const folder = readyFile === null ? null : await stat(dirname(readyFile)).catch(() => null);
  if (readyFile !== null && folder?.isDirectory() !== true) {
    throw new Error(`--ready-file: ${dirname(readyFile)} is not a folder that exists.`);
  }
}
