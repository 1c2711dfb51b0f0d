// Guarantee: fused rankings keep every item once, weigh both rankings by their scores, and are the same for the same
// input. Risk: an answer that changes by chance.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuseScores, weightsFor } from '../../../shared/search/fuse-scores.ts';
import { upTo } from '../../harness/properties/up-to.ts';

const item = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5 }));
const ranking = upTo(20, (lengths) => fc.uniqueArray(item, { selector: ([id]) => id, ...lengths })).map((scored) =>
  scored.map(([id, score]) => ({ item: { id: `p${id}` }, score })),
);
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const scored = (scores: Record<string, number>) =>
  Object.entries(scores).map(([id, score]) => ({ item: { id }, score }));

describe('fuseScores', () => {
  it('keeps each item once, in one order, whatever the order of the two rankings', () => {
    fc.assert(
      fc.property(ranking, ranking, (a, b) => {
        const fused = idsOf(fuseScores(a, b, { vector: 0.4, words: 0.6 }));
        expect(fused.toSorted()).toEqual([...new Set([...a, ...b].map(({ item }) => item.id))].sort());
        expect(idsOf(fuseScores(a.toReversed(), b.toReversed(), { vector: 0.4, words: 0.6 }))).toEqual(fused);
      }),
    );
  });

  it('ranks by one ranking alone if the other has no weight', () => {
    fc.assert(
      fc.property(ranking, ranking, (a, b) => {
        const order = a.toSorted((x, y) => y.score - x.score || (x.item.id < y.item.id ? -1 : 1));
        expect(fuseScores(a, b, { vector: 1, words: 0 })).toEqual(order.map(({ item }) => item));
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
  it('weights the words by their share of the query, and leaves the weight of the vector', () => {
    const weights = { vector: 0.4, words: 0.6 };
    expect(weightsFor(1, weights)).toEqual(weights);
    expect(weightsFor(0.5, weights)).toEqual({ vector: 0.4, words: 0.3 });
    expect(weightsFor(0, weights)).toEqual({ vector: 0.4, words: 0 });
  });
});
