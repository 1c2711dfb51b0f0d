// Guarantee: two spellings of one address have the same value, and two addresses have different ones, so that each gets
// its own placeholder. Risk: a reader mistakes two servers, or two persons, for one.
import { expect, it } from 'vitest';
import { findEmails } from '../../../../../shared/privacy/detectors/addresses/email.ts';
import { findIpAddresses } from '../../../../../shared/privacy/detectors/addresses/ip-address.ts';
import { findMacAddresses } from '../../../../../shared/privacy/detectors/addresses/mac-address.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const valuesIn = (text: string, find: typeof findEmails) =>
  find(scanText(foldForMatching(text))).map(({ value }) => value);

it('gives two IP addresses with the same digits different values', () => {
  expect(valuesIn('81.12.3.41 and 8.112.3.41', findIpAddresses)).toEqual(['81.12.3.41', '8.112.3.41']);
});

it('gives a spelled-out email address the value of its usual form', () => {
  const texts = [
    'Jane.Doe (at) Example (dot) org',
    'jane (dot) doe [at] example [dot] org',
    'jane dot doe at example dot org',
  ];
  expect(texts.flatMap((text) => valuesIn(text, findEmails))).toEqual(texts.map(() => 'jane.doe@example.org'));
});

it('gives a MAC address the same value with any separators', () => {
  expect(valuesIn('00-1A-2B-3C-4D-5E 001a.2b3c.4d5e', findMacAddresses)).toEqual(['001a2b3c4d5e', '001a2b3c4d5e']);
});
