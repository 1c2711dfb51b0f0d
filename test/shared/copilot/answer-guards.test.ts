// Guarantee: the model sees passages only after the company's policy is applied, a question that grows beyond what was
// reserved ends, the ledger records whether documents answered, and a repeat is recognized by the question and its
// bases. Risk: a name in the prompt, a question that costs more than was reserved, a stored answer from other bases,
// and a ledger that records a refusal as an answer.

import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/copilot/answer.ts';
import {
  type AnswerServices,
  type AskingCall,
  answerQuestion,
  canonicalQuestion,
} from '../../../shared/copilot/answer-question.ts';
import type { Prompt } from '../../../shared/copilot/prompt.ts';
import { QUESTION_GROWTH_TOKENS_MAX } from '../../../shared/pricing/cost-bound.ts';
import type { Guardrail } from '../../../shared/privacy/guardrail/guardrail.ts';
import { requireReservedTokens } from '../../../shared/privacy/guardrail/guardrail.ts';
import { failRedaction } from '../../../shared/privacy/redaction-failure.ts';
import { CALLER } from '../../harness/caller.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { QUESTION_LIMITS } from './question-limits.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const MAIL = 'anna.schmidt@example.com';
const PASSAGE = foundPassage({
  title: `Contact of ${MAIL}`,
  headings: `Mail ${MAIL}`,
  text: `The caretaker reads mail at ${MAIL} every morning.`,
});

function world({ kinds = ['EMAIL'], guardrail = null, isBilled = false, isComplete = true }: Partial<Given> = {}) {
  const searched: string[] = [];
  let { title } = PASSAGE;
  const prompts: Prompt[] = [];
  const recorded: (boolean | null)[] = [];
  const { services: budget } = openTestBudget({ testAllowance: 10n ** 12n });
  const { budgets } = budget;
  const recordCost: typeof budgets.recordCost = (address, entry) => {
    recorded.push(entry.grounded);
    return budgets.recordCost(address, entry);
  };
  const logged: object[] = [];
  const services: AnswerServices = {
    budget: { ...budget, budgets: { ...budgets, recordCost } },
    bases: { visibleTo: async () => [] },
    search: async ({ text }) => {
      searched.push(text);
      return [{ ...PASSAGE, title }];
    },
    model: {
      answer: async (prompt, { meter }) => {
        prompts.push(prompt);
        const [, mail = '[EMAIL_1]'] = /reads mail at (\[EMAIL_\d+\])/.exec(prompt.message) ?? [];
        meter.started();
        if (!isBilled) {
          meter.notBilled();
        }
        return {
          text: replyOf(
            [
              [1, `The caretaker reads mail at ${mail} every morning.`],
              [1, PASSAGE.text],
            ],
            `The caretaker reads mail at ${mail} every morning [1].`,
          ),
          complete: isComplete,
          inputTokens: 1,
          outputTokens: 1,
        };
      },
    },
    judge: null,
    guardrail,
    limits: QUESTION_LIMITS,
  };
  const call: AskingCall<Answer> = {
    caller: { ...CALLER, policies: { ...CALLER.policies, personalDataKinds: kinds } },
    signal: new AbortController().signal,
    timeLeftMs: () => 22_500,
    addLogFields: (fields) => void logged.push(fields),
    run: { id: null, keep: async ({ answer }) => answer },
  };
  const ask = (question: string, titleOfPassage = title) => {
    title = titleOfPassage;
    return answerQuestion(services, { question }, call);
  };
  return { ask, searched, prompts, recorded, logged };
}

interface Given {
  readonly kinds: AskingCall<Answer>['caller']['policies']['personalDataKinds'];
  readonly guardrail: Guardrail | null;
  readonly isBilled: boolean;
  readonly isComplete: boolean;
}

