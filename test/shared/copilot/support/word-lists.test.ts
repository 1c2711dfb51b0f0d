// Guarantee: every list of words in the code of the check, outside its lexicons, has the recorded number of words.
// Risk: a rule loses by accident one of several words for "only" or "each" that no sentence of the tests contains.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listsIn, spellingsOf, wordLists } from './word-lists.fixture.ts';

// A line for each constant and function: its file below shared/copilot/support, its name, and how many words each of
// its lists has. Anyone who adds or removes words on purpose changes the number.
const RECORDED = readFileSync(join(import.meta.dirname, 'word-lists.txt'), 'utf8')
  .trimEnd()
  .split('\n');

it('every list has as many words as recorded', () => {
  expect(wordLists()).toEqual(RECORDED);
});

it.each([
  ['^(?:only|nur|solo)$', 3],
  ['^(?:nur|sol[oa]|seulements?)$', 5],
  ['^(?:solo|sol(?:amente)?)$', 3],
  ['(?<!\\p{L})(?:per|pro)\\s+(?:day|week|month)\\b', 6],
  ['^(?:-|\\)|\\[|[\\]/])$', 5],
  ['^\\d{1,2}(?:st|nd)?$', 3],
  ['[^\\p{L}]+?', 2],
])('counts the words of %s', (source, count) => {
  expect(spellingsOf(source)).toBe(count);
});

it.each([
  ["const A = /^(?:a|b|c)$/;\nconst B = new Set(['a', 'b', 'c']);", ['A: 3', 'B: 3']],
  ["export const WORDS = { en: 'a, b', fr: ['c', 'd', 'e'] };", ['WORDS: 2 3']],
  ['function isOne(word: string) {\n  return /^(?:a|b|c)$/.test(word);\n}', ['isOne: 3']],
  ['type A = "a b c";\nconst B = /^(?:a|b)$/;', []],
])('finds the lists in %s', (code, lists) => {
  expect(listsIn(code)).toEqual(lists);
});
