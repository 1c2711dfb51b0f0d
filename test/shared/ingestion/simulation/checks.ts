import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import type { World } from '../memory-world.ts';

/** An invariant that does not hold. */
class Violation extends Error {}

/** Returns the word in every passage of an upload, which identifies the upload. */
export const markOf = (file: string, upload: number) => `${file.replace('.md', '')}u${upload}x`;

const MARK = /[a-z]+u\d+x/g;

/** Returns the passages of the current version of a document, which readers find. */
function found(world: World, { id, currentVersion }: DocumentRecord) {
  return [...world.index.values()].filter((one) => one.documentId === id && one.version === currentVersion);
}

/** Requires that readers find each document completely and of a single upload, or not at all. */
export function requireWhole(world: World): void {
  for (const record of world.records.values()) {
    // An archive has no passages of its own.
    if (record.currentVersion === 0 || record.entries !== null) {
      continue;
    }
    const passages = found(world, record);
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

/** Requires that a file that is in an archive both before and after an update is found at every step in between. */
export function requireKept(
  world: World,
  before: readonly DocumentRecord[],
  wanted: ReadonlyMap<string, Wanted | null>,
): void {
  for (const { id, file, archive } of before) {
    const now = world.records.get(id);
    const own = world.records.get(archive ?? '');
    const want = wanted.get(own?.file ?? '');
    const isWanted = own !== undefined && want != null && (want.entries?.has(file.replace(`${own.file}/`, '')) ?? true);
    if (now === undefined ? isWanted : now.currentVersion === 0) {
      throw new Violation(`${file} is no longer found, although its archive contains it`);
    }
  }
}

/** The expected end state of a file: its last good upload, and whether a bad one came after it. */
export interface Wanted {
  readonly good: number | null;
  readonly lastIsBad: boolean;
  /** For an archive: the mark of each of its files by name. */
  readonly entries?: ReadonlyMap<string, string>;
}

/** Requires, after all deliveries and housekeeping, that the last uploads are readable and nothing else is left. */
export function requireSettled(world: World, wanted: ReadonlyMap<string, Wanted | null>): void {
  requireWhole(world);
  for (const [file, want] of wanted) {
    requireFile(world, file, want);
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

function requireFile(world: World, file: string, want: Wanted | null): void {
  const record = [...world.records.values()].find((one) => one.file === file);
  if (want === null || record === undefined) {
    if ((want === null) !== (record === undefined)) {
      throw new Violation(`${file} is ${want === null ? 'there again' : 'gone'}`);
    }
    return;
  }
  const status = want.lastIsBad ? 'failed' : 'ready';
  if (record.status !== status) {
    throw new Violation(`${file} is ${record.status} (${record.reason}), and should be ${status}`);
  }
  if (file.endsWith('.zip')) {
    requireEntries(world, record, want);
    return;
  }
  const marks = marksOf(world, record);
  const expected = want.good === null ? '' : markOf(file, want.good);
  if (marks !== expected) {
    throw new Violation(`${file} shows ${marks || 'nothing'}, and should show ${expected}`);
  }
}

// After a bad upload, each file of an archive may be of any earlier good upload, so that only its completeness is
// required.
function requireEntries(world: World, archive: DocumentRecord, { lastIsBad, entries = new Map() }: Wanted): void {
  const own = [...world.records.values()].filter((one) => one.archive === archive.id);
  const shown = own.map((one) => `${one.file.replace(`${archive.file}/`, '')} ${one.status} ${marksOf(world, one)}`);
  const expected = [...entries].map(([name, mark]) => `${name} ready ${mark}`);
  if (!lastIsBad && shown.sort().join() !== expected.sort().join()) {
    throw new Violation(`${archive.file} shows ${shown.join()}, and should show ${expected.join()}`);
  }
}

function marksOf(world: World, record: DocumentRecord): string {
  return [...new Set(found(world, record).flatMap(({ text }) => text.match(MARK) ?? []))].join(' ');
}
