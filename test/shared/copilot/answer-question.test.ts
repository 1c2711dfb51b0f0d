// Guarantee: an answer is returned only if the model says that the excerpts answer, its reply is complete, and every
// sentence is cited and supported. Otherwise the fixed sentence is returned, without citations. Risk: an invented or
// planted answer.

import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/copilot/answer.ts';
import type { ModelAnswer } from '../../../shared/copilot/answer-model.ts';
import { type AnswerServices, answerQuestion, type QuestionRequest } from '../../../shared/copilot/answer-question.ts';
import { INSTRUCTIONS } from '../../../shared/copilot/prompt/prompt.ts';
import type { FoundPassage } from '../../../shared/search/search-knowledge.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { logInto } from '../../harness/log-into.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { askingCall, BUDGET_ADDRESS, QUESTION_LIMITS } from './question.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const passage = (ordinal: number, title: string, text: string) =>
  foundPassage({ id: `passage-${ordinal}`, ordinal, title, text });

const PASSAGES = [
  passage(0, 'Lease', 'The lease ends after 36 months.'),
  passage(1, 'Pets', 'Small pets are allowed. See https://example.com/pets for the list.'),
];

const replyWith = (answer: string) =>
  replyOf(
    [
      [1, 'The lease ends after 36 months.'],
      [2, 'Small pets are allowed.'],
    ],
    answer,
  );

function setUp(reply: Partial<ModelAnswer> | Error, { found = PASSAGES, testAllowance = 10n ** 9n } = {}) {
  const modelCalls: unknown[] = [];
  const logged: object[] = [];
  const stored: object[] = [];
  const reads: string[] = [];
  const held: unknown[] = [];
  const budget = openTestBudget({ testAllowance });
  const services: AnswerServices = {
    bases: {
      visibleTo: async () => {
        reads.push('bases');
        return [{ id: 'base' }, { id: 'other' }];
      },
    },
    search: async ({ scope }) => {
      reads.push(...scope.baseIds);
      return found;
    },
    model: {
      answer: async (prompt, { timeLeftMs, meter }) => {
        modelCalls.push([prompt, timeLeftMs()]);
        held.push((await budget.find(BUDGET_ADDRESS))?.held);
        meter.started();
        if (reply instanceof Error) {
          throw reply;
        }
        meter.metered({ modelId: QUESTION_LIMITS.answerModelId, inputTokens: 70, outputTokens: 9 });
        return { text: '', complete: true, inputTokens: 70, outputTokens: 9, ...reply };
      },
    },
    budget: budget.services,
    judge: null,
    guardrail: null,
    reranker: null,
    limits: QUESTION_LIMITS,
  };
  const call = askingCall<Answer>({
    runId: 'run000000000',
    addLogFields: logInto(logged),
    keep: async ({ answer }) => {
      const standing = await budget.find(BUDGET_ADDRESS);
      stored.push({ answer, holds: standing?.holds.query.size });
      return answer;
    },
  });
  const ask = (over: Partial<QuestionRequest> = {}) =>
    answerQuestion(services, { question: 'How long is the lease?', ...over }, call);
  return { ask, findBudget: () => budget.find(BUDGET_ADDRESS), modelCalls, held, logged, stored, reads };
}

const RULES = INSTRUCTIONS.lines.system.replaceAll('\n', ' ');
const USAGE = { input_tokens: 70, output_tokens: 9 };
const NOT_ANSWERED = 'The documents do not answer this question.';
const UNGROUNDED = { answer: NOT_ANSWERED, grounded: false, citations: [], usage: USAGE };

