import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that only its owner can read, in one step, so that nobody can read half of it. */
export async function writeAtomically(path: string, content: string): Promise<void> {
  await writeFile(`${path}.part`, `${content}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
