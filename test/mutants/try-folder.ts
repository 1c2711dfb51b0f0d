import { SLOW_LEFT_OUT_MS } from './folders.ts';
import { KnownVerdicts, type Verdict } from './known-verdicts.ts';
import { isPlain } from './plain/plain-tests.ts';
import { tryPlain } from './plain/try-plain.ts';
import { loadedBy, relatedTests } from './related-tests.ts';
import { type Choice, chosenMutants } from './sample/chosen-mutants.ts';
import type { Mutant } from './start-vitest.ts';
import type { Survivor } from './survivors.ts';
import { tryMutants } from './try-mutants.ts';

/** Mutations of one folder to try. */
export interface FolderOrder extends Choice {
  readonly folder: string;
  readonly isFresh: boolean;
  readonly tests: string;
  readonly without: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** The outcomes of a folder's mutations. */
export interface FolderReport {
  readonly folder: string;
  readonly total: number;
  readonly killed: readonly Survivor[];
  readonly survivors: readonly (Survivor & { readonly line: number })[];
  /** Mutations that were not tried in time. */
  readonly untried: number;
  readonly seconds: number;
  /** Why tests were not run, although there was time. */
  readonly faults: readonly string[];
}

/** Tries the mutations of a folder, and stores what it learns for the next run. */
export async function tryFolder(order: FolderOrder): Promise<FolderReport> {
  const { folder, files, isFresh, signal, say } = order;
  const startedAt = performance.now();
  const chosen = chosenMutants(order);
  const slowLeftOutMs = SLOW_LEFT_OUT_MS[folder] ?? null;
  const isLeftOut = (test: string) =>
    (order.without !== '' && test.includes(order.without)) ||
    (slowLeftOutMs !== null && test.endsWith('/properties.test.ts'));
  const tests = relatedTests(files, folder).filter((test) => test.includes(order.tests) && !isLeftOut(test));
  const known = new KnownVerdicts(tests);
  const verdicts = isFresh ? new Map<Mutant, Verdict>() : knownOf(chosen, known);
  const open = chosen.filter((mutant) => !verdicts.has(mutant));
  say(`${folder}: ${chosen.length} mutations, ${verdicts.size} known, ${tests.length} files of tests`);
  const wasPassed = ({ file, mutation: { key } }: Mutant, test: string) =>
    !loadedBy(test).has(file) || (!isFresh && known.hasPassed(file, key, test));
  const plain = await tryPlain({
    mutants: open,
    tests: tests.filter((test) => isPlain(test) && open.some((mutant) => !wasPassed(mutant, test))),
    isPassed: wasPassed,
    hintOf: ({ file, mutation: { key } }) => known.hint(file, key),
    say,
    signal,
    slowLeftOutMs,
  });
  const left = open.filter(({ id }) => !plain.found.has(id));
  const isPassed = (mutant: Mutant, test: string) => wasPassed(mutant, test) || plain.isPassed(mutant, test);
  const learned: Learned = { open, tests, isPassed, found: plain.found };
  keepIn(known, learned);
  const isOpen = !signal.aborted && left.some((mutant) => tests.some((test) => !isPassed(mutant, test)));
  const trials = isOpen ? await tryMutants({ mutants: left, tests, isPassed, say, signal }) : null;
  const isDone = (mutant: Mutant, test: string) =>
    trials?.passed.get(mutant.id)?.has(test) === true || isPassed(mutant, test);
  const found = new Map([...plain.found, ...(trials?.found ?? [])]);
  for (const mutant of open) {
    const by = found.get(mutant.id);
    if (by !== undefined) {
      verdicts.set(mutant, by);
    } else if (tests.every((test) => trials?.leftOut.has(test) || isDone(mutant, test))) {
      verdicts.set(mutant, { by: null, how: 'alive' });
    }
  }
  keepIn(known, { ...learned, isPassed: isDone, found });
  const survivorOf = ({ file, mutation: { key, line } }: Mutant) => ({ file, key, line });
  return {
    folder,
    total: chosen.length,
    killed: chosen.filter((mutant) => (verdicts.get(mutant)?.how ?? 'alive') !== 'alive').map(survivorOf),
    survivors: chosen.filter((mutant) => verdicts.get(mutant)?.how === 'alive').map(survivorOf),
    untried: chosen.length - verdicts.size,
    seconds: (performance.now() - startedAt) / 1_000,
    faults: [...plain.faults, ...(trials?.faults ?? [])],
  };
}

interface Learned {
  readonly open: readonly Mutant[];
  readonly tests: readonly string[];
  readonly isPassed: (mutant: Mutant, test: string) => boolean;
  readonly found: ReadonlyMap<number, Verdict>;
}

// Stores what a run learned, even if it is ended from outside.
function keepIn(known: KnownVerdicts, { open, tests, isPassed, found }: Learned): void {
  for (const [file, mutants] of Map.groupBy(open, (mutant) => mutant.file)) {
    const learned = mutants.map((mutant) => ({
      key: mutant.mutation.key,
      found: found.get(mutant.id),
      passed: tests.filter((test) => isPassed(mutant, test)),
    }));
    known.keep(file, learned);
  }
}

function knownOf(mutants: readonly Mutant[], known: KnownVerdicts): Map<Mutant, Verdict> {
  const ofFiles = new Map([...new Set(mutants.map(({ file }) => file))].map((file) => [file, known.of(file)]));
  const pairs = mutants.flatMap((mutant) => {
    const verdict = ofFiles.get(mutant.file)?.get(mutant.mutation.key);
    return verdict === undefined ? [] : [[mutant, verdict] as const];
  });
  return new Map(pairs);
}
