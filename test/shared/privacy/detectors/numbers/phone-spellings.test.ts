// Guarantee: all spellings of a telephone number get one placeholder, and another number gets another. Risk: a text
// shows one number as two, or two as one.
import { expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../../../../shared/privacy/kinds.ts';
import { redactOnce } from '../../../../../shared/privacy/redact-once.ts';

const redacted = (one: string, other: string) => redactOnce(`Call ${one} or call ${other}`, PERSONAL_DATA_KINDS).text;

it.each([
  ['+49 (0)30 901820', '+49 30 901820'],
  ['0049 30 901820', '+49 30 901820'],
  ['004930901820', '+4930901820'],
  ['(905) 674-3793', '+1 905 674 3793'],
  ['1 905-674-3793', '905-674-3793'],
  ['03.93.92.16.85', '03 93 92 16 85'],
  ['020 7946 0958', '(020) 7946-0958'],
  ['020 7946 0958 ext. 12', '020 7946 0958 x12'],
])('treats %s and %s as one', (one, other) => {
  expect(redacted(one, other)).toBe('Call [PHONE_1] or call [PHONE_1]');
});

it.each([
  ['+49 30 901820', '+49 30 901821'],
  ['004930901820', '004930901821'],
  ['905-674-3793', '905-674-3794'],
  ['03.93.92.16.85', '03.93.92.16.86'],
  ['020 7946 0958', '020 7946 0959'],
  ['020 7946 0958 ext. 12', '020 7946 0958'],
  ['020 7946 0958 ext. 12', '020 7946 0958 ext. 13'],
])('treats %s and %s as two', (one, other) => {
  expect(redacted(one, other)).toBe('Call [PHONE_1] or call [PHONE_2]');
});
