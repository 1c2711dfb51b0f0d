// Guarantee: among digits, the letters O and l of a scanned text are read as 0 and 1; liters, oxygen and codes stay.
// Risk: a number of a scanned page stays in a text, or a measure is read as a personal number.
import { expect, it } from 'vitest';
import { misreadDigits } from '../../../../shared/privacy/detectors/misread-digits.ts';
import { replaced } from '../text/replaced.ts';

const read = (text: string): string => replaced(text, misreadDigits(text));

it.each([
  ['born O3.O8.1977', 'born 03.08.1977'],
  ['born l2.03.l951', 'born 12.03.1951'],
  ['call O4O l2 34', 'call 040 12 34'],
  ['call l2 34', 'call 12 34'],
  ['call 34 l2', 'call 34 12'],
  ['3 l4', '3 14'],
  ['call l2-34-56', 'call 12-34-56'],
  ['call 2OO-34', 'call 200-34'],
  ['room O2.14', 'room 02.14'],
  ['page 12.O2', 'page 12.02'],
  ['call 12 O2', 'call 12 02'],
])('corrects the misread digits of %s', (text, as) => {
  expect(read(text)).toBe(as);
});

it.each([
  'a tank of 10l',
  'at 2l an hour',
  'on O2 12',
  '12 and O2',
  'drawing O7-1234-5678',
  'drawing O71-1234',
  'the l2',
  'Oll and lO',
  'xO12',
])('corrects no digits of %s', (text) => {
  expect(read(text)).toBe(text);
});
