import { createDocumentReader } from '../../../../shared/extraction/document-reader.client.ts';
import { runFuzz } from '../../../harness/fuzz/fuzz-program.ts';
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

await runFuzz({
  manual: MANUAL,
  many: 'files',
  count: 2000,
  open: () => {
    const samples = sampleFiles();
    const reader = createDocumentReader({ residentMbMax: GROWTH_MB_MAX, smallMs: 2 * TIME_MS_MAX });
    const { signal } = new AbortController();
    return {
      check: async (seed) => {
        const random = createRandom(seed);
        const sample = samples[Math.floor(random() * samples.length)] as (typeof samples)[number];
        const bytes = mutateFile(sample, random);
        const outcomes: string[] = [];
        await readWhole(bytes, sample.name, async (content, file) => {
          const result = await reader.read({ bytes: content, file, timeMs: TIME_MS_MAX }, signal);
          const kind = file === sample.name ? file.split('.').at(-1) : 'in zip:';
          outcomes.push(`${kind} ${'code' in result ? result.code : result.type}`);
          if ('code' in result && result.code === 'timed_out') {
            throw new Error(`${sample.name} took more than ${TIME_MS_MAX} ms`);
          }
          return result;
        });
        return outcomes;
      },
    };
  },
});
