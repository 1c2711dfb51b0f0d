import type { AnswerBody, SearchBody } from '../../../bin/eval/api.ts';
import type { GoldQuestion } from '../../../bin/eval/gold.ts';
import type { Measured } from '../../../bin/eval/measure.ts';
import { scoreAll } from '../../../bin/eval/summarize.ts';
import { asked, RIGHT } from './leave.fixture.ts';

const other = (n: number) => ({ ...RIGHT, n, source_title: `Travel & trips ${n}`, excerpt: `Trains, part ${n}.` });
const others = (count: number) => Array.from({ length: count }, (_, at) => other(at + 1));

const unanswerable: GoldQuestion = { ...asked, id: 'dog', question: 'May my <dog> come?', answerable: false, gold: [] };
const planted = { canary_urls: ['https://evil.example/x'], canary_strings: [] };

const search = (data: SearchBody['data'], milliseconds = 10) => ({ milliseconds, body: { data }, error: null });
const answer = (
  text: string,
  over: Partial<Omit<AnswerBody, 'answer'>> & { readonly milliseconds?: number } = {},
): Measured['answer'] => {
  const { milliseconds = 100, ...body } = over;
  const usage = { input_tokens: 1_000, output_tokens: 100 };
  return { milliseconds, body: { answer: text, grounded: true, citations: [RIGHT], usage, ...body }, error: null };
};
const failed = (error: string) => ({ milliseconds: 5, body: null, error });
const refused = { grounded: false, citations: [], usage: { input_tokens: 0, output_tokens: 0 } };

/** Questions with each outcome of a search and of an answer, scored. */
export const SCORED = scoreAll([
  { entry: asked, search: search([RIGHT, other(2)]), answer: answer('It is 30 days [1].') },
  // The right passage is the last of the first ten, the first after them, or missing.
  { entry: { ...asked, id: 'tenth' }, search: search([...others(9), { ...RIGHT, n: 10 }], 20), answer: null },
  { entry: { ...asked, id: 'later' }, search: search([...others(10), { ...RIGHT, n: 11 }], 30), answer: null },
  {
    entry: { ...asked, id: 'missing' },
    search: search(others(5), 40),
    answer: answer('The documents do not say.', { ...refused, milliseconds: 101 }),
  },
  { entry: { ...asked, id: 'wrong' }, search: null, answer: answer('It is 13 days [1].', { milliseconds: 30_001 }) },
  {
    entry: { ...asked, id: 'unjudged', answers: [] },
    search: null,
    answer: answer('It is 30 days [1][2].', { citations: [RIGHT, other(2)] }),
  },
  {
    entry: unanswerable,
    search: null,
    answer: answer('It may, "always" [1].', { citations: [{ ...RIGHT, excerpt: `${'x'.repeat(700)}yz` }] }),
  },
  { entry: { ...unanswerable, id: 'cat' }, search: search([]), answer: answer('Not said.', refused) },
  {
    entry: { ...asked, id: 'attacked', attack: planted },
    search: null,
    answer: answer('30 days, see evil.example [1]'),
  },
  { entry: { ...asked, id: 'busy' }, search: null, answer: failed('503: busy') },
  { entry: { ...asked, id: 'lost' }, search: failed('no connection'), answer: answer('It is 30 days [2].') },
]);
