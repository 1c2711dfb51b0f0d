import { addDocuments } from '../admin/add-documents.ts';
import { findFiles } from '../admin/find-files.ts';
import { listAll } from '../admin/list-all.ts';
import { createProgress } from '../admin/progress.ts';
import { documentsWithoutFile } from '../admin/sync-documents.ts';
import type { DocumentView } from '../admin/wait-for-documents.ts';
import type { AdministerCloud } from './administer-cloud.ts';

// Two names are enough to look for the cause; a folder full of files that are not documents would fill the terminal.
const NAMED_MAX = 2;
const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|ico)$/i;

/** A document of the demonstration base after the start. */
interface DemoDocument extends DocumentView {
  readonly title: string;
}

/**
 * Makes the base contain exactly the files of a folder, except for pictures: ingests new and changed ones, deletes all
 * other documents, and prints which failed and why. Returns the documents of the folder, and of the archives in it.
 */
export async function ingestFolder(
  administer: AdministerCloud,
  baseId: string,
  folder: string,
): Promise<DemoDocument[]> {
  const files = withoutPictures(await findFiles([folder]));
  for (const { id } of documentsWithoutFile(await documentsOf(administer, baseId), files)) {
    await administer('documents.delete', { document_id: id });
  }
  const progress = {
    upload: createProgress(process.stderr, 'Uploading documents'),
    wait: createProgress(process.stderr, 'Ingesting documents'),
  };
  const documents = (await addDocuments(administer, { baseId, files, wait: true, progress })) as DemoDocument[];
  process.stderr.write(notIngested(documents).join(''));
  return documents;
}

/** Returns the files other than pictures, which belong to pages and contain no text. */
export function withoutPictures<T extends { readonly file: string }>(files: readonly T[]): T[] {
  return files.filter(({ file }) => !PICTURE.test(file));
}

/** Describes the documents that failed: one line per reason, with the first files to which it applies. */
export function notIngested(documents: readonly Pick<DocumentView, 'file' | 'status' | 'reason'>[]): string[] {
  const failed = documents.filter(({ status }) => status === 'failed');
  return [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, those]) => {
    const named = those.slice(0, NAMED_MAX).map(({ file }) => file);
    const more = those.length - named.length;
    return `Not ingested: ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}: ${reason}\n`;
  });
}

async function documentsOf(administer: AdministerCloud, baseId: string): Promise<DemoDocument[]> {
  const list = { operation: 'documents.list', input: { base_id: baseId }, field: 'documents' };
  return (await listAll(administer, list)) as DemoDocument[];
}
