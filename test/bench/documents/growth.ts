import { mapConcurrently } from '../../../shared/map-concurrently.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { startCloud } from '../../harness/local-cloud/start-cloud.ts';
import { createRandom } from '../../harness/random.ts';
import { alternate } from '../alternate.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { sampleSentences } from '../sample-text.ts';

const FEW = 10;
const MANY = 1_000;
const UPLOADS_AT_ONCE = 6;
const LIMITS = { rounds: 20, warmUps: 3, millisecondsMax: 60_000 };
const LONG_SECTIONS = 150;
const SENTENCES_OF_A_SECTION = 15;
const RATIO_MAX = 1.2;
const SEED = 3;

/**
 * Measures ingestion on local stages: the passages per second of a long document, and the time of a short one in a
 * base of 1,000 documents against that in a base of 10, each on its own stage.
 */
export async function benchGrowth({ assembly, signal }: BenchContext): Promise<Figure[]> {
  const few = await startStage(assembly);
  try {
    const passagesPerSecond = await addLong(few);
    await fill(few, FEW, signal);
    const many = await startStage(assembly);
    try {
      await fill(many, MANY, signal);
      const took = await alternate(
        { few: () => timeOf(few, SENTENCES_OF_A_SECTION), many: () => timeOf(many, SENTENCES_OF_A_SECTION) },
        { ...LIMITS, signal },
      );
      return [
        { bench: 'growth', name: 'passages embedded and indexed a second', value: passagesPerSecond, unit: '/s' },
        {
          bench: 'growth',
          name: `a document in a base of ${MANY}`,
          value: median(took.many),
          unit: 'ms',
          baseline: { name: `in a base of ${FEW}`, value: median(took.few) },
          target: { limit: RATIO_MAX, of: 'ratio' },
        },
      ];
    } finally {
      await many.cloud.stop();
    }
  } finally {
    await few.cloud.stop();
  }
}

type GrowthStage = Awaited<ReturnType<typeof startStage>>;

async function startStage(assembly: string) {
  const { cloud, access } = await startCloud(assembly);
  try {
    const { baseId } = await makeCompany(access, { limits: 'highest' });
    return { cloud, access, baseId, random: createRandom(SEED), added: { count: 0 } };
  } catch (error) {
    await cloud.stop();
    throw error;
  }
}

async function fill(stage: GrowthStage, documents: number, signal: AbortSignal): Promise<void> {
  await mapConcurrently(Array.from({ length: documents }), UPLOADS_AT_ONCE, async () => {
    signal.throwIfAborted();
    await add(stage, sampleSentences(stage.random, SENTENCES_OF_A_SECTION).join(' '));
  });
}

async function addLong(stage: GrowthStage): Promise<number> {
  const text = Array.from({ length: LONG_SECTIONS }, () =>
    sampleSentences(stage.random, SENTENCES_OF_A_SECTION).join(' '),
  ).join('\n\n');
  const startMs = performance.now();
  const { passages } = await add(stage, text);
  return (passages * 1_000) / (performance.now() - startMs);
}

async function timeOf(stage: GrowthStage, sentences: number): Promise<number> {
  const text = sampleSentences(stage.random, sentences).join(' ');
  const startMs = performance.now();
  await add(stage, text);
  return performance.now() - startMs;
}

async function add({ access, baseId, added }: GrowthStage, text: string) {
  added.count += 1;
  const document = await addDocument(access, baseId, `document-${added.count}.txt`, text);
  if (document.status !== 'ready') {
    throw new Error(`A document of the benchmark is ${document.status}: ${document.reason}`);
  }
  return document;
}
