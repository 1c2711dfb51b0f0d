// Guarantee: forms of one word count as the same word, and so do a compound and a long part of it; words with other
// stems do not. Risk: a right sentence with other forms is refused, or one about something else passes.
import { expect, it } from 'vitest';
import { foldWord, isSameWord, stemOf } from '../../../../../shared/copilot/support/reading/fold-word.ts';

const readWord = (text: string) => {
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
  expect(readWord(word).stem).toBe(stem);
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
])('%s and %s count as the same word: %s', (one, other, expected) => {
  expect(isSameWord(readWord(one), readWord(other))).toBe(expected);
  expect(isSameWord(readWord(other), readWord(one))).toBe(expected);
});
