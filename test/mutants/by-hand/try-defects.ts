import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../folders.ts';
import type { Defect } from './defect.ts';
import { DEFECTS } from './defects.ts';

// Each program tries its own defects, and ends with status 1 if one of them is not caught.
const PROGRAMS = [
  'test/simulation/mutants.ts',
  'test/simulation/isolation/try-defects.ts',
  'test/shared/ingestion/simulation/mutants.ts',
];
const NOT_COPIED = /^(node_modules|\.git|\.local|cdk\.out)$/;

/** Tries the hand-written defects whose name contains a text; returns 1 when one of them is not caught. */
export function tryDefects(only: string): number {
  const chosen = DEFECTS.filter(({ name }) => name.includes(only));
  const alive = chosen.length === 0 ? [] : tryInCopy(chosen);
  process.stdout.write(
    `${chosen.length - alive.length} of ${chosen.length} defects of routes, roles, alarms, the gateway, the console, handlers and deployment caught\n`,
  );
  const outcomes = PROGRAMS.map(
    (program) => spawnSync(process.execPath, [program, only], { cwd: checkout, stdio: 'inherit' }).status,
  );
  return alive.length === 0 && outcomes.every((status) => status === 0) ? 0 : 1;
}

function tryInCopy(defects: readonly Defect[]): Defect[] {
  const folder = mkdtempSync(join(tmpdir(), 'defects-'));
  try {
    copyTo(folder);
    return defects.filter((defect) => !isCaught(defect, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Installed packages are shared with the checkout, and this project's own package with them.
function copyTo(folder: string): void {
  cpSync(checkout, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(path.slice(checkout.length).split('/')[0] ?? ''),
  });
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
}

function isCaught({ name, file, from, to, project, tests }: Defect, folder: string): boolean {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) {
    throw new Error(`The text that the defect '${name}' replaces must occur exactly once in ${file}.`);
  }
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const result = join(folder, 'result.json');
    const reporter = ['--reporter', 'json', '--outputFile', result];
    const options = ['run', '--project', project, ...reporter, '--bail', '1', ...tests];
    const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(process.execPath, [vitest, ...options], { cwd: folder, stdio: 'ignore' });
    const failed = status === 0 ? undefined : failedTest(readFileSync(result, 'utf8'));
    process.stdout.write(`${failed === undefined ? 'ALIVE  ' : 'caught '} ${name}: ${failed ?? 'no test failed'}\n`);
    return failed !== undefined;
  } finally {
    writeFileSync(path, text);
  }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function failedTest(json: string): string | undefined {
  const { testResults } = JSON.parse(json) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const file = testResults.find(({ status }) => status === 'failed');
  return tests.find(({ status }) => status === 'failed')?.fullName ?? file?.message.split('\n')[0];
}
