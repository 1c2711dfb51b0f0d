import { parseArgs } from 'node:util';
import { startRealOpenSearch } from '../../servers/opensearch/start-real-opensearch.ts';
import { type Figure, reportFigures } from '../figure.ts';
import { benchIndexing } from './indexing.ts';
import { measureSize } from './measure-size.ts';
import { createPassageWorld } from './passage-world.ts';

const MANUAL = `npm run bench:servers -- [options]
Measures search and indexing on a real OpenSearch 2.19.1, which it starts and ends. A missed target is reported, and is not
an error. Needs Java 17 and Maven (docs/real-servers.md).

  --small    ten companies of 1,000 passages only (alone, or with --large)
  --large    also one company of 100,000 passages among nine of 1,000
  --json     one JSON document on standard output (npm run -s bench:servers -- --json)
  --help     this text
`;

const SMALL = 1_000;
const MIDDLE = 10_000;
const LARGE = 100_000;
const GROWTH_MAX = 2;
const SEED = 5;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Which sizes of companies are measured. */
interface Sizes {
  readonly small?: boolean | undefined;
  readonly large?: boolean | undefined;
}

async function* bench({ small, large }: Sizes, signal: AbortSignal): AsyncGenerator<readonly Figure[]> {
  const openSearch = await startRealOpenSearch({ say, fullSpeed: true });
  try {
    const base = { endpoint: openSearch.endpoint, others: SMALL, say, signal };
    say('Measuring indexing ...');
    yield await benchIndexing(base.endpoint, createPassageWorld(SEED), signal);
    const first = await measureSize({ ...base, own: SMALL });
    yield first.figures;
    const bigger = [
      ...(small === true ? [] : [{ ...base, own: MIDDLE, others: MIDDLE }]),
      ...(large === true ? [{ ...base, own: LARGE }] : []),
    ];
    for (const size of bigger) {
      const measured = await measureSize(size);
      yield [...measured.figures, growth(size.own, measured.p50, first.p50)];
    }
  } finally {
    await openSearch.stop();
  }
}

function growth(own: number, p50: number, smallest: number): Figure {
  return {
    bench: 'search',
    name: `company of ${own}: p50`,
    value: p50,
    unit: 'ms',
    baseline: { name: `company of ${SMALL}`, value: smallest },
    target: { limit: GROWTH_MAX, of: 'ratio' },
  };
}

function readOptions() {
  try {
    const flag = { type: 'boolean' } as const;
    return parseArgs({ options: { small: flag, large: flag, json: flag, help: flag } }).values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const options = readOptions();
if ('problem' in options) {
  say(`${options.problem}\nFor all options, run npm run bench:servers -- --help.`);
  process.exitCode = 2;
} else if (options.help === true) {
  process.stdout.write(MANUAL);
} else {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  try {
    const all: Figure[] = [];
    for await (const figures of bench(options, ending.signal)) {
      all.push(...figures);
      if (options.json !== true) {
        // Printed at once, because the rest may take hours and may fail.
        process.stdout.write(`${reportFigures(figures, false)}\n`);
      }
    }
    if (options.json === true) {
      process.stdout.write(`${reportFigures(all, true)}\n`);
    }
  } catch (error) {
    say(ending.signal.aborted ? 'Ended.' : String(error instanceof Error ? error.message : error));
    process.exitCode = 1;
  }
}
