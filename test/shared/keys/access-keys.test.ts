// Guarantee: each item of the access table has the primary key under which earlier releases stored it, and no two of
// them share one. Risk: after a release, a key is no longer found, or a signature that was used once works again.
import { expect, it } from 'vitest';
import {
  applicationByIdKey,
  applicationKey,
  applicationNameKey,
  companyInListKey,
  companyKey,
  companyNameKey,
  keyByIdKey,
  keyItemKey,
  keyOfApplicationKey,
  usedSignatureKey,
} from '../../../shared/keys/access-keys.ts';

const STORED = [
  ['a company', companyKey('one'), 'COMPANY#one', 'COMPANY'],
  ['a company in the list of all', companyInListKey('one'), 'COMPANIES', 'COMPANY#one'],
  ['the name of a company', companyNameKey('one'), 'COMPANY-NAME#one', 'NAME'],
  ['an application', applicationKey('one', 'two'), 'COMPANY#one', 'APPLICATION#two'],
  ['the company of an application', applicationByIdKey('one'), 'APPLICATION#one', 'APPLICATION'],
  ['the name of an application', applicationNameKey('one', 'two'), 'COMPANY#one', 'APPLICATION-NAME#two'],
  ['a key', keyItemKey('one'), 'KEY#one', 'KEY'],
  ['the id of a key', keyByIdKey('one'), 'KEY-ID#one', 'KEY'],
  ['a key of an application', keyOfApplicationKey('one', 'two'), 'APPLICATION#one', 'KEY#two'],
  ['a used signature', usedSignatureKey('one'), 'SIGNATURE#one', 'SIGNATURE'],
] as const;

it.each(STORED)('%s has the primary key under which earlier releases stored it', (_name, key, pk, sk) => {
  expect(key).toEqual({ pk, sk });
});

it('gives items of different kinds different primary keys', () => {
  expect(new Set(STORED.map(([, { pk, sk }]) => JSON.stringify([pk, sk]))).size).toBe(STORED.length);
});
