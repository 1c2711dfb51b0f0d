// Guarantee: what code cannot decide is judged by another model, in one call, and only a clear yes of it lets a
// sentence pass. Risk: an invented sentence in other words than its source, and a judge that is broken and lets
// everything pass.
import { expect, it } from 'vitest';
import type { AnswerModel, ModelAnswer } from '../../../shared/copilot/answer-model.ts';
import { checkAnswer, citeAnswer } from '../../../shared/copilot/check-answer.ts';
import { JUDGE_TOKENS_MAX, judgeAnswer, judgePlan, judgeTimeMs, readVerdicts } from '../../../shared/copilot/judge.ts';
import type { Prompt } from '../../../shared/copilot/prompt.ts';
import { createUsageMeter } from '../../../shared/pricing/usage-meter.ts';

const TEXT = 'The lease ends after 36 months. Small pets are allowed. The <b>garage</b> is closed on Sundays.';
const PASSAGE = { title: 'Lease', headings: '', text: TEXT };
const CALL = {
  signal: new AbortController().signal,
  timeLeftMs: () => 5_000,
  meter: createUsageMeter(() => null),
};

function check(text: string, quote = TEXT) {
  const said = { text, verdict: 'fully', quotes: [{ n: 1, text: quote }] } as const;
  const checked = checkAnswer(said, 'What holds?', [PASSAGE]);
  if ('flaw' in checked) {
    throw new Error(checked.flaw);
  }
  return checked;
}

function judge(reply: Partial<ModelAnswer>): AnswerModel & { readonly asked: Prompt[] } {
  const asked: Prompt[] = [];
  return {
    asked,
    answer: async (prompt) => {
      asked.push(prompt);
      return { text: '', complete: true, inputTokens: 1, outputTokens: 1, ...reply };
    },
  };
}

const PARAPHRASE = 'The term of the lease is three years [1].';

it('is asked once, for the open sentences alone, as data', async () => {
  const model = judge({ text: '{"1":"yes"}' });
  const judged = await judgeAnswer(check(`Small pets are allowed [1]. ${PARAPHRASE}`), model, CALL);
  expect(model.asked).toEqual([
    {
      system: expect.stringContaining('{"1":"yes","2":"no"}'),
      message:
        '<claim n="1">\n<source>\nThe lease ends after 36 months.\n</source>\n' +
        '<statement>\nThe term of the lease is three years.\n</statement>\n</claim>',
    },
  ]);
  expect('flaw' in judged ? judged : citeAnswer(judged, [PASSAGE])).toMatchObject({
    answer: `Small pets are allowed [1]. ${PARAPHRASE}`,
  });
});

it('is not asked of what is copied, nor of what code proves wrong', async () => {
  const model = judge({ text: '{}' });
  await judgeAnswer(check('Small pets are allowed [1]. The lease ends after 48 months [1].'), model, CALL);
  expect(model.asked).toEqual([]);
});

it('is shown statement and source as data', async () => {
  const model = judge({ text: '{"1":"yes"}' });
  await judgeAnswer(check('On each Sunday the <b>garage</b> is shut [1].'), model, CALL);
  expect(model.asked[0]?.message.match(/&lt;b&gt;garage&lt;\/b&gt;/g)).toHaveLength(2);
  expect(model.asked[0]?.message).not.toContain('<b>');
});

it('takes away what it denies, and the answer with it where nothing is left', async () => {
  const denied = await judgeAnswer(
    check(`Small pets are allowed [1]. ${PARAPHRASE}`),
    judge({ text: '{"1":"no"}' }),
    CALL,
  );
  expect('flaw' in denied ? denied : citeAnswer(denied, [PASSAGE])).toMatchObject({
    answer: 'Small pets are allowed [1].',
  });
  const alone = await judgeAnswer(check(PARAPHRASE), judge({ text: '{"1":"no"}' }), CALL);
  expect('flaw' in alone ? alone : citeAnswer(alone, [PASSAGE])).toEqual({ flaw: 'judged' });
});

it.each<[name: string, reply: Partial<ModelAnswer>]>([
  ['prose', { text: 'Yes, all of it is fine.' }],
  ['nothing', { text: '' }],
  ['too few verdicts', { text: '{}' }],
  ['too many verdicts', { text: '{"1":"yes","2":"yes"}' }],
  ['another number', { text: '{"2":"yes"}' }],
  ['another word', { text: '{"1":"maybe"}' }],
  ['a list', { text: '["yes"]' }],
  ['JSON that is cut off', { text: '{"1":"yes"' }],
  ['a reply that was cut off', { text: '{"1":"yes"}', complete: false }],
])('fails closed: %s', async (_name, reply) => {
  expect(await judgeAnswer(check(PARAPHRASE), judge(reply), CALL)).toEqual({ flaw: 'malformed_judgement' });
});

it('is not asked more than what was reserved', async () => {
  const long = Array.from({ length: 120 }, () => PARAPHRASE).join(' ');
  expect(await judgeAnswer(check(long), judge({}), CALL)).toEqual({ flaw: 'too_long_to_judge' });
});

it('reads JSON in a fence, as small models write it', () => {
  expect(readVerdicts('```json\n{"1":"yes","2":"no"}\n```', 2)).toEqual(['yes', 'no']);
});

it('has a plan for its cost, and a fifth of the time', () => {
  expect(judgePlan(null)).toBeNull();
  expect(judgePlan('m')).toEqual({ modelId: 'm', inputTokens: expect.any(Number), outputTokens: JUDGE_TOKENS_MAX });
  expect([judgeTimeMs(22_501), judgeTimeMs(180_000)]).toEqual([4_501, 36_000]);
});
