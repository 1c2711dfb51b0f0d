import { lstat, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isHiddenFile } from '../../shared/ingestion/file-field.ts';
import { nameSome } from '../name-some.ts';
import { terminalText } from '../terminal-text.ts';
import { CommandError } from './command.ts';

/** The kinds of files in folders that are skipped. */
export const SKIPPED = 'hidden files, links, and files that Windows and Office add';
const UNREADABLE = 'The file cannot be read. If its name contains \ufffd, the name is not in UTF-8: rename it.';

/**
 * A file to upload: its path here, the name that its document will have, and its size. The name is a path with `/`,
 * relative to the folder that was given, in Unicode's form NFC as the stage stores it, because file systems write
 * accents in different ways.
 */
export interface FoundFile {
  readonly path: string;
  readonly file: string;
  readonly bytes: number;
  /** Why it cannot be uploaded; missing if it can. */
  readonly unreadable?: string;
}

/**
 * Finds files, and the files of folders at any depth, in the order of their names. Inside folders, hidden files and
 * folders, files that Windows and Office add, and symbolic links are skipped; `onSkipped` gets the name of each.
 *
 * Inside folders, a file that cannot be read is found too, with the reason, so that it does not stop the others.
 *
 * @throws CommandError when a path or a folder cannot be read, when a path is a symbolic link, or when two files would
 * have the same name.
 */
export async function findFiles(
  paths: readonly string[],
  onSkipped: (file: string) => void = () => undefined,
): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  for (const [index, path] of paths.entries()) {
    const status = await lstat(path).catch(() => null);
    if (status === null) {
      throw new CommandError(`Path ${index + 1} does not exist or cannot be read.`);
    }
    if (status.isSymbolicLink()) {
      throw new CommandError(`Path ${index + 1} is a symbolic link. Use the path of the file or folder itself.`);
    }
    if (status.isFile()) {
      found.push({ path, file: basename(resolve(path)).normalize('NFC'), bytes: status.size });
    } else if (status.isDirectory()) {
      found.push(...(await filesOf(path, '', onSkipped)));
    } else {
      throw new CommandError(`Path ${index + 1} is neither a file nor a folder.`);
    }
  }
  refuseDuplicates(found);
  return found;
}

async function filesOf(folder: string, prefix: string, onSkipped: (file: string) => void): Promise<FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new CommandError(`The folder ${JSON.stringify(terminalText(prefix || folder))} cannot be read.`);
  });
  const found: FoundFile[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    const file = `${prefix}${entry.name}`.normalize('NFC');
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      found.push(...(await filesOf(path, `${prefix}${entry.name}/`, onSkipped)));
    } else if (entry.isFile() && !isHiddenFile([entry.name])) {
      found.push({ path, file, ...(await sizeOf(path)) });
    } else {
      onSkipped(entry.isDirectory() ? `${file}/` : file);
    }
  }
  return found;
}

/** Returns a line that names the files left out of folders, and their kinds; '' if there are none. */
export function leftOutLine(names: readonly string[], kinds = SKIPPED): string {
  return names.length === 0 ? '' : `Left out: ${terminalText(nameSome(names))} (${kinds}).\n`;
}

// A file whose name is not in UTF-8, as archives and old file servers leave them, cannot be opened by the name that
// Node returns.
async function sizeOf(path: string): Promise<Pick<FoundFile, 'bytes' | 'unreadable'>> {
  const status = await lstat(path).catch(() => null);
  return status === null ? { bytes: 0, unreadable: UNREADABLE } : { bytes: status.size };
}

// The second of two files with the same name would silently replace the first.
function refuseDuplicates(found: readonly FoundFile[]): void {
  const names = new Set<string>();
  // Files that cannot be read are not uploaded, so they replace nothing. Their names, in another encoding, may look the
  // same.
  for (const { file } of found.filter(({ unreadable }) => unreadable === undefined)) {
    if (names.has(file)) {
      throw new CommandError(
        `Two files would have the name ${JSON.stringify(file)}. Rename one, or add a folder that contains both.`,
      );
    }
    names.add(file);
  }
}