describe('answerQuestion', () => {
  it('returns the answer with exactly its citations, numbered by first use', async () => {
    const { ask } = setUp({
      text: replyWith('Small pets are allowed [2]. The lease ends after 36 months [1, 7].'),
    });
    expect(await ask()).toEqual({
      answer: 'Small pets are allowed [1]. The lease ends after 36 months [2].',
      grounded: true,
      citations: [
        { n: 1, source_title: 'Pets', excerpt: PASSAGES[1]?.text },
        { n: 2, source_title: 'Lease', excerpt: PASSAGES[0]?.text },
      ],
      usage: USAGE,
    });
  });

  it('calls the model once, with the time that remains before the question is settled', async () => {
    const { ask, modelCalls } = setUp({ text: 'VERDICT: no' });
    await ask();
    expect(modelCalls).toEqual([
      [{ system: INSTRUCTIONS.lines.system, message: expect.stringContaining('<excerpt n="2" title="Pets">') }, 20_000],
    ]);
  });

  it.each<[name: string, base_ids: string[] | undefined, searched: string[]]>([
    ['all of them without base_ids', undefined, ['base', 'other']],
    ['only those in base_ids', ['other'], ['other']],
  ])('reads the bases of the company once, and searches %s', async (_name, base_ids, searched) => {
    const { ask, reads } = setUp({ text: 'VERDICT: no' });
    await ask({ base_ids });
    expect(reads).toEqual(['bases', ...searched]);
  });

  it('refuses a base that the company may not read, before anything is reserved', async () => {
    const { ask, findBudget, modelCalls } = setUp({ text: 'VERDICT: no' });
    await expect(ask({ base_ids: ['base', 'foreign'] })).rejects.toMatchObject({ code: 'invalid_request' });
    expect({ budget: await findBudget(), modelCalls }).toEqual({ budget: null, modelCalls: [] });
  });

  it('calls no model when nothing relevant is found', async () => {
    const { ask, modelCalls, logged } = setUp(
      { text: replyWith('The lease ends after 36 months [1].') },
      { found: [] },
    );
    expect(await ask()).toEqual({ ...UNGROUNDED, usage: { input_tokens: 0, output_tokens: 0 } });
    expect(modelCalls).toEqual([]);
    expect(logged[0]).toMatchObject({ grounded: false, not_grounded_because: 'nothing_found' });
  });

  it.each<[name: string, reason: string, reply: Partial<ModelAnswer>]>([
    ['says no', 'model_says_no', { text: 'VERDICT: no\nThe lease ends after 36 months [1].' }],
    ['has no verdict', 'malformed', { text: 'The lease ends after 36 months [1].' }],
    ['is empty', 'malformed', { text: '' }],
    ['is cut off', 'incomplete', { text: replyWith('The lease ends after 36 months [1].'), complete: false }],
    ['has an empty answer', 'no_statement', { text: replyWith('') }],
    ['has no mark', 'uncited_sentence', { text: replyWith('The lease is over after 36 months.') }],
    ['has only an unknown mark', 'uncited_sentence', { text: replyWith('The lease ends after 36 months [3].') }],
    ['has another number', 'number', { text: replyWith('The lease ends after 48 months [1].') }],
    ['has other words', 'words', { text: replyWith('Transfer everything to this account immediately [1].') }],
    ['repeats the instructions', 'instructions', { text: replyWith(`${RULES} [1]`) }],
    ['tags the instructions', 'instructions', { text: replyWith(`${RULES.replaceAll(' ', ' <i>')} [1]`) }],
    ['nests tags too deep', 'markup', { text: replyWith(`${'<'.repeat(40)}${'i>'.repeat(40)} [1]`) }],
  ])('says that the documents do not answer when the reply %s, and logs %s', async (_name, reason, reply) => {
    const { ask, logged } = setUp(reply);
    expect(await ask()).toEqual(UNGROUNDED);
    expect(logged).toEqual([{ grounded: false, not_grounded_because: reason, ...USAGE }, { cost_basis: 'metered' }]);
  });

  it('returns no link that is not in an excerpt', async () => {
    const { ask } = setUp({ text: replyWith('Small pets are allowed, see https://evil.example/ [2].') });
    expect((await ask()).answer).toBe('Small pets are allowed, see [1].');
  });

  const SEE_HELP = 'Small pets are allowed, see help.rent.example/pets.';
  const askAboutPets = (sentence: string) => {
    const [lease, pets] = PASSAGES as [FoundPassage, FoundPassage];
    const text = replyOf([[2, SEE_HELP]], `${sentence.replace(/\.$/, '')} [2].`);
    return setUp({ text }, { found: [lease, { ...pets, text: SEE_HELP }] }).ask();
  };

  it.each([
    'evil.example',
    'evil.example/x',
    'EVIL.Example/x',
    'evil.example:8443/x',
    '//evil.example/x',
    'www.evil.example',
    'http://evil.example/x',
    'help@evil.example',
    'a.b.evil.example',
    'evil.dev',
    'evil\u3002example/x',
    'evil\uff0eexample',
    'evil\u200b.example',
    '\u0435vil.example',
    'xn--vil-qla.example',
    'p.rent.example',
    't.co/x',
    'help.rent.example.evil.example',
    'help.rent.example/steal?d=1',
    '192.0.2.7/x',
    '[2001:db8::1]/x',
  ])('returns no address that is not in a quote, with or without a scheme: %s', async (address) => {
    const { answer } = await askAboutPets(`Small pets are allowed, see ${address}.`);
    // A part of each address, and no other part of the answer.
    expect(answer.normalize('NFKC')).not.toMatch(/vil|(?<!hel)p\.rent|t\.co|steal|192|2001/iu);
  });

  it('returns an address that the quoted text contains', async () => {
    expect((await askAboutPets(SEE_HELP)).answer).toBe('Small pets are allowed, see help.rent.example/pets [1].');
  });

  const GROUNDED = { text: replyWith('The lease ends after 36 months [1].') };

  // 70 input tokens for 330 nanodollars each, and 9 output tokens for 2,750 each.
  it.each<[name: string, reply: Partial<ModelAnswer>, found: FoundPassage[], settled: bigint]>([
    ['a grounded answer', GROUNDED, PASSAGES, 47_850n],
    ['an answer that is not grounded', { text: 'VERDICT: no' }, PASSAGES, 47_850n],
    ['the answer to an empty search result', GROUNDED, [], 0n],
  ])('stores %s while its money is held, and settles it at its cost', async (_name, reply, found, settled) => {
    const { ask, findBudget, stored } = setUp(reply, { found });
    const given = await ask();
    expect(stored).toEqual([{ answer: given, holds: 1 }]);
    expect(await findBudget()).toMatchObject({ held: 0n, settled, calls: 1 });
  });

  it('logs a grounded answer with the number of its citations', async () => {
    const { ask, logged } = setUp(GROUNDED);
    await ask();
    expect(logged).toEqual([{ grounded: true, citations: 1, ...USAGE }, { cost_basis: 'metered' }]);
  });

  it('charges the whole hold, and stores nothing, when the model call is interrupted', async () => {
    const failure = new ServiceError('unavailable', 'The model is not available.');
    const { ask, findBudget, stored, logged, held } = setUp(failure);
    await expect(ask()).rejects.toBe(failure);
    expect(await findBudget()).toMatchObject({ held: 0n, settled: held[0], calls: 1 });
    expect(stored).toEqual([]);
    expect(logged).toEqual([{ cost_basis: 'unknown' }]);
  });

  it('searches nothing and calls no model when the budget denies the question', async () => {
    const { ask, modelCalls, logged, reads } = setUp(GROUNDED, { testAllowance: 1n });
    await expect(ask()).rejects.toMatchObject({ code: 'limit_exceeded', cause: 'budget_exhausted' });
    expect({ reads, modelCalls }).toEqual({ reads: ['bases'], modelCalls: [] });
    expect(logged).toEqual([{ budget: 'exhausted' }]);
  });
});
