import type { SignedCall } from '../../../shared/aws/signed-fetch.client.ts';
import { searchKnowledge } from '../../../shared/search/search-knowledge.ts';
import { SCHEMA_WORDS } from '../../../shared/search/words/schema-words.ts';
import { NO_METER } from '../../harness/caller.ts';
import { alternate } from '../alternate.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../percentile.ts';
import { BENCH_SCHEMA, type BenchIndex } from './bench-index.ts';
import { BASE_ID, type Question } from './passage-world.ts';

const LIMITS = { rounds: 200, warmUps: 20, millisecondsMax: 120_000 };
const RESULTS = 10;
const [MEDIAN, TAIL] = [0.5, 0.99];
const RATIO_MAX = 1.2;

/** An index, the company that searches it, and its questions. */
export interface SearchRun {
  readonly name: string;
  readonly index: BenchIndex;
  readonly companyId: string;
  readonly questions: readonly Question[];
  readonly signal: AbortSignal;
}

/**
 * Measures the product's search against its own requests of the index, made directly, and against a single vector
 * search; embeddings and documents are available immediately. `p50` is the product's median in milliseconds.
 */
export async function benchSearch(run: SearchRun): Promise<{ figures: Figure[]; p50: number }> {
  const { name, index, questions, signal } = run;
  const recorded: SignedCall[][] = [];
  for (const question of questions) {
    index.takeSent();
    await search(run, question);
    recorded.push(index.takeSent());
  }
  const nearest = recorded.map((calls) => calls.find(({ url }) => url.endsWith('_msearch')));
  const inTurn = (measured: (at: number) => Promise<unknown>) => {
    let turn = 0;
    return async () => {
      const at = turn % questions.length;
      turn += 1;
      const startMs = performance.now();
      await measured(at);
      return performance.now() - startMs;
    };
  };
  const took = await alternate(
    {
      product: inTurn((at) => search(run, questions[at] as Question)),
      // In sequence, as the product must make them.
      direct: inTurn(async (at) => {
        for (const call of recorded[at] ?? []) {
          await index.send(call);
        }
      }),
      vector: inTurn(async (at) => {
        const call = nearest[at];
        const [header, body] = String(call?.body).split('\n');
        return call && index.send({ ...call, body: `${header}\n${body}\n` });
      }),
    },
    { ...LIMITS, signal },
  );
  index.takeSent();
  const against = (share: number, baseline: string, of: readonly number[]) => ({
    bench: 'search',
    name: `${name}: p${share * 100}`,
    value: percentile(took.product, share),
    unit: 'ms',
    baseline: { name: baseline, value: percentile(of, share) },
  });
  return {
    p50: percentile(took.product, MEDIAN),
    figures: [
      { ...against(MEDIAN, 'its requests alone', took.direct), target: { limit: RATIO_MAX, of: 'ratio' } },
      against(TAIL, 'its requests alone', took.direct),
      against(MEDIAN, 'one vector search', took.vector),
    ],
  };
}

function search({ index, companyId, signal }: SearchRun, { text, vector }: Question) {
  return searchKnowledge(
    {
      documents: {
        currentVersions: async (documents) =>
          new Map(documents.map(({ documentId }) => [documentId, { version: 1, passages: 1 }])),
      },
      embedding: { embed: async () => ({ vector, inputTokens: 1 }) },
      passages: index.store,
      wordsOf: SCHEMA_WORDS[BENCH_SCHEMA],
      ranking: {
        weights: { vector: 0.4, words: 0.6 },
        similarityFloor: -1,
        bounds: { relevanceMin: -1, wordlessMin: -1 },
      },
    },
    { text, scope: { companyId, baseIds: [BASE_ID] }, k: RESULTS, withTextsAround: false },
    { signal, addLogFields: () => undefined, meter: NO_METER },
  );
}
