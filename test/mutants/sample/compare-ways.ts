import { SLOW_LEFT_OUT_MS } from '../folders.ts';
import { isPlain } from '../plain/plain-tests.ts';
import { tryPlain } from '../plain/try-plain.ts';
import { loadedBy, relatedTests } from '../related-tests.ts';
import type { Mutant } from '../start-vitest.ts';
import type { FolderOrder } from '../try-folder.ts';
import { tryMutants } from '../try-mutants.ts';
import { chosenMutants } from './chosen-mutants.ts';

/** The results of both ways for a sample of changes, in numbers, and a line for each difference. */
export interface Comparison {
  readonly folder: string;
  readonly found: number;
  readonly notFound: number;
  /** Changes on which one of the two ways gave no verdict in time. */
  readonly undecided: number;
  readonly different: readonly string[];
}

/**
 * Tries mutations with plain tests in one process, and then each of them as Vitest runs tests: with the file that found
 * it, or with all files of which the tests passed. Results of earlier runs are not used.
 */
export async function compareWays(order: FolderOrder): Promise<Comparison> {
  const { folder, files, say, signal } = order;
  const mutants = chosenMutants(order);
  const tests = relatedTests(files, folder).filter((test) => isPlain(test) && test.includes(order.tests));
  say(`${folder}: ${mutants.length} changes, ${tests.length} files of plain tests, seed ${order.seed}`);
  const reaches = (mutant: Mutant, test: string) => loadedBy(test).has(mutant.file);
  const plain = await tryPlain({
    mutants,
    tests,
    say,
    signal,
    isPassed: (mutant, test) => !reaches(mutant, test),
    hintOf: () => undefined,
    slowLeftOutMs: SLOW_LEFT_OUT_MS[folder] ?? null,
  });
  // Which test found a mutation that ended the process is not known.
  const claims = (mutant: Mutant, test: string) => {
    const found = plain.found.get(mutant.id);
    const isBy = found?.test === undefined || found.by === test;
    return reaches(mutant, test) && (found === undefined ? plain.isPassed(mutant, test) : isBy);
  };
  const isClaimed = (mutant: Mutant) => tests.some((test) => claims(mutant, test));
  const compared = mutants.filter(isClaimed);
  const slow = await tryMutants({
    mutants: compared,
    tests,
    say,
    signal,
    isPassed: (mutant, test) => !claims(mutant, test),
  });
  const isDecided = (mutant: Mutant) =>
    slow.found.has(mutant.id) ||
    tests.every((test) => !claims(mutant, test) || slow.passed.get(mutant.id)?.has(test) === true);
  const decided = compared.filter(isDecided);
  const isSame = ({ id }: Mutant) => plain.found.has(id) === slow.found.has(id);
  const same = decided.filter(isSame);
  return {
    folder,
    found: same.filter(({ id }) => plain.found.has(id)).length,
    notFound: same.filter(({ id }) => !plain.found.has(id)).length,
    undecided: mutants.length - decided.length,
    different: decided
      .filter((mutant) => !isSame(mutant))
      .map(({ id, file, mutation: { key, line } }) => {
        const [one, other] = [plain.found.get(id)?.test, slow.found.get(id)?.by].map((by) => by ?? 'none');
        return `differs  ${file}:${line} ${key}: one process: ${one}, Vitest: ${other}`;
      }),
  };
}
