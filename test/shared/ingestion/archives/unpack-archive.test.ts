// Guarantee: each delivery of an archive writes what is new, keeps what exists, and stops as soon as another version of
// the archive is announced. Risk: a file of an old version in a new one, a document without its bytes, or a delivery
// that starts over forever.
import { describe, expect, it } from 'vitest';
import { unpackArchive } from '../../../../shared/ingestion/archives/unpack-archive.ts';
import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { makeZip, type ZipFile } from '../../extraction/make-zip.ts';
import { createWorld, type World } from '../memory-world.ts';
import { recordOf, upload } from '../world-steps.ts';
import { markdown, ZIP } from './archive-steps.ts';

const DELIVERY_MS_MAX = 120_000;
const [A, B, C] = ['a', 'b', 'c'].map((name) => markdown(`${name}.md`, name)) as [ZipFile, ZipFile, ZipFile];

// Uploads an archive of these files as its next version, and returns a function that unpacks it.
async function uploadArchive(world: World, files: readonly ZipFile[]) {
  const bytes = makeZip(files);
  await upload(world, bytes, ZIP);
  const record = recordOf(world, ZIP);
  const build = { address: addressOf(record), version: record.version, signal: new AbortController().signal };
  return () => unpackArchive(world.services, build, { record, bytes });
}

// Unpacks an archive of these files as its next version.
const unpack = async (world: World, files: readonly ZipFile[]) => (await uploadArchive(world, files))();

const namesIn = (world: World) =>
  [...world.records.values()].map(({ file }) => file.replace('archive.zip/', '')).sort();

// Makes each write of a file take this long.
function slowWrites(world: World, ms: number): void {
  const { write } = world.services.files;
  world.services.files.write = async (...given) => {
    world.clock.ms += ms;
    return write(...given);
  };
}

// Calls `act` as soon as the file of an entry is in the bucket.
function afterWriting(world: World, file: string, act: () => Promise<unknown>): void {
  const { write } = world.services.files;
  world.services.files.write = async (key, content) => {
    await write(key, content);
    if (key.includes(recordOf(world, `archive.zip/${file}`).id)) {
      world.services.files.write = write;
      await act();
    }
  };
}

describe('a delivery', () => {
  it('leaves the other entries to the next delivery once 120 seconds are over', async () => {
    const world = createWorld();
    await unpack(world, [A]);
    slowWrites(world, DELIVERY_MS_MAX);
    const deliver = await uploadArchive(world, [A, B, C]);
    expect(await deliver()).toEqual({ status: 'continued', documents: 2 });
    expect(world.announced).toEqual([{ address: addressOf(recordOf(world, ZIP)), fileVersion: 2 }]);
    expect(await deliver()).toEqual({ status: 'unpacked', documents: 3, left_out: 0 });
  });

  it('announces the rest under the version of the file, even while the archive is reindexed as another version', async () => {
    const world = createWorld();
    const bytes = makeZip([A, B]);
    await upload(world, bytes, ZIP);
    const record = { ...recordOf(world, ZIP), version: 2 };
    world.records.set(record.id, record);
    slowWrites(world, DELIVERY_MS_MAX);
    const build = { address: addressOf(record), version: 2, signal: new AbortController().signal };
    expect(await unpackArchive(world.services, build, { record, bytes })).toMatchObject({ status: 'continued' });
    expect(world.announced).toEqual([{ address: build.address, fileVersion: 1 }]);
  });

  it('unpacks the next entry if a millisecond of its 120 seconds is left', async () => {
    const world = createWorld();
    slowWrites(world, DELIVERY_MS_MAX - 1);
    expect(await unpack(world, [A, B])).toEqual({ status: 'unpacked', documents: 2, left_out: 0 });
    expect(world.announced).toEqual([]);
  });

  it('unpacks at least one new entry, however late it begins', async () => {
    const world = createWorld();
    await unpack(world, [A]);
    const { findByFile } = world.services.documents;
    world.services.documents.findByFile = async (...given) => {
      world.clock.ms += DELIVERY_MS_MAX;
      return findByFile(...given);
    };
    expect(await unpack(world, [A, B])).toEqual({ status: 'unpacked', documents: 2, left_out: 0 });
  });
});

describe('another version that is announced meanwhile', () => {
  it('ends the delivery after the entry that is being added', async () => {
    const world = createWorld();
    const deliver = await uploadArchive(world, [A, B]);
    afterWriting(world, 'a.md', () => upload(world, makeZip([C]), ZIP));
    expect(await deliver()).toEqual({ status: 'outdated' });
    expect(namesIn(world)).toEqual(['a.md', ZIP]);
  });

  it('leaves the removal of missing documents to the next delivery', async () => {
    const world = createWorld();
    await unpack(world, [A, B]);
    const deliver = await uploadArchive(world, [A, C]);
    afterWriting(world, 'c.md', () => upload(world, makeZip([B]), ZIP));
    expect(await deliver()).toEqual({ status: 'outdated' });
    expect(namesIn(world)).toEqual(['a.md', ZIP, 'b.md', 'c.md']);
  });

  it('leaves the announced record unchanged before the archive is saved', async () => {
    const world = createWorld();
    const deliver = await uploadArchive(world, [A]);
    afterWriting(world, 'a.md', () => upload(world, makeZip([B]), ZIP));
    expect(await deliver()).toEqual({ status: 'outdated' });
    expect(recordOf(world, ZIP)).toMatchObject({ status: 'pending', version: 2 });
  });
});

