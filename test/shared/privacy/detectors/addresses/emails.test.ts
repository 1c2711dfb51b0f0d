// Guarantee: an email address is found up to the marks of the format around it; message ids, file names and repository
// addresses stay. Risk: an exported file reveals whom to write to, or a log loses its threads.
import { expect, it } from 'vitest';
import { findEmails } from '../../../../../shared/privacy/detectors/addresses/emails/email.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const emailsIn = (text: string): string[] =>
  findEmails(scanText(foldForMatching(text, []))).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Reply to 123456@example.com', '123456@example.com'],
  ["CTA+IC+x'COM+jane@example.com:EM", 'jane@example.com'],
  ['git@example.com asked', 'git@example.com'],
  ['jane@example.com: yes', 'jane@example.com'],
  ['jane@[81.143.22.197]', 'jane@[81.143.22.197]'],
  // As scanners read them, and as people type them.
  ['Write to jane.doe@ example.com today', 'jane.doe@ example.com'],
  ['Write to jane.doe @ example.com today', 'jane.doe @ example.com'],
  ['Write to jane@example .co.uk today', 'jane@example .co.uk'],
  ['Write to jane@example. com today', 'jane@example. com'],
  ['Schreib an jane@firma. de', 'jane@firma. de'],
  ['Bel of mail jane@firma. de, graag', 'jane@firma. de'],
  ['write to ana@example.pt. com urgência', 'ana@example.pt'],
  ['jane@example.com .net developers', 'jane@example.com'],
  // As programs wrap them.
  ['E-mail: jane.\ndoe@example.com', 'jane.\ndoe@example.com'],
  ['Anna Huber (anna.maria_\n  huber@example.com)', 'anna.maria_\n  huber@example.com'],
  ['Ask at the office.\ninfo@example.com', 'info@example.com'],
  ['Contact: Jane.\ninfo@example.com', 'info@example.com'],
  ['Mail: jane.\n            doe@example.com', 'doe@example.com'],
])('finds the address in %j', (text, address) => {
  expect(emailsIn(text)).toEqual([address]);
});

it.each([
  'Message-ID: <20240101123456.1@mail.example.com>',
  'In-Reply-To: 123456@mail.example.com',
  'git@example.com:org/repo',
  'svn@example.org/x',
  'icon@example.png',
  'jane@1.2.3.4',
  'eggs @ 2.50 each',
  'jane@ host.local',
  'jane@example. it works',
  'root@server. The end',
])('finds no email address in %j', (text) => {
  expect(emailsIn(text)).toEqual([]);
});
