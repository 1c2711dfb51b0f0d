// Guarantee: an email address is found up to the marks of the format around it; message ids, file names and repository
// addresses stay. Risk: an exported file reveals whom to write to, or a log loses its threads.
import { expect, it } from 'vitest';
import { findEmails } from '../../../../../shared/privacy/detectors/addresses/email.ts';
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
])('finds no email address in %j', (text) => {
  expect(emailsIn(text)).toEqual([]);
});
