import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { openArchive } from '../../../../shared/extraction/zip/open-archive.ts';

/** Reads a file as ingestion does, and the entries of an archive after it; gives the result of every reading. */
export async function readWhole(bytes: Uint8Array, file: string, timeIsUp: () => boolean) {
  const own = await extractDocument(bytes, file, timeIsUp);
  const results = [own];
  if ('blocks' in own && own.type === 'zip') {
    const { files, read } = openArchive(bytes);
    for (const { path, entry } of files) {
      const content = read(entry);
      results.push('code' in content ? content : await extractDocument(content, path, timeIsUp));
    }
  }
  return results;
}
