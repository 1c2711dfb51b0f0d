// Guarantee: the number of passes that clean an answer does not grow with its length, whatever it contains; `npm run
// test:expressions` bounds the cost of one pass. Risk: a reply keeps the function busy until it times out, and its
// money stays held.
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
  // Each round has two passes. The empty excerpt takes one round; the answer is revealed in up to 16 rounds and cleaned
  // in up to 16 more.
  expect(passes).toBeLessThanOrEqual(2 * (1 + 16 + 16));
});
