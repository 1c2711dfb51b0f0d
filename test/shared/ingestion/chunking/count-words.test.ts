// Guarantee: words are separated by white space, and in scripts without spaces by a dictionary; the split words
// together are the whole text. Risk: a Chinese document counts as one word and becomes one passage.
import { expect, it } from 'vitest';
import { countWords, splitWords } from '../../../../shared/ingestion/chunking/count-words.ts';

it.each([
  ['', 0],
  [' \t\n', 0],
  ['word', 1],
  [' two  words ', 2],
  ['a\tb\nc\vd\fe\rf', 6],
  ['a\bb\x0eb', 1],
  ['a\u00a0b\u2003c\u3000d', 4],
  ['é à', 2],
  ['a\x1fb!c', 1],
  ['知识', 1],
  ['知识库', 2],
  ['我喜欢苹果', 3],
  ['我喜欢 apples 。', 4],
  ['。', 1],
  ['ภาษาไทย', 2],
  ['한국어 단어', 2],
])('counts the words of %j: %d', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it.each([
  ['', ['']],
  ['word', ['word']],
  [' two  words ', [' two  ', 'words ']],
  ['\n', ['\n']],
  ['我喜欢苹果', ['我', '喜欢', '苹果']],
])('splits %j into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
