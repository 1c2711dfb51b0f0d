// Guarantee: a search has found nothing relevant if none of its best passages shares distinctive words with the query
// or is close to it in meaning. Risk: gibberish that gets five excerpts and a paid model call, or a correct answer that
// is lost.
import { describe, expect, it } from 'vitest';
import { queryWords } from '../../../shared/search/rank-words.ts';
import { isRelevant, relevanceOf } from '../../../shared/search/relevance.ts';
import { SCHEMA_WORDS } from '../../../shared/search/words/schema-words.ts';

const wordsOf = SCHEMA_WORDS[2];
const frequencies = {
  passages: 100,
  byWord: new Map([
    ['leas', 5],
    ['end', 60],
    ['gibberish', 0],
  ]),
};
const passage = (text: string, similarity = 0.3) => ({ title: 'Contracts', headings: '', text, similarity });

describe('relevanceOf', () => {
  it('returns the share of the known words that a passage has; rare words weigh most, and unknown words nothing', () => {
    const shares = ['leases', 'ending', 'leases are ending', 'nothing'].map(
      (text) => relevanceOf(passage(text), frequencies, wordsOf).share,
    );
    expect(shares).toEqual([0.851, 0.149, 1, 0].map((share) => expect.closeTo(share, 2)));
  });

  it.each([
    ['that one passage of many has', 'Lavandou', 1, 100, true],
    ['that several passages have', 'Lavandou', 2, 100, false],
    ['that another passage has', 'Lease', 1, 100, false],
    ['that one passage of few has', 'Lavandou', 1, 4, false],
  ])('finds a word %s unique: %s, in %d of %d: %s', (_what, text, holding, passages, expected) => {
    const byWord = new Map([
      [wordsOf('Lavandou')[0] ?? '', holding],
      ['takeov', 0],
    ]);
    expect(relevanceOf(passage(text), { passages, byWord }, wordsOf).hasUniqueWord).toBe(expected);
  });

  it('reads title, headings and text of a passage', () => {
    const parts = { title: '', headings: '', text: '' };
    const shareOf = (part: object) => relevanceOf({ ...parts, similarity: 0, ...part }, frequencies, wordsOf).share;
    const share = shareOf({ text: 'leases' });
    expect(share).toBeGreaterThan(0.8);
    expect([shareOf({ title: 'Leases' }), shareOf({ headings: 'Leases > Ending' }), shareOf({})]).toEqual([
      share,
      shareOf({ text: 'leases ending' }),
      0,
    ]);
  });

  it('counts a word that is in every passage, and none that no passage has', () => {
    const byWord = new Map([
      ['leas', 1],
      ['gibberish', 0],
    ]);
    const { share } = relevanceOf(passage('lease'), { passages: 1, byWord }, wordsOf);
    expect(share).toBe(1);
  });

  it('returns as surprise how unlikely it is that a passage has the shared words by chance', () => {
    // One of a hundred passages has each word: by chance, one passage in a hundred companies would have both.
    const byWord = new Map(['wolter', '0417'].map((word) => [word, 1]));
    const surpriseOf = (text: string) => relevanceOf(passage(text), { passages: 100, byWord }, wordsOf).surprise;
    expect(surpriseOf('Wolters, 0417')).toBeCloseTo(2 * Math.log(101 / 1.5) - Math.log(100), 12);
    expect(surpriseOf('Wolters')).toBeCloseTo(Math.log(101 / 1.5) - Math.log(100), 12);
    const alone = { passages: 1, byWord: new Map([['wolter', 1]]) };
    expect(relevanceOf(passage('Wolters'), alone, wordsOf).surprise).toBeCloseTo(Math.log(2 / 1.5), 12);
  });

  it('returns a share of 0 and the least surprise for a query without words', () => {
    const none = { passages: 100, byWord: new Map() };
    expect(relevanceOf(passage('lease'), none, wordsOf)).toEqual({
      similarity: 0.3,
      share: 0,
      surprise: -Math.log(100),
      hasUniqueWord: false,
    });
  });
});

describe('a passage with the names in a question', () => {
  it('is relevant by its meaning or by its words, even if the question words are the rarest', () => {
    const query = "Boris' owner Wolters still owes how much on invoice 2025-0417?";
    // As in a folder of 156 passages, most of them in Dutch.
    const counts: Record<string, number> = {
      bori: 5,
      owner: 18,
      wolter: 4,
      still: 2,
      ow: 0,
      how: 1,
      much: 0,
      invoic: 5,
      2025: 88,
      '0417': 3,
    };
    const byWord = new Map(queryWords(query, wordsOf).map((word) => [word, counts[word] ?? 0]));
    const invoice = passage('FACTUUR 2025-0417: Boris, eigenaar Wolters', 0.173);
    const relevance = relevanceOf(invoice, { passages: 156, byWord }, wordsOf);
    const bounds = { relevanceMin: 0.211, wordlessMin: 0.359 };
    expect(isRelevant([{ ...relevance, surprise: 0 }], bounds)).toBe(true);
    expect(isRelevant([{ ...relevance, similarity: 0.1 }], bounds)).toBe(true);
    expect(isRelevant([{ ...relevance, similarity: 0.1, surprise: 3.9, hasUniqueWord: false }], bounds)).toBe(false);
  });
});

describe('isRelevant', () => {
  const bounds = { relevanceMin: 0.25, wordlessMin: 0.36 };

  it.each([
    ['a close passage that shares words', { similarity: 0.22, share: 0.4 }, true],
    ['a passage that is just close enough with its words', { similarity: 0.2, share: 0.5 }, true],
    ['a passage that is just close enough without shared words', { similarity: 0.36, share: 0 }, true],
    ['a passage that shares hardly any words', { similarity: 0.1, share: 0.01 }, false],
    ['a distant passage that shares words', { similarity: 0.1, share: 0.9 }, false],
    ['a fairly close passage that shares no words', { similarity: 0.3, share: 0 }, false],
    ['a very close passage in another language', { similarity: 0.4, share: 0 }, true],
  ])('%s is relevant: $2', (_name, relevance, expected) => {
    expect(isRelevant([{ ...relevance, surprise: -5, hasUniqueWord: false }], bounds)).toBe(expected);
  });

  it('is true if one of the passages is relevant, and false without passages', () => {
    expect(
      isRelevant(
        [
          { similarity: 0.1, share: 0, surprise: -5, hasUniqueWord: false },
          { similarity: 0.5, share: 0.5, surprise: -1, hasUniqueWord: false },
        ],
        bounds,
      ),
    ).toBe(true);
    expect(isRelevant([], bounds)).toBe(false);
  });

  it.each([
    [3.999, false],
    [4, true],
  ])('a distant passage with a surprise of %d is relevant: %s', (surprise, expected) => {
    expect(isRelevant([{ similarity: 0.1, share: 0.2, surprise, hasUniqueWord: false }], bounds)).toBe(expected);
  });

  it('is true for a distant passage with a word of the query that no other passage has', () => {
    const named = { similarity: 0, share: 0.3, surprise: -0.4, hasUniqueWord: true };
    expect(isRelevant([named], bounds)).toBe(true);
    expect(isRelevant([{ ...named, hasUniqueWord: false }], bounds)).toBe(false);
  });

  it('is always true for a model whose bounds were not measured', () => {
    const far = { similarity: -0.2, share: 0, surprise: -5, hasUniqueWord: false };
    expect(isRelevant([far], { relevanceMin: -1, wordlessMin: -1 })).toBe(true);
  });
});
