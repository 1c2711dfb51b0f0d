// Guarantee: a sync identifies files by the name that the stage stores, however the file system encodes accents, and
// deletes last. Risk: a document is deleted and uploaded again, or deleted permanently, because its name is encoded
// differently; or the base is empty while the new files are being sent.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CommandError } from '../../bin/admin/command.ts';
import { findFiles } from '../../bin/admin/find-files.ts';
import { syncDocuments } from '../../bin/admin/sync-documents.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const quiet = { show: () => {}, end: () => {} };

it('does not delete a file whose name is only encoded differently', async () => {
  const asked: (readonly string[])[] = [];
  const listed = ['Größe.md', 'gone.md'].map((file) => ({
    file,
    id: file,
    version: 1,
    status: 'ready',
    archive: null,
  }));
  const operations: string[] = [];
  const administer = async (operation: string) => {
    operations.push(operation);
    return { documents: listed, next: null };
  };
  // As on macOS: letters and accents are separate characters.
  const folder = temporaryFolder();
  await writeFile(join(folder, 'Größe.md'.normalize('NFD')), 'x');
  const files = await findFiles([folder]);
  const confirm = async (names: readonly string[]) => {
    asked.push(names);
    return false;
  };
  const sync = syncDocuments(administer, { baseId: 'base', files, confirm, progress: { upload: quiet, wait: quiet } });
  await expect(sync).rejects.toThrow('Nothing was changed.');
  expect(asked).toEqual([['gone.md']]);
  expect(operations).toEqual(['documents.list']);
});

it('deletes only after the folder’s files are in the base, and never a file of an archive separately', async () => {
  const ready = (file: string, archive: string | null = null) => ({
    file,
    id: file,
    version: 1,
    status: 'ready',
    archive,
  });
  const listed = [ready('old.md'), ready('pack.zip'), ready('pack/one.md', 'pack.zip')];
  const done: string[] = [];
  const administer = async (operation: string, input: unknown) => {
    const { file, document_id: id } = input as { file?: string; document_id?: string };
    done.push([operation, file ?? id ?? ''].join(' ').trim());
    return operation === 'documents.prepare'
      ? { outcome: 'unchanged', document: ready(file ?? '') }
      : { documents: listed, next: null };
  };
  const folder = temporaryFolder();
  await writeFile(join(folder, 'new.md'), 'x');
  await writeFile(join(folder, 'pack.zip'), 'x');
  const sync = { baseId: 'base', files: await findFiles([folder]), confirm: async () => true };
  const result = await syncDocuments(administer, { ...sync, progress: { upload: quiet, wait: quiet } });
  expect(result).toMatchObject({ added: ['new.md'], deleted: ['old.md'], unchanged: 1, failed: [] });
  expect(done.slice(0, 3).sort()).toEqual(['documents.list', 'documents.prepare new.md', 'documents.prepare pack.zip']);
  expect(done.at(-1)).toBe('documents.delete old.md');
});

it('counts ready documents as added, and those that the stage deleted as deleted', async () => {
  const made = (file: string, status: string) => ({ file, id: file, version: 1, status, reason: null, archive: null });
  const listed = ['gone.md', 'kept.md'].map((file) => made(file, 'ready'));
  const administer = async (operation: string, input: unknown) => {
    const { file, document_id: id } = input as Record<string, string>;
    switch (operation) {
      case 'documents.prepare':
        return { outcome: 'prepared', document: made(String(file), 'pending') };
      case 'documents.show':
        return { ...made(String(id), id === 'right.md' ? 'ready' : 'failed'), reason: 'It has no text.' };
      case 'documents.delete':
        if (id === 'kept.md') {
          throw new CommandError('The document is being ingested.');
        }
        return {};
      default:
        return { documents: listed, next: null };
    }
  };
  const folder = temporaryFolder();
  await writeFile(join(folder, 'right.md'), 'x');
  await writeFile(join(folder, 'wrong.md'), 'x');
  const sync = { baseId: 'base', files: await findFiles([folder]), confirm: async () => true };
  expect(await syncDocuments(administer, { ...sync, progress: { upload: quiet, wait: quiet } })).toEqual({
    added: ['right.md'],
    replaced: [],
    deleted: ['gone.md'],
    unchanged: 0,
    failed: [
      { file: 'wrong.md', reason: 'It has no text.' },
      { file: 'kept.md', reason: 'The document is being ingested.' },
    ],
  });
});

