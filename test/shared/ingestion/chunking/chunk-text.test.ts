// Guarantee: a text over the limit is split into pieces of about equal size, at sentence ends if possible, otherwise
// between words, otherwise between code points; a text of exactly the limit stays whole. Risk: a passage that the
// embedding model refuses, or a piece of two words that no search can rank.
import { expect, it } from 'vitest';
import { chunkLines, chunkText, fits } from '../../../../shared/ingestion/chunking/chunk-text.ts';

const words = (wordsMax: number) => ({ wordsMax, bytesMax: 1_000 });
const bytes = (bytesMax: number) => ({ wordsMax: 1_000, bytesMax });
// A long word that may begin a sentence.
const LONG = `X${'x'.repeat(24)}`;

it.each([
  ['a b c', words(3), true],
  ['a b c', words(2), false],
  ['a bé', bytes(5), true],
  ['a bé', bytes(4), false],
])('"%s" fits into %j: %s', (text, limit, isFitting) => {
  expect(fits(text, limit)).toBe(isFitting);
});

it.each<[text: string, limit: { wordsMax: number; bytesMax: number }, pieces: string[]]>([
  ['One two. Three four.', words(4), ['One two. Three four.']],
  ['One two. Three four. ', words(3), ['One two. ', 'Three four. ']],
  ['One. Two. Three. Four. ', words(3), ['One. Two. ', 'Three. Four. ']],
  ['One. Two. Three. Four. Five. ', words(2), ['One. Two. ', 'Three. ', 'Four. Five. ']],
  ['One two three a1.Two three four. ', words(4), ['One two three ', 'a1.Two three four. ']],
  ['one two three four five six', words(4), ['one two three ', 'four five six']],
  ['one two three', words(1), ['one ', 'two ', 'three']],
  ['abcdef', bytes(6), ['abcdef']],
  ['abcdef', bytes(4), ['abcd', 'ef']],
  ['éèà', bytes(4), ['éè', 'à']],
  ['😀😀', bytes(5), ['😀', '😀']],
  ['aa bb cc dd', bytes(6), ['aa bb ', 'cc dd']],
  ['aa bbbbbbbb cc', bytes(4), ['aa ', 'bbbb', 'bbbb', ' cc']],
  ['aa bb cc dd ', bytes(9), ['aa bb ', 'cc dd ']],
  // The limit of words or bytes that is reached first decides where the middle is.
  [`A b c d. E f g h. ${LONG} ${LONG}. `, words(8), ['A b c d. ', `E f g h. ${LONG} ${LONG}. `]],
  [`A ${LONG}. ${LONG}. B c d e f. `, bytes(60), [`A ${LONG}. `, `${LONG}. B c d e f. `]],
  [
    `A b c d e f g h. ${LONG}. ${LONG}. `,
    { wordsMax: 8, bytesMax: 30 },
    ['A b c d e f g h. ', `${LONG}. `, `${LONG}. `],
  ],
])('splits %j within %j into %j', (text, limit, pieces) => {
  expect(chunkText(text, limit)).toEqual(pieces);
  expect(chunkText(text, limit).join('')).toBe(text);
});

it.each<[text: string, limit: { wordsMax: number; bytesMax: number }, pieces: string[]]>([
  ['a b\nc d', words(4), ['a b\nc d']],
  ['a b\nc d', words(3), ['a b\n', 'c d']],
  ['a\nb\nc\nd\n', words(2), ['a\nb\n', 'c\nd\n']],
  ['a\n\nb c d e', words(2), ['a\n\n', 'b c ', 'd e']],
  ['a b. c d.', words(2), ['a b. ', 'c d.']],
  ['a. b.\nc. d. e. f.', words(4), ['a. b.\n', 'c. d. e. f.']],
])('splits the lines of %j within %j into %j', (text, limit, pieces) => {
  expect(chunkLines(text, limit)).toEqual(pieces);
});
