import { stat } from 'node:fs/promises';
import type { StartOptions } from './options.ts';

/**
 * Checks that the documents of the demonstration exist, before anything is started or written. Throws an error that
 * names the path.
 */
export async function requireDocuments({ demo, documents }: Pick<StartOptions, 'demo' | 'documents'>): Promise<void> {
  if (demo && (await stat(documents).catch(() => null)) === null) {
    throw new Error(`--documents: ${documents} does not exist or cannot be read.`);
  }
}
