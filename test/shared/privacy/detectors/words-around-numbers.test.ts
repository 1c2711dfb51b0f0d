// Guarantee: a prefix before a number is a word of at most five letters that a space or a dash separates from it, and a
// number in a word is read with all of its letters and digits. Risk: "DE 123 456 789" is not read as one number, or a
// part of a key is read as a number of its own.
import { expect, it } from 'vitest';
import { beginsTooLate, leadBefore, wordAround } from '../../../../shared/privacy/detectors/words-around-numbers.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { type DigitGroup, scanText } from '../../../../shared/privacy/text/scanned-text.ts';

it.each([
  ['DE 12', 'DE'],
  ['DE-12', 'DE'],
  ['to DE 12', 'DE'],
  ['a.KdNrx 12', 'KdNrx'],
  ['n.p 12', 'p'],
  ['no 12', 'no'],
])('finds the prefix of the number in %s: %s', (text, prefix) => {
  const start = text.indexOf('12');
  expect(text.slice(leadBefore(text, start), start - 1)).toBe(prefix);
});

it.each(['12', ' 12', 'DE/12', 'DE12', 'DE  12', '7 12', '7DE 12', 'Kundenr 12', 'Kundennr 12', 'n.o 12', 'N.o 12'])(
  'finds no prefix of the number in %s',
  (text) => {
    expect(leadBefore(text, text.indexOf('12'))).toBe(-1);
  },
);

it.each([
  ['ab12cd', 'ab12cd'],
  ['12', '12'],
  ['-ab12', 'ab12'],
  ['12cd-', '12cd'],
  ['7x12y8_', '7x12y8'],
])('reads the word around the number in %s: %s', (text, word) => {
  const start = text.indexOf('12');
  const { start: from, end: to } = wordAround(text, { start, end: start + 2 });
  expect({ from, word: text.slice(from, to) }).toEqual({ from: text.indexOf(word), word });
});

it('reads at most 128 characters before a number, so that long runs of letters take no longer', () => {
  expect(wordAround(`${'x'.repeat(129)}12`, { start: 129, end: 131 })).toEqual({ start: 1, end: 131 });
  expect(wordAround(`${'x'.repeat(128)}12`, { start: 128, end: 130 })).toEqual({ start: 0, end: 130 });
});

it.each([
  ['abcdef ghijkl 12', 0, false],
  [' abcdef ghijkl 12', 0, true],
  [' abcdef ghijkl 12', 1, false],
  [' abcdef ghijkl x12', 0, true],
  [' abcdef ghijkl 12', undefined, false],
])('the number in %j comes too late for a match that begins at %s or before: %s', (text, lastStart, late) => {
  const scanned = scanText(foldForMatching(text), lastStart);
  expect(beginsTooLate(scanned, scanned.groups[0] as DigitGroup)).toBe(late);
});
