// Guarantee: a greeting or thanks within a name or a quotation is a word of the question. Risk: the question what
// "Thanks" means in a list is answered with a sentence about the list.
import { expect, it } from 'vitest';
import { readQuestion } from './question.ts';

it.each([
  ['Hi-Lo cheese press', ['hi', 'chees', 'press']],
  ['Who sends a Thank-you card?', ['send', 'thank', 'card']],
  ['What does the mark "Thanks" mean?', ['mark', 'thank']],
  ['Was heißt „Danke“ in der Liste?', ['heisst', 'dank', 'list']],
  ['Hi - what does the mark mean? Thanks', ['mark']],
  ['Thanks, what does the mark mean, please?', ['mark']],
])('%j is about %j', (question, stems) => {
  expect(readQuestion(question).terms.map(({ stem }) => stem)).toEqual(stems);
});
