/** A file that was chosen or dropped, with its path inside the folder. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

// Made by the file systems of desktops, never meant.
const NOT_MEANT = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** The files of a drop, those in folders included. Must be called while the drop is handled. */
export async function droppedFiles(items: DataTransferItemList): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = await Promise.all(entries.map((entry) => filesIn(entry, '')));
  return files.flat().filter(({ path }) => !NOT_MEANT.test(path));
}

/** The files of a file field. */
export function chosenFiles(list: FileList | null): ChosenFile[] {
  return [...(list ?? [])]
    .map((file) => ({ path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file }))
    .filter(({ path }) => !NOT_MEANT.test(path));
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

// Browsers tell what an entry is, and not all of them have the classes by name.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

// A reader gives at most 100 entries at a time.
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
