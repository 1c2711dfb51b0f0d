// Guarantee: a file with a key is complete as soon as it exists, and only its owner can read it. Risk: another user of
// the machine reads the key, or a program reads half of the file.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeAtomically } from '../../../bin/start/write-atomically.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

it('replaces a file in one step, and leaves nothing else behind', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'demo.json');
  await writeFile(path, 'old', { mode: 0o644 });
  await writeAtomically(path, '{"key":"kc_test_key"}');
  expect(await readFile(path, 'utf8')).toBe('{"key":"kc_test_key"}\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['demo.json']);
});

it('does not touch the file while the new one is incomplete', async () => {
  const path = join(temporaryFolder(), 'missing', 'demo.json');
  await expect(writeAtomically(path, 'new')).rejects.toThrow(`${path}.part`);
});
