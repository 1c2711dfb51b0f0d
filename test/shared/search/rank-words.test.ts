// Guarantee: words are weighed only by their counts in the scope and limited to the rarest, and a passage is scored
// with BM25 over the words of its title, headings and text together. Risk: an order that depends on what others wrote,
// or a request that is too large for the index.
import { describe, expect, it } from 'vitest';
import { indexWords } from '../../../shared/search/index-words.ts';
import { queryWords, rankWords, weighWords } from '../../../shared/search/rank-words.ts';
import { SCHEMA_WORDS } from '../../../shared/search/words/schema-words.ts';
import { foundPassage } from './found-passage.fixture.ts';

const passage = (text: string, title = '', headings = '') => foundPassage({ text, title, headings });

describe('the words of a query', () => {
  it('include the question words if the index keeps no other words', () => {
    expect(queryWords('Was ist mit such?', SCHEMA_WORDS[2])).toEqual(['ist', 'mit']);
  });

  it('are distinct and in the order of the query', () => {
    expect(queryWords('Boat lease, shed LEASE?', indexWords)).toEqual(['boat', 'lease', 'shed']);
    expect(queryWords('?! …', indexWords)).toEqual([]);
  });

  it('leave out question words in each known language, unless there are no others', () => {
    expect(queryWords('How long does the lease run?', indexWords)).toEqual(['long', 'lease', 'run']);
    expect(queryWords('Hoeveel dagen verlof heb ik in het jaar?', indexWords)).toEqual(['dagen', 'verlof', 'jaar']);
    expect(queryWords('Where is the lease?', indexWords)).toEqual(['lease']);
    expect(queryWords('Was ist das?', indexWords)).toEqual(['was', 'ist', 'das']);
  });

  it('are the 64 longest of a long query, in the order of the query', () => {
    const long = Array.from({ length: 64 }, (_, i) => `longer${100 + i}`);
    const text = [...long.slice(0, 30), ...Array.from({ length: 300 }, (_, i) => `w${i}`), ...long.slice(30)].join(' ');
    expect(queryWords(text, indexWords)).toEqual(long);
  });
});

describe('weighWords', () => {
  it('keeps the 64 rarest words that are in the scope, and puts the rarest first', () => {
    const byWord = new Map(Array.from({ length: 65 }, (_, i) => [`w${64 - i}`, 64 - i]));
    const words = [...weighWords({ passages: 1_000, byWord }).keys()];
    expect(words).toEqual(Array.from({ length: 64 }, (_, i) => `w${i + 1}`));
  });

  it('weighs by the inverse document frequency, which is positive even for a word in every passage', () => {
    const words = weighWords({
      passages: 10,
      byWord: new Map([
        ['rare', 1],
        ['everywhere', 10],
      ]),
    });
    expect(words.get('rare')).toBeCloseTo(Math.log(1 + 9.5 / 1.5), 12);
    expect(words.get('everywhere')).toBeCloseTo(Math.log(1 + 0.5 / 10.5), 12);
  });
});

describe('rankWords', () => {
  // Of ten passages, one has "lease" and none has "flat".
  const frequencies = {
    passages: 10,
    byWord: new Map([
      ['lease', 1],
      ['flat', 0],
    ]),
  };
  const [rare, unknown] = [Math.log(1 + 9.5 / 1.5), Math.log(1 + 10.5 / 0.5)];
  const ranked = (...passages: ReturnType<typeof passage>[]) => rankWords(passages, frequencies, indexWords);
  const scores = (...passages: ReturnType<typeof passage>[]) => ranked(...passages).scored.map(({ score }) => score);

  it('scores by BM25 with an average length of 130 words', () => {
    expect(scores(passage('the lease of the lease'))[0]).toBeCloseTo(
      (rare * 2) / (2 + 1.2 * (0.25 + (0.75 * 5) / 130)),
      12,
    );
  });

  it('counts the words of title, headings and text together', () => {
    const [split, whole, none] = scores(passage('b', 'lease', 'lease'), passage('lease lease b'), passage('other'));
    expect(split).toBe(whole);
    expect(none).toBe(0);
  });

  it('adds a gain for neighboring words of the query that are neighbors in the title, the headings or the text', () => {
    const byWord = new Map([
      ['boat', 2],
      ['lease', 1],
    ]);
    const score = (...parts: [string, string?, string?]) =>
      rankWords([passage(...parts)], { passages: 10, byWord }, indexWords).scored[0]?.score ?? 0;
    const gain = 0.3 * Math.log(1 + 8.5 / 2.5);
    const apart = score('lease boat now');
    expect(score('boat lease now')).toBeCloseTo(apart + gain, 12);
    expect(score('now', 'boat lease')).toBeCloseTo(apart + gain, 12);
    expect(score('now', '', 'boat lease')).toBeCloseTo(apart + gain, 12);
    expect(score('now', 'boat', 'lease')).toBeCloseTo(apart, 12);
  });

  it('returns the largest share of the query in one passage, with unknown words counted as the rarest', () => {
    expect(ranked(passage('other'), passage('lease lease')).share).toBeCloseTo(rare / (rare + unknown), 12);
    expect(ranked(passage('other')).share).toBe(0);
    expect(ranked().share).toBe(0);
    expect(rankWords([passage('a')], { passages: 10, byWord: new Map() }, indexWords).share).toBe(0);
    expect(rankWords([passage('lease')], { passages: 10, byWord: new Map([['lease', 1]]) }, indexWords).share).toBe(1);
  });
});
