import type { IndexedPassage } from '../../../shared/search/passage.ts';
import type { Figure } from '../figure.ts';
import { BASE_ID, DIMENSIONS } from './passage-world.ts';
import type { SearchRun } from './search.ts';

const NEIGHBORS = 20;

/** Vectors that are searched exhaustively, for the exact nearest neighbors. */
interface KnownVectors {
  readonly add: (passage: IndexedPassage) => void;
  /** The ids of the nearest passages, best first: of one company, or of all. */
  readonly nearest: (vector: readonly number[], companyId?: string) => string[];
}

/** Keeps vectors in single precision as the index does: 4 kB for each passage. */
export function createKnownVectors(): KnownVectors {
  const known: { id: string; companyId: string; vector: Float32Array }[] = [];
  return {
    add: ({ id, companyId, vector }) => void known.push({ id, companyId, vector: Float32Array.from(vector) }),
    nearest: (vector, companyId) =>
      known
        .filter((each) => companyId === undefined || each.companyId === companyId)
        .map((each) => ({ id: each.id, cosine: dot(each.vector, vector) }))
        .sort((a, b) => b.cosine - a.cosine)
        .slice(0, NEIGHBORS)
        .map(({ id }) => id),
  };
}

function dot(one: Float32Array, other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) {
    sum += (one[at] ?? 0) * (other[at] ?? 0);
  }
  return sum;
}

/** What an index contains, and which company searches it. */
interface RecallRun extends SearchRun {
  /** How many passages the company has. */
  readonly size: number;
  readonly known: KnownVectors;
}

/**
 * The share of the 20 nearest passages that is found: by the product's search within one company, which is to find all
 * of them, and by a search of the whole index, which the product never makes.
 */
export async function benchRecall(run: RecallRun): Promise<Figure[]> {
  const { name, index, companyId, size, known, questions, signal } = run;
  const scope = { companyId, baseIds: [BASE_ID] };
  let [within, whole] = [0, 0];
  for (const { vector } of questions) {
    const query = { vector, words: new Map(), passages: size, sizeMax: NEIGHBORS };
    const { nearest } = await index.store.candidates(scope, query, signal);
    within += shareOf(
      known.nearest(vector, companyId),
      nearest.map(({ id }) => id),
    );
    const [call] = index.takeSent();
    const body = { size: NEIGHBORS, _source: false, query: { knn: { vector: { vector, k: NEIGHBORS } } } };
    const found = call && (await index.send({ ...call, body: `{}\n${JSON.stringify(body)}\n` }));
    whole += shareOf(known.nearest(vector), idsOf(found));
  }
  const figure = (of: string, sum: number) => ({
    bench: 'recall',
    name: `${name}: ${of}`,
    value: sum / questions.length,
    unit: `of the ${NEIGHBORS} nearest`,
  });
  return [
    { ...figure('within a company', within), target: { limit: 1, of: 'value', atLeast: true } },
    figure('whole index, no filter', whole),
  ];
}

function shareOf(wanted: readonly string[], found: readonly string[]): number {
  return wanted.filter((id) => found.includes(id)).length / wanted.length;
}

function idsOf(answer: unknown): string[] {
  const { responses } = answer as { responses: { hits: { hits: { _id: string }[] } }[] };
  return responses[0]?.hits.hits.map(({ _id }) => _id) ?? [];
}
