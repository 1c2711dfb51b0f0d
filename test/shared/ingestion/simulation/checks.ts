import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import type { World } from '../memory-world.ts';

/** The error that is thrown when an invariant does not hold. */
class Violation extends Error {}

/** Returns the word that identifies an upload, and that is in each of its passages. */
export const markOf = (file: string, upload: number) => `${file.replace('.md', '')}u${upload}x`;

const MARK = /[a-z]+u\d+x/g;

// The passages of the current version of a document, which readers find.
function readablePassages(world: World, { id, currentVersion }: DocumentRecord) {
  return [...world.index.values()].filter((passage) => passage.documentId === id && passage.version === currentVersion);
}

/** Requires that readers find either all passages of a document, from a single upload, or none. */
export function requireCompleteVersions(world: World): void {
  for (const record of world.records.values()) {
    // An archive has no passages of its own.
    if (record.currentVersion === 0 || record.entries !== null) {
      continue;
    }
    const passages = readablePassages(world, record);
    const ordinals = new Set(passages.map(({ ordinal }) => ordinal));
    const marks = new Set(passages.flatMap(({ text }) => text.match(MARK) ?? []));
    if (ordinals.size !== record.currentPassages || passages.length !== record.currentPassages || marks.size !== 1) {
      throw new Violation(
        `${record.file}: readers find ${passages.length} of ${record.currentPassages} passages, of ${[...marks].join(' and ')}`,
      );
    }
  }
}

/** Returns the documents of archives that readers find. */
export function readableEntries(world: World): readonly DocumentRecord[] {
  return [...world.records.values()].filter(({ archive, currentVersion }) => archive !== null && currentVersion > 0);
}

/** Requires that readers still find each document of an archive that was readable before and is still wanted. */
export function requireEntriesKept(
  world: World,
  before: readonly DocumentRecord[],
  wanted: ReadonlyMap<string, Wanted | null>,
): void {
  for (const { id, file, archive } of before) {
    const now = world.records.get(id);
    const parent = world.records.get(archive ?? '');
    const wantedArchive = wanted.get(parent?.file ?? '');
    const isWanted =
      parent !== undefined &&
      wantedArchive != null &&
      (wantedArchive.entries?.has(file.replace(`${parent.file}/`, '')) ?? true);
    if (now === undefined ? isWanted : now.currentVersion === 0) {
      throw new Violation(`${file} is no longer found, although its archive contains it`);
    }
  }
}

/** The wanted end state of a file: its last valid upload, if any, and whether an unreadable one came after it. */
export interface Wanted {
  readonly lastValid: number | null;
  readonly isLastUnreadable: boolean;
  /** For an archive: the mark of each of its files by name. */
  readonly entries?: ReadonlyMap<string, string>;
}

/**
 * Requires, after all deliveries and housekeeping, that the last uploads are readable, and that nothing else is left.
 */
export function requireSettled(world: World, wanted: ReadonlyMap<string, Wanted | null>): void {
  requireCompleteVersions(world);
  for (const [file, fileWanted] of wanted) {
    requireFile(world, file, fileWanted);
  }
  for (const { file, archive } of world.records.values()) {
    if (archive !== null && !world.records.has(archive)) {
      throw new Violation(`${file} is left over from a removed archive`);
    }
  }
  const known = new Map([...world.records.values()].map((record) => [record.id, record]));
  for (const passage of world.index.values()) {
    if (known.get(passage.documentId)?.currentVersion !== passage.version) {
      throw new Violation(`a passage of version ${passage.version} is left in the index`);
    }
  }
  for (const key of world.stored.keys()) {
    if (!known.has(key.split('/').at(-2) ?? '')) {
      throw new Violation('the file of a removed document is left over');
    }
  }
  if (world.waiting.size > 0 || world.removals.size > 0) {
    throw new Violation(`${world.waiting.size} documents and ${world.removals.size} removals are left on the lists`);
  }
}

function requireFile(world: World, file: string, wanted: Wanted | null): void {
  const record = [...world.records.values()].find((candidate) => candidate.file === file);
  if (wanted === null || record === undefined) {
    if ((wanted === null) !== (record === undefined)) {
      throw new Violation(`${file} is ${wanted === null ? 'there again' : 'gone'}`);
    }
    return;
  }
  const status = wanted.isLastUnreadable ? 'failed' : 'ready';
  if (record.status !== status) {
    throw new Violation(`${file} is ${record.status} (${record.reason}), and should be ${status}`);
  }
  if (file.endsWith('.zip')) {
    requireEntries(world, record, wanted);
    return;
  }
  const marks = marksOf(world, record);
  const expected = wanted.lastValid === null ? '' : markOf(file, wanted.lastValid);
  if (marks !== expected) {
    throw new Violation(`${file} shows ${marks || 'nothing'}, and should show ${expected}`);
  }
}

// After an unreadable upload, each file of an archive may be from any earlier valid upload, so only its completeness is
// required.
function requireEntries(
  world: World,
  archive: DocumentRecord,
  { isLastUnreadable, entries = new Map() }: Wanted,
): void {
  const own = [...world.records.values()].filter((record) => record.archive === archive.id);
  const shown = own.map(
    (record) => `${record.file.replace(`${archive.file}/`, '')} ${record.status} ${marksOf(world, record)}`,
  );
  const expected = [...entries].map(([name, mark]) => `${name} ready ${mark}`);
  if (!isLastUnreadable && shown.sort().join() !== expected.sort().join()) {
    throw new Violation(`${archive.file} shows ${shown.join()}, and should show ${expected.join()}`);
  }
}

function marksOf(world: World, record: DocumentRecord): string {
  return [...new Set(readablePassages(world, record).flatMap(({ text }) => text.match(MARK) ?? []))].join(' ');
}
