// Guarantee: a word counts as part of a sentence of prose only if a sign or the text's end ends it and lowercase words
// prevail around it, and as a whole entry only if nothing else is between a sign or line end and the next. Risk: a menu
// loses its dishes, or a note shows a name.
import { expect, it } from 'vitest';
import { isInSentence, isWholeEntry } from '../../../../shared/privacy/tagger/sentence-around.ts';
import { tokensOf } from './tagger.fixture.ts';

function placed(marked: string, isPlaced: typeof isInSentence): boolean {
  const [before = '', name = '', after = ''] = marked.split(/[«»]/);
  const from = tokensOf(before).length;
  return isPlaced(tokensOf(before + name + after), from, from + tokensOf(name).length);
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
  expect(placed(marked, isInSentence)).toBe(true);
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
  expect(placed(marked, isInSentence)).toBe(false);
});

it.each([
  '«Otto Quill»',
  'Go\n«Otto»\ngo',
  'Go\n- «Otto»\ngo',
  'Salad: «Otto». Bread: open',
  'Van | «Otto»',
  '1. «Otto»\n2. x',
])('is a whole entry: %s', (marked) => {
  expect(placed(marked, isWholeEntry)).toBe(true);
});

it.each(['Van «Otto»\ngo', 'Salad: «Otto» and bread', 'Go\n«Otto», bread', 'Ship  «Otto»  8:15', '- «Otto» 3'])(
  'is not a whole entry: %s',
  (marked) => {
    expect(placed(marked, isWholeEntry)).toBe(false);
  },
);
