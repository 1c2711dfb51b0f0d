// Guarantee: a measurement asks each question of the set, in full and for as many excerpts as its figures need, of the
// endpoints that it measures. Risk: recall of 20 is measured on ten excerpts, and falls below its floor for no reason.
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { GoldQuestion } from '../../../bin/eval/gold.ts';
import { measure } from '../../../bin/eval/measure.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const SEARCH = '/api/public/v1/knowledge/search';
const ANSWER = '/api/public/v1/copilot/query';
const FOUND = { data: [] };
const ANSWERED = { answer: 'Nothing.', grounded: false, citations: [], usage: { input_tokens: 0, output_tokens: 0 } };
const LONG = `${'𝐚'.repeat(499)}bc`;
const questions: GoldQuestion[] = ['How long is leave?', LONG].map((question, id) => ({
  id: String(id),
  question,
  answerable: false,
  answers: [],
  gold: [],
}));

async function measured(only: 'search' | 'answers' | null) {
  const asked: unknown[] = [];
  const done: number[] = [];
  const baseUrl = await serve(async (request, response) => {
    asked.push([request.method, request.url, request.headers.authorization, await json(request)]);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(request.url === SEARCH ? FOUND : ANSWERED));
  });
  const api = { baseUrl, key: 'key', answerSeconds: 60 };
  const results = await measure(api, questions, { only, concurrency: 1, onDone: (count) => done.push(count) });
  return { asked, done, results };
}

const search = (query: string) => ['POST', SEARCH, 'Bearer key', { query, k: 20 }];
const answer = (question: string) => ['POST', ANSWER, 'Bearer key', { question }];
const [first, long] = ['How long is leave?', `${'𝐚'.repeat(499)}b`] as const;

it.each([
  [null, [search(first), answer(first), search(long), answer(LONG)], [FOUND, ANSWERED]],
  ['search', [search(first), search(long)], [FOUND, null]],
  ['answers', [answer(first), answer(LONG)], [null, ANSWERED]],
] as const)(
  'with --only %s, asks the measured endpoints within their limits, and reports question by question',
  async (only, calls, bodies) => {
    const { asked, done, results } = await measured(only);
    expect(asked).toEqual(calls);
    expect(done).toEqual([1, 2]);
    const timed = (body: object | null) =>
      body === null ? null : { milliseconds: expect.any(Number), body, error: null };
    expect(results).toEqual(questions.map((entry) => ({ entry, search: timed(bodies[0]), answer: timed(bodies[1]) })));
  },
);
