// Guarantee: a start asks its question again if the API fails at once, at most three times in total, and reports the
// API's error; the project's question is only asked about the project's own documents. Risk: on a busy machine, a
// newcomer's first start fails because of one slow call, or a model is paid for a question about other documents.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { askFirstAnswered, questionsAbout } from '../../bin/start/questions.ts';

const ANSWERED = { answer: 'In the header [1].', grounded: true, citations: [] };
const REFUSED = { answer: 'The documents do not say.', grounded: false, citations: [] };
const FAILED = { error: 'Internal error.', status: 500 };
const UNAVAILABLE = { error: 'Service unavailable. Try again.', status: 503 };
const FORBIDDEN = { error: 'The key has no scope for this.', status: 403 };

/** Asks an API that gives these replies in turn; returns the outcome and the questions that the API received. */
async function askOf(replies: readonly object[], questions: readonly string[]) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const server = createServer(async (request, response) => {
    sent.push([request.method, request.url, request.headers.authorization, request.headers['content-type']]);
    const text = (await request.toArray()).join('');
    const reply: { readonly status?: number } = replies[asked.push(JSON.parse(text).question) - 1] ?? {};
    const { status = 200, ...body } = reply;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const api = { baseUrl: `http://127.0.0.1:${port}`, key: 'kc_test_key', pauseMilliseconds: 1 };
  const outcome = await askFirstAnswered(api, questions).catch((error: Error) => error.message);
  return { outcome, asked, sent };
}

it.each([
  ['an internal error', FAILED],
  ['an unavailable service', UNAVAILABLE],
])('asks again after %s, twice at most', async (_name, failure) => {
  expect(await askOf([failure, failure, ANSWERED], ['One?'])).toMatchObject({
    outcome: { question: 'One?', seconds: expect.any(Number), ...ANSWERED },
    asked: ['One?', 'One?', 'One?'],
  });
  expect(await askOf([failure, failure, failure, ANSWERED], ['One?'])).toMatchObject({
    outcome: `The API answered ${failure.status}: ${failure.error}`,
    asked: ['One?', 'One?', 'One?'],
  });
});

it('asks only once if the API refuses the question', async () => {
  expect(await askOf([FORBIDDEN, ANSWERED], ['One?'])).toMatchObject({
    outcome: `The API answered 403: ${FORBIDDEN.error}`,
    asked: ['One?'],
  });
});

it('tries the next question until one is answered from the documents', async () => {
  expect(await askOf([REFUSED, ANSWERED], ['One?', 'Two?', 'Three?'])).toMatchObject({
    outcome: { question: 'Two?', seconds: expect.any(Number), ...ANSWERED },
    asked: ['One?', 'Two?'],
  });
  expect(await askOf([REFUSED], ['One?'])).toMatchObject({ outcome: REFUSED, asked: ['One?'] });
  expect(await askOf([], [])).toEqual({ outcome: null, asked: [], sent: [] });
});

// Prepares the questions with an API that finds these excerpts for any title, or fails.
async function preparedFor(folder: string, titles: readonly string[], excerpts: readonly string[] | null) {
  const searched: unknown[] = [];
  const server = createServer(async (request, response) => {
    searched.push([request.url, request.headers.authorization, JSON.parse((await request.toArray()).join(''))]);
    const data = excerpts?.map((excerpt) => ({ n: 1, source_title: 'A', excerpt }));
    response.writeHead(data === undefined ? 500 : 200).end(JSON.stringify(data === undefined ? FAILED : { data }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const api = { baseUrl: `http://127.0.0.1:${port}`, key: 'kc_test_key', pauseMilliseconds: 1 };
  return { questions: await questionsAbout(api, folder, titles), searched };
}

const LEASE = 'The lease of the boat shed is due in May each year.';
const about = (titles: readonly string[]) => titles.map((title) => `What is said about ${title}?`);

it('the question about the documents of the project is a known one, for which nothing is searched', async () => {
  const { questions, searched } = await preparedFor(resolve('docs'), ['Leave', 'Leave'], [LEASE]);
  expect(questions).toEqual(['Which header carries the API key?', 'What is said about Leave?']);
  expect(searched).toEqual([]);
});

it('the first question quotes a sentence that is found for one of the first three titles, and the others are about titles', async () => {
  const titles = ['A', 'B', 'A', 'C', 'D', 'E', 'F', 'G'];
  const { questions, searched } = await preparedFor(resolve('my-docs'), titles, ['Boats', LEASE]);
  expect(questions).toEqual(['What is said about the lease of the boat shed?', ...about(['A', 'B', 'C', 'D', 'E'])]);
  const search = (query: string) => ['/api/public/v1/knowledge/search', 'Bearer kc_test_key', { query, k: 5 }];
  expect(searched).toEqual(['A', 'B', 'C'].map(search));
});

it('three questions quote sentences of the document if there is only one', async () => {
  const sentences = [
    LEASE,
    'The harbour pump is checked by two people each week.',
    'The winter storage costs forty euros a month for members.',
    'The club boat may be used by members on Sundays.',
  ];
  const { questions } = await preparedFor(resolve('lease.md'), ['Lease'], sentences);
  expect(questions).toEqual([
    'What is said about the lease of the boat shed?',
    'What is said about the harbour pump?',
    'What is said about the winter storage?',
    ...about(['Lease']),
  ]);
});

it.each([
  ['a search fails', null],
  ['nothing is found', []],
])('the questions are about the first six titles if %s', async (_name, excerpts) => {
  const titles = ['A', 'B', 'A', 'C', 'D', 'E', 'F', 'G'];
  const { questions } = await preparedFor(resolve('my-docs'), titles, excerpts);
  expect(questions).toEqual(about(['A', 'B', 'C', 'D', 'E', 'F']));
});

it('searches for a long title by its beginning, as the API allows', async () => {
  const { searched } = await preparedFor(resolve('my-docs'), ['𝐚'.repeat(501)], []);
  expect(searched).toEqual([[expect.any(String), 'Bearer kc_test_key', { query: '𝐚'.repeat(500), k: 5 }]]);
});

it('asks the API with the key of the demonstration, for five minutes at most', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  const { sent } = await askOf([ANSWERED], ['One?']);
  expect(limit.mock.calls).toEqual([[300_000]]);
  expect(sent).toEqual([['POST', '/api/public/v1/copilot/query', 'Bearer kc_test_key', 'application/json']]);
});

it.each([
  ['20 seconds', 20_000, 2],
  ['more than 20 seconds', 20_001, 1],
])(
  'does not repeat a call that failed because the model is too slow: after %s, %d ms, there are %d calls in all',
  async (_name, ms, calls) => {
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => clock.mockRestore());
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      nowMs += ms;
      return fetched.mock.calls.length === 1
        ? Response.json({ error: 'Slow.' }, { status: 503 })
        : Response.json(ANSWERED);
    });
    onTestFinished(() => fetched.mockRestore());
    const asked = askFirstAnswered({ baseUrl: 'http://127.0.0.1:9', key: 'k', pauseMilliseconds: 1 }, ['One?']);
    const outcome = await asked.catch((error: Error) => error.message);
    expect(outcome).toEqual(
      calls === 1 ? 'The API answered 503: Slow.' : { question: 'One?', seconds: ms / 1_000, ...ANSWERED },
    );
    expect(fetched).toHaveBeenCalledTimes(calls);
  },
);
