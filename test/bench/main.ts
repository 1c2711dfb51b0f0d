import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synthesize } from '../../bin/start/synthesize.ts';
import { useRunFolder } from '../harness/run-folder.ts';
import { benchAnswers } from './answers.ts';
import { benchAuthorizer } from './authorizer.ts';
import type { BenchContext, BenchRun } from './bench-context.ts';
import { benchBudget } from './budget.ts';
import { benchBundles } from './bundles.ts';
import { benchConsole } from './console.ts';
import { benchPdf } from './documents/pdf.ts';
import { type Figure, reportFigures } from './figure.ts';
import { benchPrivacy } from './privacy/figures.ts';
import { benchStart } from './start.ts';

useRunFolder(Date.now());

type Bench =
  | { readonly deployed: true; readonly run: (context: BenchContext) => Promise<Figure[]> }
  | { readonly deployed: false; readonly run: (context: BenchRun) => Promise<Figure[]> };

// In the order in which they run: benchmarks that start a cloud in this process come after those that count its CPU
// time. `deployed`: the benchmark needs a synthesized stage.
const BENCHES: Readonly<Record<string, Bench>> = {
  bundles: { deployed: true, run: benchBundles },
  ingestion: { deployed: false, run: benchPdf },
  answers: { deployed: false, run: benchAnswers },
  privacy: { deployed: false, run: benchPrivacy },
  budget: { deployed: false, run: benchBudget },
  authorizer: { deployed: true, run: benchAuthorizer },
  console: { deployed: true, run: benchConsole },
  start: { deployed: false, run: benchStart },
};

const MANUAL = `npm run bench -- [options]
Measures speed and size as ratios against a baseline of the same run: all of it in about ten minutes.
A missed target is reported, and is not an error. The status is 1 when a benchmark failed.

  --only NAME   one of: ${Object.keys(BENCHES).join(', ')}; may be repeated
  --json        one JSON document on standard output (npm run -s bench -- --json)
  --help        this text

docs/benchmarks.md says what each figure means.
`;

const say = (text: string) => process.stderr.write(`${text}\n`);

/**
 * Runs the benchmarks of these names in order; a failure is reported and the others continue. Everything that they
 * start or write is removed afterwards.
 */
async function runBenches(names: readonly string[], signal: AbortSignal) {
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  const assembly = join(work, 'assembly');
  const figures: Figure[] = [];
  const failed: string[] = [];
  try {
    if (names.some((name) => BENCHES[name]?.deployed)) {
      say('Synthesizing the stage "local" ...');
      await synthesize('local', assembly, { signal });
    }
    for (const name of names) {
      say(`Measuring ${name} ...`);
      const measured = await BENCHES[name]?.run({ assembly, work, signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        say(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
        failed.push(name);
      });
      figures.push(...(measured ?? []));
    }
    return { figures, failed };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const unknown = values.only?.find((name) => !Object.hasOwn(BENCHES, name));
    return unknown === undefined ? values : { problem: `There is no benchmark ${unknown}.` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const options = readOptions();
if ('problem' in options) {
  say(`${options.problem}\nFor all options, run npm run bench -- --help.`);
  process.exitCode = 2;
} else if (options.help === true) {
  process.stdout.write(MANUAL);
} else {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  const names = Object.keys(BENCHES).filter((name) => options.only?.includes(name) ?? true);
  try {
    const { figures, failed } = await runBenches(names, ending.signal);
    process.stdout.write(`${reportFigures(figures, options.json === true)}\n`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  } catch (error) {
    say(ending.signal.aborted ? 'Ended.' : String(error instanceof Error ? error.message : error));
    process.exitCode = 1;
  }
}
