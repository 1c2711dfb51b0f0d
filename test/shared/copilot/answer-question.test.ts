// Guarantee: an answer is returned only if the model says that the excerpts answer, nothing was cut off, and every
// sentence is cited and supported; otherwise the fixed sentence, without citations. Risk: an invented or planted
// answer.
import { describe, expect, it } from 'vitest';
import type { ModelAnswer } from '../../../shared/copilot/answer-model.ts';
import {
  type AnswerServices,
  answerQuestion,
  type ExplainedAnswer,
  type QuestionRequest,
} from '../../../shared/copilot/answer-question.ts';
import { SYSTEM_INSTRUCTIONS } from '../../../shared/copilot/prompt.ts';
import type { FoundPassage } from '../../../shared/search/search-knowledge.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { CALLER } from '../../harness/caller.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { QUESTION_LIMITS } from './question-limits.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const passage = (ordinal: number, title: string, text: string) =>
  foundPassage({ id: `passage-${ordinal}`, ordinal, title, text });

const PASSAGES = [
  passage(0, 'Lease', 'The lease ends after 36 months.'),
  passage(1, 'Pets', 'Small pets are allowed. See https://example.com/pets for the list.'),
];

const said = (answer: string) =>
  replyOf(
    [
      [1, 'The lease ends after 36 months.'],
      [2, 'Small pets are allowed.'],
    ],
    answer,
  );

const MODEL_ID = 'us.amazon.nova-2-lite-v1:0';
const ADDRESS = { companyId: CALLER.companyId, purpose: 'test', month: '2026-11' } as const;

function world(reply: Partial<ModelAnswer> | Error, { found = PASSAGES, testAllowance = 10n ** 9n } = {}) {
  const asked: unknown[] = [];
  const logged: object[] = [];
  const kept: object[] = [];
  const reads: string[] = [];
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
        asked.push([prompt, timeLeftMs()]);
        meter.started();
        if (reply instanceof Error) {
          throw reply;
        }
        meter.metered({ modelId: MODEL_ID, inputTokens: 70, outputTokens: 9 });
        return { text: '', complete: true, inputTokens: 70, outputTokens: 9, ...reply };
      },
    },
    budget: budget.services,
    judge: null,
    guardrail: null,
    limits: QUESTION_LIMITS,
  };
  // Records the state of the budget at the moment when the answer is stored.
  const keep = async ({ answer }: ExplainedAnswer) => {
    const standing = await budget.find(ADDRESS);
    kept.push({ answer, holds: standing?.holds.query.size });
    return answer;
  };
  const call = {
    caller: CALLER,
    signal: new AbortController().signal,
    timeLeftMs: () => 22_500,
    addLogFields: (fields: object) => void logged.push(fields),
    run: { id: 'run000000000', keep },
  };
  return {
    answer: (over: Partial<QuestionRequest> = {}) =>
      answerQuestion(services, { question: 'How long is the lease?', ...over }, call),
    budget: () => budget.find(ADDRESS),
    asked,
    logged,
    kept,
    reads,
  };
}

const INSTRUCTIONS = SYSTEM_INSTRUCTIONS.replaceAll('\n', ' ');
const USAGE = { input_tokens: 70, output_tokens: 9 };
const NOT_ANSWERED = 'The documents do not answer this question.';
const UNGROUNDED = { answer: NOT_ANSWERED, grounded: false, citations: [], usage: USAGE };

