// Guarantee: a question that a member asks again with the same key is paid for once, and gets the same answer only
// while the member may read what it cites. Risk: a lost response is paid for twice, or an answer outlives its
// documents.
import { expect, it } from 'vitest';
import { tryQuestion } from '../../../shared/console/try-as-application.ts';
import type { AnswerModel } from '../../../shared/copilot/answer-model.ts';
import { replyOf } from '../copilot/reply.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { CONTEXT, POLICIES, SECRET, TRIAL, world } from './trial.fixture.ts';

const KEY = '00000000-0000-4000-8000-0000000000b1';

it.each([
  ['once, with the same key', POLICIES, { idempotency_key: KEY }, 1],
  ['twice, without a key', POLICIES, {}, 2],
  [
    'twice, with the same key for a company that keeps no answers',
    { budget: { keepAnswers: 'off' } },
    { idempotency_key: KEY },
    2,
  ],
  ['twice, with the same key as another application', POLICIES, { idempotency_key: KEY, application_id: 'other' }, 0],
])('a question that is asked again is paid for %s', async (_what, policies, again, paid) => {
  const { services, order } = world({});
  const companies = { find: async () => ({ id: 'company', policies, revision: 7 }) as never };
  const ask = (over: object) =>
    tryQuestion({ ...services, companies }, { ...TRIAL, question: SECRET, base_ids: undefined, ...over }, CONTEXT);
  const first = await ask({ ...again, application_id: 'application' });
  order.length = 0;
  if (paid === 0) {
    await expect(ask(again)).rejects.toMatchObject({ code: 'invalid_request' });
  } else {
    expect(await ask(again)).toEqual(first);
  }
  expect(order.filter((what) => what === 'reserve')).toHaveLength(Math.max(paid - 1, 0));
});

it('a question that is asked again while it is being answered has to wait, and not for the limit of its company', async () => {
  const { services } = world({});
  const asking = { ...services, answers: { ...services.answers, search: () => new Promise<never>(() => undefined) } };
  const ask = () =>
    tryQuestion(asking, { ...TRIAL, question: SECRET, base_ids: undefined, idempotency_key: KEY }, CONTEXT);
  void ask();
  // A 429 stands for a limit of the company, and a 5xx raises an alarm.
  await expect(ask()).rejects.toMatchObject({ code: 'conflict', retryAfterSeconds: 2 });
});

it('a question whose answer cites documents that have changed is not shown that answer, and can be asked again', async () => {
  const { services } = world({});
  const fact = 'The lease ends after 36 months.';
  const text = replyOf([[1, fact]], 'The lease ends after 36 months [1].');
  const model: AnswerModel = { answer: async () => ({ text, complete: true, inputTokens: 1, outputTokens: 1 }) };
  const search = async () => [foundPassage({ documentId: 'lease', text: fact })];
  const answering = { ...services, answers: { ...services.answers, search, model } };
  const input = { ...TRIAL, question: 'How long is the lease?', base_ids: undefined, idempotency_key: KEY };
  expect(await tryQuestion(answering, input, CONTEXT)).toMatchObject({ grounded: true });
  // No version of a document is current. Nobody in the console knows of keys for repeats.
  await expect(tryQuestion(answering, input, CONTEXT)).rejects.toMatchObject({
    code: 'invalid_request',
    message:
      'The question was already answered, but documents that the answer cites have changed. Ask it again for a new answer.',
  });
});
