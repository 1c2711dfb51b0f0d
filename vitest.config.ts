import { defineConfig } from 'vitest/config';

// One project a kind of test: `unit` needs nothing but the sources and is part of the inner loop (npm run check);
// `templates` synthesizes the stages; `integration` starts servers on loopback. Timing never decides a test: the limits
// only end what hangs.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{shared,tidy,bin,bench,harness}/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'templates',
          include: ['test/lib/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [
            'local-cloud/**/*.test.ts',
            'test/{functions,sentinel,simulation,start}/**/*.test.ts',
            'test/**/*.integration.test.ts',
          ],
          globalSetup: ['test/harness/shared-cloud.ts'],
          setupFiles: ['test/harness/matchers.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
