// Guarantee: after "contact" or "spett.", two words are a name if the first is a given name, or in an Italian form the
// second; whether a word belongs to a name at all, the word alone shows or else the text. Risk: whom to turn to stays
// readable, or a firm counts as a person.
import { expect, it } from 'vitest';
import { findFramedNames, isNotPartOfName } from '../../../../../shared/privacy/detectors/names/framed-name.ts';
import { COMMON } from '../../../../../shared/privacy/names/name-bits.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Other rules find many of these names as well, so this rule is tested alone.
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

const EMPTY = scanText(foldForMatching(''));
const reads = (lower: string, bits: number): boolean => isNotPartOfName(EMPTY, { lower, bits, start: 0, end: 0 });

// A word that is also an everyday word belongs to a name only if the word alone shows it.
function readingOf(word: string): string {
  if (reads(word, 0)) {
    return 'no name';
  }
  return reads(word, COMMON) ? 'as the text shows' : 'name';
}

// As many words as are remembered, each time others.
const REMEMBERED = 16_384;
let unread = 0;

function forgetWords(): void {
  for (const end = unread + REMEMBERED; unread < end; unread += 1) {
    reads(`q${unread}`, COMMON);
  }
}

it('a word alone shows whether it belongs to a name, or else the text', () => {
  const words = 'leocadia quendrix kolleginnen larm griffier gruezi divorced birthday zorblaxung'.split(' ');
  const readings = words.map((word) => `${word}: ${readingOf(word)}`);
  // A remembered word does not show how it is read: when this test runs again, it reads the words afresh.
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
