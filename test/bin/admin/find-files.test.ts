// Guarantee: exactly the visible files of a folder are found, at any depth, each with its name in that folder and its
// size; a link or a second file with the same name is refused. Risk: a base gets the files of another folder, or one
// file silently replaces another.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFiles } from '../../../bin/admin/find-files.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

it('finds the files of a folder at any depth, in the order of their names', async () => {
  const folder = await folderOf({ 'b.md': 'two', 'a/c/d.md': 'three', 'a/b.md': '', 'c d.md': 'four' });
  expect(await findFiles([folder])).toEqual([
    { path: join(folder, 'a/b.md'), file: 'a/b.md', bytes: 0 },
    { path: join(folder, 'a/c/d.md'), file: 'a/c/d.md', bytes: 5 },
    { path: join(folder, 'b.md'), file: 'b.md', bytes: 3 },
    { path: join(folder, 'c d.md'), file: 'c d.md', bytes: 4 },
  ]);
});

it('skips hidden files, hidden folders and links', async () => {
  const other = await folderOf({ 'secret.md': 'secret' });
  const folder = await folderOf({ 'a.md': 'a', '.env': 'KEY=1', '.git/config': 'x', 'b/.hidden': 'x' });
  await symlink(join(other, 'secret.md'), join(folder, 'link.md'));
  await symlink(other, join(folder, 'linked'));
  const skipped: string[] = [];
  expect((await findFiles([folder], (file) => skipped.push(file))).map(({ file }) => file)).toEqual(['a.md']);
  expect(skipped).toEqual(['.env', '.git/', 'b/.hidden', 'link.md', 'linked']);
});

it('skips the files that Windows adds to folders, as the inbox and archives do', async () => {
  const added = { 'Thumbs.db': 'x', 'a/desktop.ini': 'x', 'a/DESKTOP.INI': 'x', 'a/~$plan.docx': 'x' };
  const folder = await folderOf({ ...added, 'a.md': 'a', 'thumbs.db.md': 'b', 'desktop.ini/c.md': 'c' });
  expect((await findFiles([folder])).map(({ file }) => file)).toEqual(['a.md', 'desktop.ini/c.md', 'thumbs.db.md']);
});

it('finds a single file under its own name', async () => {
  const folder = await folderOf({ 'deep/.hidden.md': 'x', 'deep/a.md': 'a' });
  const path = join(folder, 'deep/a.md');
  expect(await findFiles([path])).toEqual([{ path, file: 'a.md', bytes: 1 }]);
  // A hidden file is found if its own path is given.
  expect((await findFiles([join(folder, 'deep/.hidden.md')])).map(({ file }) => file)).toEqual(['.hidden.md']);
});

it('refuses a missing path, a link, and two files with the same name', async () => {
  const folder = await folderOf({ 'a.md': 'a', 'b/a.md': 'b' });
  const link = join(folder, 'link');
  await symlink(join(folder, 'b'), link);
  await expect(findFiles([folder, join(folder, 'none')])).rejects.toThrow('Path 2 does not exist or cannot be read.');
  await expect(findFiles([link])).rejects.toThrow(
    'Path 1 is a symbolic link. Use the path of the file or folder itself.',
  );
  await expect(findFiles(['/dev/null'])).rejects.toThrow('Path 1 is neither a file nor a folder.');
  await expect(findFiles([folder, join(folder, 'b')])).rejects.toThrow(
    'Two files would have the name "a.md". Rename one, or add a folder that contains both.',
  );
});

it.skipIf(process.platform !== 'linux')('finds files whose names are not in UTF-8, each with the reason', async () => {
  const folder = await folderOf({ 'a.md': 'a' });
  for (const letter of [0xfc, 0xf6]) {
    await writeFile(Buffer.concat([Buffer.from(`${folder}/m`), Buffer.from([letter]), Buffer.from('ller.md')]), 'x');
  }
  const unreadable = 'The file cannot be read. If its name contains \ufffd, the name is not in UTF-8: rename it.';
  const unreadableFile = { path: join(folder, 'm\ufffdller.md'), file: 'm\ufffdller.md', bytes: 0, unreadable };
  expect(await findFiles([folder])).toEqual([
    { path: join(folder, 'a.md'), file: 'a.md', bytes: 1 },
    unreadableFile,
    unreadableFile,
  ]);
});

it('refuses two files whose names differ only in how an accent is written, which the stage stores as one', async () => {
  const [composed, decomposed] = ['caf\u00e9.md', 'cafe\u0301.md'];
  const one = await folderOf({ [decomposed]: 'a' });
  const other = await folderOf({ [composed]: 'b' });
  expect((await findFiles([one])).map(({ file }) => file)).toEqual([composed]);
  expect((await findFiles([join(one, decomposed)])).map(({ file }) => file)).toEqual([composed]);
  await expect(findFiles([one, other])).rejects.toThrow(
    `Two files would have the name "${composed}". Rename one, or add a folder that contains both.`,
  );
});
