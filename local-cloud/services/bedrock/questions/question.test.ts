// Guarantee: a question is about its content words, and an abbreviation does not change what it asks for. Risk: every
// question with a title in it is answered with a name.
import { expect, it } from 'vitest';
import { readQuestion } from './question.ts';

it('is about its content words', () => {
  const stems = readQuestion('Wie oft wird der Käsekessel gereinigt?').terms.map(({ stem }) => stem);
  expect(stems).toEqual(['kasekessel', 'gereinigt']);
});

it.each([
  ['Was kostet die Orgel für St. Ansgar?', 'money'],
  ['Wann kommt Frau Dr. Moss?', 'time'],
  ['What does the organ of St. Ansgar cost?', 'money'],
])('%j is one sentence', (question, kind) => {
  expect(readQuestion(question).answerKind).toBe(kind);
});
