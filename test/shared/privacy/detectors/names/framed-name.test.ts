// Guarantee: after "contact" or "spett.", two words are a name if the first is a given name, or in an Italian form the
// second; whether a word belongs to a name at all, the word alone shows or else the text. Risk: whom to turn to stays
// readable, or a firm counts as a person.
import { describe, expect, it } from 'vitest';
import { findFramedNames, isOther } from '../../../../../shared/privacy/detectors/names/framed-name.ts';
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

// As many words as are remembered, each time others: the reading of a remembered word does not show how it was read.
const REMEMBERED = 16_384;
let unread = 0;

const EMPTY = scanText(foldForMatching(''));
const reads = (lower: string, bits: number): boolean => isOther(EMPTY, { lower, bits, start: 0, end: 0 });

function forgetWords(): void {
  for (const end = unread + REMEMBERED; unread < end; unread += 1) {
    reads(`q${unread}`, COMMON);
  }
}

// A word that is also an everyday word belongs to a name only if the word alone shows it.
function readingOf(word: string): string {
  if (reads(word, 0)) {
    return 'no name';
  }
  return reads(word, COMMON) ? 'as the text shows' : 'name';
}

describe('whether a word belongs to a name', () => {
  it('is read from the word alone, and otherwise from the text', () => {
    forgetWords();
    const words = ['anna', 'zorblax', 'colleghi', 'admin', 'griffier', 'bonjour', 'replied', 'passport', 'zorblaxung'];
    expect(words.map((word) => `${word}: ${readingOf(word)}`)).toEqual([
      'anna: name',
      'zorblax: as the text shows',
      'colleghi: no name',
      'admin: no name',
      'griffier: no name',
      'bonjour: no name',
      'replied: no name',
      'passport: no name',
      'zorblaxung: no name',
    ]);
  });
});
