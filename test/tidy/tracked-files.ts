import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The text of each file by its path from the root of the checkout; empty for a picture. */
export type FileMap = ReadonlyMap<string, string>;

// Documents refer to pictures, so their paths are needed, but not their bytes.
const PICTURE = /\.png$/;
const BINARY = /\.(?:pdf|jpe?g|ico|zip|gz|woff2?|db)$/;
// Documents that others wrote. They are kept unchanged, and some of them must stay unread.
const FOREIGN = /^test\/question-folders\/[^/]+\//;

/** Every text file and picture of the checkout that git tracks or would add, except documents that others wrote. */
export function readTrackedFiles(): FileMap {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '' && !BINARY.test(path) && !FOREIGN.test(path));
  return new Map(paths.sort().flatMap((path) => entryOf(path)));
}

// Git still lists a file that was deleted without being committed.
function entryOf(path: string): [string, string][] {
  try {
    const text = readFileSync(path, 'utf8');
    return [[path, PICTURE.test(path) ? '' : text]];
  } catch {
    return [];
  }
}
