// Guarantee: a question reserves all that it may spend, stores its answer with the passages that it cites while its
// money is held, leaves time for its judge, and shows no personal value that was found in any of its texts;
// placeholders are numbered in reading order. Risk: spending that was not reserved, an answer that outlives its source,
// and a name that is found in one text and shown in another.
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/copilot/answer.ts';
import type { ModelAnswer } from '../../../shared/copilot/answer-model.ts';
import { type AnswerServices, type AskingCall, answerQuestion } from '../../../shared/copilot/answer-question.ts';
import { judgePlan } from '../../../shared/copilot/judge.ts';
import { composePrompt, type Prompt } from '../../../shared/copilot/prompt.ts';
import { answerCostMax } from '../../../shared/pricing/cost-bound.ts';
import { type Guardrail, requestUnitsMax } from '../../../shared/privacy/guardrail/guardrail.ts';
import type { FoundPassage } from '../../../shared/search/search-knowledge.ts';
import { CALLER } from '../../harness/caller.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { QUESTION_LIMITS } from './question-limits.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const NAME = 'Qwist';
const ADDRESS = { companyId: CALLER.companyId, purpose: 'test', month: '2026-11' } as const;
const JUDGE_ID = 'us.amazon.nova-micro-v1:0';
const LEASE = foundPassage({ documentId: 'lease', version: 3, text: 'The lease ends after 36 months.' });

// Finds the name in the texts for which `isSeen` is true.
const seeing = (isSeen: (text: string) => boolean): Guardrail => ({
  find: async (texts) =>
    texts.map((text) =>
      isSeen(text)
        ? [...text.matchAll(/Qwist/g)].map(({ index }) => ({ kind: 'PERSON', start: index, end: index + NAME.length }))
        : [],
    ),
});

interface Given {
  readonly found: readonly FoundPassage[];
  readonly reply: string | Error;
  readonly kinds: AskingCall<Answer>['caller']['policies']['personalDataKinds'];
  readonly guardrail: Guardrail | null;
  readonly judged: string | null;
  readonly timeIsUp: boolean;
}

function world({
  found = [LEASE],
  reply = '',
  kinds = [],
  guardrail = null,
  judged = null,
  timeIsUp = false,
}: Partial<Given>) {
  const prompts: Prompt[] = [];
  const searched: { text: string; k: number }[] = [];
  const times: number[] = [];
  const kept: unknown[] = [];
  const held: unknown[] = [];
  const budget = openTestBudget({ testAllowance: 10n ** 12n });
  const model = (given: string | Error, seen: Prompt[]) => ({
    answer: async (prompt: Prompt, { meter, timeLeftMs }: Parameters<AnswerServices['model']['answer']>[1]) => {
      seen.push(prompt);
      times.push(timeLeftMs());
      meter.started();
      meter.notBilled();
      if (given instanceof Error) {
        throw given;
      }
      return { text: given, complete: true, inputTokens: 1, outputTokens: 1 } satisfies ModelAnswer;
    },
  });
  const services: AnswerServices = {
    budget: {
      ...budget.services,
      timeoutSignal: () => (timeIsUp ? AbortSignal.abort() : new AbortController().signal),
    },
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async ({ text, k }) => {
      searched.push({ text, k });
      const standing = await budget.find(ADDRESS);
      held.push({ held: standing?.held, ids: [...(standing?.holds.query.keys() ?? [])] });
      return found;
    },
    model: model(reply, prompts),
    judge: judged === null ? null : model(judged, []),
    guardrail,
    limits: { ...QUESTION_LIMITS, judgeModelId: judged === null ? null : JUDGE_ID },
  };
  const call: AskingCall<Answer> = {
    caller: { ...CALLER, policies: { ...CALLER.policies, personalDataKinds: kinds } },
    signal: new AbortController().signal,
    timeLeftMs: () => 22_500,
    addLogFields: () => undefined,
    run: {
      id: 'run000000000',
      keep: async ({ answer, sources, notGroundedBecause }) => {
        // Storing is slow: code that does not wait for it settles the hold first.
        await new Promise(setImmediate);
        const isHeld = (await budget.find(ADDRESS))?.holds.query.has('run000000000');
        kept.push({ sources, notGroundedBecause, isHeld });
        return answer;
      },
    },
  };
  const ask = (question: string) => answerQuestion(services, { question }, call);
  return { ask, prompts, searched, times, kept, held, priceOf: budget.services.priceOf };
}

