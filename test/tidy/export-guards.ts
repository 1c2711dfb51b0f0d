import { posix } from 'node:path';
import { withoutTemplates } from './source-guards.ts';
import type { FileMap } from './tracked-files.ts';

const EXPORTING = /^(?:bin|lib|functions|shared|console|local-cloud|test)\/.*\.tsx?$/;
const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|(?<kind>interface|type)) (?<name>\w+)/gm;
const IMPORT =
  /^(?:import|export) (?:type )?(?:\w+, )?(?:\{(?<names>[^}]*)\}|(?<whole>\*(?: as \w+)?)) from '(?<from>[^']+)'/gm;
// A dynamic import, or the type of a whole module: any value of the module may be used.
const DYNAMIC_IMPORT = /\bimport\((?:\w+\()?'(?<from>[^']+)'\)/g;
// Lambda calls `handler`, and Vitest calls `setup`.
const CALLED_FROM_OUTSIDE = ['handler', 'setup'];

/** Exported names that no file imports, except names of files that a package lists in its `exports`. */
export function unusedExports(files: FileMap): string[] {
  const entries = packageEntries(files);
  const used = new Set<string>();
  for (const [path, text] of files) {
    if (/\.(?:ts|tsx|mjs)$/.test(path)) {
      for (const use of usesIn(path, text, entries)) {
        used.add(use);
      }
    }
  }
  const entryFiles = new Set(entries.values());
  return [...files]
    .filter(([path]) => EXPORTING.test(path) && !entryFiles.has(path))
    .flatMap(([path, text]) =>
      [...withoutTemplates(text).matchAll(EXPORT)].flatMap(({ groups = {} }) => {
        const { kind, name = '' } = groups;
        const uses = [name, '*', ...(kind === undefined ? ['values'] : [])];
        const isUsed = CALLED_FROM_OUTSIDE.includes(name) || uses.some((use) => used.has(`${path} ${use}`));
        return isUsed ? [] : [`${path} ${name}`];
      }),
    );
}

function usesIn(path: string, text: string, entries: ReadonlyMap<string, string>): string[] {
  const moduleOf = (from = '') => entries.get(from) ?? posix.join(posix.dirname(path), from);
  const named = [...text.matchAll(IMPORT)].flatMap(({ groups: { names, from } = {} }) => {
    const used = names === undefined ? ['*'] : names.split(',').map(importedName);
    return used.map((name) => `${moduleOf(from)} ${name}`);
  });
  const dynamic = [...text.matchAll(DYNAMIC_IMPORT)].map(({ groups: { from } = {} }) => `${moduleOf(from)} values`);
  return [...named, ...dynamic];
}

/** Entry points of a package, by the name of their import, that no file outside the package imports. */
export function unusedEntries(files: FileMap): string[] {
  const sources = [...files].filter(([path]) => /\.(?:ts|tsx|mts|mjs)$/.test(path));
  return [...packageEntries(files)]
    .filter(([name, target]) => {
      const folder = `${target.split('/')[0]}/`;
      return !sources.some(([path, text]) => !path.startsWith(folder) && text.includes(`'${name}'`));
    })
    .map(([name]) => name);
}

// The name in the imported module: `a` of `type a as b`.
function importedName(specifier: string): string {
  const [name = ''] = specifier
    .trim()
    .replace(/^type /, '')
    .split(' ');
  return name;
}

// The file of each name by which a workspace package can be imported.
function packageEntries(files: FileMap): Map<string, string> {
  return new Map(
    [...files]
      .filter(([path]) => /^[\w-]+\/package\.json$/.test(path))
      .flatMap(([path, text]) => {
        const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, string> };
        return Object.entries(exports).map(
          ([subpath, file]) => [posix.join(name, subpath), posix.join(posix.dirname(path), file)] as const,
        );
      }),
  );
}
