// Guarantee: a start with a path that does not exist is refused with that path before anything is started. Risk: a
// newcomer waits for the synthesis and for the cloud, and only then learns of the mistake.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requirePaths } from '../../../bin/start/require-paths.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

it('accepts a folder that exists', async () => {
  await expect(
    requirePaths({ demo: true, documents: temporaryFolder(), data: '/data', readyFile: null }),
  ).resolves.toBeUndefined();
});

it('names a path that does not exist', async () => {
  const documents = join(temporaryFolder(), 'notes');
  await expect(requirePaths({ demo: true, documents, data: '/data', readyFile: null })).rejects.toThrow(
    `--documents: ${documents} does not exist or cannot be read.`,
  );
});

it('does not look for documents that an empty start leaves out', async () => {
  const documents = join(temporaryFolder(), 'docs');
  await expect(requirePaths({ demo: false, documents, data: '/data', readyFile: null })).resolves.toBeUndefined();
});

it('accepts a ready file that does not exist yet, in a folder that does', async () => {
  const folder = temporaryFolder();
  const options = { demo: true, documents: folder, data: '/data', readyFile: join(folder, 'ready.json') };
  await expect(requirePaths(options)).resolves.toBeUndefined();
});

it('accepts a ready file in the data folder, which the start makes', async () => {
  const documents = temporaryFolder();
  const data = join(documents, 'data');
  const options = { demo: true, documents, data, readyFile: join(data, 'ready.json') };
  await expect(requirePaths(options)).resolves.toBeUndefined();
});

it.each(['missing', 'file'])('names the folder of a ready file that cannot be written: %s', async (name) => {
  const documents = temporaryFolder();
  await writeFile(join(documents, 'file'), 'A file.');
  const options = { demo: true, documents, data: '/data', readyFile: join(documents, name, 'ready.json') };
  await expect(requirePaths(options)).rejects.toThrow(
    `--ready-file: ${join(documents, name)} is not a folder that exists.`,
  );
});
