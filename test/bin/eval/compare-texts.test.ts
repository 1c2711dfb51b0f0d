// Guarantee: two texts are compared by their words, and their overlap is the share of three words in a row that the
// longer text has of the shorter one. Risk: a passage counts as right because it has the same subject, or as wrong
// because a document was split or typeset in another way.
import { expect, it } from 'vitest';
import { comparedWords, containsWords, overlap } from '../../../bin/eval/compare-texts.ts';

it.each([
  ['', []],
  [' \u200b... ', []],
  ['Leave', ['leave']],
  ['  The fee\u2014is: 1,500 EUR. ', ['the', 'fee', 'is', '1', '500', 'eur']],
  ['so\u00adft\ufeff hyphen', ['soft', 'hyphen']],
  ['\ufb01ne', ['fine']],
  ['caf\u00e9 cafe\u0301', ['caf\u00e9', 'caf\u00e9']],
  // No spaces between words: a dictionary splits them. Elsewhere, no dictionary is asked.
  ['東京都', ['東京', '都']],
  ["don't", ['don', 't']],
])('the words of %j are %j', (text, words) => {
  expect(comparedWords(text)).toEqual(words);
});

it.each([
  ['Leave is thirty days.', 'THIRTY days', true],
  ['Leave is thirty days.', 'thirty', true],
  ['Leave is thirtyish.', 'thirty', false],
  ['Leave is thirty days.', '...', false],
  ['', '', false],
])('%j contains the words %j: %s', (text, wanted, expected) => {
  expect(containsWords(text, wanted)).toBe(expected);
});

it.each([
  ['a b c', 'a b c', 1],
  ['a b c d e', 'a b c', 1],
  ['a b c', 'x a b c y', 1],
  // Of three sequences, one, two, and none.
  ['a b c d e', 'a b c x y z', 1 / 3],
  ['a b c d e', 'a b c d x y', 2 / 3],
  ['a b c d e', 'a b x c d e f', 1 / 3],
  ['a b c d e', 'e d c b a x', 0],
  // Sequences that are repeated count once.
  ['a b c a b c', 'a b c x', 1 / 2],
  // Fewer than three words are compared as a whole.
  ['a b', 'a b', 1],
  ['a b', 'ab', 0],
  ['a b', 'a b c d', 0],
  ['a', 'b', 0],
  ['', '', 0],
  ['', 'a b c', 0],
  ['a b c', '', 0],
  // Three words are one sequence.
  ['a b c', 'abc', 0],
])('the overlap of %j and %j is %d', (one, other, share) => {
  expect(overlap(one, other)).toBeCloseTo(share, 12);
  expect(overlap(other, one)).toBeCloseTo(share, 12);
});
