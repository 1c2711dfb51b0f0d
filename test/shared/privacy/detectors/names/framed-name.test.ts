// Guarantee: after "contact" or "spett.", two words are a name if the first is a given name, or in an Italian form the
// second; a word alone, or else the text, shows whether it belongs to a name at all. Risk: the name of a contact stays
// readable, or a firm counts as a person.
import { expect, it } from 'vitest';
import { findFramedNames, isNotPartOfName } from '../../../../../shared/privacy/detectors/names/framed-name.ts';
import { COMMON } from '../../../../../shared/privacy/names/name-bits.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Tests the rule alone, because other rules find many of these names in whole texts.
it.each([
  ['Contact Anna Quendrel about it', ['Anna Quendrel']],
  ['Contact Quendrel Zorblax about it', []],
  ['Contact: Anna Quendrel about it', []],
  ['Contact Anna about it', []],
  ['Contact Anna Q about it', []],
  ['Contact Anna Quendrel Zorblax about it', []],
  ['Spett. Cosulich Marinella, buongiorno', ['Cosulich Marinella']],
  ['Contact Cosulich Marinella about it', []],
  ['Spett. Rossi Marinella, buongiorno', []],
  ['Spett. Cosulich Zorblax, buongiorno', []],
])('in %j the names are %j', (text, names) => {
  const found = findFramedNames(scanText(foldForMatching(text)));
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names);
});

const EMPTY_TEXT = scanText(foldForMatching(''));
const isRefused = (lower: string, bits: number): boolean =>
  isNotPartOfName(EMPTY_TEXT, { lower, bits, start: 0, end: 0 });

// An empty text shows nothing: a word that is also an everyday word counts here only if the word alone shows it.
function readingOf(word: string): string {
  if (isRefused(word, 0)) {
    return 'no name';
  }
  return isRefused(word, COMMON) ? 'as the text shows' : 'name';
}

// The number of words whose readings are remembered.
const REMEMBERED = 16_384;
let unread = 0;

// Reads as many new words as are remembered, so that all others are forgotten.
function forgetWords(): void {
  for (const end = unread + REMEMBERED; unread < end; unread += 1) {
    isRefused(`q${unread}`, COMMON);
  }
}

it('tells by a word alone whether it belongs to a name, or leaves it to the text', () => {
  const words = 'leocadia quendrix kolleginnen larm griffier gruezi divorced birthday zorblaxung'.split(' ');
  const readings = words.map((word) => `${word}: ${readingOf(word)}`);
  // When this test runs again in the same process, it must compute the readings again.
  forgetWords();
  expect(readings).toEqual([
    'leocadia: name',
    'quendrix: as the text shows',
    'kolleginnen: no name',
    'larm: no name',
    'griffier: no name',
    'gruezi: no name',
    'divorced: no name',
    'birthday: no name',
    'zorblaxung: no name',
  ]);
});
