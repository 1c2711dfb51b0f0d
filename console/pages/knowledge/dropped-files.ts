import { isMeantForUpload } from './is-meant-for-upload.ts';
import type { ChosenFile } from './prepare-uploads.ts';

/**
 * Returns the dropped files, including those in folders. Must be called within the drop event: the list is empty
 * afterwards. Inside folders, hidden files are left out.
 */
export async function droppedFiles(items: DataTransferItemList): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = await Promise.all(entries.map((entry) => filesIn(entry, '')));
  return files.flat().filter(({ path }) => isMeantForUpload(path));
}

/** Returns the files that were chosen in a file field; those of a folder without its hidden files. */
export function chosenFiles(list: FileList | null): ChosenFile[] {
  return [...(list ?? [])]
    .map((file) => ({ path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file }))
    .filter(({ path }) => isMeantForUpload(path));
}

async function filesIn(entry: FileSystemEntry, folder: string): Promise<ChosenFile[]> {
  const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path, file }];
  }
  if (!isDirectory(entry)) {
    return [];
  }
  const children = await entriesOf(entry.createReader());
  const files = await Promise.all(children.map((child) => filesIn(child, path)));
  return files.flat();
}

// The properties decide, not `instanceof`: not every browser exposes the two classes.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

// One call of `readEntries` returns at most 100 entries in Chrome; an empty result is the end.
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) {
      return all;
    }
    all.push(...some);
  }
}
