// Guarantee: a question that a member asks again with the same key is paid for once, and gets the same answer only
// while the member may read what it cites. Risk: a lost response is paid for twice, or an answer outlives its
// documents.
import { expect, it } from 'vitest';
import { tryQuestion } from '../../../shared/console/try-as-application.ts';
import type { AnswerModel } from '../../../shared/copilot/answer-model.ts';
import { replyOf } from '../copilot/reply.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { CONTEXT, openTrial, POLICIES, SECRET_QUESTION, TRIAL } from './trial.fixture.ts';

const KEY = '00000000-0000-4000-8000-0000000000b1';

it.each([
  ['once, with the same key', POLICIES, { idempotency_key: KEY }, 0],
  ['twice, without a key', POLICIES, {}, 1],
  [
    'twice, with the same key for a company that keeps no answers',
    { budget: { keepAnswers: 'off' } },
    { idempotency_key: KEY },
    1,
  ],
])('a question that is asked again is paid for %s', async (_what, policies, input, reservations) => {
  const { services, order } = openTrial({});
  const companies = { find: async () => ({ id: 'company', policies, revision: 7 }) as never };
  const ask = () =>
    tryQuestion(
      { ...services, companies },
      { ...TRIAL, question: SECRET_QUESTION, base_ids: undefined, ...input },
      CONTEXT,
    );
  const first = await ask();
  order.length = 0;
  expect(await ask()).toEqual(first);
  expect(order.filter((step) => step === 'reserve')).toHaveLength(reservations);
});

it('a question that is asked again with the same key as another application is refused and not paid for', async () => {
  const { services, order } = openTrial({});
  const ask = (application_id: string) =>
    tryQuestion(
      services,
      { ...TRIAL, application_id, question: SECRET_QUESTION, base_ids: undefined, idempotency_key: KEY },
      CONTEXT,
    );
  await ask('application');
  order.length = 0;
  await expect(ask('other')).rejects.toMatchObject({ code: 'invalid_request' });
  expect(order).not.toContain('reserve');
});

it('a question that is asked again while it is being answered is refused as a conflict, not as a limit of its company', async () => {
  const { services } = openTrial({});
  const asking = { ...services, answers: { ...services.answers, search: () => new Promise<never>(() => undefined) } };
  const ask = () =>
    tryQuestion(asking, { ...TRIAL, question: SECRET_QUESTION, base_ids: undefined, idempotency_key: KEY }, CONTEXT);
  void ask();
  // In the console, a 429 means a limit of the company, and a 5xx raises an alarm.
  await expect(ask()).rejects.toMatchObject({ code: 'conflict', retryAfterSeconds: 2 });
});

it('an answer that cites documents which have changed is not shown again, and the person is told to ask again', async () => {
  const { services } = openTrial({});
  const fact = 'The lease ends after 36 months.';
  const text = replyOf([[1, fact]], 'The lease ends after 36 months [1].');
  const model: AnswerModel = { answer: async () => ({ text, complete: true, inputTokens: 1, outputTokens: 1 }) };
  const search = async () => [foundPassage({ documentId: 'lease', text: fact })];
  const answering = { ...services, answers: { ...services.answers, search, model } };
  const input = { ...TRIAL, question: 'How long is the lease?', base_ids: undefined, idempotency_key: KEY };
  expect(await tryQuestion(answering, input, CONTEXT)).toMatchObject({ grounded: true });
  // In this fixture, no document has a current version. The message names no key, because people do not see that the
  // console sends one.
  await expect(tryQuestion(answering, input, CONTEXT)).rejects.toMatchObject({
    code: 'invalid_request',
    message:
      'The question was already answered, but documents that the answer cites have changed. Ask it again for a new answer.',
  });
});
