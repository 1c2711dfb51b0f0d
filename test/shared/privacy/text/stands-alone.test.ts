// Guarantee: a value counts only if it is not part of a longer one: a longer word or number, a price, a version, a
// fraction or an identifier with dashes. Risk: a part of an order number counts as a telephone number, or a number that
// ends a sentence stays.
import { expect, it } from 'vitest';
import { standsAlone } from '../../../../shared/privacy/text/stands-alone.ts';

// Whether the value between « and » stands alone.
function isAlone(marked: string): boolean {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return standsAlone(marked.replace(/[«»]/g, ''), start, end);
}

it.each([
  '«4711»',
  ' «4711»',
  'no «4711» yet',
  '(«4711»)',
  'It is «4711».',
  '«4711», and more',
  '«4711»: and more',
  'at: «4711»',
  'a.«4711»',
  'a,«4711»',
  'a:«4711»',
  ':«4711»',
  '«4711».a',
  '«4711»,a',
  '«4711»:a',
  'card-«4711»',
  '«4711»-card',
  '-«4711»',
  '«4711»-',
  ' - «4711» - ',
  '«4711»- 5',
  '5 -«4711»',
  '5.-«4711»',
  'a b-«4711»',
  '«4711»-elevenlette',
  '«4711»%20',
  '«4711»%2F',
  '«4711»$',
  '«4711» €',
  'x €  «4711»',
  'x5 «4711» 5x',
  '«é4711»é',
  ':25:«NL91»',
  '4,«GB29»',
  '4,«N4711»',
  '4,«4539148803436467»',
  '«4539148803436467»,12',
  '«NWBK4711»,12',
  '1,«1234567890»',
  '«1234567890»,1',
  '€x «4711»',
  '€(«4711»',
])('accepts %s as a separate value', (marked) => {
  expect(isAlone(marked)).toBe(true);
});

it.each([
  'a«4711»',
  'Z«4711»',
  '0«4711»',
  '_«4711»',
  '«4711»a',
  '«4711»Z',
  '«4711»9',
  '«4711»_',
  '1.«4711»',
  '1,«4711»',
  '1:«4711»',
  '1:«N4711»',
  '1:«4N711»',
  '1.«NL91»',
  '1,«123456789»',
  '«123456789»,1',
  '1.«1234567890»',
  '«1234567890».1',
  '1:«1234567890»',
  '«1234567890»:1',
  '«4711».1',
  '«4711»,1',
  '«4711»:1',
  '1-«4711»',
  'a1-«4711»',
  'a1b-«4711»',
  '«4711»-1',
  '«4711»-b1',
  '«4711»-abcdefghijk1',
  '1abcdefghijk-«4711»',
  '«4711»-abcdefghijklm',
  'abcdefghijklm-«4711»',
  '$«4711»',
  '€«4711»',
  '£«4711»',
  '¥«4711»',
  '$ «4711»',
  '€ «4711»',
  '«4711»%',
  '«4711»% of',
  '«4711»%2',
  '«4711»%-2',
  '«4711»€',
  '«4711»£',
  '«4711»¥',
])('rejects %s as a part of something else', (marked) => {
  expect(isAlone(marked)).toBe(false);
});

it('reads up to eleven letters beside a dash as a word, and more as an identifier', () => {
  expect(isAlone('«4711»-abcdefghijk')).toBe(true);
  expect(isAlone('«4711»-abcdefghijkl')).toBe(false);
  expect(isAlone('abcdefghijk-«4711»')).toBe(true);
});
