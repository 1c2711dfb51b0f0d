// Guarantee: the audit page describes each change in words, with the name of what was changed. Risk: an auditor has to
// read JSON and ids, and overlooks a policy that admits everybody.
import { expect, it } from 'vitest';
import { changesOf, subjectName } from '../../../../console/pages/audit/changes-of.ts';

it('describes a changed policy by its old and new value, and omits unchanged ones', () => {
  const before = { ip_allow_list: ['203.0.113.0/24', '198.51.100.7/32'], monthly_budget_usd: '250' };
  expect(changesOf(before, { ip_allow_list: null, monthly_budget_usd: '250' })).toEqual([
    'allowed IP addresses: from 203.0.113.0/24, 198.51.100.7/32 to nothing',
  ]);
});

it('describes a new company with the fields of its policies, and without its id', () => {
  const policies = { monthly_budget_usd: '250', some_new_policy: 3 };
  expect(changesOf(null, { id: 'x', name: 'Example', policies })).toEqual([
    'monthly budget in US dollars: 250',
    'name: Example',
    'some new policy: 3',
  ]);
});

it('describes a changed role, which may be all that changed', () => {
  const before = { id: 'x', email: 'ann@example.com', role: 'viewer' };
  expect(changesOf(before, { ...before, role: 'administrator' })).toEqual(['role: from viewer to administrator']);
});

it('omits the checksum of a document, and always lists its fields in the same order', () => {
  const record = { version: 1, checksum: 'f'.repeat(64), file: 'a.md', bytes: 7 };
  expect(changesOf(null, record)).toEqual(['size in bytes: 7', 'file: a.md', 'version: 1']);
  expect(changesOf(null, Object.fromEntries(Object.entries(record).reverse()))).toEqual(changesOf(null, record));
});

it('names the permissions and the expiry of a key as the page of keys does', () => {
  const key = { scopes: ['knowledge:read', 'copilot:query'], expires_at: '2027-02-19T11:01:25.533Z' };
  expect(changesOf(null, key)).toEqual(['expires: 2027-02-19 11:01:25 UTC', 'permissions: Search, Ask']);
});

it('makes hidden characters in a name visible', () => {
  expect(changesOf(null, { name: 'a\u202Eb' })).toEqual([expect.not.stringContaining('\u202E')]);
  expect(subjectName(null, { name: 'a\u202Eb' })).not.toContain('\u202E');
});

it('names a subject by its name, address or file, even after its deletion, and otherwise not at all', () => {
  expect(subjectName(null, { id: 'x', name: 'Chat' })).toBe('Chat');
  expect(subjectName({ email: 'a@example.com', role: 'viewer' }, null)).toBe('a@example.com');
  expect(subjectName({ name: '' }, { file: 'rent.txt' })).toBe('rent.txt');
  expect(subjectName(null, { environment: 'test' })).toBeNull();
});

it('says that all kinds of personal data are removed, and lists some by name', () => {
  const kinds = ['EMAIL', 'PHONE'];
  expect(changesOf(null, { personal_data_kinds: ['PHONE', 'EMAIL'] }, kinds)).toEqual([
    'kinds of personal data: all kinds',
  ]);
  expect(changesOf(null, { personal_data_kinds: ['EMAIL'] }, kinds)).toEqual(['kinds of personal data: EMAIL']);
});
