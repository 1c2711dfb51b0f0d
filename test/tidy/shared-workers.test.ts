// Guarantee: a test file that stubs something takes it back, so that the next file of the same worker, which shares the
// modules it loaded, finds nothing changed. Risk: a test that passes or fails by the order of the files.
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

it('every file takes back what it stubs', () => {
  expect(leftChanged(readTrackedFiles())).toEqual([]);
});

it.each(UNDONE_BY)('%s without %s is reported', (change, undo) => {
  const begin = `vi.${change}('x');\n`;
  const tree = { 'test/a.test.ts': `${begin}vi.${undo}();\n`, 'local-cloud/b.fixture.ts': begin, 'shared/c.ts': begin };
  expect(leftChanged(new Map(Object.entries(tree)))).toEqual([
    `local-cloud/b.fixture.ts leaves what ${change} changed`,
  ]);
});
