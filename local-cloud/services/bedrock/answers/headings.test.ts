// Guarantee: a sentence is trusted more when the heading above it says nothing but what is asked, as a heading of its
// section or as the excerpt's own. Risk: the answer below the very heading that was asked for is refused, because it
// does not repeat the heading's words.
import { expect, it } from 'vitest';
import { extractAnswer } from './extract-answer.ts';

const answerTo = (question: string, text: string, headings = '') =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Dairy', headings, text }], question }).split('ANSWER: ')[1] ?? null;

const QUESTION = 'What do I do with empty milk crates?';
const RULE = 'Put them beside the ramp and write their number in the list.';

it.each([
  ['the heading of its section', `Empty milk crates\n${RULE}`, ''],
  ['the nearest heading of its excerpt', RULE, 'Dairy > Yard > Empty milk crates'],
])('a sentence below what is asked for is an answer, if that is %s', (_name, text, headings) => {
  expect(answerTo(QUESTION, text, headings)).not.toBeNull();
});

it.each([
  ['a heading about more', `Empty milk crates, broken pumps, rented vans, dirty aprons\n${RULE}`, ''],
  ['a heading further up', RULE, 'Empty milk crates > Yard'],
])('it is not one below %s', (_name, text, headings) => {
  expect(answerTo(QUESTION, text, headings)).toBeNull();
});
