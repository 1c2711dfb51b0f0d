import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { makeZip, type ZipFile } from '../../extraction/make-zip.ts';
import type { World } from '../memory-world.ts';
import { deliver, recordOf, upload } from '../world-steps.ts';

/** The file name of the archive that these steps add. */
export const ZIP = 'archive.zip';

/** Returns a Markdown file for an archive. */
export const markdown = (name: string, content: string): ZipFile => ({
  name,
  content: `# ${name}\n\n${content}\n`,
});

/** Uploads an archive and delivers its message and those of its entries. Returns the outcome for the archive. */
export async function ingestArchive(world: World, files: readonly ZipFile[], bytes = makeZip(files)) {
  await upload(world, bytes, ZIP);
  const record = recordOf(world, ZIP);
  const outcome = await deliver(world, addressOf(record), record.fileVersion);
  await deliverPending(world);
  return outcome;
}

/** Delivers the message of every pending document whose file is in the bucket. */
export async function deliverPending(world: World): Promise<void> {
  for (const record of [...world.records.values()].filter(({ status }) => status === 'pending')) {
    if (world.stored.has(documentFileKey(addressOf(record), record.fileVersion))) {
      await deliver(world, addressOf(record), record.fileVersion);
    }
  }
}

/** Returns the file name, status and type of every document, sorted by file name. */
export const filesOf = (world: World) =>
  [...world.records.values()].map(({ file, status, type }) => [file, status, type]).sort();

/** Lets the next removal of the documents of an archive fail before its first document. */
export function interruptNextRemoval({ services: { archiveEntries } }: World): void {
  const { list } = archiveEntries;
  archiveEntries.list = () => {
    archiveEntries.list = list;
    throw new Error('The removal was interrupted.');
  };
}
