// Guarantee: a question that is asked again after its response was lost has the same idempotency key, and every other
// question a new one. Risk: a question is charged twice, or an old answer is shown for a question that is asked anew.
import { beforeEach, expect, it } from 'vitest';
import { QuestionKeys } from '../../../../console/pages/playground/question-keys.ts';
import { Problem } from '../../../../console/session/problem.ts';

let keys: QuestionKeys;
beforeEach(() => {
  let made = 0;
  keys = new QuestionKeys(() => {
    made += 1;
    return `key ${made}`;
  });
});

it.each([0, 502, 503, 504])('keeps the key after status %i', (status) => {
  expect(keys.of('When?')).toBe('key 1');
  keys.failed(new Problem(status, 'Lost.'));
  expect(keys.of('When?')).toBe('key 1');
});

it.each([400, 403, 429, 500])('makes a new key after status %i, which says that there is no answer', (status) => {
  expect(keys.of('When?')).toBe('key 1');
  keys.failed(new Problem(status, 'Refused.'));
  expect(keys.of('When?')).toBe('key 2');
});

it('makes a new key for another question, and for a question that was answered', () => {
  expect(keys.of('When?')).toBe('key 1');
  expect(keys.of('Where?')).toBe('key 2');
  keys.answered();
  expect(keys.of('Where?')).toBe('key 3');
});