describe('the prompt of a question', () => {
  it('has no value of a chosen kind, whether from a title, headings, a text or the question', async () => {
    const { ask, prompts, searched } = world();
    const answer = await ask(`Does the caretaker read mail at ${MAIL}?`);
    expect(prompts).toHaveLength(1);
    expect(JSON.stringify([prompts, searched, answer])).not.toContain('anna.schmidt');
    expect(prompts[0]?.message).toContain('reads mail at [EMAIL_1] every morning.');
    expect(prompts[0]?.message).toContain('title="Contact of [EMAIL_1]" headings="Mail [EMAIL_1]"');
    expect(answer).toMatchObject({ grounded: true, citations: [{ source_title: 'Contact of [EMAIL_1]' }] });
  });

  it('renumbers what was removed for the answer: first in its sentences, then in its citations', async () => {
    const { ask } = world();
    const answer = await ask('Does the caretaker read mail of bela@example.com?', 'Mail of bela@example.com');
    expect(answer).toMatchObject({
      answer: 'The caretaker reads mail at [EMAIL_1] every morning [1].',
      citations: [
        { source_title: 'Mail of [EMAIL_2]', excerpt: 'The caretaker reads mail at [EMAIL_1] every morning.' },
      ],
    });
  });

  it.each([true, false])(
    'is logged with the number of removed values, if the answer is shown: %s',
    async (isComplete) => {
      const { ask, logged } = world({ isComplete });
      expect(await ask(`Does the caretaker read mail at ${MAIL}?`)).toMatchObject({ grounded: isComplete });
      expect(logged[0]).toMatchObject({ grounded: isComplete, personal_data_removed: 1 });
    },
  );

  it('comes after a search for nothing at all if the question is nothing but personal data', async () => {
    const { ask, searched } = world();
    await ask(`${MAIL}?`);
    expect(searched).toEqual(['']);
  });

  it('keeps every value when the company removes nothing', async () => {
    const { ask, prompts } = world({ kinds: [] });
    await ask('Where does the caretaker read mail?');
    expect(prompts[0]?.message).toContain(MAIL);
  });
});

describe('a question that a guardrail makes longer', () => {
  // Treats each q as a person, so that one letter becomes a placeholder of ten characters.
  const growing: Guardrail = {
    find: async (texts) =>
      texts.map((text) =>
        [...text.matchAll(/q/g)].map(({ index }) => ({ kind: 'PERSON' as const, start: index, end: index + 1 })),
      ),
  };
  const question = (count: number) => `Who is ${'q '.repeat(count)}?`;

  it('continues while it is within what was reserved', async () => {
    const { ask, searched, prompts } = world({ kinds: ['PERSON'], guardrail: growing });
    await ask(question(1));
    // Neither the search nor the model gets what only the guardrail found.
    expect(searched).toEqual(['Who is   ?']);
    expect(prompts[0]?.message).toContain('Who is [PERSON_1] ?');
  });

  it('ends beyond what was reserved: nothing is searched and no model is called', async () => {
    const { ask, searched, prompts } = world({ kinds: ['PERSON'], guardrail: growing });
    await expect(ask(question(150))).rejects.toMatchObject({
      code: 'unavailable',
      cause: 'guardrail_units_not_set_aside',
    });
    expect(searched).toEqual([]);
    expect(prompts).toEqual([]);
  });

  it('may grow by exactly the reserved tokens, and by no token more', () => {
    const grown = (tokens: number) => requireReservedTokens('question', `question${'x'.repeat(tokens)}`);
    expect(() => grown(QUESTION_GROWTH_TOKENS_MAX)).not.toThrow();
    expect(() => grown(QUESTION_GROWTH_TOKENS_MAX + 1)).toThrow('Personal data could not be removed. Try again.');
  });
});

it.each([
  ['the question', 'Does the', { searches: 0, prompts: 0 }],
  ['the passages', 'reads mail at anna', { searches: 1, prompts: 0 }],
  ['the answer', '[1].', { searches: 1, prompts: 1 }],
])('a question fails when the guardrail cannot read %s', async (_name, part, seen) => {
  const guardrail: Guardrail = {
    find: async (texts) =>
      texts.some((text) => text.includes(part)) ? failRedaction('guardrail_partial') : texts.map(() => []),
  };
  const { ask, searched, prompts } = world({ kinds: ['PERSON'], guardrail });
  await expect(ask('Does the caretaker read mail?')).rejects.toMatchObject({
    code: 'unavailable',
    cause: 'guardrail_partial',
  });
  expect({ searches: searched.length, prompts: prompts.length }).toEqual(seen);
});

it('records in the ledger whether documents answered the question', async () => {
  const [answered, cutShort] = [world({ isBilled: true }), world({ isBilled: true, isComplete: false })];
  await answered.ask(`Does the caretaker read mail at ${MAIL}?`);
  await cutShort.ask(`Does the caretaker read mail at ${MAIL}?`);
  expect([answered.recorded, cutShort.recorded]).toEqual([[true], [false]]);
});

describe('a repeated question', () => {
  const of = (question: string, base_ids?: readonly string[]) => canonicalQuestion({ question, base_ids });

  it('is the same with its bases in any order', () => {
    expect(of('q', ['b', 'a'])).toBe(of('q', ['a', 'b']));
  });

  it('is a different one with another text, other bases, or added bases', () => {
    const all = [of('q'), of('Q'), of('q '), of('q', ['a']), of('q', ['b']), of('q', ['a', 'b']), of('q', [])];
    expect(new Set(all).size).toBe(all.length);
  });
});
