// Guarantee: no commit in the history of this checkout contains a key or token of any vendor that gitleaks knows, even
// if a later commit removed it. Risk: anyone who can read the repository gets a working key.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../run-program.ts';
import { layOutGo } from './lay-out-go.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONFIG = fileURLToPath(new URL('gitleaks.toml', import.meta.url));
// renovate: datasource=go depName=github.com/zricethezav/gitleaks/v8
const GITLEAKS = { module: 'github.com/zricethezav/gitleaks/v8', version: 'v8.30.1', program: 'gitleaks' };

const work = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

let program: string;
beforeAll(async () => {
  program = await layOutGo(GITLEAKS, { cache: join(ROOT, '.local/servers'), say: () => undefined });
});

async function run(name: string, args: readonly string[], folder: string) {
  const ran = await runProgram(name, args, { folder });
  return ran === 'missing' ? { status: null, output: 'missing' } : ran;
}

const leaks = (folder: string) =>
  run(program, ['git', '--config', CONFIG, '--redact', '--verbose', '--no-banner', '--no-color', '.'], folder);

it('finds nothing in the history of this project', async () => {
  const { status, output } = await leaks(ROOT);
  expect(output).toMatch(/no leaks found/);
  expect(status).toBe(0);
});

it('would find a token that one commit added and the next removed', async () => {
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false', ...args], work);
  const token = ['ghp', 'Zq8Lw3Xv6Tn1Rb9Kd4Hs7Jm2Pc5Fy0GaUeIo'].join('_');
  await git('init', '--quiet');
  for (const text of [`const token = '${token}';\n`, '\n']) {
    writeFileSync(join(work, 'a.ts'), text);
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'A change');
  }
  const { status, output } = await leaks(work);
  expect(output).toMatch(/github-pat/);
  expect(output).not.toContain(token);
  expect(status).toBe(1);
});
