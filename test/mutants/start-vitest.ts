import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { createVitest, type Vitest } from 'vitest/node';
import { checkout, isSource } from './folders.ts';
import { instrument, type Numbered } from './instrument.ts';

/** A mutation and its file. */
export interface Mutant extends Numbered {
  readonly file: string;
}

interface Start {
  /** The folder into which the runner writes its results. */
  readonly folder: string;
  readonly mutants: readonly Mutant[];
  readonly runner: 'mutant-runner.ts' | 'plain/plain-runner.ts';
  /** Whether code shows where a mutation changes a value (instrument.ts); false by default. */
  readonly hasProbes?: boolean;
}

/** Starts Vitest with all mutations in the code, in one process. */
export async function startVitest({ folder, mutants, runner, hasProbes = false }: Start): Promise<Vitest> {
  const isPlain = runner === 'plain/plain-runner.ts';
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  return await createVitest(
    'test',
    {
      config: false,
      root: checkout,
      watch: false,
      include: ['test/**/*.test.ts'],
      setupFiles: [path('setup.ts')],
      runner: path(runner),
      provide: { mutants: folder },
      pool: 'forks',
      maxWorkers: 1,
      fileParallelism: false,
      // Plain tests share their loaded modules.
      isolate: !isPlain,
      // Without a limit a test is the function itself.
      testTimeout: isPlain ? 0 : 600_000,
      hookTimeout: 600_000,
      // The cache of an earlier run contains the switches of other mutations.
      fsModuleCache: false,
      silent: true,
      reporters: [{}],
      dangerouslyIgnoreUnhandledErrors: true,
    },
    { plugins: [mutantsIn(mutants, hasProbes)] },
  );
}

function mutantsIn(mutants: readonly Mutant[], hasProbes: boolean): Plugin {
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code: string, id: string) {
      const file = relative(checkout, id.split('?')[0] ?? id);
      const own = byFile.get(file) ?? [];
      return isSource(file)
        ? { code: `${instrument(code, own, hasProbes && own.length > 0)}\nmutantLoaded();`, map: null }
        : null;
    },
  };
}
