// Guarantee: the documents of an archive are replaced, removed and reindexed with it, and readers keep the old
// documents until something complete replaces them. Risk: documents that nobody can remove, or half an archive after a
// crash.
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../shared/durations.ts';
import { deleteDocument } from '../../../../shared/ingestion/delete-document.ts';
import { prepareUpload } from '../../../../shared/ingestion/prepare-upload.ts';
import { downloadDocument } from '../../../../shared/ingestion/renewal/download-document.ts';
import { reindexDocuments } from '../../../../shared/ingestion/renewal/reindex-documents.ts';
import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { makeZip } from '../../extraction/make-zip.ts';
import { makePdf, prosePage } from '../make-pdf.ts';
import { createWorld } from '../memory-world.ts';
import { deliver, deliverAgain, readableTexts, recordOf, runHousekeeping, upload } from '../world-steps.ts';
import { deliverPending, filesOf, ingestArchive, interruptNextRemoval, markdown, ZIP } from './archive-steps.ts';

const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };

describe('a new version of an archive', () => {
  const before = [
    markdown('same.md', 'It stays.'),
    markdown('changed.md', 'The old text.'),
    markdown('gone.md', 'It goes.'),
  ];
  const after = [
    markdown('same.md', 'It stays.'),
    markdown('changed.md', 'The new text.'),
    markdown('new.md', 'It comes.'),
  ];

  it('replaces changed documents, removes missing ones, and keeps the rest', async () => {
    const world = createWorld();
    await ingestArchive(world, before);
    const same = recordOf(world, 'archive.zip/same.md');
    await ingestArchive(world, after);
    expect(filesOf(world).map(([file]) => file)).toEqual([
      ZIP,
      'archive.zip/changed.md',
      'archive.zip/new.md',
      'archive.zip/same.md',
    ]);
    expect(recordOf(world, 'archive.zip/same.md')).toEqual(same);
    expect(readableTexts(world, 'archive.zip/changed.md').join()).toContain('The new text.');
    expect([...world.index.values()].map(({ text }) => text).join()).not.toMatch(/The old text|It goes/);
  });

  it('keeps the old documents readable until each new one is complete', async () => {
    const world = createWorld();
    await ingestArchive(world, before);
    await upload(world, makeZip(after), ZIP);
    await deliver(world, addressOf(recordOf(world, ZIP)), recordOf(world, ZIP).fileVersion);
    expect(recordOf(world, 'archive.zip/changed.md')).toMatchObject({ status: 'pending', version: 2 });
    expect(readableTexts(world, 'archive.zip/changed.md').join()).toContain('The old text.');
    await deliverPending(world);
    expect(readableTexts(world, 'archive.zip/changed.md').join()).toContain('The new text.');
  });

  it('removes all its documents once a file that is not an archive has replaced it', async () => {
    const world = createWorld();
    await ingestArchive(world, before);
    await upload(world, '%PDF-1.7 nonsense', ZIP);
    await deliverPending(world);
    expect(filesOf(world)).toHaveLength(4);
    await upload(world, makePdf([prosePage(['One text.'])]), ZIP);
    await deliverPending(world);
    expect(filesOf(world)).toEqual([[ZIP, 'ready', 'pdf']]);
    expect(recordOf(world, ZIP).entries).toBeNull();
    expect([...world.index.values()].map(({ text }) => text)).toEqual(['One text.']);
  });

  it('removes all its documents with the next delivery if the removal was interrupted', async () => {
    const world = createWorld();
    await ingestArchive(world, before);
    await upload(world, makePdf([prosePage(['One text.'])]), ZIP);
    interruptNextRemoval(world);
    await expect(deliverPending(world)).rejects.toThrow('interrupted');
    expect(filesOf(world)).toHaveLength(4);
    await deliverAgain(world, { address: addressOf(recordOf(world, ZIP)), fileVersion: 2 }, 2);
    expect(filesOf(world)).toEqual([[ZIP, 'ready', 'pdf']]);
  });

  it('keeps the documents of an archive that is announced while a file that is not an archive becomes readable', async () => {
    const world = createWorld();
    await ingestArchive(world, before);
    await upload(world, makePdf([prosePage(['One text.'])]), ZIP);
    const { save } = world.services.documents;
    world.services.documents.save = async (record, previous) => {
      const outcome = await save(record, previous);
      if (record.status !== 'ready') {
        return outcome;
      }
      world.services.documents.save = save;
      await upload(world, makeZip(after), ZIP);
      interruptNextRemoval(world);
      await expect(deliverPending(world)).rejects.toThrow('interrupted');
      return 'changed';
    };
    await deliverPending(world);
    expect(filesOf(world).map(([file]) => file)).toContain('archive.zip/new.md');
  });

  it('ends the unpacking of the version before, which then writes nothing more', async () => {
    const world = createWorld();
    await upload(world, makeZip(before), ZIP);
    const address = addressOf(recordOf(world, ZIP));
    const { add } = world.services.archiveEntries;
    world.services.archiveEntries.add = async (...given) => {
      world.services.archiveEntries.add = add;
      await upload(world, makeZip(after), ZIP);
      return add(...given);
    };
    expect(await deliver(world, address, 1)).toEqual({ status: 'outdated' });
    expect(filesOf(world).map(([file]) => file)).toEqual([ZIP]);
    await deliverPending(world);
    await deliverPending(world);
    expect(filesOf(world).map(([file]) => file)).toHaveLength(4);
  });
});

