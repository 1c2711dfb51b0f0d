// Guarantee: a name spelled with letters of another script that look the same has the same canonical spelling, and so
// the same number. Risk: one person has two placeholders in a text.
import { expect, it } from 'vitest';
import { canonicalText } from '../../../../shared/privacy/text/fold-character.ts';

it.each([
  ['Аnnа', 'anna'],
  ['ΑΝΝΑ', 'anna'],
  ['Strøm', 'strom'],
  ['Weiß', 'weiss'],
  ['Żÿrek', 'żÿrek'],
  ['d´Arco', "d'arco"],
])('%s is compared as %s', (text, canonical) => {
  expect(canonicalText(text)).toBe(canonical);
});
