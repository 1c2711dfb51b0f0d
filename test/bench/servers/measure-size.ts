import type { Figure } from '../figure.ts';
import { fillIndex, makeBenchIndex } from './bench-index.ts';
import { createPassageWorld } from './passage-world.ts';
import { benchRecall, createKnownVectors } from './recall.ts';
import { benchSearch } from './search.ts';

/** An index of ten companies, of which the first one searches. */
interface BenchSize {
  readonly endpoint: string;
  /** The number of passages of the company that searches. */
  readonly own: number;
  /** The number of passages of each other company. */
  readonly others: number;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

const COMPANIES = 10;
const QUESTIONS = 40;
const SEED = 11;

/** Fills an index, measures searches in it and deletes it; `p50` is the median time of a search in milliseconds. */
export async function measureSize(size: BenchSize): Promise<{ figures: readonly Figure[]; p50: number }> {
  const { endpoint, own, others, say, signal } = size;
  const passages = own + (COMPANIES - 1) * others;
  say(`Filling an index with ${passages} passages ...`);
  const index = await makeBenchIndex(endpoint, `bench-${own}`);
  const world = createPassageWorld(SEED);
  const known = createKnownVectors();
  function* draw() {
    for (let at = 0; at < passages; at += 1) {
      const company = at < own ? 0 : 1 + ((at - own) % (COMPANIES - 1));
      const passage = world.passage(companyId(company), at);
      known.add(passage);
      yield passage;
    }
  }
  try {
    await fillIndex(index, draw(), { say, signal });
    const questions = Array.from({ length: QUESTIONS }, () => world.question());
    const run = { name: `${own} of ${passages}`, index, companyId: companyId(0), questions, signal };
    say(`Measuring a company of ${own} passages among ${passages} ...`);
    const { figures, p50 } = await benchSearch(run);
    const recalled = await benchRecall({ ...run, known, size: own });
    return { figures: [...figures, ...recalled], p50 };
  } finally {
    await index.remove();
  }
}

function companyId(company: number): string {
  return `company-${company}`;
}
