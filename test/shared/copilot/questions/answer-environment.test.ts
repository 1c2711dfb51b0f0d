// Guarantee: a function that answers questions starts only with models that have a price and with limits within their
// bounds, and without a judge only if its variable says so. Risk: a stage that answers without a judge because a
// variable is missing, or that sends a prompt of any size.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerEnvironment } from '../../../../shared/copilot/answer-environment.ts';

const VARIABLES = {
  ANSWER_MODEL_ID: 'us.amazon.nova-2-lite-v1:0',
  REPLY_FORM: 'tool',
  ANSWER_TOKENS_MAX: '512',
  PASSAGES_MAX: '8',
  EXCERPT_TOKENS_MAX: '6000',
  SUPPORT_JUDGE_MODEL_ID: 'amazon.nova-micro-v1:0',
};
const read = (over: object) => v.safeParse(v.object(answerEnvironment), { ...VARIABLES, ...over });

it('reads the models and limits, and "none" as no judge', () => {
  const numbers = { ANSWER_TOKENS_MAX: 512, PASSAGES_MAX: 8, EXCERPT_TOKENS_MAX: 6_000 };
  expect(read({}).output).toEqual({ ...VARIABLES, ...numbers });
  expect(read({ SUPPORT_JUDGE_MODEL_ID: 'none' }).output).toEqual({
    ...VARIABLES,
    ...numbers,
    SUPPORT_JUDGE_MODEL_ID: null,
  });
});

it.each(Object.keys(VARIABLES))('refuses an environment without %s', (name) => {
  expect(read({ [name]: undefined }).success).toBe(false);
});

it.each(['ANSWER_MODEL_ID', 'SUPPORT_JUDGE_MODEL_ID'])('refuses a model without a price as %s', (name) => {
  expect(read({ [name]: 'amazon.nova-9' }).success).toBe(false);
});

it('reads the form of lines, and refuses a form that does not exist', () => {
  expect(read({ REPLY_FORM: 'lines' }).output).toMatchObject({ REPLY_FORM: 'lines' });
  expect(read({ REPLY_FORM: 'json' }).success).toBe(false);
});

describe.each([
  ['ANSWER_TOKENS_MAX', 8_192],
  ['PASSAGES_MAX', 50],
  ['EXCERPT_TOKENS_MAX', 100_000],
])('the limits of %s', (name, max) => {
  it.each([
    [1, true],
    [max, true],
    [0, false],
    [max + 1, false],
  ])('set to %i is accepted: %s', (value, isAccepted) => {
    expect(read({ [name]: String(value) }).success).toBe(isAccepted);
  });
});
