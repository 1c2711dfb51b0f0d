// Guarantee: a question reserves the most that it can cost, leaves time for its judge, and stores its answer with the
// cited passages while its money is held. A personal value that is found in one of its texts is removed from all of
// them, and placeholders are numbered in reading order. Risk: spending that was not reserved, an answer that outlives
// its source, and a name that is found in one text and shown in another.
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/copilot/answer.ts';
import type { ModelAnswer, ModelCall } from '../../../shared/copilot/answer-model.ts';
import { type AnswerServices, answerQuestion } from '../../../shared/copilot/answer-question.ts';
import { judgePlan } from '../../../shared/copilot/judge.ts';
import { composePrompt, type Prompt, promptTokensMax } from '../../../shared/copilot/prompt/prompt.ts';
import { answerCostMax } from '../../../shared/pricing/cost-bound.ts';
import { type Guardrail, requestUnitsMax } from '../../../shared/privacy/guardrail/guardrail.ts';
import type { PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import type { FoundPassage } from '../../../shared/search/search-knowledge.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { askingCall, BUDGET_ADDRESS, QUESTION_LIMITS } from './question.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const NAME = 'Qwist';
const RUN_ID = 'run000000000';
const JUDGE_ID = 'us.amazon.nova-micro-v1:0';
const LEASE = foundPassage({ documentId: 'lease', version: 3, text: 'The lease ends after 36 months.' });

// A guardrail that finds the name only in the texts that it recognizes.
function guardrailFor(isRecognized: (text: string) => boolean): Guardrail {
  const placeOf = (start: number) => ({ kind: 'PERSON', start, end: start + NAME.length }) as const;
  const namesIn = (text: string) => Array.from(text.matchAll(/Qwist/g), ({ index }) => placeOf(index));
  return { find: async (texts) => texts.map((text) => (isRecognized(text) ? namesIn(text) : [])) };
}

interface Given {
  readonly found: readonly FoundPassage[];
  readonly reply: string | Error;
  readonly personalDataKinds: readonly PersonalDataKind[];
  readonly guardrail: Guardrail | null;
  readonly verdicts: string | null;
  readonly timeIsUp: boolean;
}

function setUp({
  found = [LEASE],
  reply = '',
  personalDataKinds = [],
  guardrail = null,
  verdicts = null,
  timeIsUp = false,
}: Partial<Given>) {
  const prompts: Prompt[] = [];
  const searched: { text: string; k: number }[] = [];
  const timesLeftMs: number[] = [];
  const stored: unknown[] = [];
  const held: unknown[] = [];
  // More than any question can cost.
  const budget = openTestBudget({ testAllowance: 10n ** 12n });
  const model = (given: string | Error, received: Prompt[]) => ({
    answer: async (prompt: Prompt, { meter, timeLeftMs }: ModelCall) => {
      received.push(prompt);
      timesLeftMs.push(timeLeftMs());
      meter.started();
      meter.notBilled();
      if (given instanceof Error) {
        throw given;
      }
      return { text: given, complete: true, inputTokens: 1, outputTokens: 1 } satisfies ModelAnswer;
    },
  });
  const timeoutSignal = () => (timeIsUp ? AbortSignal.abort() : new AbortController().signal);
  const services: AnswerServices = {
    budget: { ...budget.services, timeoutSignal },
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async ({ text, k }) => {
      searched.push({ text, k });
      const { held: amount, holds } = (await budget.find(BUDGET_ADDRESS)) ?? expect.fail();
      held.push({ amount, ids: [...holds.query.keys()] });
      return found;
    },
    model: model(reply, prompts),
    judge: verdicts === null ? null : model(verdicts, []),
    guardrail,
    reranker: null,
    limits: { ...QUESTION_LIMITS, judgeModelId: verdicts === null ? null : JUDGE_ID },
  };
  const call = askingCall<Answer>({
    runId: RUN_ID,
    personalDataKinds,
    keep: async ({ answer, sources, notGroundedBecause }) => {
      // Storing is slow: code that does not wait for it settles the hold first.
      await new Promise(setImmediate);
      const holds = (await budget.find(BUDGET_ADDRESS))?.holds.query;
      stored.push({ sources, notGroundedBecause, isHeld: holds?.has(RUN_ID) });
      return answer;
    },
  });
  const ask = (question: string) => answerQuestion(services, { question }, call);
  return { ask, prompts, searched, timesLeftMs, stored, held, priceOf: budget.services.priceOf };
}

describe('the reservation of a question', () => {
  const question = 'How long is the lease of the flat in the third floor?';
  const prompt = { query: question, emptyPromptTokens: promptTokensMax(composePrompt(question, [], 'lines')) };
  const plan = { ...QUESTION_LIMITS, ...prompt, guardrailUnitsMax: 0, rerankModelId: null, judge: null };

  it.each<[name: string, given: Partial<Given>, over: Partial<Parameters<typeof answerCostMax>[0]>]>([
    ['the whole prompt', {}, {}],
    ['its judge', { verdicts: '{}' }, { judge: judgePlan(JUDGE_ID, question) }],
    [
      'the question, passages and answer that a guardrail reads',
      { personalDataKinds: ['PERSON'], guardrail: guardrailFor(() => false) },
      { guardrailUnitsMax: requestUnitsMax(question, QUESTION_LIMITS.passagesMax, QUESTION_LIMITS.answerTokensMax) },
    ],
  ])('includes %s, and has the ID of its run', async (_name, given, over) => {
    const { ask, held, priceOf } = setUp({ reply: 'VERDICT: no', ...given });
    await ask(question);
    const removesPersonalData = given.personalDataKinds !== undefined;
    const costMax = answerCostMax({ ...plan, removesPersonalData, ...over }, priceOf);
    expect(held).toEqual([{ amount: costMax, ids: [RUN_ID] }]);
  });
});

it('leaves out a passage that no longer fits once placeholders replace its addresses', async () => {
  const text = 'a@b.co, '.repeat(700);
  expect(text.length).toBeLessThan(QUESTION_LIMITS.excerptTokensMax);
  const { ask, prompts, stored } = setUp({ found: [foundPassage({ text })], personalDataKinds: ['EMAIL'] });
  await ask('Who is on the list?');
  expect(prompts).toEqual([]);
  expect(stored).toMatchObject([{ notGroundedBecause: 'nothing_found' }]);
});

it('requests as many passages as the stage allows', async () => {
  const { ask, searched } = setUp({ reply: 'VERDICT: no' });
  await ask('How long is the lease?');
  expect(searched).toEqual([{ text: 'How long is the lease?', k: QUESTION_LIMITS.passagesMax }]);
});

it('stores a grounded answer before its hold ends, with the passages that it cites', async () => {
  const reply = replyOf([[1, LEASE.text]], 'The lease ends after 36 months [1].');
  const uncited = foundPassage({ documentId: 'other', text: 'Pets are allowed.' });
  const { ask, stored } = setUp({ reply, found: [LEASE, uncited] });
  expect(await ask('How long is the lease?')).toMatchObject({ grounded: true });
  const sources = [{ baseId: 'base', documentId: 'lease', version: 3, page: null, similarity: 0.5 }];
  expect(stored).toEqual([{ sources, notGroundedBecause: null, isHeld: true }]);
});

it.each<[reason: string, given: Partial<Given>]>([
  ['model_says_no', { reply: 'VERDICT: no' }],
  ['nothing_found', { found: [] }],
])('stores an answer that is not grounded before its hold ends, with the reason %s', async (reason, given) => {
  const { ask, stored } = setUp(given);
  await ask('How long is the lease?');
  expect(stored).toEqual([{ sources: [], notGroundedBecause: reason, isHeld: true }]);
});

it('reports a timeout when the deadline has passed, and otherwise the error of the model', async () => {
  const failure = new Error('the model failed');
  await expect(setUp({ reply: failure }).ask('How long?')).rejects.toBe(failure);
  await expect(setUp({ reply: failure, timeIsUp: true }).ask('How long?')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The request timed out. Try again.',
  });
});

