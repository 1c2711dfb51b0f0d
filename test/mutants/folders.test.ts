// Guarantee: a folder of shared/ is named without `shared/`, and the commands and the functions by their paths from the
// checkout; each has the tests of its mirrored folder, and sources only. Risk: a run seems to have tried the commands,
// but tried nothing, or changed the tests themselves.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout, folderOf, isSource, mirrorOf, sourcesOf } from './folders.ts';
import { relatedTests } from './related-tests.ts';

describe.each([
  ['budget/month.ts', ['shared/budget/month.ts'], 'budget', 'test/shared/budget/', 'test/shared/budget/month.test.ts'],
  ['bin/admin/csv.ts', ['bin/admin/csv.ts'], 'bin', 'test/bin/', 'test/bin/admin/csv.test.ts'],
  ['bin/ask.ts', ['bin/ask.ts'], 'bin', 'test/bin/', 'test/bin/find-api.test.ts'],
  [
    'functions/health',
    ['functions/health/contract.ts', 'functions/health/handler.ts'],
    'functions',
    'test/functions/',
    'test/functions/health/200.test.ts',
  ],
] as const)('--folder %s', (name, files, folder, mirror, test) => {
  it('tries these sources, with the tests of the mirrored folder', () => {
    expect(sourcesOf(name)).toEqual(files);
    expect(files.map(folderOf)).toEqual(files.map(() => folder));
    expect(mirrorOf(folder)).toBe(mirror);
    expect(test.startsWith(mirror)).toBe(true);
    expect(existsSync(join(checkout, test))).toBe(true);
  });
});

it('runs the tests of all commands, except those that need a whole cloud', () => {
  const tests = relatedTests(['bin/admin/csv.ts'], 'bin');
  expect(tests).toContain('test/bin/admin/csv.test.ts');
  expect(tests).toContain('test/bin/find-api.test.ts');
  expect(tests.filter((test) => !test.startsWith('test/bin/'))).toEqual([]);
  expect(tests).not.toContain('test/bin/sync-documents.integration.test.ts');
});

it.each([
  ['shared/budget/month.ts', true],
  ['bin/admin/csv.ts', true],
  ['functions/health/handler.ts', true],
  // The smoke test is a program whose parts are tests.
  ['bin/smoke/success.test.ts', false],
  ['bin/guard.mjs', false],
  ['binary/csv.ts', false],
  ['test/bin/admin/csv.test.ts', false],
  ['lib/stages.ts', false],
])('%s is a source that can be changed: %s', (path, expected) => {
  expect(isSource(path)).toBe(expected);
});

it('finds no sources in the tests of the smoke test, and many in the commands', () => {
  const files = sourcesOf('bin');
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  expect(files).toContain('bin/smoke/main.ts');
  expect(files.length).toBeGreaterThan(60);
});

it('runs the tests of openapi.yaml for what the smoke test reads of it, and not for a source of shared/', () => {
  const tests = ['test/tidy/openapi-response.test.ts', 'test/tidy/openapi-verdicts.test.ts'];
  expect(relatedTests(['bin/smoke/openapi-document.ts', 'bin/smoke/openapi-response.ts'], 'bin')).toEqual(
    expect.arrayContaining(tests),
  );
  const ofShared = relatedTests(['shared/api/request-error.ts'], 'api');
  expect(ofShared.filter((test) => test.startsWith('test/tidy/'))).toEqual([]);
});
