import { readFile } from 'node:fs/promises';

/**
 * Reads a file named on the command line.
 *
 * @throws an error that begins with `what` (`The gold set`) and the path.
 */
export async function readInput(what: string, path: string): Promise<string> {
  return await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`;
    throw new Error(`${what} ${path} ${why}.`, { cause: error });
  });
}
