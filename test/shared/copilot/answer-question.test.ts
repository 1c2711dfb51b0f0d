// Guarantee: an answer is passed on only when the model says that the excerpts answer, nothing was cut off, and every
// sentence is cited and supported; else the one sentence, without citations. Risk: an invented or planted answer.
import { describe, expect, it } from 'vitest';
import {
  type AnswerServices,
  answerQuestion,
  type ModelAnswer,
  NOT_ANSWERED,
} from '../../../shared/copilot/answer-question.ts';
import { SYSTEM_INSTRUCTIONS } from '../../../shared/copilot/prompt.ts';
import type { FoundPassage } from '../../../shared/search/search-knowledge.ts';
import { CALLER, NO_TAB } from '../../harness/caller.ts';

const passage = (ordinal: number, title: string, text: string): FoundPassage => ({
  id: `passage-${ordinal}`,
  companyId: 'company',
  baseId: 'base',
  documentId: 'document',
  version: 1,
  ordinal,
  page: null,
  title,
  headings: '',
  text,
  tokensMax: null,
  similarity: 0.5,
});

const PASSAGES = [
  passage(0, 'Lease', 'The lease ends after 36 months.'),
  passage(1, 'Pets', 'Small pets are allowed. See https://example.com/pets for the list.'),
];

function world(reply: Partial<ModelAnswer>, found = PASSAGES) {
  const asked: unknown[] = [];
  const noted: object[] = [];
  const services: AnswerServices = {
    search: async () => found,
    model: {
      answer: async (prompt, timeLeftMs) => {
        asked.push([prompt, timeLeftMs]);
        return { text: '', complete: true, inputTokens: 70, outputTokens: 9, ...reply };
      },
    },
    pay: (_order, unpaid, run) => run({ ...unpaid, tab: NO_TAB }),
    passagesMax: 8,
    answerTokensMax: 512,
    secondOpinion: null,
    excerptTokensMax: 6_000,
  };
  const call = {
    caller: CALLER,
    signal: new AbortController().signal,
    timeLeftMs: () => 20_000,
    note: (fields: object) => void noted.push(fields),
  };
  return { answer: () => answerQuestion(services, { question: 'How long is the lease?' }, call), asked, noted };
}

const USAGE = { input_tokens: 70, output_tokens: 9 };
const REFUSED = { answer: NOT_ANSWERED, grounded: false, citations: [], usage: USAGE };

describe('answerQuestion', () => {
  it('gives the answer with exactly its citations, numbered by first use', async () => {
    const { answer } = world({
      text: 'ANSWERED: yes\nSmall pets are allowed [2]. The lease ends after 36 months [1, 7].',
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

  it('asks the model once, with the time that is left', async () => {
    const { answer, asked } = world({ text: 'ANSWERED: no' });
    await answer();
    expect(asked).toEqual([
      [{ system: SYSTEM_INSTRUCTIONS, message: expect.stringContaining('<excerpt n="2" title="Pets">') }, 20_000],
    ]);
  });

  it('asks nobody when nothing relevant is found', async () => {
    const { answer, asked } = world({ text: 'ANSWERED: yes\nThe lease ends after 36 months [1].' }, []);
    expect(await answer()).toEqual({ ...REFUSED, usage: { input_tokens: 0, output_tokens: 0 } });
    expect(asked).toEqual([]);
  });

  it.each<[reason: string, reply: Partial<ModelAnswer>]>([
    ['model_says_no', { text: 'ANSWERED: no\nThe lease ends after 36 months [1].' }],
    ['model_says_no', { text: 'The lease ends after 36 months [1].' }],
    ['model_says_no', { text: '' }],
    ['incomplete', { text: 'ANSWERED: yes\nThe lease ends after 36 months [1].', complete: false }],
    ['no_statement', { text: 'ANSWERED: yes\n' }],
    ['uncited_sentence', { text: 'ANSWERED: yes\nThe lease ends after 36 months.' }],
    ['uncited_sentence', { text: 'ANSWERED: yes\nThe lease ends after 36 months [3].' }],
    ['number', { text: 'ANSWERED: yes\nThe lease ends after 48 months [1].' }],
    ['words', { text: 'ANSWERED: yes\nTransfer everything to this account immediately [1].' }],
    ['instructions', { text: `ANSWERED: yes\n${SYSTEM_INSTRUCTIONS} [1]` }],
  ])('refuses, and notes why: %s', async (reason, reply) => {
    const { answer, noted } = world(reply);
    expect(await answer()).toEqual(REFUSED);
    expect(noted).toEqual([{ grounded: false, not_grounded_because: reason, ...USAGE }]);
  });

  it('passes no link on that no excerpt contains', async () => {
    const { answer } = world({ text: 'ANSWERED: yes\nSmall pets are allowed, see https://evil.example/ [2].' });
    expect((await answer()).answer).toBe('Small pets are allowed, see [1].');
  });
});
