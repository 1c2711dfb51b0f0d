import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Differences between a home and its list: files by their path in the home. */
export interface ChecksumDifferences {
  readonly missing: readonly string[];
  readonly altered: readonly string[];
  /** Jars that the list does not name. */
  readonly unknown: readonly string[];
}

/** Reads lines of `sha256  path`. */
export function parseChecksums(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', path = '']) => [path, sum]));
}

/** Compares every jar of a home with the list; null if there is no difference. */
export function compareWithChecksums(home: string, expected: ReadonlyMap<string, string>): ChecksumDifferences | null {
  const found = new Set(jarsOf(home));
  const missing = [...expected.keys()].filter((path) => !found.has(path));
  const unknown = [...found].filter((path) => !expected.has(path));
  const altered = [...expected].filter(([path, sum]) => found.has(path) && sum !== sumOf(join(home, path)));
  const same = missing.length === 0 && unknown.length === 0 && altered.length === 0;
  return same ? null : { missing, altered: altered.map(([path]) => path), unknown };
}

function jarsOf(home: string): string[] {
  try {
    const paths = readdirSync(home, { recursive: true, encoding: 'utf8' });
    return paths.filter((path) => path.endsWith('.jar')).map((path) => path.replaceAll('\\', '/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
