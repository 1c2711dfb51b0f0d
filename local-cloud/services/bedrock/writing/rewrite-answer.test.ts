// Guarantee: a rewritten answer keeps its quotes, verdict and marks; a paraphrase says the same, and an error changes
// one thing. Risk: the product's check of answers meets only copies, and passes everything that a model writes.
import { expect, it } from 'vitest';
import { rewriteAnswer, type Writing } from './rewrite-answer.ts';

const reply = (answer: string) => `QUOTE [1]: Up to 8 guests.\nVERDICT: partly\nANSWER: ${answer}\nMISSING: Who cooks?`;

it.each<[Writing, string, string]>([
  ['copies', 'Up to 8 guests may stay [1].', 'Up to 8 guests may stay [1].'],
  [
    'paraphrases',
    'The hut is not heated [1]. It sleeps up to 8 guests within 2 rooms [1].',
    "According to the documents, the hut isn't heated [1]. It sleeps at most eight guests in no more than two rooms [1].",
  ],
  [
    'paraphrases',
    'Anna cooks for 8 guests [1].\nrow: 3, 4.5 [12].',
    'Anna cooks for eight guests [1].\nrow: 3, 4.5 [12].',
  ],
  ['another number', 'Stay 12 nights [1] or 3 [2].', 'Stay 13 nights [1] or 3 [2].'],
  ['another unit', 'It takes 5 days [1].', 'It takes 5 weeks [1].'],
  ['another bound', 'Come at least a day before noon [1].', 'Come at most a day before noon [1].'],
  ['another bound', 'Come before noon [1].', 'Come after noon [1].'],
  ['a negation', 'Dogs are allowed and must be leashed [1].', 'Dogs are not allowed and must be leashed [1].'],
  ['a negation', 'Dogs are not allowed [1].', 'Dogs are allowed [1].'],
  ['another number', 'No numbers here [1].', 'No numbers here [1].'],
])('%s: %s', (writing, answer, written) => {
  expect(rewriteAnswer(reply(answer), writing)).toBe(reply(written));
});

it('a refusal is not rewritten', () => {
  expect(rewriteAnswer('VERDICT: no', 'paraphrases')).toBe('VERDICT: no');
});

it('the answer may be the end of the reply', () => {
  expect(rewriteAnswer('ANSWER: Stay 2 nights [1].', 'another number')).toBe('ANSWER: Stay 3 nights [1].');
});