it('deletes at most four documents at once', async () => {
  const listed = Array.from({ length: 9 }, (_, i) => ({
    file: `${i}.md`,
    id: `${i}`,
    version: 1,
    status: 'ready',
    archive: null,
  }));
  let [now, most] = [0, 0];
  const four = Promise.withResolvers<void>();
  const administer = async (operation: string) => {
    if (operation === 'documents.delete') {
      now += 1;
      most = Math.max(most, now);
      if (now === 4) {
        four.resolve();
      }
      await four.promise;
      now -= 1;
    }
    return { documents: listed, next: null };
  };
  const sync = { baseId: 'base', files: [], confirm: async () => true, progress: { upload: quiet, wait: quiet } };
  expect((await syncDocuments(administer, sync)).deleted).toEqual(listed.map(({ file }) => file));
  expect(most).toBe(4);
});

it('tells apart what is new, replaced and the same, asks nothing if nothing is deleted, and shows both steps', async () => {
  const made = (file: string, version: number) => ({ file, id: file, version, status: 'ready', reason: null });
  // One of them is in an archive, one was made by an older stage.
  const listed = [
    made('changed.md', 1),
    { ...made('same.md', 3), archive: null },
    { ...made('x.md', 1), archive: 'a' },
  ];
  const versions: Readonly<Record<string, number>> = { 'changed.md': 2, 'same.md': 3, 'new.md': 1 };
  const asked: unknown[] = [];
  const administer = async (operation: string, input: unknown) => {
    const { file = '' } = input as { file?: string };
    asked.push(operation === 'documents.list' ? [operation, input] : `${operation} ${file}`);
    return operation === 'documents.prepare'
      ? { outcome: 'unchanged', document: made(file, versions[file] ?? 0) }
      : { documents: listed, next: null };
  };
  const folder = temporaryFolder();
  for (const file of Object.keys(versions)) {
    await writeFile(join(folder, file), 'x');
  }
  const ended: string[] = [];
  const progress = (name: string) => ({ show: () => {}, end: () => void ended.push(name) });
  const sync = syncDocuments(administer, {
    baseId: 'base',
    files: await findFiles([folder]),
    confirm: () => expect.fail('There is nothing to confirm.'),
    progress: { upload: progress('upload'), wait: progress('wait') },
  });
  expect(await sync).toEqual({
    added: ['new.md'],
    replaced: ['changed.md'],
    deleted: [],
    unchanged: 1,
    failed: [],
  });
  expect(asked[0]).toEqual(['documents.list', { base_id: 'base' }]);
  expect(ended).toEqual(['upload', 'wait']);
});

it('deletes each document by its id, and passes on an error that the stage did not report', async () => {
  const listed = [{ file: 'gone.md', id: 'd1', version: 1, status: 'ready', archive: null }];
  const deleted: unknown[] = [];
  const administer = async (operation: string, input: unknown) => {
    if (operation === 'documents.delete') {
      deleted.push(input);
      throw new TypeError('A bug.');
    }
    return { documents: listed, next: null };
  };
  const sync = { baseId: 'base', files: [], confirm: async () => true, progress: { upload: quiet, wait: quiet } };
  await expect(syncDocuments(administer, sync)).rejects.toThrow('A bug.');
  expect(deleted).toEqual([{ document_id: 'd1' }]);
});

it('changes nothing while a file cannot be read, because its document would be deleted', async () => {
  const operations: string[] = [];
  const administer = async (operation: string) => {
    operations.push(operation);
    return { documents: [], next: null };
  };
  const files = [{ path: 'none/m\ufffd.md', file: 'm\ufffd.md', bytes: 0, unreadable: 'The file cannot be read.' }];
  const sync = { baseId: 'base', files, confirm: async () => true, progress: { upload: quiet, wait: quiet } };
  await expect(syncDocuments(administer, sync)).rejects.toThrow('"m\ufffd.md": The file cannot be read.');
  expect(operations).toEqual([]);
});
