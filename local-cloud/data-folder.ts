import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The content of `cloud.json`, by which other processes reach a running cloud; it exists while the cloud serves. */
interface CloudFile {
  readonly endpoint: string;
  readonly region: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  readonly base_url: string;
  readonly pid: number;
}

/** The folder that a cloud's state is kept in, held by this process alone until `close`. */
export interface DataFolder {
  /** The state folder of one part, created if necessary; null when nothing is kept. */
  readonly folderOf: (part: string) => string | null;
  /** The path of a file directly in the folder; null when nothing is kept. */
  readonly fileOf: (name: string) => string | null;
  /** Publishes how to reach the cloud, in one step, readable by its owner alone. */
  readonly publish: (file: CloudFile) => void;
  /** Removes what was published and releases the folder. Repeating it does nothing. */
  readonly close: () => void;
}

const CLOUD_FILE = 'cloud.json';
const LOCK_FILE = 'lock.sqlite';
// What file systems, desktops and repositories keep in a folder that looks empty to its user.
const OF_EMPTY_FOLDER = new Set(['lost+found', '.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);
// SQLITE_BUSY: another connection holds the lock.
const BUSY = 5;

/**
 * Opens or creates the folder, and with `fresh` empties it. With null, nothing is kept.
 *
 * @throws if this or another process already runs a cloud on it, or if it contains files but no state of a cloud.
 */
export function openDataFolder(directory: string | null, { fresh = false } = {}): DataFolder {
  if (directory === null) {
    return { folderOf: () => null, fileOf: () => null, publish: () => undefined, close: () => undefined };
  }
  makeFolder(directory);
  refuseForeign(directory);
  const lock = lockFolder(directory);
  const published = path.join(directory, CLOUD_FILE);
  // Only after the lock is held, so that the state of a running cloud is never deleted.
  if (fresh) {
    empty(directory);
  }
  // The file of a killed process is stale.
  rmSync(published, { force: true });
  // The folder contains keys and documents: git ignores it wherever it is.
  writeFileSync(path.join(directory, '.gitignore'), '*\n');
  let open = true;
  return {
    folderOf: (part) => {
      const folder = path.join(directory, part);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    fileOf: (name) => path.join(directory, name),
    publish: (file) => {
      const draft = `${published}.part`;
      writeFileSync(draft, `${JSON.stringify(file)}\n`, { mode: 0o600 });
      chmodSync(draft, 0o600);
      renameSync(draft, published);
    },
    close: () => {
      if (!open) {
        return;
      }
      open = false;
      rmSync(published, { force: true });
      lock.close();
    },
  };
}

/** Throws if this or another process runs a cloud on the folder, before anything is prepared for a start. */
export function requireFreeFolder(directory: string): void {
  if (existsSync(path.join(directory, LOCK_FILE))) {
    lockFolder(directory).close();
  }
}

function makeFolder(directory: string): void {
  try {
    makeWithParents(path.resolve(directory));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${directory} cannot be the folder of a local cloud; choose another. ${message}`, { cause: error });
  }
}

// Node's recursive mkdir never ends where nobody can make a folder, such as in /proc of Linux.
function makeWithParents(directory: string): void {
  const parent = path.dirname(directory);
  if (parent !== directory && !existsSync(parent)) {
    makeWithParents(parent);
  }
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(directory)) {
      throw error;
    }
  }
}

function isFolder(directory: string): boolean {
  return statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}

// Every folder of a cloud has a lock file. `fresh` would delete whatever else a folder of the user contains.
function refuseForeign(directory: string): void {
  const names = namesIn(directory);
  if (names.length > 0 && !names.includes(LOCK_FILE)) {
    throw new Error(`${directory} contains files, but no state of a local cloud; choose an empty or a new folder.`);
  }
}

function empty(directory: string): void {
  for (const name of namesIn(directory).filter((entry) => entry !== LOCK_FILE)) {
    rmSync(path.join(directory, name), { recursive: true, force: true });
  }
}

function namesIn(directory: string): string[] {
  return readdirSync(directory).filter((name) => !OF_EMPTY_FOLDER.has(name));
}

// An exclusive transaction on an empty database: the operating system releases the lock when the process ends, however
// it ends.
function lockFolder(directory: string): DatabaseSync {
  const database = new DatabaseSync(path.join(directory, LOCK_FILE));
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== BUSY) {
      throw error;
    }
    const pid = readPid(path.join(directory, CLOUD_FILE));
    const holder = pid === null ? 'Another process' : `The process ${pid}`;
    throw new Error(`${holder} already runs a local cloud on ${directory}; end it, or choose another data folder.`, {
      cause: error,
    });
  }
  return database;
}

function readPid(file: string): number | null {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown };
    return typeof pid === 'number' ? pid : null;
  } catch {
    return null;
  }
}
