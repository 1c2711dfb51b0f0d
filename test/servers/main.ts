import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { keepBundles } from '../harness/bundles/keep-bundles.ts';
import { useRunFolder } from '../harness/run-folder.ts';
import { type RealOpenSearch, startRealOpenSearch } from './opensearch/start-real-opensearch.ts';
import { MANUAL, parseServersOptions, type ServersOptions } from './options.ts';
import { ServerProblem } from './server-problem.ts';

useRunFolder(Date.now());

// The projects that need another DynamoDB; `npm test` runs the same tests on dynoxide.
const ON_ANOTHER_DYNAMODB = ['product-tables', 'dynamodb'];
const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
const say = (line: string) => process.stderr.write(`${line}\n`);

async function run(options: ServersOptions, ending: AbortSignal): Promise<number> {
  const { port, data, cache } = options;
  const openSearch = await startRealOpenSearch({ port, data, say, ...(cache !== undefined && { cache }) });
  const died = openSearch.ended.then((problem) => Promise.reject(problem ?? new Error('It was ended.')));
  // The end of a server is a problem only while it is needed; later it is intended.
  died.catch(() => undefined);
  const interrupted = ending.aborted ? Promise.resolve() : once(ending, 'abort');
  try {
    if (options.serve) {
      process.stdout.write(`${openSearch.endpoint}\n`);
      await Promise.race([interrupted, died]);
      return 0;
    }
    return await Promise.race([test(options, openSearch), died, interrupted.then(() => 130)]);
  } finally {
    await openSearch.stop();
  }
}

async function test(
  { dynamoDb, operations, seed, files }: ServersOptions,
  openSearch: RealOpenSearch,
): Promise<number> {
  // Loaded only here: its native parts can prevent a process from exiting.
  const { startVitest } = await import('vitest/node');
  keepBundles();
  say(`OpenSearch serves at ${openSearch.endpoint}. The fuzz has the seed ${seed}.`);
  const servers = { openSearch: openSearch.endpoint, dynamoDb, operations, seed };
  const project = dynamoDb === null ? ON_ANOTHER_DYNAMODB.map((name) => `!${name}`) : [];
  const vitest = await startVitest('test', [...files], { config, project, watch: false, provide: { servers } });
  const failed = vitest.state.getCountOfFailedTests() > 0 || vitest.state.getUnhandledErrors().length > 0;
  const passed = !failed && process.exitCode !== 1 && vitest.state.getFiles().length > 0;
  await vitest.close();
  return passed ? 0 : 1;
}

const options = parseServersOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('problem' in options) {
  say(`${options.problem}\nFor all options, run npm run test:servers -- --help.`);
  process.exitCode = 2;
} else {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  const status = await run(options, ending.signal).catch((error: unknown) => {
    // Interrupting a start also ends Maven and Java, which is not a problem to report.
    const problem = error instanceof ServerProblem ? error.message : String((error as Error).stack);
    say(ending.signal.aborted ? 'Ended.' : problem);
    return 1;
  });
  // Workers of a test run that was cut short would keep the process alive.
  process.exit(status);
}
