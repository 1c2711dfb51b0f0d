// Guarantee: texts are cut only between code points and only as far as the service behind them takes; fused rankings
// are stable and keep every item once. Risk: a mangled character, a query that OpenSearch refuses, an answer that
// changes by chance.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToBytes } from '../../../shared/search/cut-to-bytes.ts';
import { fuseRanks } from '../../../shared/search/fuse-ranks.ts';
import { searchWords } from '../../../shared/search/search-words.ts';

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('é', '漢', '😀', 'ส', ' ', 'a', 'word '),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 1_500,
});

describe('cutToBytes', () => {
  it('is a beginning, fits, stays well-formed, and wastes at most one character', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 400 }), (whole, bytesMax) => {
        const cut = cutToBytes(whole, bytesMax);
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        const bytes = Buffer.byteLength(cut);
        expect(bytes <= bytesMax && (cut === whole || bytes > bytesMax - 4)).toBe(true);
      }),
    );
  });
});

describe('searchWords', () => {
  it('leaves a short text alone and cuts a long one at 300 words or unspaced characters', () => {
    expect(searchWords('How long is the lease?')).toBe('How long is the lease?');
    expect(searchWords('word '.repeat(400)).trim().split(' ')).toHaveLength(300);
    expect([...searchWords('漢'.repeat(400))]).toHaveLength(300);
    for (const emoji of ['😀', '★', '🏽', '⚽', '🇩']) {
      expect([...searchWords(emoji.repeat(400))], emoji).toHaveLength(300);
    }
  });
  it('is always a beginning', () => {
    fc.assert(fc.property(text, (whole) => whole.startsWith(searchWords(whole))));
  });
});

describe('fuseRanks', () => {
  const ranking = fc
    .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 })
    .map((ids) => ids.map((id) => ({ id: `p${id}` })));
  it('keeps each item once, and one ranking alone as it is', () => {
    fc.assert(
      fc.property(ranking, ranking, (a, b) => {
        const fused = fuseRanks(a, b, { vector: 1, words: 1 }).map(({ id }) => id);
        expect(fused.toSorted()).toEqual([...new Set([...a, ...b].map(({ id }) => id))].sort());
        expect(fuseRanks(a, b, { vector: 1, words: 0 })).toEqual(a);
        expect(fuseRanks(a, b, { vector: 0, words: 1 })).toEqual(b);
      }),
    );
  });
  it('never puts an item below one that both rankings place after it', () => {
    fc.assert(
      fc.property(ranking, fc.double({ min: 0.1, max: 5, noNaN: true }), (a, weight) => {
        expect(fuseRanks(a, a, { vector: weight, words: 1 })).toEqual(a);
      }),
    );
  });
});
