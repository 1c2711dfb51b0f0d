// Guarantee: an answer comes with the source of each citation, in order, and with the reason if it is not grounded.
// Risk: a mark that opens another source than the one that it names.
import { expect, it } from 'vitest';
import type { AnswerModel, ModelCall } from '../../../shared/copilot/answer-model.ts';
import { answerQuestion } from '../../../shared/copilot/answer-question.ts';
import type { Prompt } from '../../../shared/copilot/prompt.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { CALLER } from '../../harness/caller.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { QUESTION_LIMITS } from './question-limits.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const FOUND = [
  { documentId: 'lease', page: 3, similarity: 0.5, text: 'The lease ends after 36 months.' },
  { documentId: 'pets', page: null, similarity: 0.25, text: 'Small pets are allowed.' },
].map((over, ordinal) => foundPassage({ id: `passage-${ordinal}`, ordinal, ...over }));

function explain(text: string, { budget = openTestBudget(), judge = null as AnswerModel | null } = {}) {
  const services = {
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async () => FOUND,
    model: {
      answer: async (_prompt: Prompt, { meter }: ModelCall) => {
        meter.started();
        meter.metered({ modelId: QUESTION_LIMITS.answerModelId, inputTokens: 1, outputTokens: 1 });
        return { text, complete: true, inputTokens: 1, outputTokens: 1 };
      },
    },
    budget: budget.services,
    judge,
    guardrail: null,
    limits: QUESTION_LIMITS,
  };
  return answerQuestion(
    services,
    { question: 'How long is the lease, and are pets allowed?' },
    {
      caller: CALLER,
      signal: new AbortController().signal,
      timeLeftMs: () => 22_500,
      addLogFields: () => undefined,
      run: { id: null, keep: async (explained) => explained },
    },
  );
}

it('names the sources in the order of the citation marks', async () => {
  const { answer, sources, notGroundedBecause } = await explain(
    replyOf(
      [
        [1, 'The lease ends after 36 months.'],
        [2, 'Small pets are allowed.'],
      ],
      'Small pets are allowed [2]. The lease ends after 36 months [1].',
    ),
  );
  expect(answer.citations.map(({ n, excerpt }) => [n, excerpt])).toEqual([
    [1, 'Small pets are allowed.'],
    [2, 'The lease ends after 36 months.'],
  ]);
  const { baseId, version } = FOUND[0] ?? expect.fail();
  expect(sources).toEqual([
    { baseId, version, documentId: 'pets', page: null, similarity: 0.25 },
    { baseId, version, documentId: 'lease', page: 3, similarity: 0.5 },
  ]);
  expect(notGroundedBecause).toBeNull();
});

it('names no source of a sentence that was removed', async () => {
  const { answer, sources } = await explain(
    replyOf(
      [
        [1, 'The lease ends after 36 months.'],
        [2, 'Small pets are allowed.'],
      ],
      'The lease ends after 48 months [1]. Small pets are allowed [2].',
    ),
  );
  expect(answer).toMatchObject({ answer: 'Small pets are allowed [1].', citations: [{ excerpt: FOUND[1]?.text }] });
  expect(sources.map(({ documentId }) => documentId)).toEqual(['pets']);
});

it('says why an answer is not grounded', async () => {
  expect(await explain('VERDICT: no')).toMatchObject({ sources: [], notGroundedBecause: 'model_says_no' });
});

async function notedBy({ budgets }: ReturnType<typeof openTestBudget>) {
  const noted: (boolean | null)[] = [];
  for await (const { grounded } of budgets.entries({
    companyId: CALLER.companyId,
    purpose: 'test',
    month: '2026-11',
  })) {
    noted.push(grounded);
  }
  return noted;
}

it.each([
  [replyOf([[2, 'Small pets are allowed.']], 'Small pets are allowed [2].'), true],
  ['VERDICT: no', false],
])('records in the ledger whether the documents answered: %j, %s', async (text, grounded) => {
  const budget = openTestBudget();
  await explain(text, { budget });
  expect(await notedBy(budget)).toEqual([grounded]);
});

it('shows no sentence that is undecided while the judge does not answer, and the ledger says neither yes nor no', async () => {
  const budget = openTestBudget();
  const judge = { answer: () => Promise.reject(new ServiceError('unavailable', 'No judge.')) };
  const reply = replyOf([[1, 'The lease ends after 36 months.']], 'The term of the lease is three years [1].');
  expect(await explain(reply)).toMatchObject({ answer: { grounded: true } });
  await expect(explain(reply, { budget, judge })).rejects.toMatchObject({ code: 'unavailable', message: 'No judge.' });
  expect(await notedBy(budget)).toEqual([null]);
});
