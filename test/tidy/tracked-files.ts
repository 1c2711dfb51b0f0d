import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Text by path, from the root of the checkout, with `/`; nothing for a picture. */
export type FileMap = ReadonlyMap<string, string>;

// Documents show pictures, so that these are known by their paths, without their bytes.
const PICTURE = /\.png$/;
const BINARY = /\.(?:pdf|jpe?g|ico|zip|gz|woff2?|db)$/;

/** Every text file and picture that git holds or would take, by path. */
export function readTrackedFiles(): FileMap {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '' && !BINARY.test(path));
  return new Map(paths.sort().flatMap((path) => entryOf(path)));
}

// A file that was deleted and not yet committed is still listed.
function entryOf(path: string): [string, string][] {
  try {
    const text = readFileSync(path, 'utf8');
    return [[path, PICTURE.test(path) ? '' : text]];
  } catch {
    return [];
  }
}
