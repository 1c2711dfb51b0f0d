// Guarantee: a text shows the kind of thing that is asked for by its numbers, units and words. Risk: a page number is
// quoted for a price.
import { expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { matchAnswerKind } from './answer-kind.ts';

it.each([
  ['In quali giorni è chiuso il negozio?', 'Il negozio è chiuso fino alla fine di maggio.', 1],
  ['Which days is the shop closed?', 'fine', 1],
  ['What does a mile by bicycle cost?', 'It is 20p for each mile by bicycle.', 1],
  ['What does a mile by bicycle cost?', 'The bicycle is on page 20 of the list.', 0.5],
  ['How thick is the plywood?', 'The plywood is 6 mm or less.', 1],
  ['How thick is the plywood?', 'The plywood is in the yard.', 0],
])('for the question %j, %j has the kind of answer that is asked for', (question, text, share) => {
  expect(matchAnswerKind(readQuestion(question), text)).toBe(share);
});
