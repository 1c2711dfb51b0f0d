import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Most integration tests wait for a server, a deadline or a retry: more files at once than cores keep the cores busy.
const FILES_AT_ONCE = 3;
// The file that takes longest by far begins first, so that the run does not end with it alone.
const LONGEST = 'test/sentinel/sentinels.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLongest(other)) - Number(isLongest(one)));
  }
}

function isLongest({ moduleId }: TestSpecification): boolean {
  return moduleId.endsWith(LONGEST);
}

const setupFiles = ['test/harness/fixed-seed.ts'];

// One project for each kind of test. `unit` needs nothing but the sources and is part of the inner loop (npm run
// check); `expressions` looks for texts that slow a regular expression down, which takes a minute; `templates`
// synthesizes the stages without bundles; `local-cloud` tests the parts of the local cloud by themselves; `integration`
// calls a local cloud that runs the bundles of the local stage, synthesized once for all files; `console` looks at the
// pages of the console in a Chromium. Timing never decides a
// test: the limits only end what hangs.
export default defineConfig({
  test: {
    maxWorkers: FILES_AT_ONCE,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{shared,tidy,bin,bench,harness}/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/expressions.test.ts'],
          setupFiles,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'expressions',
          include: ['test/shared/**/expressions.test.ts'],
          setupFiles,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'templates',
          include: ['test/lib/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'local-cloud',
          include: ['local-cloud/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'console',
          include: ['test/console/**/*.test.ts'],
          setupFiles,
          globalSetup: ['test/console/shared-console.ts'],
          // One cloud and one browser for all files: what one file changes, the next one finds.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/{functions,sentinel,simulation,start}/**/*.test.ts', 'test/**/*.integration.test.ts'],
          setupFiles: [...setupFiles, 'test/harness/matchers.ts'],
          globalSetup: ['test/harness/shared-cloud.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
