// Guarantee: an answer comes with the source of each citation, in order, or with the reason why it is not grounded, and
// the ledger records whether the documents answered. Risk: a mark that opens another source than the one that it names,
// and a ledger that records a refusal as an answer.
import { expect, it } from 'vitest';
import type { AnswerModel } from '../../../shared/copilot/answer-model.ts';
import { type AnswerServices, answerQuestion, type ExplainedAnswer } from '../../../shared/copilot/answer-question.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { askingCall, BUDGET_ADDRESS, QUESTION_LIMITS } from './question.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const FOUND = [
  { documentId: 'lease', page: 3, similarity: 0.5, text: 'The lease ends after 36 months.' },
  { documentId: 'pets', page: null, similarity: 0.25, text: 'Small pets are allowed.' },
].map((over, ordinal) => foundPassage({ id: `passage-${ordinal}`, ordinal, ...over }));

const QUOTES = [
  [1, 'The lease ends after 36 months.'],
  [2, 'Small pets are allowed.'],
] as const;

interface Given {
  readonly budget: ReturnType<typeof openTestBudget>;
  readonly judge: AnswerModel | null;
  readonly complete: boolean;
}

function explain(text: string, { budget = openTestBudget(), judge = null, complete = true }: Partial<Given> = {}) {
  const services: AnswerServices = {
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async () => FOUND,
    model: {
      answer: async (_prompt, { meter }) => {
        meter.started();
        meter.metered({ modelId: QUESTION_LIMITS.answerModelId, inputTokens: 1, outputTokens: 1 });
        return { text, complete, inputTokens: 1, outputTokens: 1 };
      },
    },
    budget: budget.services,
    judge,
    guardrail: null,
    reranker: null,
    limits: QUESTION_LIMITS,
  };
  const call = askingCall<ExplainedAnswer>({ keep: async (explained) => explained });
  return answerQuestion(services, { question: 'How long is the lease, and are pets allowed?' }, call);
}

it('names the sources in the order of the citation marks', async () => {
  const { answer, sources, notGroundedBecause } = await explain(
    replyOf(QUOTES, 'Small pets are allowed [2]. The lease ends after 36 months [1].'),
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

it('names no source for a sentence that was left out', async () => {
  const { answer, sources } = await explain(
    replyOf(QUOTES, 'The lease ends after 48 months [1]. Small pets are allowed [2].'),
  );
  expect(answer).toMatchObject({ answer: 'Small pets are allowed [1].', citations: [{ excerpt: FOUND[1]?.text }] });
  expect(sources.map(({ documentId }) => documentId)).toEqual(['pets']);
});

it('says why an answer is not grounded', async () => {
  expect(await explain('VERDICT: no')).toMatchObject({ sources: [], notGroundedBecause: 'model_says_no' });
});

// What the ledger records for each question: whether the documents answered it, or null if that is not known.
async function groundedInLedger({ budgets }: ReturnType<typeof openTestBudget>) {
  const recorded: (boolean | null)[] = [];
  for await (const { grounded } of budgets.entries(BUDGET_ADDRESS)) {
    recorded.push(grounded);
  }
  return recorded;
}

const PETS_REPLY = replyOf(QUOTES, 'Small pets are allowed [2].');

it.each<[name: string, text: string, complete: boolean, grounded: boolean]>([
  ['a grounded answer', PETS_REPLY, true, true],
  ['the verdict no', 'VERDICT: no', true, false],
  ['a reply that is cut off', PETS_REPLY, false, false],
])('records in the ledger for %s whether the documents answered', async (_name, text, complete, grounded) => {
  const budget = openTestBudget();
  await explain(text, { budget, complete });
  expect(await groundedInLedger(budget)).toEqual([grounded]);
});

it('is not grounded while its judge does not answer, and says so in the ledger', async () => {
  const budget = openTestBudget();
  const judge = { answer: () => Promise.reject(new ServiceError('unavailable', 'No judge.')) };
  const reply = replyOf([[1, 'The lease ends after 36 months.']], 'The term of the lease is three years [1].');
  expect(await explain(reply)).toMatchObject({ answer: { grounded: true } });
  expect(await explain(reply, { budget, judge })).toMatchObject({
    answer: { grounded: false, citations: [] },
    sources: [],
    notGroundedBecause: 'no_judgment',
  });
  expect(await groundedInLedger(budget)).toEqual([false]);
});
