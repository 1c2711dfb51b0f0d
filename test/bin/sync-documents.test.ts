// Guarantee: a sync tells files by the name that the stage stores, in whichever way the file system writes accents.
// Risk: a document is deleted and uploaded again, or deleted for good, because a computer wrote its name differently.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFiles } from '../../bin/admin/find-files.ts';
import { syncDocuments } from '../../bin/admin/sync-documents.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const quiet = { show: () => {}, end: () => {} };

it('asks to delete nothing whose name is only written differently', async () => {
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
  // As macOS writes it: letters and accents apart.
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
