// Guarantee: a question that is asked again after its response was lost has the same idempotency key, and every other
// question a new one. Risk: a question is charged twice, or an old answer is shown for a question that is asked again.
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

it.each([0, 409, 500, 502, 503, 504])('keeps the key after status %i', (status) => {
  expect(keys.of('When?')).toBe('key 1');
  keys.failed('When?', new Problem(status, 'Lost.'));
  expect(keys.of('When?')).toBe('key 1');
});

it.each([400, 403, 429])('makes a new key after status %i, which says that it was refused', (status) => {
  expect(keys.of('When?')).toBe('key 1');
  keys.failed('When?', new Problem(status, 'Refused.'));
  expect(keys.of('When?')).toBe('key 2');
});

it('makes a new key for another question, and for a question that was answered', () => {
  expect(keys.of('When?')).toBe('key 1');
  expect(keys.of('Where?')).toBe('key 2');
  keys.answered('Where?');
  expect(keys.of('Where?')).toBe('key 3');
});

it('keeps the key of a lost question while others are asked, answered and refused', () => {
  expect(keys.of('When?')).toBe('key 1');
  keys.failed('When?', new Problem(0, 'Lost.'));
  keys.of('Where?');
  keys.answered('Where?');
  keys.of('Who?');
  keys.failed('Who?', new Problem(429, 'Refused.'));
  expect(keys.of('When?')).toBe('key 1');
});
