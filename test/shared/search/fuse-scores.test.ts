// Guarantee: a fused ranking has every item once, weights both rankings by their scores, and is the same for the same
// input. Risk: an answer that changes by chance.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuseScores, weightsFor } from '../../../shared/search/fuse-scores.ts';
import { upTo } from '../../harness/properties/up-to.ts';

const anyItem = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5 }));
const anyRanking = upTo(20, (lengths) => fc.uniqueArray(anyItem, { selector: ([id]) => id, ...lengths })).map(
  (scored) => scored.map(([id, score]) => ({ item: { id: `p${id}` }, score })),
);
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const scored = (scores: Record<string, number>) =>
  Object.entries(scores).map(([id, score]) => ({ item: { id }, score }));

describe('fuseScores', () => {
  it('keeps each item once, in one order, whatever the order of the two rankings', () => {
    fc.assert(
      fc.property(anyRanking, anyRanking, (nearest, words) => {
        const fused = idsOf(fuseScores(nearest, words, { vector: 0.4, words: 0.6 }));
        expect(fused.toSorted()).toEqual([...new Set([...nearest, ...words].map(({ item }) => item.id))].sort());
        expect(idsOf(fuseScores(nearest.toReversed(), words.toReversed(), { vector: 0.4, words: 0.6 }))).toEqual(fused);
      }),
    );
  });

  it('ranks by the vectors alone if words have no weight', () => {
    fc.assert(
      fc.property(anyRanking, anyRanking, (nearest, words) => {
        const order = nearest.toSorted(
          (one, other) => other.score - one.score || (one.item.id < other.item.id ? -1 : 1),
        );
        expect(fuseScores(nearest, words, { vector: 1, words: 0 })).toEqual(order.map(({ item }) => item));
      }),
    );
  });

  it('scales each ranking between its worst and its best score, and breaks ties by id', () => {
    const nearest = scored({ a: 0.9, b: 0.8, c: 0.7 });
    const words = scored({ c: 30, b: 20, d: 10 });
    expect(idsOf(fuseScores(nearest, words, { vector: 0.4, words: 0.6 }))).toEqual(['c', 'b', 'a', 'd']);
    expect(idsOf(fuseScores(nearest, words, { vector: 0.6, words: 0.4 }))).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf(fuseScores(scored({ z: 1, y: 1 }), [], { vector: 1, words: 1 }))).toEqual(['y', 'z']);
  });
});

describe('weightsFor', () => {
  it('reduces the weight of the words to their share of the query, and keeps the weight of the vector', () => {
    const weights = { vector: 0.4, words: 0.6 };
    expect(weightsFor(1, weights)).toEqual(weights);
    expect(weightsFor(0.5, weights)).toEqual({ vector: 0.4, words: 0.3 });
    expect(weightsFor(0, weights)).toEqual({ vector: 0.4, words: 0 });
  });
});
