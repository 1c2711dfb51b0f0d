import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The text of each file by its path from the root of the checkout; empty for a picture. */
export type FileMap = ReadonlyMap<string, string>;
/** The bytes of each file by its path from the root of the checkout. */
export type FileSizes = ReadonlyMap<string, number>;

// Documents refer to pictures, so their paths are needed, but not their bytes.
const PICTURE = /\.png$/;
const BINARY = /\.(?:pdf|jpe?g|ico|zip|gz|woff2?|db)$/;
// Documents that others wrote. They are kept unchanged, and some of them must stay unread.
const FOREIGN = /^test\/question-folders\/[^/]+\//;

/** Every text file and picture of the checkout that git tracks or would add, except documents that others wrote. */
export function readTrackedFiles(): FileMap {
  const paths = trackedPaths().filter((path) => !BINARY.test(path) && !FOREIGN.test(path));
  return new Map(
    paths.flatMap((path) => unlessDeleted(path, () => (PICTURE.test(path) ? '' : readFileSync(path, 'utf8')))),
  );
}

/** The size of every file of the checkout that git tracks or would add. */
export function readTrackedSizes(): FileSizes {
  return new Map(trackedPaths().flatMap((path) => unlessDeleted(path, () => statSync(path).size)));
}

function trackedPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((path) => path !== '')
    .sort();
}

// Git still lists a file that was deleted without being committed.
function unlessDeleted<T>(path: string, read: () => T): [string, T][] {
  try {
    return [[path, read()]];
  } catch {
    return [];
  }
}
