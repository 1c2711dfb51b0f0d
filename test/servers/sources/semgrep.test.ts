// Guarantee: rules.yaml, the project's own rules for semgrep, find nothing in the product, and each finds the defects
// that are planted for it and no more. Risk: a rule that never fires checks nothing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { layOutPython } from '../python/lay-out-python.ts';
import { runProgram } from '../run-program.ts';
import { PLANTED } from './planted-defects.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.local/servers');
const RULES = fileURLToPath(new URL('rules.yaml', import.meta.url));
const PRODUCT = ['bin', 'console', 'functions', 'lib', 'shared'];

const work = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

interface Report {
  readonly results: readonly { readonly check_id: string; readonly path: string; readonly start: { line: number } }[];
  readonly errors: readonly { readonly level: string; readonly message: string }[];
  readonly paths: { readonly scanned: readonly string[] };
}

async function scan(folder: string, paths: readonly string[]): Promise<Report> {
  const requirements = new URL('requirements.txt', import.meta.url);
  const python = await layOutPython({ requirements, cache: CACHE, say: () => undefined });
  const quiet = ['--metrics', 'off', '--disable-version-check', '--quiet', '--json'];
  const environment = {
    // biome-ignore lint/style/noProcessEnv: its core is found by it
    PATH: `${dirname(python)}:${process.env.PATH}`,
    HOME: work,
    SEMGREP_SETTINGS_FILE: join(work, 'settings.yml'),
  };
  // Without a time limit, which is for each rule and file: on a busy machine, files would be skipped.
  const args = ['scan', '--config', RULES, '--timeout', '0', ...quiet, ...paths];
  const ran = await runProgram(join(dirname(python), 'semgrep'), args, { folder, environment });
  return JSON.parse(ran === 'missing' ? 'null' : ran.stdout || ran.output);
}

const found = ({ results }: Report) =>
  results.map(({ check_id, path, start }) => `${path}:${start.line} ${check_id.split('.').at(-1)}`).sort();

it('the rules find nothing in the product', async () => {
  const report = await scan(ROOT, PRODUCT);
  expect(report.paths.scanned.length).toBeGreaterThan(500);
  // A line that it cannot read is skipped with a warning, and the rest of the file is read.
  expect(report.errors.filter(({ level }) => level !== 'warn')).toEqual([]);
  expect(found(report)).toEqual([]);
});

it('each rule finds what is planted for it, and nothing else', async () => {
  const { rules } = parse(readFileSync(RULES, 'utf8')) as { readonly rules: readonly { readonly id: string }[] };
  expect(rules.map(({ id }) => id).sort()).toEqual(Object.keys(PLANTED).sort());
  const expected = Object.entries(PLANTED).flatMap(([rule, { folder, defects, right }]) => {
    const path = join(folder, `${rule}.ts`);
    mkdirSync(join(work, folder), { recursive: true });
    writeFileSync(join(work, path), [...defects, ...right, ''].join('\n'));
    return defects.map((_, index) => `${path}:${index + 1} ${rule}`);
  });
  const report = await scan(work, ['.']);
  expect(report.errors).toEqual([]);
  expect(found(report)).toEqual(expected.sort());
});
