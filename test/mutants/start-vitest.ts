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

/** Starts Vitest with all mutations in the code, in one process; the runner writes its results into the folder. */
export async function startVitest(folder: string, mutants: readonly Mutant[]): Promise<Vitest> {
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  return await createVitest(
    'test',
    {
      config: false,
      root: checkout,
      watch: false,
      include: ['test/**/*.test.ts'],
      setupFiles: [path('setup.ts')],
      runner: path('mutant-runner.ts'),
      provide: { mutants: folder },
      pool: 'forks',
      maxWorkers: 1,
      fileParallelism: false,
      testTimeout: 600_000,
      hookTimeout: 600_000,
      // The cache of an earlier run contains the switches of other mutations.
      fsModuleCache: false,
      silent: true,
      reporters: [{}],
      dangerouslyIgnoreUnhandledErrors: true,
    },
    { plugins: [mutantsIn(mutants)] },
  );
}

function mutantsIn(mutants: readonly Mutant[]): Plugin {
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code: string, id: string) {
      const file = relative(checkout, id.split('?')[0] ?? id);
      return isSource(file)
        ? { code: `${instrument(code, byFile.get(file) ?? [])}\nmutantLoaded();`, map: null }
        : null;
    },
  };
}
