import type { Mutant, startVitest } from '../start-vitest.ts';

/** Mutations to try with plain tests. */
export interface PlainOrder {
  readonly mutants: readonly Mutant[];
  /** Files whose tests are plain, as paths from the checkout. */
  readonly tests: readonly string[];
  readonly isPassed: (mutant: Mutant, test: string) => boolean;
  /** The test that found a mutation in an earlier run. */
  readonly hintOf: (mutant: Mutant) => string | undefined;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  /** Tests that take longer are not tried at all; null: Vitest runs them, file by file. */
  readonly slowLeftOutMs: number | null;
  /** Starts the process that runs the tests; Vitest unless another one is given. */
  readonly start?: typeof startVitest;
}

/** Which test found a mutation. */
export interface PlainFound {
  readonly by: string;
  readonly how: 'failed' | 'endless';
  readonly test: string | undefined;
}

/** The results of plain tests. */
export interface PlainTrials {
  /** By the mutation's number. */
  readonly found: ReadonlyMap<number, PlainFound>;
  /** Whether all tests of a file pass with a mutation. */
  readonly isPassed: (mutant: Mutant, test: string) => boolean;
  /** Why mutations were not tried, although there was time. */
  readonly faults: readonly string[];
}
