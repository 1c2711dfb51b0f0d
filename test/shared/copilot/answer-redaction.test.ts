// Guarantee: search, model and logs get a question and its passages only after the company's kinds of personal data are
// removed. A question ends before the next step when the guardrail cannot read one of its texts, or when it becomes
// longer than what was reserved. Risk: a name in the prompt, and a question that costs more than was reserved.

import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/copilot/answer.ts';
import { type AnswerServices, answerQuestion } from '../../../shared/copilot/answer-question.ts';
import type { Prompt } from '../../../shared/copilot/prompt/prompt.ts';
import { QUESTION_GROWTH_TOKENS_MAX } from '../../../shared/pricing/cost-bound.ts';
import { type Guardrail, requireReservedTokens } from '../../../shared/privacy/guardrail/guardrail.ts';
import type { PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { failRedaction } from '../../../shared/privacy/redaction-failure.ts';
import { logInto } from '../../harness/log-into.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from '../search/found-passage.fixture.ts';
import { askingCall, QUESTION_LIMITS } from './question.fixture.ts';
import { replyOf } from './reply.fixture.ts';

const MAIL = 'anna.schmidt@example.com';
const PASSAGE = foundPassage({
  title: `Contact of ${MAIL}`,
  headings: `Mail ${MAIL}`,
  text: `The caretaker reads mail at ${MAIL} every morning.`,
});

interface Given {
  readonly title: string;
  readonly personalDataKinds: readonly PersonalDataKind[];
  readonly guardrail: Guardrail | null;
  readonly isComplete: boolean;
}

function setUp({
  title = PASSAGE.title,
  personalDataKinds = ['EMAIL'],
  guardrail = null,
  isComplete = true,
}: Partial<Given> = {}) {
  const searched: string[] = [];
  const prompts: Prompt[] = [];
  const logged: object[] = [];
  const services: AnswerServices = {
    // More than any question can cost.
    budget: openTestBudget({ testAllowance: 10n ** 12n }).services,
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
        meter.notBilled();
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
    reranker: null,
    limits: QUESTION_LIMITS,
  };
  const call = askingCall<Answer>({
    personalDataKinds,
    addLogFields: logInto(logged),
    keep: async ({ answer }) => answer,
  });
  const ask = (question: string) => answerQuestion(services, { question }, call);
  return { ask, searched, prompts, logged };
}

describe('a question', () => {
  it('sends no value of a chosen kind to search and model, from its own text or from a passage', async () => {
    const { ask, prompts, searched } = setUp();
    const answer = await ask(`Does the caretaker read mail at ${MAIL}?`);
    expect(prompts).toHaveLength(1);
    expect(JSON.stringify([prompts, searched, answer])).not.toContain('anna.schmidt');
    expect(prompts[0]?.message).toContain('reads mail at [EMAIL_1] every morning.');
    expect(prompts[0]?.message).toContain('title="Contact of [EMAIL_1]" headings="Mail [EMAIL_1]"');
    expect(answer).toMatchObject({ grounded: true, citations: [{ source_title: 'Contact of [EMAIL_1]' }] });
  });

  it('gets an answer with placeholders numbered in reading order: first in its text, then in its citations', async () => {
    const { ask } = setUp({ title: 'Mail of bela@example.com' });
    const answer = await ask('Does the caretaker read mail of bela@example.com?');
    expect(answer).toMatchObject({
      answer: 'The caretaker reads mail at [EMAIL_1] every morning [1].',
      citations: [
        { source_title: 'Mail of [EMAIL_2]', excerpt: 'The caretaker reads mail at [EMAIL_1] every morning.' },
      ],
    });
  });

  it.each([true, false])(
    'logs the number of removed values, whether or not the answer is grounded (%s)',
    async (isComplete) => {
      const { ask, logged } = setUp({ isComplete });
      expect(await ask(`Does the caretaker read mail at ${MAIL}?`)).toMatchObject({ grounded: isComplete });
      expect(logged[0]).toMatchObject({ grounded: isComplete, personal_data_removed: 1 });
    },
  );

  it('that consists of personal data only is searched as an empty text', async () => {
    const { ask, searched } = setUp();
    await ask(`${MAIL}?`);
    expect(searched).toEqual(['']);
  });

  it('of a company that removes nothing keeps every value in the prompt', async () => {
    const { ask, prompts } = setUp({ personalDataKinds: [] });
    await ask('Where does the caretaker read mail?');
    expect(prompts[0]?.message).toContain(MAIL);
  });
});

describe('a question with placeholders that are longer than what a guardrail found', () => {
  // Treats each q as a person, so that one letter becomes a placeholder of ten characters or more.
  const growing: Guardrail = {
    find: async (texts) =>
      texts.map((text) =>
        [...text.matchAll(/q/g)].map(({ index }) => ({ kind: 'PERSON' as const, start: index, end: index + 1 })),
      ),
  };
  const askAbout = (count: number) => `Who is ${'q '.repeat(count)}?`;

  it('is answered as long as it is within what was reserved', async () => {
    const { ask, searched, prompts } = setUp({ personalDataKinds: ['PERSON'], guardrail: growing });
    await ask(askAbout(1));
    // Neither the search nor the model gets what only the guardrail found.
    expect(searched).toEqual(['Who is   ?']);
    expect(prompts[0]?.message).toContain('Who is [PERSON_1] ?');
  });

  it('ends beyond what was reserved: nothing is searched and no model is called', async () => {
    const { ask, searched, prompts } = setUp({ personalDataKinds: ['PERSON'], guardrail: growing });
    // Each of the 150 placeholders adds at least nine tokens, more than the 1,024 that are reserved for all.
    await expect(ask(askAbout(150))).rejects.toMatchObject({
      code: 'unavailable',
      cause: 'guardrail_units_not_set_aside',
    });
    expect(searched).toEqual([]);
    expect(prompts).toEqual([]);
  });

  it('may grow by exactly the reserved tokens, and by no token more', () => {
    const growBy = (tokens: number) => requireReservedTokens('question', `question${'x'.repeat(tokens)}`);
    expect(() => growBy(QUESTION_GROWTH_TOKENS_MAX)).not.toThrow();
    expect(() => growBy(QUESTION_GROWTH_TOKENS_MAX + 1)).toThrow('Personal data could not be removed. Try again.');
  });
});

it.each([
  ['the question', 'Does the', { searches: 0, prompts: 0 }],
  ['the passages', 'reads mail at anna', { searches: 1, prompts: 0 }],
  ['the answer', '[1].', { searches: 1, prompts: 1 }],
])('a question fails when the guardrail cannot read %s, without the steps that follow', async (_name, part, steps) => {
  const guardrail: Guardrail = {
    find: async (texts) =>
      texts.some((text) => text.includes(part)) ? failRedaction('guardrail_partial') : texts.map(() => []),
  };
  const { ask, searched, prompts } = setUp({ personalDataKinds: ['PERSON'], guardrail });
  await expect(ask('Does the caretaker read mail?')).rejects.toMatchObject({
    code: 'unavailable',
    cause: 'guardrail_partial',
  });
  expect({ searches: searched.length, prompts: prompts.length }).toEqual(steps);
});