describe('the reservation of a question', () => {
  const question = 'How long is the lease of the flat in the third floor?';
  const emptyPrompt = Object.values(composePrompt(question, []));
  const plan = { ...QUESTION_LIMITS, query: question, guardrailUnitsMax: 0, emptyPrompt, judge: null };

  it.each<[name: string, given: Partial<Given>, over: Partial<Parameters<typeof answerCostMax>[0]>]>([
    ['the whole prompt', {}, {}],
    ['its judge', { judged: '{}' }, { judge: judgePlan(JUDGE_ID) }],
    [
      'the question, passages and answer that a guardrail reads',
      { kinds: ['PERSON'], guardrail: seeing(() => false) },
      { guardrailUnitsMax: requestUnitsMax(question, QUESTION_LIMITS.passagesMax, QUESTION_LIMITS.answerTokensMax) },
    ],
  ])('includes %s, under the id of its run', async (_name, given, over) => {
    const { ask, held, priceOf } = world({ reply: 'VERDICT: no', ...given });
    await ask(question);
    const costMax = answerCostMax({ ...plan, removesPersonalData: 'kinds' in given, ...over }, priceOf);
    expect(held).toEqual([{ held: costMax, ids: ['run000000000'] }]);
  });
});

it('leaves out a passage that no longer fits once placeholders replace its addresses', async () => {
  const text = 'a@b.co, '.repeat(700);
  expect(text.length).toBeLessThan(QUESTION_LIMITS.excerptTokensMax);
  const { ask, prompts, kept } = world({ found: [foundPassage({ text })], kinds: ['EMAIL'] });
  await ask('Who is on the list?');
  expect(prompts).toEqual([]);
  expect(kept).toMatchObject([{ notGroundedBecause: 'nothing_found' }]);
});

it('requests as many passages as the stage allows', async () => {
  const { ask, searched } = world({ reply: 'VERDICT: no' });
  await ask('How long is the lease?');
  expect(searched).toEqual([{ text: 'How long is the lease?', k: 8 }]);
});

it('stores an answer before its hold ends, with its citations or the reason why it has none', async () => {
  const reply = replyOf([[1, LEASE.text]], 'The lease ends after 36 months [1].');
  const grounded = world({ reply, found: [LEASE, foundPassage({ documentId: 'other', text: 'Pets are allowed.' })] });
  expect(await grounded.ask('How long is the lease?')).toMatchObject({ grounded: true });
  const source = { baseId: 'base', documentId: 'lease', version: 3, page: null, similarity: 0.5 };
  expect(grounded.kept).toEqual([{ sources: [source], notGroundedBecause: null, isHeld: true }]);
  const nothing = world({ reply: 'VERDICT: no' });
  await nothing.ask('How long is the lease?');
  expect(nothing.kept).toEqual([{ sources: [], notGroundedBecause: 'model_says_no', isHeld: true }]);
  const unasked = world({ found: [] });
  await unasked.ask('How long is the lease?');
  expect(unasked.kept).toEqual([{ sources: [], notGroundedBecause: 'nothing_found', isHeld: true }]);
});

it('reports a timeout when the deadline has passed, and otherwise what failed', async () => {
  const failure = new Error('the model failed');
  await expect(world({ reply: failure }).ask('How long?')).rejects.toBe(failure);
  await expect(world({ reply: failure, timeIsUp: true }).ask('How long?')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The request timed out. Try again.',
  });
});

