// Guarantee: npm ci on Node 20, which the README allows, does not warn that packages need the newer Node, which it
// installs itself; and .npmrc hides no other warning. Risk: a newcomer gives up because of a wrong warning, or a
// deprecated or missing package goes unnoticed.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const WORKSPACES = ['local-cloud', 'clients/typescript', 'clients/mcp'].map((path) => `${path}/package.json`);
const OLD_NODE = 'v20.20.2';
const folder = mkdtempSync(join(tmpdir(), 'npm-warnings-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Returns what npm ci would warn about on Node 20, without a network and without this user's settings.
async function warningsOf(...options: string[]): Promise<string[]> {
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...WORKSPACES]) {
    cpSync(file, join(folder, file));
  }
  const pretendOldNode = `data:text/javascript,Object.defineProperty(process,'version',{value:'${OLD_NODE}'})`;
  const isolated = ['--offline', '--userconfig=/dev/null', '--globalconfig=none', '--no-update-notifier'];
  const command = ['ci', '--dry-run', '--ignore-scripts', ...isolated, ...options];
  // biome-ignore lint/style/noProcessEnv: npm itself, of whoever runs the tests, without what it tells its scripts
  const env = { PATH: process.env.PATH, NODE_OPTIONS: `--import=${pretendOldNode}`, HOME: folder, NO_COLOR: '1' };
  const { stderr } = await promisify(execFile)('npm', command, { cwd: folder, env });
  return stderr.split('\n').filter((line) => line.startsWith('npm '));
}

it('npm ci has no warnings on an old Node', async () => {
  expect(await warningsOf()).toEqual([]);
});

it('npm ci, with all warnings enabled, warns only that packages need a newer Node', async () => {
  const hidden = await warningsOf('--loglevel=warn');
  expect(hidden).toContain(`npm warn EBADENGINE   package: 'knowledge-copilot-api@1.4.0',`);
  expect(hidden.filter((line) => !line.startsWith('npm warn EBADENGINE'))).toEqual([]);
});
