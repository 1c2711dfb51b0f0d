// Guarantee: the audit page asks for exactly the period and the changes that were chosen, and says in its own words
// that a period ends before it begins. Risk: an auditor sees part of a day, or a sentence about fields that the page
// does not have.
import { expect, it } from 'vitest';
import { type AuditFilter, filterOf, inputOf } from '../../../../console/pages/audit/audit-filter.ts';
import { Problem } from '../../../../console/session/problem.ts';
import { auditTexts } from '../../../../console/texts/audit.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const NONE: AuditFilter = { days: '', until: '', by: '', action: '' };

it.each([
  ['', NONE],
  [
    'since=7&until=2026-11-19&by=ann&action=key.create',
    { days: '7', until: '2026-11-19', by: 'ann', action: 'key.create' },
  ],
  ['since=8&until=2026-02-30&action=key.erase', NONE],
  ['until=tomorrow&action=toString', NONE],
  ['until=2024-02-29', { ...NONE, until: '2024-02-29' }],
])('%s in an address is a filter', (query, filter) => {
  expect(filterOf(new URLSearchParams(query))).toEqual(filter);
});

it('leaves out what does not filter', () => {
  expect(inputOf(NONE, NOW)).toEqual({});
});

it('begins so many days before now, and ends with the last moment of a day of the reader', () => {
  const filter: AuditFilter = { days: '7', until: '2026-11-19', by: 'ann', action: 'key.create' };
  const until = new Date(2026, 10, 19, 23, 59, 59, 999).toISOString();
  expect(inputOf(filter, NOW)).toEqual({ since: '2026-11-13T12:00:00.000Z', until, by: 'ann', action: 'key.create' });
});

it('takes the day on which the period begins', () => {
  expect(inputOf({ ...NONE, days: '7', until: '2026-11-14' }, NOW)).toHaveProperty('until');
});

it('refuses a period that ends before it begins, in the words of the page', () => {
  const asked = () => inputOf({ ...NONE, days: '7', until: '2026-11-11' }, NOW);
  expect(asked).toThrow(Problem);
  expect(asked).toThrow(auditTexts.endsBeforeItBegins);
});
