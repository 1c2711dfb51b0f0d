// Guarantee: each language is read by its own rules: where a sentence begins, and which capitalized words are names.
// Risk: a word that means something else in another language splits a sentence, and the wrong one is quoted.
import { expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { extractAnswer } from './extract-answer.ts';
import { matchTerm } from './terms.ts';

const answerFrom = (text: string, question: string) =>
  extractAnswer({ excerpts: [{ n: 1, title: 'House', headings: '', text }], question }).split('ANSWER: ')[1] ?? null;

const CELLAR =
  "De kelder is achter de werkplaats. Er mogen hooguit zes accu's in de kelder. 's Nachts is de kelder dicht.";

it('Dutch "er" does not mean the German "er", and a clipped word begins a sentence', () => {
  expect(answerFrom(CELLAR, "Hoeveel accu's mogen er in de kelder?")).toBe(
    "Er mogen hooguit zes accu's in de kelder [1].",
  );
});

it('a month is not a person', () => {
  const text = 'Die Firma Hallmann repariert am 22. Juni.';
  expect(answerFrom(text, 'Wie heißt der Chef der Firma Hallmann?')).toBeNull();
});

it('in German, "wie schnell" only asks, and to appear is to come', () => {
  expect(readQuestion('Wie schnell kommt ein Dachdecker?').terms.map(({ stem }) => stem)).not.toContain('schnel');
  expect(matchTerm(new Set(['erscheint']), 'kommt')).toBeGreaterThan(0);
});
