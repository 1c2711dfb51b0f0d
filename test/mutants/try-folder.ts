import { createHash } from 'node:crypto';
import { mutationsIn } from './folders.ts';
import type { Kind } from './mutation.ts';
import { loadedBy, relatedTests } from './related-tests.ts';
import type { Mutant } from './start-vitest.ts';
import { tryMutants } from './try-mutants.ts';

// Mutations of one folder to try.
interface FolderOrder {
  readonly folder: string;
  readonly files: readonly string[];
  /** Whether a mutation of this line is wanted. */
  readonly isWanted: (file: string, line: number) => boolean;
  readonly kinds: readonly Kind[];
  /** The most mutations to try, drawn by the seed. */
  readonly sample: number;
  readonly seed: number;
  readonly tests: string;
  readonly without: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

// A mutation by its name and place.
interface NamedMutant {
  readonly file: string;
  readonly key: string;
  readonly line: number;
}

/** The outcomes of a folder's mutations. */
export interface FolderReport {
  readonly folder: string;
  readonly total: number;
  readonly killed: readonly NamedMutant[];
  readonly survivors: readonly NamedMutant[];
  /** Mutations that were not tried in time. */
  readonly untried: number;
  readonly seconds: number;
  /** Why tests were not run, although there was time. */
  readonly faults: readonly string[];
}

/** Tries the mutations of a folder. */
export async function tryFolder(order: FolderOrder): Promise<FolderReport> {
  const { folder, files, signal, say } = order;
  const startedAt = performance.now();
  const mutants = chosenMutants(order);
  const tests = relatedTests(files, folder).filter(
    (test) =>
      test.includes(order.tests) &&
      (order.without === '' || !test.includes(order.without)) &&
      mutants.some(({ file }) => loadedBy(test).has(file)),
  );
  say(`${folder}: ${mutants.length} mutations, ${tests.length} files of tests`);
  const isIdle = signal.aborted || mutants.length === 0;
  const trials = isIdle ? null : await tryMutants({ mutants, tests, say, signal });
  const isTried = ({ id, file }: Mutant) =>
    trials !== null &&
    tests.every(
      (test) => !loadedBy(test).has(file) || trials.leftOut.has(test) || trials.passed.get(id)?.has(test) === true,
    );
  const isFound = ({ id }: Mutant) => trials?.found.has(id) === true;
  const killed = mutants.filter(isFound);
  const survivors = mutants.filter((mutant) => !isFound(mutant) && isTried(mutant));
  const nameOf = ({ file, mutation: { key, line } }: Mutant) => ({ file, key, line });
  return {
    folder,
    total: mutants.length,
    killed: killed.map(nameOf),
    survivors: survivors.map(nameOf),
    untried: mutants.length - killed.length - survivors.length,
    seconds: (performance.now() - startedAt) / 1_000,
    faults: trials?.faults ?? [],
  };
}

// The wanted mutations, or a sample of them, the same for the same seed.
function chosenMutants({ files, isWanted, kinds, sample, seed }: FolderOrder): Mutant[] {
  const all = files.flatMap((file) => mutationsIn(file).map((mutation) => ({ file, mutation })));
  const wanted = all.filter(({ file, mutation }) => isWanted(file, mutation.line) && kinds.includes(mutation.kind));
  const rank = ({ file, mutation }: (typeof wanted)[number]) =>
    createHash('sha256').update(`${seed} ${file} ${mutation.key}`).digest('hex');
  const drawn = wanted.map((one) => ({ one, rank: rank(one) })).toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return drawn.slice(0, sample).map(({ one }, index) => ({ ...one, id: index + 1 }));
}