describe('a sentence that code cannot decide', () => {
  const reply = replyOf([[1, LEASE.text]], 'The term of the lease is three years [1].');

  it.each([
    ['yes', true],
    ['no', false],
  ])('is judged by the other model: the verdict %s sets grounded to %s', async (verdict, grounded) => {
    const { ask } = world({ reply, judged: `{"1":"${verdict}"}` });
    expect(await ask('What is the term of the lease?')).toMatchObject({ grounded });
  });

  it("discards the answer when the judge's reply cannot be read", async () => {
    const { ask, kept } = world({ reply, judged: 'Certainly.' });
    expect(await ask('What is the term of the lease?')).toMatchObject({ grounded: false, citations: [] });
    expect(kept).toEqual([{ sources: [], notGroundedBecause: 'malformed_judgment', isHeld: true }]);
  });

  it('leaves a fifth of the time for the judge', async () => {
    const { ask, times } = world({ reply, judged: '{"1":"yes"}' });
    await ask('What is the term of the lease?');
    expect(times).toEqual([16_000, 20_000]);
  });
});

describe('a removed value', () => {
  const text = `The keys are kept by ${NAME} in the office.`;
  const found = [foundPassage({ title: 'Keys', text })];
  const said = replyOf([[1, text.replace(NAME, '[PERSON_1]')]], 'The keys are kept by [PERSON_1] in the office [1].');

  it('is removed from the question too when only a passage revealed it', async () => {
    const guardrail = seeing((read) => read === text);
    const { ask, prompts } = world({ found, reply: said, kinds: ['PERSON'], guardrail });
    expect(await ask(`Are the keys kept by ${NAME}?`)).toMatchObject({ grounded: true });
    expect(prompts[0]?.message).toContain('Are the keys kept by [PERSON_1]?');
    expect(JSON.stringify(prompts)).not.toContain(NAME);
  });

  it('ends the question when its removal makes the question longer than what was reserved', async () => {
    const guardrail = seeing((read) => read === text);
    const { ask, prompts } = world({ found, reply: said, kinds: ['PERSON'], guardrail });
    await expect(ask(`keys ${`${NAME} or `.repeat(400)}`)).rejects.toMatchObject({
      code: 'unavailable',
      cause: 'guardrail_units_not_set_aside',
    });
    expect(prompts).toEqual([]);
  });

  it('is removed from the answer when only the answer reveals it', async () => {
    const sentence = `The keys are kept by ${NAME} in the office [1].`;
    const guardrail = seeing((read) => read === sentence);
    const { ask } = world({ found, reply: replyOf([[1, text]], sentence), kinds: ['PERSON'], guardrail });
    expect((await ask('Who keeps the keys?')).answer).not.toContain(NAME);
  });

  it('discards the answer when its placeholder would turn the following text into a link', async () => {
    const sentence = `The keys are kept by ${NAME}(the/office) [1].`;
    const guardrail = seeing((read) => read === sentence);
    const { ask, kept } = world({ found, reply: replyOf([[1, text]], sentence), kinds: ['PERSON'], guardrail });
    expect(await ask('Who keeps the keys?')).toMatchObject({ grounded: false });
    expect(kept).toEqual([{ sources: [], notGroundedBecause: 'markup', isHeld: true }]);
  });

  it('is searched for neither as it was written nor as a placeholder', async () => {
    const { ask, searched } = world({ found, reply: 'VERDICT: no', kinds: ['EMAIL'] });
    await ask('Which keys has anna@example.com?');
    expect(searched[0]?.text).not.toMatch(/EMAIL|anna/);
    expect(searched[0]?.text).toContain('Which keys has');
  });

  it('is numbered in the order in which the response is read', async () => {
    const mail = [foundPassage({ title: 'Mail of bob@example.com', text: 'Write to eva@example.com on Mondays.' })];
    const reply = replyOf([[1, 'Write to [EMAIL_3] on Mondays.']], 'Write to [EMAIL_3] on Mondays [1].');
    const { ask, prompts } = world({ found: mail, reply, kinds: ['EMAIL'] });
    const answer = await ask('Where does anna@example.com write to?');
    expect(prompts[0]?.message).toContain('Write to [EMAIL_3] on Mondays.');
    expect(answer).toMatchObject({
      answer: 'Write to [EMAIL_1] on Mondays [1].',
      citations: [{ source_title: 'Mail of [EMAIL_2]', excerpt: 'Write to [EMAIL_1] on Mondays.' }],
    });
  });
});
