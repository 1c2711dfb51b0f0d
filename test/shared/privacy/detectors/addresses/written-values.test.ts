// Guarantee: an email address that is spelled out in words has the same value as in its usual form, and an IP address
// the same with and without its port, so that both forms get one placeholder. Risk: one person is two in an answer.
import { expect, it } from 'vitest';
import { findEmails } from '../../../../../shared/privacy/detectors/addresses/email.ts';
import { findIpAddresses } from '../../../../../shared/privacy/detectors/addresses/ip-address.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

it.each([
  ['Write to jane (dot) doe [at] Example [dot] co [dot] uk today', 'jane.doe@example.co.uk'],
  ['Write to jane [at] example [dot] com today', 'jane@example.com'],
])('reads the spelled-out email address in %j', (text, value) => {
  expect(findEmails(scanText(foldForMatching(text, []))).map((finding) => finding.value)).toEqual([value]);
});

it('reads an IP address without its port', () => {
  const scanned = scanText(foldForMatching('Login from 81.2.69.142:40112 failed', []));
  expect(findIpAddresses(scanned).map(({ value }) => value)).toEqual(['81.2.69.142']);
});
