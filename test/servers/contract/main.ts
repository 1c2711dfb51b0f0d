import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useRunFolder } from '../../harness/run-folder.ts';
import { layOutPython } from '../python/lay-out-python.ts';
import { NO_PROXY, runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';
import { addUp, parseCalls, printTable, whatFallsShort } from './calls.ts';
import { type ContractOptions, MANUAL, parseContractOptions } from './options.ts';
import { startTarget, type Target } from './start-target.ts';

useRunFolder(Date.now());

const DESCRIPTION = fileURLToPath(new URL('../../../docs/openapi.yaml', import.meta.url));
const HOOKS = fileURLToPath(new URL('hooks.py', import.meta.url));
// An answer takes at most 29 s, the deadline of the gateway.
const SECONDS_MAX = 29;
// The requests that one example of Schemathesis makes over all operations and phases, as measured.
const REQUESTS_PER_EXAMPLE = 10;
const EXAMPLES_MAX = 500;

const say = (line: string) => process.stderr.write(`${line}\n`);

async function fuzz({ cases, seed, cache }: ContractOptions, signal: AbortSignal): Promise<number> {
  const python = await layOutPython({ requirements: new URL('requirements.txt', import.meta.url), cache, say });
  const work = mkdtempSync(join(tmpdir(), 'contract-'));
  const counts = join(work, 'calls');
  writeFileSync(counts, '');
  say('Starting a local stage ...');
  const target = await startTarget(signal);
  try {
    const broken: string[] = [];
    const done = () => parseCalls(readFileSync(counts, 'utf8'));
    for (let round = 0; done().length < cases && broken.length === 0; round += 1) {
      signal.throwIfAborted();
      const examples = Math.min(EXAMPLES_MAX, Math.ceil((cases - done().length) / REQUESTS_PER_EXAMPLE));
      say(`${done().length} of ${cases} requests; the next ones have the seed ${seed + round}.`);
      broken.push(...(await runSchemathesis(target, { python, examples, seed: seed + round, counts, work, signal })));
    }
    const figures = addUp(done());
    process.stdout.write(`${printTable(figures)}\n`);
    broken.push(...whatFallsShort(figures));
    process.stdout.write(broken.length === 0 ? 'No violation.\n' : `${broken.join('\n')}\n`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await target.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

interface Round {
  readonly python: string;
  readonly examples: number;
  readonly seed: number;
  readonly counts: string;
  readonly work: string;
  readonly signal: AbortSignal;
}

async function runSchemathesis(
  target: Target,
  { python, examples, seed, counts, work, signal }: Round,
): Promise<string[]> {
  // The key is passed in a file, because every user of the machine can see a program's arguments.
  const config = join(work, 'schemathesis.toml');
  writeFileSync(config, `[headers]\nAuthorization = "Bearer ${target.key}"\n`, { mode: 0o600 });
  const args = ['--config-file', config, 'run', DESCRIPTION, '--url', target.baseUrl, '--checks', 'all', '--no-color'];
  const limits = ['--max-response-time', `${SECONDS_MAX}`, '--request-timeout', `${SECONDS_MAX + 10}`];
  const draws = ['--seed', `${seed}`, '--max-examples', `${examples}`, '--continue-on-failure'];
  const environment = {
    // biome-ignore lint/style/noProcessEnv: Python and its certificates are found by it
    ...process.env,
    ...NO_PROXY,
    SCHEMATHESIS_HOOKS: HOOKS,
    KC_BASE_IDS: JSON.stringify(target.baseIds),
    KC_COUNTS: counts,
  };
  // Schemathesis writes its database of failures and examples into its working directory.
  const all = ['-m', 'schemathesis.cli', ...args, ...limits, ...draws];
  const result = await runProgram(python, all, { environment, folder: work, signal });
  if (result === 'missing') {
    throw new ServerProblem('The Python that was laid out is gone. Delete .local/servers and start again.');
  }
  return result.status === 0 ? [] : [result.output];
}

const options = parseContractOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('problem' in options) {
  say(`${options.problem}\nFor all options, run npm run fuzz:contract -- --help.`);
  process.exitCode = 2;
} else {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  process.exitCode = await fuzz(options, ending.signal).catch((error: unknown) => {
    if (ending.signal.aborted) {
      say('Ended.');
    } else {
      say(error instanceof ServerProblem ? error.message : String((error as Error).stack));
    }
    return 1;
  });
}
