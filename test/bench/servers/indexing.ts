import type { SignedCall } from '../../../shared/aws/signed-fetch.client.ts';
import { indexPassages, SLICE_PASSAGES } from '../../../shared/ingestion/index-passages.ts';
import { createPassageStore } from '../../../shared/search/passage.store.ts';
import type { IndexedPassage } from '../../../shared/search/passage.ts';
import { embeddedText } from '../../../shared/search/passage.ts';
import { alternate } from '../alternate.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { BENCH_SCHEMA, type BenchIndex, makeBenchIndex } from './bench-index.ts';
import { DIMENSIONS, type PassageWorld } from './passage-world.ts';

const PASSAGES = 300;
const LIMITS = { rounds: 8, warmUps: 2, millisecondsMax: 120_000 };
const RATIO_MAX = 1.2;

/**
 * Measures ingestion's indexing against the same bulk requests sent directly, each into its own index; the embedding
 * model answers at once.
 */
export async function benchIndexing(endpoint: string, world: PassageWorld, signal: AbortSignal): Promise<Figure[]> {
  const product = await makeBenchIndex(endpoint, 'bench-indexing');
  const direct = await makeBenchIndex(endpoint, 'bench-bulk');
  let at = 0;
  const draw = () => Array.from({ length: PASSAGES }, () => world.passage('company', at++));
  try {
    const took = await alternate(
      {
        product: async () => index(product, draw(), signal),
        direct: async () => send(direct, await bulkRequests(direct, draw(), signal)),
      },
      { ...LIMITS, signal },
    );
    return [
      {
        bench: 'indexing',
        name: `${PASSAGES} passages`,
        value: median(took.product),
        unit: 'ms',
        baseline: { name: 'bulk requests sent directly', value: median(took.direct) },
        target: { limit: RATIO_MAX, of: 'ratio' },
      },
    ];
  } finally {
    await product.remove();
    await direct.remove();
  }
}

async function index({ name, store, takeSent }: BenchIndex, passages: readonly IndexedPassage[], signal: AbortSignal) {
  const vectors = new Map(passages.map((passage) => [embeddedText(passage), passage.vector]));
  const embedding = { embed: async (text: string) => ({ vector: vectors.get(text) ?? [], inputTokens: 1 }) };
  const settings = { name, schema: BENCH_SCHEMA, modelId: 'none', dimensions: DIMENSIONS } as const;
  const pause = () => Promise.reject(new Error('OpenSearch was busy.'));
  const startMs = performance.now();
  await indexPassages({ indexes: [{ settings, passages: store, embedding }], pause }, passages, signal);
  const tookMs = performance.now() - startMs;
  takeSent();
  return tookMs;
}

async function send(target: BenchIndex, calls: readonly SignedCall[]): Promise<number> {
  const startMs = performance.now();
  for (const call of calls) {
    await target.send(call);
  }
  return performance.now() - startMs;
}

// The bulk requests that ingestion would send, recorded without sending them.
async function bulkRequests({ name, endpoint }: BenchIndex, passages: readonly IndexedPassage[], signal: AbortSignal) {
  const calls: SignedCall[] = [];
  const store = createPassageStore(endpoint, name, async (call) => {
    calls.push(call);
    // Each passage is two lines: the action and the document.
    const items = Array.from({ length: linesOf(call) / 2 }, () => ({ index: { status: 201 } }));
    return Response.json({ items });
  });
  for (let from = 0; from < passages.length; from += SLICE_PASSAGES) {
    await store.put(passages.slice(from, from + SLICE_PASSAGES), signal);
  }
  return calls;
}

function linesOf({ body }: SignedCall): number {
  return String(body).trimEnd().split('\n').length;
}
