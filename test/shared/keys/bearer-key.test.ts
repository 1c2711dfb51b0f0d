// Guarantee: a key is read from exactly one Authorization header, in either form in which API Gateway passes headers.
// Risk: of two headers, the unchecked one counts.
import { describe, expect, it } from 'vitest';
import { bearerKey } from '../../../shared/keys/bearer-key.ts';

const KEY = 'k'.repeat(64);

describe('the key of a request', () => {
  it.each<[what: string, ...Parameters<typeof bearerKey>]>([
    ['headers with several values', { Authorization: [`Bearer ${KEY}`] }, undefined],
    ['headers with one value only', null, { Authorization: `Bearer ${KEY}` }],
    [
      'headers with several values when both forms are given',
      { authorization: [`Bearer ${KEY}`] },
      { authorization: 'Bearer other' },
    ],
    ['a scheme in other case', { AUTHORIZATION: [`bEARER ${KEY}`] }, {}],
  ])('is read from %s', (_what, several, one) => {
    expect(bearerKey(several, one)).toBe(KEY);
  });

  it.each<[what: string, ...Parameters<typeof bearerKey>]>([
    ['there are no headers at all', null, undefined],
    ['the header has no value', { Authorization: undefined }, null],
    ['the header has an empty list', { Authorization: [] }, { Authorization: `Bearer ${KEY}` }],
    ['the header is sent twice', { Authorization: [`Bearer ${KEY}`, `Bearer ${KEY}`] }, null],
    ['the header is sent in two spellings', { Authorization: [`Bearer ${KEY}`], authorization: ['x'] }, null],
    ['it is longer than 64 characters', { Authorization: [`Bearer ${KEY}k`] }, null],
  ])('is missing when %s', (_what, several, one) => {
    expect(bearerKey(several, one)).toBeNull();
  });
});
