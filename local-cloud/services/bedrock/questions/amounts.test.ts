// Guarantee: the row of a range is found by a number within it, if both count the same, and by no other number. Risk:
// the fee for another notice is quoted.
import { expect, it } from 'vitest';
import { extractAnswer } from '../answers/extract-answer.ts';
import { amountsIn, amountsWithin } from './amounts.ts';

it.each([
  ['30 hours before', '24 to 72 hours', ['30']],
  ['24 hours before', '24 to 72 hours', ['24']],
  ['30 Stunden vorher', '24–72 Stunden', ['30']],
  ['30 heures avant', 'de 24 à 72 heures', ['30']],
  ['30 hours before', '24 hours to 72 hours', ['30']],
  ['73 hours before', '24 to 72 hours', []],
  ['30 days before', '24 to 72 hours', []],
  ['30 hours before', 'from 9:24 to 72 hours', []],
  ['30 hours before', 'less than 72 hours', []],
])('%s is within %s or not', (question, text, within) => {
  expect(amountsWithin(amountsIn(question), text)).toEqual(within);
});

it('a question is answered by the row whose range has its number', () => {
  const rows = ['more than 72 hours | nothing', '24 to 72 hours | 40 percent', 'less than 24 hours | 80 percent'];
  const text = ['Notice of the guide | Paid to the guide', ...rows].join('\n');
  const question = 'How much is paid to the guide at a notice of 30 hours?';
  const reply = extractAnswer({ excerpts: [{ n: 1, title: 'Cancellation', headings: '', text }], question });
  expect(reply).toContain('ANSWER: 24 to 72 hours: 40 percent [1].');
});
