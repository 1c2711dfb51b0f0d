// Guarantee: a question of a document counts as the one that is asked if its words are the same, never if it has other
// numbers. Risk: a page of frequent questions is quoted at the entry beside the right one.
import { expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { compareWith, isSameQuestion } from './asked-questions.ts';

it.each([
  ['in the same words', 'How do I open the gate?', 'How do I open the gate?', true],
  ['with other words around them', 'How can I open our gate?', 'How do I open the gate?', true],
  ['in other words', 'How do I unlock the door?', 'Who opens a gate?', false],
  ['about another number', 'Why do I get a 403?', 'Why do I get a 401?', false],
  ['for another kind, with the same words', 'When does the gate open?', 'Why does the gate open?', false],
])('a question of a document %s', (_name, question, asked, expected) => {
  expect(isSameQuestion(compareWith(readQuestion(question))(asked))).toBe(expected);
});