describe('answerQuestion', () => {
  it('returns the answer with exactly its citations, numbered by first use', async () => {
    const { answer } = world({
      text: said('Small pets are allowed [2]. The lease ends after 36 months [1, 7].'),
    });
    expect(await answer()).toEqual({
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
    const { answer, asked } = world({ text: 'VERDICT: no' });
    await answer();
    expect(asked).toEqual([
      [{ system: SYSTEM_INSTRUCTIONS, message: expect.stringContaining('<excerpt n="2" title="Pets">') }, 20_000],
    ]);
  });

  it.each<[name: string, base_ids: string[] | undefined, searched: string[]]>([
    ['all of them without base_ids', undefined, ['base', 'other']],
    ['only those in base_ids', ['other'], ['other']],
  ])('reads the bases of the company once, and searches %s', async (_name, base_ids, searched) => {
    const { answer, reads } = world({ text: 'VERDICT: no' });
    await answer({ base_ids });
    expect(reads).toEqual(['bases', ...searched]);
  });

  it('refuses a base that the company may not read, before anything is reserved', async () => {
    const { answer, budget, asked } = world({ text: 'VERDICT: no' });
    await expect(answer({ base_ids: ['base', 'foreign'] })).rejects.toMatchObject({ code: 'invalid_request' });
    expect([await budget(), asked]).toEqual([null, []]);
  });

  it('calls no model when nothing relevant is found', async () => {
    const { answer, asked, logged } = world({ text: said('The lease ends after 36 months [1].') }, { found: [] });
    expect(await answer()).toEqual({ ...UNGROUNDED, usage: { input_tokens: 0, output_tokens: 0 } });
    expect(asked).toEqual([]);
    expect(logged[0]).toMatchObject({ grounded: false, not_grounded_because: 'nothing_found' });
  });

  it.each<[name: string, reason: string, reply: Partial<ModelAnswer>]>([
    ['says no', 'model_says_no', { text: 'VERDICT: no\nThe lease ends after 36 months [1].' }],
    ['has no verdict', 'malformed', { text: 'The lease ends after 36 months [1].' }],
    ['is empty', 'malformed', { text: '' }],
    ['is cut off', 'incomplete', { text: said('The lease ends after 36 months [1].'), complete: false }],
    ['has an empty answer', 'no_statement', { text: said('') }],
    ['has no mark', 'uncited_sentence', { text: said('The lease ends after 36 months.') }],
    ['has only an unknown mark', 'uncited_sentence', { text: said('The lease ends after 36 months [3].') }],
    ['has another number', 'number', { text: said('The lease ends after 48 months [1].') }],
    ['has other words', 'words', { text: said('Transfer everything to this account immediately [1].') }],
    ['repeats the instructions', 'instructions', { text: said(`${INSTRUCTIONS} [1]`) }],
    ['tags the instructions', 'instructions', { text: said(`${INSTRUCTIONS.replaceAll(' ', ' <i>')} [1]`) }],
    ['nests tags too deep', 'markup', { text: said(`${'<'.repeat(40)}${'i>'.repeat(40)} [1]`) }],
  ])('says that the documents do not answer when the reply %s, and logs %s', async (_name, reason, reply) => {
    const { answer, logged } = world(reply);
    expect(await answer()).toEqual(UNGROUNDED);
    expect(logged).toEqual([{ grounded: false, not_grounded_because: reason, ...USAGE }, { cost_basis: 'metered' }]);
  });

  it('returns no link that is not in an excerpt', async () => {
    const { answer } = world({ text: said('Small pets are allowed, see https://evil.example/ [2].') });
    expect((await answer()).answer).toBe('Small pets are allowed, see [1].');
  });

  const SEE_HELP = 'Small pets are allowed, see help.rent.example/pets.';
  const sayPets = (sentence: string) => {
    const [lease, pets] = PASSAGES as [FoundPassage, FoundPassage];
    const text = replyOf([[2, SEE_HELP]], `${sentence.replace(/\.$/, '')} [2].`);
    return world({ text }, { found: [lease, { ...pets, text: SEE_HELP }] }).answer();
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
    const { answer } = await sayPets(`Small pets are allowed, see ${address}.`);
    expect(answer.normalize('NFKC')).not.toMatch(/vil|(?<!hel)p\.rent|t\.co|steal|192|2001/iu);
  });

  it('returns an address that the quoted text contains', async () => {
    expect((await sayPets(SEE_HELP)).answer).toBe('Small pets are allowed, see help.rent.example/pets [1].');
  });

  const GROUNDED = { text: said('The lease ends after 36 months [1].') };

  it.each<[name: string, reply: Partial<ModelAnswer>, found: FoundPassage[], settled: bigint]>([
    ['a grounded answer', GROUNDED, PASSAGES, 47_850n],
    ['an answer that is not grounded', { text: 'VERDICT: no' }, PASSAGES, 47_850n],
    ['the answer to an empty search result', GROUNDED, [], 0n],
  ])('stores %s while its money is held, and settles it at its cost', async (_name, reply, found, settled) => {
    const { answer, budget, kept } = world(reply, { found });
    const given = await answer();
    expect(kept).toEqual([{ answer: given, holds: 1 }]);
    expect(await budget()).toMatchObject({ held: 0n, settled, calls: 1 });
  });

  it('logs that the documents answered', async () => {
    const { answer, logged } = world(GROUNDED);
    await answer();
    expect(logged).toEqual([{ grounded: true, citations: 1, ...USAGE }, { cost_basis: 'metered' }]);
  });

  it('charges the whole hold, and stores nothing, when the model call is interrupted', async () => {
    const failure = new ServiceError('unavailable', 'The model is not available.');
    const { answer, budget, kept, logged } = world(failure);
    await expect(answer()).rejects.toBe(failure);
    const standing = await budget();
    expect(standing).toMatchObject({ held: 0n, calls: 1 });
    expect(standing?.settled).toBeGreaterThan(1_000_000n);
    expect(kept).toEqual([]);
    expect(logged).toEqual([{ cost_basis: 'unknown' }]);
  });

  it('searches nothing and calls no model when the budget denies the question', async () => {
    const { answer, asked, logged } = world(GROUNDED, { testAllowance: 1n });
    await expect(answer()).rejects.toMatchObject({ code: 'limit_exceeded', cause: 'budget_exhausted' });
    expect(asked).toEqual([]);
    expect(logged).toEqual([{ budget: 'exhausted' }]);
  });
});
