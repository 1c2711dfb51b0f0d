import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { useRunFolder } from '../harness/run-folder.ts';

useRunFolder(Date.now());

// No part of `npm test`: npm run test:faults runs the whole table.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'faults',
    include: ['test/faults/**/*.test.ts'],
    setupFiles: ['test/harness/matchers.ts'],
    globalSetup: ['test/faults/assembly.setup.ts'],
    maxWorkers: 2,
    // Each row has a cloud of its own, which mostly waits.
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