describe('unpacking', () => {
  it('continues where an earlier delivery was killed', async () => {
    const world = createWorld();
    await upload(world, makeZip([markdown('a.md', 'One.'), markdown('b.md', 'Two.')]), ZIP);
    const { write } = world.services.files;
    world.services.files.write = async () => {
      world.services.files.write = write;
      throw new Error('killed');
    };
    const address = addressOf(recordOf(world, ZIP));
    await expect(deliver(world, address, 1)).rejects.toThrow('killed');
    expect(recordOf(world, 'archive.zip/a.md')).toMatchObject({ status: 'pending' });
    expect(await deliverAgain(world, { address, fileVersion: 1 }, 2)).toEqual({
      status: 'unpacked',
      documents: 2,
      left_out: 0,
    });
    await deliverPending(world);
    expect(filesOf(world).map(([, status]) => status)).toEqual(['ready', 'ready', 'ready']);
  });

  it('leaves the files for which it has no time to the next delivery', async () => {
    const world = createWorld();
    await upload(world, makeZip(['a', 'b', 'c'].map((name) => markdown(`${name}.md`, name))), ZIP);
    const { write } = world.services.files;
    world.services.files.write = async (...given) => {
      // A delivery has 120 seconds.
      world.clock.ms += 70_000;
      return write(...given);
    };
    const address = addressOf(recordOf(world, ZIP));
    expect(await deliver(world, address, 1)).toEqual({ status: 'continued', documents: 2 });
    expect(world.announced).toEqual([{ address, fileVersion: 1 }]);
    expect(await deliver(world, address, 1)).toEqual({ status: 'unpacked', documents: 3, left_out: 0 });
  });

  it('does nothing when its message is delivered again', async () => {
    const world = createWorld();
    await ingestArchive(world, [markdown('a.md', 'One.')]);
    const records = [...world.records.values()];
    expect(await deliverAgain(world, { address: addressOf(recordOf(world, ZIP)), fileVersion: 1 }, 2)).toEqual({
      status: 'unchanged',
    });
    expect([...world.records.values()]).toEqual(records);
  });

  it('reports how many files were left out because the base is full', async () => {
    const world = createWorld();
    const { add } = world.services.archiveEntries;
    world.services.archiveEntries.add = async (record, archive) =>
      record.file.endsWith('b.md') ? 'full' : add(record, archive);
    expect(await ingestArchive(world, [markdown('a.md', 'One.'), markdown('b.md', 'Two.')])).toMatchObject({
      left_out: 1,
    });
    expect(recordOf(world, ZIP).reason).toBe('Files of the archive that were left out: 1 because the base is full.');
  });
});

