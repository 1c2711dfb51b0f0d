// Guarantee: a passage gets a gain for each pair of neighboring words of the query that it has close together in the
// same order; each pair counts once, with a share of the weight of the more common word. Risk: a gain for words that
// are only in the same passage, that grows with repetitions, or whose last digits depend on where the words are.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEMA_WORDS } from '../../../../shared/search/words/schema-words.ts';
import { pairWords, type WordPair, weighPairs } from '../../../../shared/search/words/word-pairs.ts';

const weights = new Map([
  ['boat', 5],
  ['shed', 3],
  ['lease', 4],
]);

describe('pairWords', () => {
  it('pairs neighbors in the query, with three tenths of the lower weight', () => {
    expect(pairWords(['lease', 'boat', 'shed'], weights)).toEqual([
      { first: 'lease', second: 'boat', weight: 0.3 * 4 },
      { first: 'boat', second: 'shed', weight: 0.3 * 3 },
    ]);
  });

  it('does not pair the words on both sides of a word that no passage has', () => {
    expect(pairWords(['boat', 'gibberish', 'shed'], weights)).toEqual([]);
    expect(pairWords(['boat'], weights)).toEqual([]);
    expect(pairWords([], weights)).toEqual([]);
  });

  it.each([
    ['Chinese', '年假天数', ['年假', '假天', '天数']],
    ['Japanese', 'ひらがな', ['ひら', 'らが', 'がな']],
    ['Korean', '서울시청', ['서울', '울시', '시청']],
  ])('pairs nothing within a string of %s, which the index stores as overlapping pairs', (_name, text, indexed) => {
    expect(SCHEMA_WORDS[2](text)).toEqual(indexed);
    expect(pairWords(indexed, new Map(indexed.map((word) => [word, 1])))).toEqual([]);
  });

  it('pairs neighboring Chinese words that do not overlap, and words of which one begins as the other ends', () => {
    const pairsOf = (...query: string[]) => pairWords(query, new Map(query.map((word) => [word, 1])));
    expect(pairsOf('年假', '天数')).toHaveLength(1);
    expect(pairsOf('boat', 'tide')).toHaveLength(1);
  });
});

describe('weighPairs', () => {
  const [leaseBoat, boatShed] = pairWords(['lease', 'boat', 'shed'], weights) as [WordPair, WordPair];
  const weightIn = (...texts: string[]) =>
    weighPairs(
      texts.map((text) => text.split(' ')),
      [leaseBoat, boatShed],
    );

  it.each([
    ['words next to each other', 'the boat shed', boatShed.weight],
    ['words with one between them', 'a boat club shed', boatShed.weight],
    ['words with two between them', 'a boat club has shed', 0],
    ['words in the other order', 'shed boat', 0],
    ['a pair twice', 'boat shed boat shed', boatShed.weight],
    ['a pair whose first word also comes earlier', 'boat x x boat shed', boatShed.weight],
    ['both pairs', 'lease boat shed', leaseBoat.weight + boatShed.weight],
    ['no pair', 'lease club shed', 0],
    ['no words', '', 0],
  ])('adds up the weights of the pairs in a text, each once: %s', (_name, text, weight) => {
    expect(weightIn(text)).toBe(weight);
  });

  it('counts a pair in any of the texts, and none across two of them', () => {
    expect(weightIn('lease boat', 'boat shed', 'boat shed')).toBe(leaseBoat.weight + boatShed.weight);
    expect(weightIn('boat', 'shed')).toBe(0);
  });

  it('gives the same result as a comparison of every two positions, to the last digit', () => {
    const letter = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e');
    const texts = fc.array(fc.array(letter, { maxLength: 12 }), { maxLength: 3 });
    const query = fc.uniqueArray(letter);
    fc.assert(
      fc.property(
        query,
        texts,
        fc.array(fc.double({ min: 0.001, max: 12, noNaN: true }), { minLength: 5, maxLength: 5 }),
        (words, all, idfs) => {
          const pairs = pairWords(words, new Map(words.map((word, at) => [word, idfs[at] ?? 1])));
          const isFound = ({ first, second }: WordPair) =>
            all.some((text) => text.some((word, at) => word === first && text.slice(at + 1, at + 3).includes(second)));
          const expected = pairs.filter(isFound).reduce((sum, { weight }) => sum + weight, 0);
          expect(weighPairs(all, pairs)).toBe(expected);
        },
      ),
    );
  });
});
