// Guarantee: a test file that stubs something restores it, so that the worker's next file, which shares the loaded
// modules, finds nothing changed; a file that replaces modules runs where that is possible. Risk: a test passes or
// fails depending on the order of the files.
import { expect, it } from 'vitest';
import { type FileMap, readTrackedFiles } from './tracked-files.ts';

const UNDONE_BY = [
  ['mock', 'resetModules'],
  ['doMock', 'resetModules'],
  ['stubEnv', 'unstubAllEnvs'],
  ['stubGlobal', 'unstubAllGlobals'],
  ['useFakeTimers', 'useRealTimers'],
] as const;

function leftChanged(files: FileMap): string[] {
  const tests = [...files].filter(([path]) => /^(?:test|local-cloud)\/.*\.ts$/.test(path));
  return tests.flatMap(([path, text]) =>
    UNDONE_BY.filter(([change, undo]) => text.includes(`vi.${change}(`) && !text.includes(`vi.${undo}(`)).map(
      ([change]) => `${path} leaves what ${change} changed`,
    ),
  );
}

const RELOADS = /vi\.(?:mock|doMock|resetModules)\(/;

// Node, which loads the modules of all other projects, loads each of them once.
it('the files that replace or reload modules are those of the project for them', () => {
  const files = readTrackedFiles();
  const listed = /const RELOADING = \[([^\]]*)\]/.exec(files.get('vitest.config.ts') ?? '')?.[1] ?? '';
  const reloading = [...files].filter(([path, text]) => path.endsWith('.test.ts') && RELOADS.test(text));
  expect([...listed.matchAll(/'([^']+)'/g)].map(([, path]) => path)).toEqual(reloading.map(([path]) => path));
});

it('every file restores what it stubs', () => {
  expect(leftChanged(readTrackedFiles())).toEqual([]);
});

it.each(UNDONE_BY)('%s without %s is reported', (change, undo) => {
  const begin = `vi.${change}('x');\n`;
  const tree = { 'test/a.test.ts': `${begin}vi.${undo}();\n`, 'local-cloud/b.fixture.ts': begin, 'shared/c.ts': begin };
  expect(leftChanged(new Map(Object.entries(tree)))).toEqual([
    `local-cloud/b.fixture.ts leaves what ${change} changed`,
  ]);
});
