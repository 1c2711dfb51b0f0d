import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryDefects } from '../harness/fuzz/try-defects.ts';
import { DEFECTS } from './defects.ts';
import { checkout } from './folders.ts';

// Each program tries its own defects, and ends with status 1 if one of them is not caught.
const PROGRAMS = [
  'test/simulation/mutants.ts',
  'test/simulation/isolation/try-defects.ts',
  'test/shared/ingestion/simulation/mutants.ts',
];

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Tries the named defects whose name contains a text; returns 1 when one of them is not caught. */
export async function tryNamedDefects(only: string): Promise<number> {
  const chosen = DEFECTS.filter(({ name }) => name.includes(only)).map((defect) => ({ ...defect, edits: [defect] }));
  const areCaught = await tryDefects(chosen, ({ project, tests }, copy) => firstFailure(copy, project, tests), {
    // Tests that fail in any case would find every defect.
    check: (copy) => {
      for (const [project, defects] of Map.groupBy(chosen, (defect) => defect.project)) {
        const tests = new Set(defects.flatMap((defect) => defect.tests));
        const failed = firstFailure(copy, project, [...tests]);
        if (failed !== null) {
          throw new Error(`A test fails without a defect, too: ${failed}`);
        }
      }
    },
  });
  const outcomes = PROGRAMS.map(
    (program) => spawnSync(process.execPath, [program, only], { cwd: checkout, stdio: 'inherit' }).status,
  );
  return areCaught && outcomes.every((status) => status === 0) ? 0 : 1;
}

// The first failed test of a run, or why its file could not be loaded.
function firstFailure(copy: string, project: string, tests: readonly string[]): string | null {
  const result = join(copy, 'result.json');
  rmSync(result, { force: true });
  // Tests that read pages ask Git which files there are.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  const reporter = ['--reporter', 'json', '--outputFile', result];
  const options = ['run', '--project', project, ...reporter, '--bail', '1', ...tests];
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, ...options], { cwd: copy, stdio: 'ignore' });
  if (status === 0) {
    return null;
  }
  const { testResults } = JSON.parse(readFileSync(result, 'utf8')) as Report;
  const file = testResults.find((each) => each.status === 'failed');
  const test = file?.assertionResults.find((each) => each.status === 'failed');
  return test?.fullName ?? file?.message.split('\n')[0] ?? `the run of ${tests.join(', ')} failed`;
}
