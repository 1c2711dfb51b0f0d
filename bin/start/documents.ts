import { addDocuments } from '../admin/add-documents.ts';
import { findFiles, leftOutLine, SKIPPED } from '../admin/find-files.ts';
import { listAll } from '../admin/list-all.ts';
import { createProgress } from '../admin/progress.ts';
import { documentsWithoutFile } from '../admin/sync-documents.ts';
import type { DocumentView } from '../admin/wait-for-documents.ts';
import { nameSome } from '../name-some.ts';
import { terminalText } from '../terminal-text.ts';
import type { AdministerCloud } from './administer-cloud.ts';

const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|ico)$/i;

/** A document of the demonstration base after the start. */
interface DemoDocument extends DocumentView {
  readonly title: string;
}

/** The pages of docs/ for people who change the product, from which no reader's question should be answered. */
export const FOR_DEVELOPERS: RegExp =
  /(?:^|[/\\])(?:adr[/\\].+|(?:architecture|benchmarks|dependencies|developing|quality|real-servers)\.md)$/;

/**
 * Makes the base contain exactly the files of a folder, except for pictures: ingests new and changed ones, deletes all
 * other documents, and prints which were left out, were deleted or failed, and why. Returns the documents of the
 * folder, and of the archives in it. Files whose path `without` matches are none of its documents.
 */
export async function ingestFolder(
  administer: AdministerCloud,
  baseId: string,
  { folder, without = null }: { readonly folder: string; readonly without?: RegExp | null },
): Promise<DemoDocument[]> {
  const skipped: string[] = [];
  const all = await findFiles([folder], (file) => skipped.push(file));
  const found = all.filter(({ file }) => without?.test(file) !== true);
  const files = withoutPictures(found);
  const pictures = found.filter((file) => !files.includes(file)).map(({ file }) => file);
  process.stderr.write(leftOutLine([...pictures, ...skipped], `pictures, ${SKIPPED}`));
  const deleted = documentsWithoutFile(await documentsOf(administer, baseId), files);
  for (const { id } of deleted) {
    await administer('documents.delete', { document_id: id });
  }
  process.stderr.write(deletedLine(deleted));
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
  return [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, group]) => {
    return `Not ingested: ${nameSome(group.map(({ file }) => file))}: ${reason}\n`;
  });
}

function deletedLine(deleted: readonly DocumentView[]): string {
  const names = nameSome(deleted.map(({ file }) => file));
  return names === '' ? '' : `Deleted from the base, because --documents does not have them: ${terminalText(names)}\n`;
}

async function documentsOf(administer: AdministerCloud, baseId: string): Promise<DemoDocument[]> {
  const list = { operation: 'documents.list', input: { base_id: baseId }, field: 'documents' };
  return (await listAll(administer, list)) as DemoDocument[];
}
