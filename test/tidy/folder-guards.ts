import { posix } from 'node:path';
import type { FileMap } from './tracked-files.ts';

// Environment, log and AWS clients. Every folder may import them, so the table does not list them.
const SHARED_AWS = 'shared/aws/';

// The folders of shared/, each with the sorted list of other folders that its files import, without shared/aws/.
function sharedImports(files: FileMap): Map<string, string[]> {
  const imports = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    const folder = sharedFolder(path);
    if (folder === null || !path.endsWith('.ts')) {
      continue;
    }
    const found = imports.get(folder) ?? new Set<string>();
    imports.set(folder, found);
    for (const [, target = ''] of text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)) {
      const other = sharedFolder(posix.join(posix.dirname(path), target));
      if (other !== null && other !== folder && other !== SHARED_AWS) {
        found.add(other);
      }
    }
  }
  return new Map([...imports].map(([folder, found]) => [folder, [...found].sort()]));
}

/** Differences between the code and the tables of folders and of shared files in docs/architecture.md. */
export function folderTableProblems(files: FileMap, document: string): string[] {
  const rows = [...document.matchAll(/^\| `(shared\/[\w-]+\/)` \|[^|]*\|(.*)\|$/gm)];
  const table = new Map(
    rows.map(([, folder = '', cell = '']) => [
      folder,
      [...cell.matchAll(/`(shared\/[\w-]+\/)`/g)].map(([, name = '']) => name),
    ]),
  );
  const imports = sharedImports(files);
  const listedFiles = new Set([...document.matchAll(/^\| `(shared\/[\w-]+\.ts)` \|/gm)].map(([, name = '']) => name));
  const rootFiles = [...files.keys()].filter((path) => /^shared\/[^/]+\.ts$/.test(path));
  return [
    ...rootFiles.filter((path) => !listedFiles.has(path)).map((path) => `${path} is not in the table`),
    ...[...listedFiles].filter((path) => !files.has(path)).map((path) => `${path} does not exist`),
    ...[...imports.keys()].filter((folder) => !table.has(folder)).map((folder) => `${folder} is not in the table`),
    ...[...table].flatMap(([folder, listed]) => {
      const actual = imports.get(folder);
      if (actual === undefined) {
        return [`${folder} does not exist`];
      }
      return [
        ...actual
          .filter((name) => !listed.includes(name))
          .map((name) => `${folder} imports ${name}, which the table does not list`),
        ...listed.filter((name) => !actual.includes(name)).map((name) => `${folder} does not import ${name}`),
      ];
    }),
  ];
}

function sharedFolder(path: string): string | null {
  return /^(shared\/[^/]+\/)/.exec(path)?.[1] ?? null;
}
