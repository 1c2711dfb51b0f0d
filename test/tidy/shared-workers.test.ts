// Guarantee: a test file that stubs something restores it, so that the next file of the worker, which shares the loaded
// modules, finds nothing changed; a file that replaces or reloads modules runs in the project for such files. Risk: a
// test passes or fails depending on the order of the files.
import { expect, it } from 'vitest';
import { type FileMap, readTrackedFiles } from './tracked-files.ts';

const UNDONE_BY = [
  ['mock', 'resetModules'],
  ['doMock', 'resetModules'],
  ['stubEnv', 'unstubAllEnvs'],
  ['stubGlobal', 'unstubAllGlobals'],
  ['useFakeTimers', 'useRealTimers'],
] as const;

// Test files that change something and do not undo it.
function leftChanged(files: FileMap): string[] {
  const tests = [...files].filter(([path]) => /^(?:test|local-cloud)\/.*\.ts$/.test(path));
  return tests.flatMap(([path, text]) =>
    UNDONE_BY.filter(([change, undo]) => text.includes(`vi.${change}(`) && !text.includes(`vi.${undo}(`)).map(
      ([change]) => `${path} leaves what ${change} changed`,
    ),
  );
}

const RELOADS = /vi\.(?:mock|doMock|resetModules)\(/;

// In all other projects, Node loads the modules, each of them only once.
it('the files that replace or reload modules are those that vitest.config.ts lists as RELOADING', () => {
  const files = readTrackedFiles();
  const listed = /const RELOADING = \[([^\]]*)\]/.exec(files.get('vitest.config.ts') ?? '')?.[1] ?? '';
  const reloading = [...files].filter(([path, text]) => path.endsWith('.test.ts') && RELOADS.test(text));
  expect([...listed.matchAll(/'([^']+)'/g)].map(([, path]) => path)).toEqual(reloading.map(([path]) => path));
});

it('every test file restores what it stubs', () => {
  expect(leftChanged(readTrackedFiles())).toEqual([]);
});

it.each(UNDONE_BY)('%s without %s is reported', (change, undo) => {
  const begin = `vi.${change}('x');\n`;
  const tree = { 'test/a.test.ts': `${begin}vi.${undo}();\n`, 'local-cloud/b.fixture.ts': begin, 'shared/c.ts': begin };
  expect(leftChanged(new Map(Object.entries(tree)))).toEqual([
    `local-cloud/b.fixture.ts leaves what ${change} changed`,
  ]);
});
