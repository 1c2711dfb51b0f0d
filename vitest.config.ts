import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { sequencerBy } from './test/harness/file-order/sequencer.ts';
import { useRunFolder } from './test/harness/run-folder.ts';

useRunFolder(Date.now());

// Most integration tests wait for a server, a deadline or a retry: more files at once than cores keep the cores busy.
const FILES_AT_ONCE = 3;
const KNOWN_FILES = {
  // The files that take longest start first, so that none of them runs alone at the end.
  longest: [
    'test/shared/privacy/properties.test.ts',
    'test/shared/ingestion/document-reader.test.ts',
    'test/bench/tune/tuned-model.test.ts',
    'test/shared/privacy/tagger/read-columns.test.ts',
    'test/shared/copilot/plain-answer-attacks.test.ts',
    'test/shared/ingestion/ingest-document-races.test.ts',
    'test/sentinel/sentinels.test.ts',
    'test/console/transcripts.test.ts',
    'test/console/states.test.ts',
    // It is of another project: if it began after integration tests, it would end the worker, and the cloud, of one.
    'test/shared/privacy/expressions.test.ts',
    'test/start/start.test.ts',
    'test/bin/documented-commands.integration.test.ts',
    'test/functions/copilot-query/429-money.test.ts',
    'test/functions/authorizer/very-next-call.test.ts',
    'test/simulation/isolation/isolation.test.ts',
    'test/shared/stage/index-generations.integration.test.ts',
    'test/console/trouble.test.ts',
  ],
  // A file of the console keeps a core busy for about a third of its time: three at once leave one idle.
  waiting: { folder: '/test/console/', among: 'integration' },
};

// Workers and the programs that tests start compile the same files again and again: half of what `npm run admin` costs.
const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));
// A profile of whoever runs the tests would take precedence over the credentials that they set.
const env = { NODE_COMPILE_CACHE, AWS_PROFILE: '' };
const setupFiles = ['test/harness/properties/fixed-seed.ts'];
// Files of a project share their workers, and the modules that these have loaded: otherwise a third of the time of unit
// tests goes into loading the same modules again, and about a second of processor time in each file that uses the
// console or a cloud. No module keeps state that another file could find changed, and tests restore what they stub.
const inSharedWorkers = {
  isolate: false,
  // Node loads the modules, as it does for the programs: Vitest would rewrite them first, and the result runs slower.
  experimental: { viteModuleRunner: false },
  setupFiles,
  env,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

// Packages with a slower variant for development are loaded in the variant that is deployed: a long document in
// Markdown takes half the time. Vite adds the condition for development to every list, except to the resolved one.
const asDeployed: Plugin = {
  name: 'as-deployed',
  configResolved: ({ ssr }) => {
    if (ssr.resolve !== undefined) {
      ssr.resolve.conditions = ['node'];
    }
  },
};

// Files that load modules again, or replace a module that others import: only the loader of Vitest can do that.
const RELOADING = [
  'test/bin/admin/wait-for-documents.test.ts',
  'test/bin/deploy.test.ts',
  'test/bin/eval/api.test.ts',
  'test/bin/eval/measure-folder.test.ts',
  'test/bin/smoke/call-stage.test.ts',
  'test/bin/smoke/program.test.ts',
  'test/bin/smoke/search-until.test.ts',
  'test/bin/smoke/seeded-key.test.ts',
  'test/bin/start/lost-output.test.ts',
  'test/bin/start/open-models.test.ts',
  'test/bin/start/program.test.ts',
  'test/console/parts/dates.test.ts',
  'test/shared/aws/transact-pauses.test.ts',
  'test/shared/copilot/loading/check-not-loaded.test.ts',
  'test/shared/extraction/zip/read-zip.test.ts',
];

// One project for each kind of test. `unit` needs nothing but the sources and is, with `reloading`, part of the inner
// loop (npm run check); `expressions` looks for texts that slow a new regular expression down; `templates` synthesizes
// the stages without bundles; `local-cloud` tests the parts of the local cloud by themselves; `integration` calls a
// local cloud that runs the bundles of the local stage, synthesized once for the run, and opens the pages of the
// console in a Chromium, each file with a company of its own. Code of the console that needs no browser is tested in
// `unit`, in folders that are named like those of console/. Timing never decides a test: the limits only end what
// hangs.
// The console is not a project of its own: Vitest ends a worker, and with it a cloud and the models that it has loaded,
// as soon as the next file in line is of another project.
export default defineConfig({
  test: {
    maxWorkers: FILES_AT_ONCE,
    sequence: { sequencer: sequencerBy(KNOWN_FILES) },
    projects: [
      {
        plugins: [asDeployed],
        test: {
          name: 'unit',
          include: [
            'test/{shared,tidy,bin,bench,harness,mutants,soak}/**/*.test.ts',
            'test/console/*/**/*.test.ts',
            'clients/*/test/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts', '**/expressions.test.ts', ...RELOADING],
          ...inSharedWorkers,
        },
      },
      {
        plugins: [asDeployed],
        test: {
          name: 'reloading',
          include: RELOADING,
          ...inSharedWorkers,
          experimental: { viteModuleRunner: true },
        },
      },
      {
        test: {
          name: 'expressions',
          include: ['test/shared/**/expressions.test.ts'],
          ...inSharedWorkers,
        },
      },
      {
        test: {
          name: 'templates',
          include: ['test/lib/**/*.test.ts'],
          ...inSharedWorkers,
        },
      },
      {
        test: {
          name: 'local-cloud',
          include: ['local-cloud/**/*.test.ts'],
          ...inSharedWorkers,
        },
      },
      {
        test: {
          name: 'integration',
          include: [
            'test/{functions,sentinel,simulation,start}/**/*.test.ts',
            '{test,clients}/**/*.integration.test.ts',
            'test/console/*.test.ts',
          ],
          ...inSharedWorkers,
          setupFiles: [...setupFiles, 'test/harness/matchers.ts'],
          globalSetup: ['test/console/shared-console.ts', 'test/harness/shared-cloud.ts'],
        },
      },
    ],
  },
});
