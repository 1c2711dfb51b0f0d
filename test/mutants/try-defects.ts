import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFECTS, type Defect } from './defects.ts';
import { checkout } from './folders.ts';

// Each program tries its own defects, and ends with status 1 if one of them is not caught.
const PROGRAMS = [
  'test/simulation/mutants.ts',
  'test/simulation/isolation/try-defects.ts',
  'test/shared/ingestion/simulation/mutants.ts',
];
const NOT_COPIED = /^(node_modules|\.git|\.local|cdk\.out)$/;

/** Tries the named defects whose name contains a text; returns 1 when one of them is not caught. */
export function tryDefects(only: string): number {
  const chosen = DEFECTS.filter(({ name }) => name.includes(only));
  const alive = chosen.length === 0 ? [] : tryInCopy(chosen);
  process.stdout.write(
    `${chosen.length - alive.length} of ${chosen.length} defects of routes, roles, alarms, the gateway, the console, handlers, wiring and programs caught\n`,
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
    const passing = new Set<string>();
    return defects.filter((defect) => !isCaught(defect, folder, passing));
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
  // Tests that read pages ask Git which files there are.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
}

// `passing` has the test files that pass without a defect. A file that fails in any case would find every defect.
function isCaught({ name, file, from, to, project, tests }: Defect, folder: string, passing: Set<string>): boolean {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) {
    throw new Error(`The text that the defect '${name}' replaces must occur exactly once in ${file}.`);
  }
  let failed: Failure | null;
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    failed = firstFailure(folder, project, tests);
  } finally {
    writeFileSync(path, text);
  }
  if (failed !== null && !passing.has(failed.file)) {
    if (firstFailure(folder, project, [failed.file]) !== null) {
      throw new Error(`${failed.file} fails without the defect '${name}', too.`);
    }
    passing.add(failed.file);
  }
  process.stdout.write(`${failed === null ? 'ALIVE  ' : 'caught '} ${name}: ${failed?.what ?? 'no test failed'}\n`);
  return failed !== null;
}

/** The first failed test of a run, or why its file could not be loaded. */
interface Failure {
  readonly file: string;
  readonly what: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function firstFailure(folder: string, project: Defect['project'], tests: readonly string[]): Failure | null {
  const result = join(folder, 'result.json');
  rmSync(result, { force: true });
  const reporter = ['--reporter', 'json', '--outputFile', result];
  const options = ['run', '--project', project, ...reporter, '--bail', '1', ...tests];
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, ...options], { cwd: folder, stdio: 'ignore' });
  if (status === 0) {
    return null;
  }
  const { testResults } = JSON.parse(readFileSync(result, 'utf8')) as Report;
  const file = testResults.find((each) => each.status === 'failed');
  if (file === undefined) {
    throw new Error(`The run of ${tests.join(', ')} failed without a failed test.`);
  }
  const test = file.assertionResults.find((each) => each.status === 'failed');
  return { file: file.name, what: test?.fullName ?? file.message.split('\n')[0] ?? '' };
}