it('ends the delivery if the base is deleted meanwhile', async () => {
  const world = createWorld();
  world.services.archiveEntries.add = async () => 'no_base';
  expect(await unpack(world, [A, B])).toEqual({ status: 'outdated' });
  expect(world.records.size).toBe(1);
});

it('keeps an archive pending until the documents that it no longer contains are removed', async () => {
  const world = createWorld();
  await unpack(world, [A, B]);
  world.services.archiveEntries.remove = () => Promise.reject(new Error('down'));
  await expect(unpack(world, [A])).rejects.toThrow('down');
  expect(recordOf(world, ZIP)).toMatchObject({ status: 'pending', version: 2, currentVersion: 1 });
});

it('saves the archive again if its record was changed meanwhile without another version', async () => {
  const world = createWorld();
  const deliver = await uploadArchive(world, [A]);
  const { save } = world.services.documents;
  let tries = 0;
  world.services.documents.save = async (...given) => {
    tries += 1;
    return tries === 1 ? 'changed' : save(...given);
  };
  expect(await deliver()).toEqual({ status: 'unpacked', documents: 1, left_out: 0 });
  expect(tries).toBe(2);
  expect(recordOf(world, ZIP)).toMatchObject({ status: 'ready', type: 'zip' });
});

it('removes the passages of a document that becomes an archive', async () => {
  const world = createWorld();
  const deliver = await uploadArchive(world, [A]);
  const record = recordOf(world, ZIP);
  world.records.set(record.id, { ...record, superseded: [{ version: 7, passages: 3 }] });
  const removed: string[] = [];
  world.services.passages.remove = async (ids) => {
    removed.push(...ids);
    return ids.map(() => 'done');
  };
  await deliver();
  expect(removed).toHaveLength(3);
  expect(recordOf(world, ZIP).superseded).toEqual([]);
});

describe('an entry', () => {
  const recordWrites = (world: World) => {
    const { write } = world.services.files;
    const keys: string[] = [];
    world.services.files.write = async (key, file) => {
      keys.push(key);
      return write(key, file);
    };
    return keys;
  };
  const keyOf = (world: World, file: string) => {
    const record = recordOf(world, `archive.zip/${file}`);
    return documentFileKey(addressOf(record), record.fileVersion);
  };

  it('that is pending gets its file if the file is missing, and otherwise no second one', async () => {
    const world = createWorld();
    await unpack(world, [A, B]);
    world.stored.delete(keyOf(world, 'a.md'));
    // The other entry is being reindexed from its file.
    const other = recordOf(world, 'archive.zip/b.md');
    world.records.set(other.id, { ...other, version: 2 });
    const keys = recordWrites(world);
    await unpack(world, [A, B, C]);
    expect(keys).toEqual(['a.md', 'c.md'].map((file) => keyOf(world, file)));
  });

  it('that was ingested gets no second file, even if its file is missing', async () => {
    const world = createWorld();
    await unpack(world, [A]);
    const record = recordOf(world, 'archive.zip/a.md');
    world.records.set(record.id, { ...record, status: 'ready' });
    world.stored.delete(keyOf(world, 'a.md'));
    const keys = recordWrites(world);
    await unpack(world, [A, B]);
    expect(keys).toEqual([keyOf(world, 'b.md')]);
  });

  it('with other bytes becomes the next version of its document, even if the length is the same', async () => {
    const world = createWorld();
    await unpack(world, [markdown('a.md', 'one')]);
    const { id } = recordOf(world, 'archive.zip/a.md');
    world.clock.ms += 1_000;
    expect(await unpack(world, [markdown('a.md', 'two')])).toEqual({ status: 'unpacked', documents: 1, left_out: 0 });
    expect(recordOf(world, 'archive.zip/a.md')).toMatchObject({
      id,
      version: 2,
      fileVersion: 2,
      inbox: false,
      createdAt: '2026-11-20T06:00:00.000Z',
      updatedAt: '2026-11-20T06:00:01.000Z',
    });
    expect(world.stored.has(keyOf(world, 'a.md'))).toBe(true);
  });

  it('that cannot be read fails with its own size and no file, and stays failed', async () => {
    const world = createWorld();
    const secret = { ...markdown('secret.md', 'x'), isEncrypted: true, claimedBytes: 77 };
    await unpack(world, [secret]);
    const record = recordOf(world, 'archive.zip/secret.md');
    expect(record).toMatchObject({
      status: 'failed',
      reason: 'The document is encrypted. Remove its password and add it again.',
      bytes: 77,
      archive: recordOf(world, ZIP).id,
      inbox: false,
    });
    const keys = recordWrites(world);
    await unpack(world, [secret, A]);
    expect(recordOf(world, 'archive.zip/secret.md')).toEqual(record);
    expect(keys).toEqual([keyOf(world, 'a.md')]);
  });

  it('is left out if a document of another archive has its name, unless that archive no longer exists', async () => {
    const world = createWorld();
    const deliver = await uploadArchive(world, [A]);
    await upload(world, '# Other', 'other.zip');
    await upload(world, '# Mine', 'archive.zip/a.md');
    const mine = recordOf(world, 'archive.zip/a.md');
    world.records.set(mine.id, { ...mine, archive: recordOf(world, 'other.zip').id });
    expect(await deliver()).toEqual({ status: 'unpacked', documents: 0, left_out: 1 });
    expect(recordOf(world, 'archive.zip/a.md').id).toBe(mine.id);
    world.records.delete(recordOf(world, 'other.zip').id);
    expect(await unpack(world, [A, B])).toEqual({ status: 'unpacked', documents: 2, left_out: 0 });
    expect(recordOf(world, 'archive.zip/a.md').id).not.toBe(mine.id);
  });
});