describe('the documents of an archive', () => {
  const archive = [markdown('a.md', 'One.'), markdown('b.md', 'Two.')];
  const NOT_SEPARATELY = 'The document belongs to an archive. Replace or delete the archive instead.';

  it('are deleted with it, with their passages and files', async () => {
    const world = createWorld();
    await ingestArchive(world, archive);
    await deleteDocument(world.services, { document_id: recordOf(world, ZIP).id }, context);
    expect(world).toMatchObject({ records: new Map(), index: new Map(), stored: new Map() });
    world.clock.ms += HOUR_MS;
    await runHousekeeping(world);
    expect(world.removals.size).toBe(0);
  });

  it('are replaced by those of the next archive of its name if the deletion of the archive left them behind', async () => {
    const world = createWorld();
    await ingestArchive(world, archive);
    const { remove } = world.services.archiveEntries;
    world.services.archiveEntries.remove = async () => {
      throw new Error('killed');
    };
    await deleteDocument(world.services, { document_id: recordOf(world, ZIP).id }, context);
    world.services.archiveEntries.remove = remove;
    expect(await ingestArchive(world, archive)).toEqual({ status: 'unpacked', documents: 2, left_out: 0 });
    expect(filesOf(world).map(([, status]) => status)).toEqual(['ready', 'ready', 'ready']);
  });

  it('are removed by housekeeping if the deletion of the archive was interrupted', async () => {
    const world = createWorld();
    await ingestArchive(world, archive);
    const { remove } = world.services.archiveEntries;
    world.services.archiveEntries.remove = async () => {
      world.services.archiveEntries.remove = remove;
      throw new Error('killed');
    };
    await deleteDocument(world.services, { document_id: recordOf(world, ZIP).id }, context);
    expect(world.records.size).toBe(2);
    world.clock.ms += HOUR_MS;
    await runHousekeeping(world);
    world.clock.ms += HOUR_MS;
    await runHousekeeping(world);
    expect(world).toMatchObject({ records: new Map(), index: new Map(), stored: new Map(), removals: new Map() });
  });

  it('cannot be deleted or replaced separately', async () => {
    const world = createWorld();
    await ingestArchive(world, archive);
    const { id, baseId, file } = recordOf(world, 'archive.zip/a.md');
    await expect(deleteDocument(world.services, { document_id: id }, context)).rejects.toThrow(NOT_SEPARATELY);
    const input = { base_id: baseId, file, bytes: 1, checksum: 'c'.repeat(64) };
    await expect(prepareUpload(world.services, input, context)).rejects.toThrow(NOT_SEPARATELY);
  });

  it('are reindexed from their own files, and downloaded separately', async () => {
    const world = createWorld();
    await ingestArchive(world, archive);
    const input = { base_id: world.base.id, which: 'every' } as const;
    const { documents } = await reindexDocuments({ ...world.services, generations: [] }, input, context);
    expect(documents).toHaveLength(3);
    await deliverPending(world);
    expect(filesOf(world).map(([, status]) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(readableTexts(world, 'archive.zip/a.md')).toEqual(['One.']);
    const entry = recordOf(world, 'archive.zip/a.md');
    const presignDownload = async (key: string) => key;
    const services = {
      ...world.services,
      files: { presignDownload },
      audit: { add: async () => undefined },
      companies: { find: async () => null },
    };
    expect(await downloadDocument(services, { document_id: entry.id }, context)).toMatchObject({
      url: documentFileKey(addressOf(entry), 1),
      file: 'archive.zip/a.md',
    });
  });
});
