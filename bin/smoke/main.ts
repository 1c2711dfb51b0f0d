import { CommandError } from '../admin/command.ts';
import { parseOptions } from '../parse-options.ts';
import { endWhenUnwritable } from '../unwritable-output.ts';
import { runSmokeTest } from './run-smoke-test.ts';
import type { SmokeTarget } from './target.ts';

const MANUAL = `npm run smoke -- --stage NAME [options]
Runs every contract test that can run from outside against a deployed stage, with the stage's own test key.

  --stage NAME   the stage; local is the running local cloud
  --data DIR     where the local cloud keeps its state (default .local)
  --help         this text

Without --stage, and with BASE_URL and KC_API_KEY set, that API is tried with that key; no AWS credentials are needed
then. Without any of these, the running local cloud is tried.
`;

// A named stage is tested whatever the shell exports: a test of another API must not count as a test of the deployment.
function choiceOf(stage: string | undefined) {
  if (stage !== undefined) {
    return { stage, baseUrl: undefined, key: undefined };
  }
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  const { BASE_URL: baseUrl, KC_API_KEY: key } = process.env;
  return { stage: 'local', baseUrl: baseUrl || undefined, key: key || undefined };
}

async function passes(smoke: SmokeTarget): Promise<boolean> {
  // Loaded only here: it takes most of a second, and what is refused needs no tests.
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    include: ['bin/smoke/**/*.test.ts'],
    fileParallelism: false,
    // A stage may wake from zero: 10 to 30 seconds for the first search.
    testTimeout: 60_000,
    provide: { smoke },
  });
  await vitest.close();
  const failed = vitest.state.getCountOfFailedTests();
  const files = vitest.state.getFiles();
  return failed === 0 && files.length > 0 && files.every(({ result }) => result?.state === 'pass');
}

const options = parseOptions(process.argv.slice(2), {
  stage: { type: 'string' },
  data: { type: 'string', default: '.local' },
  help: { type: 'boolean', default: false },
});
endWhenUnwritable();
if ('problem' in options) {
  process.stderr.write(`${options.problem}\nFor all options, run npm run smoke -- --help.\n`);
  process.exitCode = 2;
} else if (options.help) {
  process.stdout.write(MANUAL);
} else {
  const given = { ...choiceOf(options.stage), data: options.data };
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  process.exitCode = await runSmokeTest(given, print, passes).catch((error: unknown) => {
    process.stderr.write(`${error instanceof CommandError ? error.message : String(error)}\n`);
    return 1;
  });
}
