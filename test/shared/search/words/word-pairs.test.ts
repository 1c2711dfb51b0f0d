// Guarantee: a passage gains for each pair of neighboring words of the query that it has close together in the same
// order; each pair counts once, with a share of the weight of the commoner word. Risk: a gain for words that only share
// a passage, one that grows with repetitions, or one whose last digits depend on where the words are.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEMA_WORDS } from '../../../../shared/search/words/schema-words.ts';
import { pairWords, type WordPair, weighPairs } from '../../../../shared/search/words/word-pairs.ts';

const weights = new Map([
  ['boat', 5],
  ['shed', 3],
  ['lease', 4],
]);
const words = (text: string) => text.split(' ');

describe('pairWords', () => {
  it('pairs neighbors in the query, with three tenths of the lower weight', () => {
    expect(pairWords(['lease', 'boat', 'shed'], weights)).toEqual([
      { first: 'lease', second: 'boat', weight: 0.3 * 4 },
      { first: 'boat', second: 'shed', weight: 0.3 * 3 },
    ]);
  });

  it('pairs no words across one that no passage has', () => {
    expect(pairWords(['boat', 'gibberish', 'shed'], weights)).toEqual([]);
    expect(pairWords(['boat'], weights)).toEqual([]);
    expect(pairWords([], weights)).toEqual([]);
  });

  it.each([
    ['Chinese', '年假天数', ['年假', '假天', '天数']],
    ['Japanese', 'ひらがな', ['ひら', 'らが', 'がな']],
    ['Korean', '서울시청', ['서울', '울시', '시청']],
  ])('pairs nothing within a string of %s, which the index stores as overlapping pairs', (_, text, indexed) => {
    expect(SCHEMA_WORDS[2](text)).toEqual(indexed);
    expect(pairWords(indexed, new Map(indexed.map((word) => [word, 1])))).toEqual([]);
  });

  it('pairs adjacent strings of Chinese, and words that only begin like the end of another', () => {
    const pairs = (...of: string[]) => pairWords(of, new Map(of.map((word) => [word, 1])));
    expect(pairs('年假', '天数')).toHaveLength(1);
    expect(pairs('boat', 'tide')).toHaveLength(1);
  });
});

describe('weighPairs', () => {
  const [leased, housed] = pairWords(['lease', 'boat', 'shed'], weights) as [WordPair, WordPair];
  const weigh = (...texts: string[]) =>
    weighPairs(
      texts.map((text) => words(text)),
      [leased, housed],
    );

  it.each([
    ['words next to each other', 'the boat shed', housed.weight],
    ['words with one between them', 'a boat club shed', housed.weight],
    ['words with two between them', 'a boat club has shed', 0],
    ['words in the other order', 'shed boat', 0],
    ['a pair twice', 'boat shed boat shed', housed.weight],
    ['a pair whose first word also comes earlier', 'boat x x boat shed', housed.weight],
    ['both pairs', 'lease boat shed', leased.weight + housed.weight],
    ['no pair', 'lease club shed', 0],
    ['no words', '', 0],
  ])('adds up the weights of the pairs in a text, each once: %s', (_, text, weight) => {
    expect(weigh(text)).toBe(weight);
  });

  it('counts a pair in any of the texts, and none across two of them', () => {
    expect(weigh('lease boat', 'boat shed', 'boat shed')).toBe(leased.weight + housed.weight);
    expect(weigh('boat', 'shed')).toBe(0);
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
        (of, all, idfs) => {
          const pairs = pairWords(of, new Map(of.map((word, at) => [word, idfs[at] ?? 1])));
          const isFound = ({ first, second }: WordPair) =>
            all.some((text) => text.some((word, at) => word === first && text.slice(at + 1, at + 3).includes(second)));
          const expected = pairs.filter(isFound).reduce((sum, { weight }) => sum + weight, 0);
          expect(weighPairs(all, pairs)).toBe(expected);
        },
      ),
    );
  });
});
