// Guarantee: two spellings of one email, IP or MAC address have the same value, and two addresses have different ones,
// so that each gets its own placeholder. Risk: a reader mistakes two servers, or two persons, for one, or one person
// for two.
import { expect, it } from 'vitest';
import { findEmails } from '../../../../../shared/privacy/detectors/addresses/emails/email.ts';
import { findIpAddresses } from '../../../../../shared/privacy/detectors/addresses/ip-address.ts';
import { findMacAddresses } from '../../../../../shared/privacy/detectors/addresses/mac-address.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const valuesIn = (text: string, find: typeof findEmails) =>
  find(scanText(foldForMatching(text))).map(({ value }) => value);

it('gives two IP addresses with the same digits different values', () => {
  expect(valuesIn('81.12.3.41 and 8.112.3.41', findIpAddresses)).toEqual(['81.12.3.41', '8.112.3.41']);
});

it('gives a MAC address the same value with any separators', () => {
  expect(valuesIn('00-1A-2B-3C-4D-5E 001a.2b3c.4d5e', findMacAddresses)).toEqual(['001a2b3c4d5e', '001a2b3c4d5e']);
});

it.each([
  ['Jane.Doe (at) Example (dot) org', 'jane.doe@example.org'],
  ['jane (dot) doe [at] example [dot] org', 'jane.doe@example.org'],
  ['jane dot doe at example dot org', 'jane.doe@example.org'],
  ['Write to jane (dot) doe [at] Example [dot] co [dot] uk today', 'jane.doe@example.co.uk'],
  ['Write to jane [at] example [dot] com today', 'jane@example.com'],
])('gives the email address in %j its usual form as its value', (text, value) => {
  expect(valuesIn(text, findEmails)).toEqual([value]);
});

it('leaves the port out of the value of an IP address', () => {
  expect(valuesIn('Login from 81.2.69.142:40112 failed', findIpAddresses)).toEqual(['81.2.69.142']);
});
