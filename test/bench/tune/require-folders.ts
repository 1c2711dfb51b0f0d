import { readdir, stat } from 'node:fs/promises';

/**
 * Checks that a set can be read, before a model is opened for it.
 *
 * @throws an error that names the folder, or what it lacks.
 */
export async function requireSet(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true) {
    throw new Error(`The set ${folder} is not a folder that exists.`);
  }
  const entries = await readdir(folder);
  if (!entries.some((entry) => entry.endsWith('.jsonl'))) {
    throw new Error(`The set ${folder} has no gold file (*.jsonl).`);
  }
  if (!entries.includes('docs') && !entries.includes('documents')) {
    throw new Error(`The set ${folder} has no folder docs/ or documents/.`);
  }
}
