// Guarantee: the words from a position on are a name if each capitalized one may be a name, whether a list knows it or
// not; a firm, a role or another word is not a name. Risk: every rule that uses such a name finds things.
import { expect, it } from 'vitest';
import { unlistedNameAt } from '../../../../../shared/privacy/detectors/unlisted/unlisted-name.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

function nameIn(text: string): string {
  const scanned = scanText(foldForMatching(text, []));
  const name = unlistedNameAt(scanned, 3);
  return name === null
    ? 'none'
    : `${scanned.text.slice(name.start, name.end)}: ${name.words} ${name.isKnown ? 'known' : 'unknown'}`;
}

it.each([
  ['Zuzzel', 'Zuzzel: 1 unknown'],
  ['Quillon Zabrek came', 'Quillon Zabrek: 2 unknown'],
  ['Q. Zabrek came', 'Q. Zabrek: 1 unknown'],
  ['Quillon van der Zabrek', 'Quillon van der Zabrek: 2 unknown'],
  ['Emily Zabrek', 'Emily Zabrek: 2 known'],
  ['Quillon Carter', 'Quillon Carter: 2 known'],
  ['Emily', 'Emily: 1 known'],
  ['Kowalski', 'Kowalski: 1 known'],
  // A first name that is also a word needs one beside it that means nothing else.
  ['Florence', 'none'],
  ['Florence Zabrek', 'none'],
  ['Florence Kowalski', 'Florence Kowalski: 2 known'],
  ['Quillon Monday', 'none'],
  ['Monday Quillon', 'none'],
  ['Quillon Dad', 'none'],
  ['Plumber Quillon', 'none'],
  ['Leroy Merlin', 'none'],
  ['quillon', 'none'],
  ['Quillon ZABREK', 'none'],
  ['Quillon Zabrek Zuzzel Wibbel Kladd', 'none'],
])('reads %j as %s', (text, name) => {
  expect(nameIn(`a: ${text}`)).toBe(name);
});
