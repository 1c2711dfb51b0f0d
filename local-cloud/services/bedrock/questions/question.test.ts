// Guarantee: a word that goes with any price does not tell what a question is about, in any language; and a greeting or
// thanks within a name or a quotation is a word of the question. Risk: the question what "Thanks" means in a list is
// answered with a sentence about the list.
import { expect, it } from 'vitest';
import { stem } from '../words.ts';
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

it.each([
  ['What does a kilo of cinnamon cost?', 'cinnamon'],
  ['Was kostet ein Kilo Zimt?', 'zimt'],
  ['Combien coûte un kilo de cannelle ?', 'cannelle'],
  ['¿Cuánto cuesta un kilo de canela?', 'canela'],
  ['Quanto costa un chilo di cannella?', 'cannella'],
  ['Quanto custa um quilo de canela?', 'canela'],
  ['Wat kost een kilo kaneel?', 'kaneel'],
  ['Ile kosztuje kilo cynamonu?', 'cynamonu'],
  ['Vad kostar ett kilo kanel?', 'kanel'],
])('%j is about %j alone', (question, word) => {
  expect(readQuestion(question).telling).toEqual([stem(word)]);
});

it('keeps what goes with a price if nothing else is asked about', () => {
  expect(readQuestion('What does an hour cost?').telling).toEqual(['hour', 'cost']);
});

it('is about the park, not the season', () => {
  expect(readQuestion('Wann öffnet der Park im Sommer?').telling).toEqual(['offnet', 'park']);
});

it.each([
  ['Was kostet die Orgel für St. Ansgar?', 'money'],
  ['Wann kommt Frau Dr. Moss?', 'time'],
  ['What does the organ of St. Ansgar cost?', 'money'],
])('%j is one sentence', (question, kind) => {
  expect(readQuestion(question).answerKind).toBe(kind);
});
