// Guarantee: a key of the inbox either names one file of one base, or is ignored because it is a folder, a hidden file
// or a system file, or is refused with a reason. Risk: a file that gets into the wrong base, or disappears without
// notice.
import { expect, it } from 'vitest';
import { isInboxKey, parseInboxKey } from '../../../../shared/ingestion/inbox/inbox-key.ts';

const COMPANY = '00000000-0000-4000-8000-0000000000c0';
const BASE = '00000000-0000-4000-8000-0000000000b0';
const invalid = (reason: unknown) => ({ kind: 'invalid', reason });
const NO_FILE = invalid('The key must be inbox/COMPANY_ID/BASE_ID/ followed by a file name.');
const file = (name: string) => ({ kind: 'file', companyId: COMPANY, baseId: BASE, file: name });
const SKIPPED = { kind: 'skipped' };

it.each<[key: string, expected: object]>([
  [`${COMPANY}/${BASE}/guide.md`, file('guide.md')],
  [`${COMPANY}/${BASE}/folder/guide..md`, file('folder/guide..md')],
  [`${COMPANY}/${BASE}/u\u0308.md`, file('\u00fc.md')],
  [`${COMPANY}/${BASE}/folder/`, SKIPPED],
  [`${COMPANY}/${BASE}/`, SKIPPED],
  ['', SKIPPED],
  [`${COMPANY}/${BASE}/.hidden`, SKIPPED],
  [`${COMPANY}/${BASE}/.git/config`, SKIPPED],
  [`${COMPANY}/${BASE}/THUMBS.DB`, SKIPPED],
  [`${COMPANY}/${BASE}/folder/desktop.ini`, SKIPPED],
  [`${COMPANY}/${BASE}/Thumbs.db/guide.md`, file('Thumbs.db/guide.md')],
  [`${COMPANY}/${BASE}/thumbs.db.md`, file('thumbs.db.md')],
  [`${COMPANY}/${BASE}/about desktop.ini`, file('about desktop.ini')],
  [`${COMPANY}/${BASE}/desktop.ini.txt`, file('desktop.ini.txt')],
  [`${COMPANY}/${BASE}/folder/~$plan.docx`, SKIPPED],
  [`${COMPANY}/${BASE}/~$ folder/guide~$.md`, file('~$ folder/guide~$.md')],
  ['desktop.ini', SKIPPED],
  [`${COMPANY}/desktop.ini`, SKIPPED],
  ['.DS_Store', SKIPPED],
  [`${COMPANY}/.DS_Store`, SKIPPED],
  ['.git/config', SKIPPED],
  ['guide.md', NO_FILE],
  [`${COMPANY}/${BASE}`, NO_FILE],
  [`${COMPANY}/guide.md`, NO_FILE],
  [`${COMPANY.slice(1)}/${BASE}/guide.md`, NO_FILE],
  [`${COMPANY}/${BASE}x/guide.md`, NO_FILE],
  [`${COMPANY.replace('c0', 'C0')}/${BASE}/guide.md`, NO_FILE],
  [`${COMPANY}/${BASE}/../guide.md`, invalid(expect.stringMatching(/^The file name must /))],
  [`${COMPANY}/${BASE}/./guide.md`, invalid(expect.stringMatching(/^The file name must /))],
  [`${COMPANY}/${BASE}//guide.md`, invalid(expect.stringMatching(/^The file name must /))],
])('parses the key inbox/%s', (rest, expected) => {
  const key = `inbox/${rest}`;
  expect(isInboxKey(key)).toBe(true);
  expect(parseInboxKey(key)).toEqual(expected);
});

it.each(['companies/inbox/x', 'Inbox/x', 'inbox', ''])('does not treat %j as a key of the inbox', (key) => {
  expect(isInboxKey(key)).toBe(false);
});
