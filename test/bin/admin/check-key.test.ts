// Guarantee: key check says whether a string has the form of a key, and if not, why, and prints no part of it. Risk: a
// key with a typing mistake looks right, or is shown on a screen that others see.
import { expect, it } from 'vitest';
import { checkKey } from '../../../bin/admin/check-key.ts';
import { makeApiKey } from '../../../shared/keys/api-key.ts';

const KEY = makeApiKey(
  'live',
  Uint8Array.from({ length: 96 }, (_, i) => i),
);

it.each([
  ['as it was printed', KEY],
  ['with the line end of Unix', `${KEY}\n`],
  ['with the line end of Windows', `${KEY}\r\n`],
])('accepts a key %s', (_name, candidate) => {
  expect(checkKey(candidate)).toEqual({ well_formed: true, environment: 'live', fault: null, reason: null });
});

const PREFIX = 'A key begins with kc_.';
const LENGTH = 'The prefix kc_live_ or kc_test_ must be followed by exactly 38 characters.';
const CHECKSUM = 'The checksum in the last six characters does not match. A character was changed, lost or swapped.';

it.each([
  ['nothing', '', 'prefix', PREFIX],
  ['another word', 'x', 'prefix', PREFIX],
  ['a key without its first character', KEY.slice(1), 'prefix', PREFIX],
  ['a key of no environment', KEY.replace('live', 'lift'), 'environment', 'kc_ must be followed by live_ or test_.'],
  ['a key without its last character', KEY.slice(0, -1), 'length', LENGTH],
  ['a key with two line ends', `${KEY}\n\n`, 'length', LENGTH],
  [
    'a key with another mark',
    `${KEY.slice(0, 20)}!${KEY.slice(21)}`,
    'alphabet',
    'A key consists of digits and the letters A to Z and a to z.',
  ],
  ['a key of the other environment', KEY.replace('live', 'test'), 'checksum', CHECKSUM],
])('refuses %s with a reason that repeats nothing of it', (_name, candidate, fault, reason) => {
  expect(checkKey(candidate)).toEqual({ well_formed: false, environment: null, fault, reason });
});
