import { parseArgs } from 'node:util';
import { createDocumentReader } from '../../../../shared/extraction/document-reader.client.ts';
import { createRandom } from '../../../harness/random.ts';
import { mutateFile } from './mutate-file.ts';
import { readWhole } from './read-whole.ts';
import { sampleFiles } from './sample-files.ts';

const MANUAL = `npm run fuzz:documents -- [options]
Changes valid documents of every format at random, reads them and cuts them into passages. Each, and each file of an archive,
must give a document or a failure with a reason, within the limits for time and memory. Stops at the first that does not with
status 1, and prints the seed that reproduces it.

  --files N   number of files (default 2000)
  --seed S    the first seed (default: drawn from the clock); file i has the seed S + i
  --help      this text
`;
// Far more than any of these small files needs, even on a busy machine.
const TIME_MS_MAX = 30_000;
const GROWTH_MB_MAX = 600;

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    help: { type: 'boolean' },
  },
});
const files = Number(values.files);
const seed = Number(values.seed);
if (values.help === true || !Number.isSafeInteger(files) || files < 1 || !Number.isSafeInteger(seed)) {
  process.stdout.write(MANUAL);
  process.exitCode = values.help === true ? 0 : 2;
} else {
  process.stdout.write(`${files} files from seed ${seed}\n`);
  await run(files, seed);
}

async function run(count: number, first: number): Promise<void> {
  const samples = sampleFiles();
  const reader = createDocumentReader({ residentMbMax: GROWTH_MB_MAX, smallMs: 2 * TIME_MS_MAX });
  const { signal } = new AbortController();
  const outcomes = new Map<string, number>();
  let slowestMs = 0;
  for (let index = 0; index < count && process.exitCode === undefined; index += 1) {
    const random = createRandom(first + index);
    const sample = samples[Math.floor(random() * samples.length)] as (typeof samples)[number];
    const bytes = mutateFile(sample, random);
    try {
      await readWhole(bytes, sample.name, async (content, file) => {
        const beforeMs = performance.now();
        const result = await reader.read({ bytes: content, file, timeMs: TIME_MS_MAX }, signal);
        const ms = performance.now() - beforeMs;
        slowestMs = Math.max(slowestMs, ms);
        const kind = file === sample.name ? file.split('.').at(-1) : 'in zip:';
        const outcome = `${kind} ${'code' in result ? result.code : result.type}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if ('code' in result && result.code === 'timed_out') {
          throw new Error(`took ${Math.round(ms)} ms`);
        }
        return result;
      });
    } catch (error) {
      process.stdout.write(
        `broken at file ${index}, ${sample.name}: ${String(error)}\nagain: --files 1 --seed ${first + index}\n`,
      );
      process.exitCode = 1;
    }
  }
  const lines = [...outcomes].sort().map(([outcome, times]) => `${String(times).padStart(7)}  ${outcome}`);
  process.stdout.write(`${lines.join('\n')}\nslowest: ${Math.round(slowestMs)} ms\n`);
}