describe('a sentence that code cannot decide', () => {
  const reply = replyOf([[1, LEASE.text]], 'The term of the lease is three years [1].');

  it.each([
    ['yes', true],
    ['no', false],
  ])('is judged by another model, whose verdict %s sets grounded to %s', async (verdict, grounded) => {
    const { ask } = setUp({ reply, verdicts: `{"1":"${verdict}","question":"yes"}` });
    expect(await ask('What is the term of the lease?')).toMatchObject({ grounded });
  });

  it('makes the answer not grounded when the reply of the judge cannot be read', async () => {
    const { ask, stored } = setUp({ reply, verdicts: 'Certainly.' });
    expect(await ask('What is the term of the lease?')).toMatchObject({ grounded: false, citations: [] });
    expect(stored).toEqual([{ sources: [], notGroundedBecause: 'malformed_judgment', isHeld: true }]);
  });

  it('leaves a fifth of the time of the model for the judge', async () => {
    const { ask, timesLeftMs } = setUp({ reply, verdicts: '{"1":"yes","question":"yes"}' });
    await ask('What is the term of the lease?');
    // No time passes in this test: when the judge is called, the 20 seconds are still left.
    expect(timesLeftMs).toEqual([16_000, 20_000]);
  });
});

describe('a personal value', () => {
  const text = `The keys are kept by ${NAME} in the office.`;
  const found = [foundPassage({ title: 'Keys', text })];
  const reply = replyOf([[1, text.replace(NAME, '[PERSON_1]')]], 'The keys are kept by [PERSON_1] in the office [1].');

  it('that is found only in a passage is removed from the question too', async () => {
    const guardrail = guardrailFor((read) => read === text);
    const { ask, prompts } = setUp({ found, reply, personalDataKinds: ['PERSON'], guardrail });
    expect(await ask(`Are the keys kept by ${NAME}?`)).toMatchObject({ grounded: true });
    expect(prompts[0]?.message).toContain('Are the keys kept by [PERSON_1]?');
    expect(JSON.stringify(prompts)).not.toContain(NAME);
  });

  it('ends the question if the placeholders for it make the question longer than what was reserved', async () => {
    const guardrail = guardrailFor((read) => read === text);
    const { ask, prompts } = setUp({ found, reply, personalDataKinds: ['PERSON'], guardrail });
    // 400 placeholders are 2,000 characters longer than the names: 1,024 tokens are reserved for them.
    await expect(ask(`keys ${`${NAME} or `.repeat(400)}`)).rejects.toMatchObject({
      code: 'unavailable',
      cause: 'guardrail_units_not_set_aside',
    });
    expect(prompts).toEqual([]);
  });

  // Asks for a passage with the name, which the guardrail finds only in the answer.
  function setUpAnswering(sentence: string) {
    const guardrail = guardrailFor((read) => read === sentence);
    return setUp({ found, reply: replyOf([[1, text]], sentence), personalDataKinds: ['PERSON'], guardrail });
  }

  it('that is found only in the answer is removed from it', async () => {
    const { ask } = setUpAnswering(`The keys are kept by ${NAME} in the office [1].`);
    expect((await ask('Who keeps the keys?')).answer).not.toContain(NAME);
  });

  it('that is found only in the answer is not what the documents do not mention', async () => {
    const lease = replyOf([[1, LEASE.text]], 'The lease ends after 36 months [1].', 'partly');
    const reply = `${lease}\nMISSING: the rent of ${NAME}`;
    const guardrail = guardrailFor((read) => read.includes('do not say'));
    const { ask } = setUp({ reply, personalDataKinds: ['PERSON'], guardrail });
    const { answer } = await ask(`When does the lease end, and what is the rent of ${NAME} in Chur?`);
    expect(answer).toBe(
      'The lease ends after 36 months [1]. The documents do not say: the rent of [PERSON_1]. The cited documents do not mention: Chur.',
    );
  });

  it('makes the answer not grounded if the placeholder for it would form a link with the following text', async () => {
    const { ask, stored } = setUpAnswering(`The keys are kept by ${NAME}(the/office) [1].`);
    expect(await ask('Who keeps the keys?')).toMatchObject({ grounded: false });
    expect(stored).toEqual([{ sources: [], notGroundedBecause: 'markup', isHeld: true }]);
  });

  it('in the question is searched for neither as it was written nor as a placeholder', async () => {
    const { ask, searched } = setUp({ found, reply: 'VERDICT: no', personalDataKinds: ['EMAIL'] });
    await ask('Which keys has anna@example.com?');
    expect(searched[0]?.text).not.toMatch(/EMAIL|anna/);
    expect(searched[0]?.text).toContain('Which keys has');
  });

  it('has a placeholder that is numbered in the order in which the response is read', async () => {
    const { ask, prompts } = setUp({
      found: [foundPassage({ title: 'Mail of bob@example.com', text: 'Write to eva@example.com on Mondays.' })],
      reply: replyOf([[1, 'Write to [EMAIL_3] on Mondays.']], 'Write to [EMAIL_3] on Mondays [1].'),
      personalDataKinds: ['EMAIL'],
    });
    const answer = await ask('Where does anna@example.com write to?');
    expect(prompts[0]?.message).toContain('Write to [EMAIL_3] on Mondays.');
    expect(answer).toMatchObject({
      answer: 'Write to [EMAIL_1] on Mondays [1].',
      citations: [{ source_title: 'Mail of [EMAIL_2]', excerpt: 'Write to [EMAIL_1] on Mondays.' }],
    });
  });
});
