import { terminalText } from '../terminal-text.ts';
import { findTarget, type SmokeOptions, stageProblems } from './find-target.ts';
import type { SmokeTarget } from './target.ts';

/**
 * Finds the stage, prints the problems that it reports and which API is tested, and runs the tests; returns the exit
 * status, 0 when every test has passed.
 */
export async function runSmokeTest(
  given: SmokeOptions,
  print: (line: string) => void,
  passes: (smoke: SmokeTarget) => Promise<boolean>,
): Promise<0 | 1> {
  const smoke = await findTarget(given);
  for (const problem of await stageProblems(given)) {
    print(terminalText(problem));
  }
  print(`Trying ${smoke.baseUrl} ...`);
  return (await passes(smoke)) ? 0 : 1;
}
