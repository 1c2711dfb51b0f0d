// Guarantee: the list of ordinary words has the form in which it is searched, and no name. Risk: the account of a
// person stays in the text, or a word of a manual is removed as one.
import { describe, expect, it } from 'vitest';
import { listedBits } from '../../../../shared/privacy/names/name-bits.ts';
import ordinaryWords from '../../../../shared/privacy/names/ordinary/ordinary-words.json' with { type: 'json' };
import { isOrdinaryWord } from '../../../../shared/privacy/names/ordinary/ordinary-words.ts';
import {
  isRegisteredGivenName,
  isRegisteredSurname,
} from '../../../../shared/privacy/names/registered/registered-names.ts';
import { wordsOfLines } from './words-by-beginning.ts';

describe('the list of ordinary words', () => {
  const words = wordsOfLines(ordinaryWords);

  it('has sorted, folded, unique words, all of which are found', () => {
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.filter((word) => !/^[a-z]{3,}$/.test(word) || !isOrdinaryWord(word))).toEqual([]);
  });

  it('no ordinary word is a name', () => {
    const isName = (word: string): boolean =>
      listedBits(word) !== 0 || isRegisteredGivenName(word) || isRegisteredSurname(word);
    expect(words.filter(isName)).toEqual([]);
  });
});

it.each(['', 'us', 'usand', 'sando', 'orlando', 'zzz'])('does not count %j as ordinary', (word) => {
  expect(isOrdinaryWord(word)).toBe(false);
});
