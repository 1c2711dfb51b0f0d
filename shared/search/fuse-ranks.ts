/** How much each ranking counts; 0 leaves it out. */
export interface RankWeights {
  readonly vector: number;
  readonly words: number;
}

// The usual constant of reciprocal rank fusion: it flattens the difference between the first places.
const RANK_OFFSET = 60;

/**
 * Fuses two rankings by weighted reciprocal rank, best first; ties are decided by id, so that equal input gives equal
 * output.
 */
export function fuseRanks<Item extends { readonly id: string }>(
  nearest: readonly Item[],
  words: readonly Item[],
  weights: RankWeights,
): Item[] {
  const fused = new Map<string, { item: Item; weight: number }>();
  const add = (ranking: readonly Item[], weight: number) => {
    if (weight === 0) {
      return;
    }
    for (const [rank, item] of ranking.entries()) {
      const before = fused.get(item.id)?.weight ?? 0;
      fused.set(item.id, { item, weight: before + weight / (RANK_OFFSET + rank + 1) });
    }
  };
  add(nearest, weights.vector);
  add(words, weights.words);
  const order = [...fused.values()].sort((a, b) => b.weight - a.weight || (a.item.id < b.item.id ? -1 : 1));
  return order.map(({ item }) => item);
}
