import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { checkout, isBesideShared, mirrorOf } from './folders.ts';

// Tests that need a whole cloud, or minutes; named defects check what these tests guard (defects.json).
const TOO_LARGE = /^test\/harness\/(own-cloud|stage-cloud|cloud|shared-cloud|api|administer)\.ts$/;
const NOT_NEAR = /expressions\.test|\/fuzz\/|\/simulation|^test\/(bench|tidy|servers|console|sentinel|start|lib)\//;
// The code that reads openapi.yaml for the smoke test is tested there, and so are the contracts of the functions.
const NEAR_BESIDE_SHARED = /^test\/tidy\//;

/**
 * Finds the tests nearest to files of a folder: those with a table first, and those that call a server last. Among
 * equal ones, those of the mirrored folder come before those that import one of the files. Paths are from the checkout.
 */
export function relatedTests(files: readonly string[], folder: string): string[] {
  const wanted = new Set(files);
  const tests = globSync('test/**/*.test.ts', { cwd: checkout }).filter(
    (test) => !NOT_NEAR.test(test) || (isBesideShared(folder) && NEAR_BESIDE_SHARED.test(test)),
  );
  const small = tests.filter((test) => ![...reachedFrom(test)].some((path) => TOO_LARGE.test(path))).toSorted();
  const mirrored = small.filter((test) => test.startsWith(mirrorOf(folder)));
  const importing = small.filter(
    (test) => !mirrored.includes(test) && importsOf(test).some((path) => wanted.has(path)),
  );
  // Tables find most mutations, in milliseconds each; a server is only started for what unit tests do not find.
  const rank = (test: string) => (isOfServer(test) ? 2 : Number(!hasTable(test)));
  return [...mirrored, ...importing].toSorted((one, other) => rank(one) - rank(other));
}

function isOfServer(test: string): boolean {
  return test.endsWith('.integration.test.ts');
}

// Tables next to a test and its imports, and in the folder `rows` there.
function hasTable(test: string): boolean {
  const folders = new Set(
    [...reachedFrom(test)].filter((path) => path.startsWith('test/')).map((path) => dirname(path)),
  );
  return [...folders].some((folder) => globSync(`${folder}/{,rows/}*.txt`, { cwd: checkout }).length > 0);
}

// All files that a test imports, directly or through other files of test/.
function reachedFrom(test: string): Set<string> {
  return importedBy(test, (path) => path.startsWith('test/'));
}

const loaded = new Map<string, ReadonlySet<string>>();

/** Finds all files that are loaded with a test. */
export function loadedBy(test: string): ReadonlySet<string> {
  const known = loaded.get(test) ?? importedBy(test, () => true);
  loaded.set(test, known);
  return known;
}

function importedBy(test: string, isFollowed: (path: string) => boolean): Set<string> {
  const seen = new Set([test]);
  // Also visits the paths that it adds.
  for (const path of seen) {
    for (const next of isFollowed(path) ? importsOf(path) : []) {
      seen.add(next);
    }
  }
  return seen;
}

const imports = new Map<string, readonly string[]>();

function importsOf(path: string): readonly string[] {
  const known = imports.get(path) ?? readImports(path);
  imports.set(path, known);
  return known;
}

function readImports(path: string): string[] {
  if (!existsSync(join(checkout, path))) {
    return [];
  }
  const text = readFileSync(join(checkout, path), 'utf8');
  // A program is not imported, but run by its address (test/harness/programs/run-program.ts).
  const found = [...text.matchAll(/(?:from|import|import\(|import\.meta\.resolve\()\s*'(\.[^']+)'/g)];
  return found.map(([, name = '']) => join(dirname(path), name));
}
