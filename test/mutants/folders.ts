import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutation } from './mutation.ts';
import { mutationsOf } from './mutations.ts';

/** The folder of the sources. */
export const checkout = fileURLToPath(new URL('../../', import.meta.url));

/** The folders of shared/ that are tried by default: access, money, privacy and answers depend on them. */
export const GUARD_FOLDERS = [
  'access',
  'keys',
  'budget',
  'pricing',
  'idempotency',
  'companies',
  'copilot',
  'search',
  'api',
  'privacy',
  'ingestion',
] as const;

// Word lists are data; the benchmarks find missing words.
const WORD_LISTS = /^shared\/privacy\/names\//;
const TABLES_OF_WORDS = /^shared\/privacy\//;

// Folders beside shared/ are named from the checkout.
const BESIDE_SHARED = /^(?:bin|functions)(?:\/|$)/;

/** Whether a folder or file is named from the checkout, because it is not in shared/. */
export function isBesideShared(name: string): boolean {
  return BESIDE_SHARED.test(name);
}

/** Whether a path from the checkout is that of a source whose mutations can be tried. */
export function isSource(path: string): boolean {
  return (path.startsWith('shared/') || isBesideShared(path)) && /(?<!\.test)\.ts$/.test(path);
}

/** Returns the folder of shared/ that contains a file, or `bin` or `functions`. */
export function folderOf(file: string): string {
  const [root = '', folder = ''] = file.split('/');
  return isBesideShared(file) ? root : folder;
}

/** Returns the folder of test/ that mirrors the folder of a file (`folderOf`). */
export function mirrorOf(folder: string): string {
  return isBesideShared(folder) ? `test/${folder}/` : `test/shared/${folder}/`;
}

/**
 * Returns the sources of a folder of shared/, or of a folder or file in it, as paths from the checkout; a name that
 * begins with `bin` or `functions` is such a path itself.
 */
export function sourcesOf(folder: string): string[] {
  const path = isBesideShared(folder) ? folder : `shared/${folder}`;
  const files = globSync(path.endsWith('.ts') ? path : `${path}/**/*.ts`, { cwd: checkout });
  return files.filter((file) => isSource(file) && !WORD_LISTS.test(file)).toSorted();
}

// Most of these are in tables of rules and words, which the benchmarks measure as well.
const KINDS_OF_TABLES: ReadonlySet<string> = new Set(['number', 'item', 'property']);

/** Returns the mutations of a source that represent mistakes in its decisions. */
export function mutationsIn(file: string): readonly Mutation[] {
  const isOfTable = ({ kind, key }: Mutation) =>
    KINDS_OF_TABLES.has(kind) || (kind === 'text' && key.startsWith('module: '));
  const mutations = mutationsOf(readFileSync(join(checkout, file), 'utf8'));
  return TABLES_OF_WORDS.test(file) ? mutations.filter((mutation) => !isOfTable(mutation)) : mutations;
}
