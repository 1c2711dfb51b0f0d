// Guarantee: the smoke test of a stage passes only when each of its files ran and passed. Risk: a deployment counts as
// tested although the tests were not found or did not load, or another API was tested.
import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

const PROGRAM = fileURLToPath(new URL('../../../bin/smoke/main.ts', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const PASSES = "import { it } from 'vitest';\nit('passes', () => {});\n";
const SKIPS = "import { it } from 'vitest';\nit.skip('is left out', () => {});\n";
const DOES_NOT_LOAD = "throw new Error('not loaded');\n";

// A key and a URL are given, so that no stage is searched for.
const given = { BASE_URL: 'http://127.0.0.1:9', KC_API_KEY: 'none', PATH: '' };

interface Ended {
  readonly code: unknown;
  readonly stderr: string;
}

async function smoke(files: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<Ended> {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'bin/smoke'), { recursive: true });
  await symlink(PACKAGES, join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, 'bin/smoke', file), text);
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { cwd: folder, env: given }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });
}

it.each([
  ['0 if every file passed', { 'one.test.ts': PASSES }, 0],
  ['1 if a file did not load', { 'one.test.ts': PASSES, 'two.test.ts': DOES_NOT_LOAD }, 1],
  ['1 if a file tests nothing', { 'one.test.ts': PASSES, 'two.test.ts': SKIPS }, 1],
  ['1 if there are no tests', {}, 1],
])('npm run smoke ends with %s', async (_name, files, expected) => {
  const { code, stderr } = await smoke(files);
  expect(code).toBe(expected);
  expect(stderr).toContain(`Trying ${given.BASE_URL} ...\n`);
});

// `npm run deploy` names the stage. docs/api.md tells its readers to export both variables for another API.
it('tests the named stage although the shell has the URL and key of another API', async () => {
  const nowhere = ['--stage', 'local', '--data', join(temporaryFolder(), 'none')];
  const { code, stderr } = await smoke({ 'one.test.ts': PASSES }, nowhere);
  expect(code).toBe(1);
  expect(stderr).toContain('The local stage is not running');
  expect(stderr).not.toContain(given.BASE_URL);
});

it('tests no stage if two are named', async () => {
  const { code, stderr } = await smoke({ 'one.test.ts': PASSES }, ['--stage', 'dev', '--stage', 'local']);
  expect(code).toBe(2);
  expect(stderr).toBe('--stage can be given only once.\nFor all options, run npm run smoke -- --help.\n');
});
