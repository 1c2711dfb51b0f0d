// Guarantee: a start whose documents do not exist is refused with their path before anything is started. Risk: a
// newcomer waits for the synthesis and for the cloud, and only then learns of the mistake.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireDocuments } from '../../../bin/start/require-documents.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

it('accepts a folder that exists', async () => {
  await expect(requireDocuments({ demo: true, documents: temporaryFolder() })).resolves.toBeUndefined();
});

it('names a path that does not exist', async () => {
  const documents = join(temporaryFolder(), 'notes');
  await expect(requireDocuments({ demo: true, documents })).rejects.toThrow(
    `--documents: ${documents} does not exist or cannot be read.`,
  );
});

it('does not look for documents that an empty start leaves out', async () => {
  const documents = join(temporaryFolder(), 'docs');
  await expect(requireDocuments({ demo: false, documents })).resolves.toBeUndefined();
});
