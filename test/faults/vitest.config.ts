import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { useRunFolder } from '../harness/run-folder.ts';

useRunFolder(Date.now());

// Not a part of `npm test`, because the whole table takes too long: npm run test:faults runs it.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'faults',
    include: ['test/faults/**/*.test.ts'],
    setupFiles: ['test/harness/matchers.ts'],
    globalSetup: ['test/faults/assembly.setup.ts'],
    maxWorkers: 2,
    // Each row has its own cloud, which mostly waits.
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
