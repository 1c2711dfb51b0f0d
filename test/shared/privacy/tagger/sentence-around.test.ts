// Guarantee: a word is in a sentence of prose only if a sign or the end of the text ends it and lower-case words
// prevail around it; it is a whole entry only if nothing else stands between the signs or line ends around it. Risk: a
// menu loses its dishes, or a note shows a name.
import { expect, it } from 'vitest';
import { isInSentence, isWholeEntry } from '../../../../shared/privacy/tagger/sentence-around.ts';
import { tokensOf } from './tagger.fixture.ts';

// Whether the words between « and » pass a test of their place in the text.
function isPlaced(marked: string, test: typeof isInSentence): boolean {
  const [before = '', name = '', after = ''] = marked.split(/[«»]/);
  const from = tokensOf(before).length;
  return test(tokensOf(before + name + after), from, from + tokensOf(name).length);
}

it.each([
  'We wait. The key is with «Otto Quill» now. Go on',
  'Please ask «Otto» about it',
  '«Otto» comes back!',
  'We now ask «Otto»?',
  'The old (red) "van" is with «Otto», it is said.',
  'Den alten Schlüssel zum Dach hat «Otto».',
  'The word as it seems to «Otto», is right.',
  `${'so '.repeat(60)}«Otto»`,
])('is in a sentence: %s', (marked) => {
  expect(isPlaced(marked, isInSentence)).toBe(true);
});

it.each([
  'The key is with «Otto» now\nGo on.',
  'The key is with «Otto» now; go on.',
  'The key is with «Otto»  now. Go on.',
  'The key is with «Otto» 3.',
  'The key is with «Otto»\n.',
  'We say: «Otto» comes.',
  'Go. Ask «Otto».',
  'Old Rope to «Otto» from Blue Wool.',
  'The key, the van, the «Otto» it is.',
  `«Otto» ${'so '.repeat(60)}.`,
])('is not in a sentence: %s', (marked) => {
  expect(isPlaced(marked, isInSentence)).toBe(false);
});

it.each([
  '«Otto Quill»',
  'Go\n«Otto»\ngo',
  'Go\n- «Otto»\ngo',
  'Salad: «Otto». Bread: open',
  'Van | «Otto»',
  '1. «Otto»\n2. x',
])('is a whole entry: %s', (marked) => {
  expect(isPlaced(marked, isWholeEntry)).toBe(true);
});

it.each(['Van «Otto»\ngo', 'Salad: «Otto» and bread', 'Go\n«Otto», bread', 'Ship  «Otto»  8:15', '- «Otto» 3'])(
  'is not a whole entry: %s',
  (marked) => {
    expect(isPlaced(marked, isWholeEntry)).toBe(false);
  },
);
