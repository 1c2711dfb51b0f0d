// Guarantee: the number of passes that clean an answer does not grow with its length, whatever it contains; `npm run
// test:expressions` bounds the cost of one pass. Risk: a reply keeps the function busy until it times out, and its
// money stays held.
import { expect, it, vi } from 'vitest';
import { plainAnswer } from '../../../../shared/copilot/plain-answer.ts';
import { ANSWER_LENGTH_MAX } from '../../../../shared/copilot/read-reply-lines.ts';

const ROUNDS_MAX = 16;
const REPEATED = [
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

it.each(REPEATED)('cleans repetitions of %s in a bounded number of passes', (repeated) => {
  // Called once in each pass, by visible-characters.ts.
  const toWellFormed = vi.spyOn(String.prototype, 'toWellFormed');
  plainAnswer(repeated.repeat(ANSWER_LENGTH_MAX / repeated.length), ['']);
  const passes = toWellFormed.mock.calls.length;
  toWellFormed.mockRestore();
  // Each round has two passes. The empty excerpt takes one round; the answer is revealed and then cleaned.
  expect(passes).toBeLessThanOrEqual(2 * (1 + ROUNDS_MAX + ROUNDS_MAX));
});
