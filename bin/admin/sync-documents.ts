import { mapConcurrently } from '../../shared/map-concurrently.ts';
import { terminalText } from '../terminal-text.ts';
import { addDocuments } from './add-documents.ts';
import { CommandError } from './command.ts';
import type { FoundFile } from './find-files.ts';
import { listAll } from './list-all.ts';
import type { Progress } from './progress.ts';
import type { Administer } from './stage.client.ts';
import type { DocumentView } from './wait-for-documents.ts';

// As many as uploads. Each deletion also changes the index, and readers should not notice a large deletion.
const DELETIONS_AT_ONCE = 4;

interface Listed extends DocumentView {
  readonly id: string;
  readonly version: number;
}

interface Sync {
  readonly baseId: string;
  /** The files that the base should contain, and no others. */
  readonly files: readonly FoundFile[];
  /** Asks for confirmation before these documents are deleted. */
  readonly confirm: (files: readonly string[]) => Promise<boolean>;
  readonly progress: { readonly upload: Progress; readonly wait: Progress };
}

/**
 * Makes a base contain exactly the files of a folder: adds and replaces documents and, after a confirmation, deletes
 * those that are not in the folder. One failure does not stop the other files.
 *
 * @returns the names that were added, replaced and deleted, the number of unchanged ones, and the failures with
 *   reasons.
 * @throws CommandError before anything is changed, if the deletions are not confirmed or if a file cannot be read: its
 *   document may have another name, and would be deleted.
 */
export async function syncDocuments(administer: Administer, { baseId, files, confirm, progress }: Sync) {
  requireReadable(files);
  const before = await documentsOf(administer, baseId);
  const surplus = documentsWithoutFile([...before.values()], files);
  if (surplus.length > 0 && !(await confirm(surplus.map(({ file }) => file)))) {
    throw new CommandError('Nothing was changed.');
  }
  const documents = (await addDocuments(administer, { baseId, files, wait: true, progress })) as readonly Listed[];
  const deletions = await mapConcurrently(surplus, DELETIONS_AT_ONCE, (document) => deleteOne(administer, document));
  const done = documents.filter(({ status }) => status !== 'failed');
  const isNew = ({ file }: DocumentView) => !before.has(file);
  const isSame = ({ file, version }: Listed) => before.get(file)?.version === version;
  return {
    added: done.filter(isNew).map(({ file }) => file),
    replaced: done.filter((one) => !(isNew(one) || isSame(one))).map(({ file }) => file),
    deleted: deletions.flatMap((failure, at) => (failure === null ? [surplus[at]?.file] : [])),
    unchanged: done.filter(isSame).length,
    failed: [
      ...documents.filter(({ status }) => status === 'failed').map(({ file, reason }) => ({ file, reason })),
      ...deletions.flatMap((failure) => failure ?? []),
    ],
  };
}

function requireReadable(files: readonly FoundFile[]): void {
  const unreadable = files.find((file) => file.unreadable !== undefined);
  if (unreadable !== undefined) {
    throw new CommandError(`${JSON.stringify(terminalText(unreadable.file))}: ${unreadable.unreadable}`);
  }
}

/** Returns the documents whose file is not among these. Those of an archive are left out: they are deleted with it. */
export function documentsWithoutFile<Document extends DocumentView>(
  documents: readonly Document[],
  files: readonly Pick<FoundFile, 'file'>[],
): Document[] {
  const names = new Set(files.map(({ file }) => file));
  return documents.filter(({ file, archive }) => archive == null && !names.has(file));
}

async function documentsOf(administer: Administer, baseId: string): Promise<ReadonlyMap<string, Listed>> {
  const list = { operation: 'documents.list', input: { base_id: baseId }, field: 'documents' };
  const documents = (await listAll(administer, list)) as Listed[];
  return new Map(documents.map((document) => [document.file, document]));
}

// Returns the failure, or null when the document was deleted.
async function deleteOne(administer: Administer, { id, file }: Listed) {
  try {
    await administer('documents.delete', { document_id: id });
    return null;
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    return { file, reason: error.message };
  }
}
