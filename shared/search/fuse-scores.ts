import type { Scored } from './rank-words.ts';

/** The weight of each ranking; 0 leaves a ranking out. */
export interface RankWeights {
  readonly vector: number;
  readonly words: number;
}

/**
 * Returns the weights for a query. `share` is the largest share of the query's words that any passage has, and reduces
 * the weight of the words: scaled scores do not show whether the best passage has every word of the query, or only a
 * name in common with a question in another language.
 */
export function weightsFor(share: number, { vector, words }: RankWeights): RankWeights {
  return { vector, words: words * share };
}

/**
 * Fuses the ranking by vector (`nearest`) and the one by words: returns the items, ordered by the weighted sum of their
 * scores, best first. The scores of each ranking are scaled so that its worst candidate has 0 and its best 1, or all
 * have 1 if they are equal; an item that a ranking lacks has 0 there. Ties are decided by id, so that equal input gives
 * equal output.
 */
export function fuseScores<Item extends { readonly id: string }>(
  nearest: readonly Scored<Item>[],
  words: readonly Scored<Item>[],
  weights: RankWeights,
): Item[] {
  const fused = new Map<string, Scored<Item>>();
  const add = (ranking: readonly Scored<Item>[], weight: number) => {
    if (weight === 0) {
      return;
    }
    for (const { item, score } of scaled(ranking)) {
      fused.set(item.id, { item, score: (fused.get(item.id)?.score ?? 0) + weight * score });
    }
  };
  add(nearest, weights.vector);
  add(words, weights.words);
  const order = [...fused.values()].sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1));
  return order.map(({ item }) => item);
}

function scaled<Item>(ranking: readonly Scored<Item>[]): readonly Scored<Item>[] {
  const scores = ranking.map(({ score }) => score);
  const [worst, best] = [Math.min(...scores), Math.max(...scores)];
  return ranking.map(({ item, score }) => ({ item, score: best === worst ? 1 : (score - worst) / (best - worst) }));
}
