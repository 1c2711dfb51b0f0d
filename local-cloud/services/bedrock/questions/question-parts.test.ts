// Guarantee: two questions in one are answered one by one, and the part that the excerpts do not answer is named. Risk:
// a sentence with "and" is split and only half of it answered, or the answer to one part passes as the answer to all.
import { expect, it } from 'vitest';
import { extractAnswer } from '../answers/extract-answer.ts';
import { questionParts, readQuestionParts } from './question-parts.ts';

it.each([
  ['When do you open and do I need a ticket?', ['When do you open?', 'do I need a ticket?']],
  ['Wann öffnet das Bad, und was kostet der Eintritt?', ['Wann öffnet das Bad?', 'was kostet der Eintritt?']],
  ['¿Cuándo abren y cuánto cuesta la entrada?', ['¿Cuándo abren?', 'cuánto cuesta la entrada?']],
  ['Quando aprite? Quanto costa il biglietto?', ['Quando aprite?', 'Quanto costa il biglietto?']],
])('%j asks two questions', (asked, parts) => {
  expect(questionParts(asked)).toEqual(parts);
});

it.each([
  'How often and when is the pool cleaned?',
  'Which tickets are sold at the door and are refunded?',
  'I lost my key and my card. Where do I get new ones?',
  'Who cleans the pool and who cleans it?',
  'Who built the pool and when?',
  'Wer hat das Bad gebaut und wann?',
  'Où est la piscine et pourquoi ?',
  'When do you open and when do you close and where are you and what does it cost?',
])('%j is not split', (asked) => {
  expect(questionParts(asked)).toEqual([asked]);
});

it('each part of a question is answered, and a part without an answer is named', () => {
  const text = 'The pool opens at 9:30 in the morning.\n\nA ticket for the pool costs 6 euros.';
  const answer = (question: string) =>
    extractAnswer({ excerpts: [{ n: 1, title: 'Pool', headings: '', text }], question })
      .split('\n')
      .slice(-3);
  expect(answer('When does the pool open and how much does a ticket cost?')).toEqual([
    'QUOTE [1]: A ticket for the pool costs 6 euros.',
    'VERDICT: fully',
    'ANSWER: The pool opens at 9:30 in the morning [1]. A ticket for the pool costs 6 euros [1].',
  ]);
  expect(answer('When does the pool open and where do I park my bicycle?')).toEqual([
    'VERDICT: partly',
    'ANSWER: The pool opens at 9:30 in the morning [1].',
    'MISSING: where do I park my bicycle?',
  ]);
});

it.each([
  ['How many rafts are on the ferry and when are they inspected?', ['inspect', 'raft', 'ferry']],
  ['Where do we keep the pumps and how many are in stock?', ['stock', 'keep', 'pump']],
  ['Wer wartet die Pumpe und wann wurde sie gebaut?', ['gebaut', 'wartet', 'pump']],
  ['Wer wartet die Pumpe und wann öffnen Sie die Kasse?', ['offnen', 'kass']],
  ['When do you open and how many cranes are there?', ['cran']],
])('%j: its second part is about %j', (asked, stems) => {
  expect(readQuestionParts(asked)[1]?.question.terms.map(({ stem }) => stem)).toEqual(stems);
});

it('two parts about one row get the cells of that row, and no other row', () => {
  const text = [
    'Ship | Built | Passengers',
    'Halcyon Wren | 2009 | 310',
    'Saltmarsh | 2017 | 480',
    'Old Tern | 1986 | 120',
  ].join('\n');
  const answer = (question: string) =>
    extractAnswer({ excerpts: [{ n: 1, title: 'Fleet', headings: '', text }], question }).split('ANSWER: ')[1];
  expect(answer('How many passengers can the Saltmarsh carry and when was the Saltmarsh built?')).toBe(
    'Saltmarsh: Passengers 480 [1]. Saltmarsh: Built 2017 [1].',
  );
  expect(answer('How many passengers can the Saltmarsh carry and when was it built?')).toBe(
    'Saltmarsh: Passengers 480 [1]. Saltmarsh: Built 2017, Passengers 480 [1].',
  );
});
