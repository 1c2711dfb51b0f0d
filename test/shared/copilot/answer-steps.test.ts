// Guarantee: the number of passes that clean an answer does not grow with its length, whatever it contains. The check
// of expressions bounds what one pass can cost. Risk: a reply that keeps the function busy until its time is over, and
// the money held.
import { expect, it, vi } from 'vitest';
import { plainAnswer } from '../../../shared/copilot/plain-answer.ts';

const UNITS = [
  '[a](',
  '![a](',
  '[',
  '](',
  '<a',
  '<!--',
  '<b x=',
  '&amp;',
  '&#x',
  'https://a ',
  '://',
  '[9 ',
  '[1]',
  'A. ',
];

it.each(UNITS)('cleans repetitions of %s in a bounded number of passes', (unit) => {
  const wellFormed = vi.spyOn(String.prototype, 'toWellFormed');
  plainAnswer(unit.repeat(32_768 / unit.length), ['']);
  const passes = wellFormed.mock.calls.length;
  wellFormed.mockRestore();
  expect(passes).toBeLessThanOrEqual(2 + 2 * (16 + 16));
});
