import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sequencerBy } from '../harness/file-order/sequencer.ts';
import { useRunFolder } from '../harness/run-folder.ts';

useRunFolder(Date.now());

const ANSWERED_FROM_THE_INDEX = [
  'test/functions/knowledge-search/200*.test.ts',
  'test/functions/knowledge-search/503-neighbors.test.ts',
  'test/functions/copilot-query/{200,200-personal-data,200-boundaries}.test.ts',
];
// The files that take longest start first, so that none of them runs alone at the end.
const LONGEST = [
  'test/servers/control-plane/deploy.test.ts',
  'test/servers/clients/clients.test.ts',
  'test/servers/own-clients/python.test.ts',
  'test/servers/isolated-ranking.test.ts',
  'test/servers/templates/templates.test.ts',
  'test/servers/lock-step/lock-step.test.ts',
  'test/functions/copilot-query/429-money.test.ts',
];
// Workers and the programs that tests start compile the same files again and again, as in npm test.
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
const onRealServers = {
  globalSetup: ['test/servers/product/real-cloud.setup.ts'],
  setupFiles: ['test/harness/matchers.ts', 'test/servers/product/real-servers.setup.ts'],
};

// Not a part of `npm test`: main.ts starts the servers and passes their addresses to these projects.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    maxWorkers: 3,
    // As in npm test, the files of a project share their workers, and the modules that these have loaded.
    isolate: false,
    experimental: { viteModuleRunner: false },
    env: { NODE_COMPILE_CACHE },
    sequence: { sequencer: sequencerBy({ longest: LONGEST }) },
    setupFiles: ['test/harness/properties/fixed-seed.ts'],
    // The first run installs third-party tools within its tests and hooks, which takes minutes on a busy machine. As in
    // vitest.config.ts, the limits only end what hangs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          // The tests of this harness, the lock-step fuzz tests, and the tests by tools that others wrote.
          name: 'harness',
          include: ['test/servers/**/*.test.ts'],
          exclude: ['test/servers/{product,control-plane,models,clients,own-clients}/**'],
        },
      },
      {
        extends: true,
        test: {
          // Deployments to the imitation of an account, whose smoke test calls a local cloud.
          name: 'deployment',
          include: ['test/servers/control-plane/**/*.test.ts'],
          globalSetup: ['test/servers/assembly.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // `npm start` with a model of another server, and clients of a local cloud, generated and our own.
          name: 'programs',
          include: ['test/servers/{models,clients,own-clients}/**/*.test.ts'],
          globalSetup: ['test/servers/assembly.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // The tests of the OpenSearch stand-in, run against the real server.
          name: 'opensearch',
          include: ['local-cloud/services/opensearch/{query/search,query/weights-and-counts,bulk,serverless}.test.ts'],
          setupFiles: ['test/servers/real-opensearch.setup.ts'],
          // All of them use the same index.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // The product on a real OpenSearch: everything that depends on the index.
          name: 'product',
          include: [...ANSWERED_FROM_THE_INDEX, 'test/servers/product/**/*.test.ts'],
          ...onRealServers,
        },
      },
      {
        extends: true,
        test: {
          // Money, repeats and refusals, which are the same on every index, on another DynamoDB.
          name: 'product-tables',
          include: ['test/functions/{knowledge-search,copilot-query}/**/*.test.ts'],
          exclude: ANSWERED_FROM_THE_INDEX,
          ...onRealServers,
        },
      },
      {
        extends: true,
        test: {
          // The stores and the table model of the simulation, compared with another DynamoDB.
          name: 'dynamodb',
          include: [
            'test/shared/**/*.store.integration.test.ts',
            'test/shared/access/authorize.integration.test.ts',
            'test/simulation/model.integration.test.ts',
          ],
          setupFiles: ['test/servers/any-dynamodb.setup.ts'],
        },
      },
    ],
  },
});
