// Guarantee: forms of a word are one word, a compound matches its part, and words that differ inside are different.
// Risk: a right sentence in other forms is refused, or one about something else passes.
import { expect, it } from 'vitest';
import { foldWord, isSameWord, stemOf } from '../../../../../shared/copilot/support/reading/fold-word.ts';

const read = (text: string) => {
  const word = foldWord(text);
  return { word, stem: stemOf(word) };
};

it.each([
  ['cats', 'cat'],
  ['bus', 'bus'],
  ['running', 'run'],
  ['ends', 'end'],
  ['agreements', 'agre'],
  ['Mietverträge', 'mietvertrag'],
  ['rent', 'rent'],
  ['lease', 'leas'],
  ['Zahlungen', 'zahl'],
  ['committees', 'commi'],
  ['tell', 'tell'],
  ['addresses', 'addr'],
  ['kilometer', 'kilom'],
  ['natural', 'natural'],
  ['es', 'es'],
  ['Übungen', 'ubungen'],
  ['Fußböden', 'fussbod'],
  ['generalisations', 'general'],
])('the stem of %s is %s', (word, stem) => {
  expect(read(word).stem).toBe(stem);
});

it.each([
  ['rental', 'rents', false],
  ['Kündigung', 'Kündigungsfrist', true],
  ['Frist', 'Kündigungsfrist', false],
  ['contract', 'contraction', true],
  ['month', 'monthly', true],
  ['ab', 'ab', true],
  ['abc', 'abcd', false],
  ['garage', 'Tiefgarage', true],
  ['Tiefgarage', 'garage', true],
  ['Straße', 'strasse', true],
  ['hopped', 'hopping', true],
  ['zahlen', 'Zahlung', true],
  ['committee', 'committees', true],
  ['agreement', 'agreed', true],
  ['stone', 'store', false],
  ['organise', 'organize', true],
  ['construct', 'constellations', false],
  ['intern', 'international', true],
  ['water', 'watercolour', true],
  ['under', 'underestimation', true],
])('%s and %s are forms of the same word: %s', (one, other, expected) => {
  expect(isSameWord(read(one), read(other))).toBe(expected);
  expect(isSameWord(read(other), read(one))).toBe(expected);
});
