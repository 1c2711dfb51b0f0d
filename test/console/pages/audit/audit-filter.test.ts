// Guarantee: the audit page requests exactly the chosen period and changes, and has its own message for a period that
// ends before it begins. Risk: an auditor sees only part of a day, or a message about fields that the page does not
// have.
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
])('reads the filter of the address "%s"', (query, filter) => {
  expect(filterOf(new URLSearchParams(query))).toEqual(filter);
});

it('a request for audit records omits empty filters', () => {
  expect(inputOf(NONE, NOW)).toEqual({});
});

it('begins a period the given number of days ago, and ends it at the end of a day in the reader’s time zone', () => {
  const filter: AuditFilter = { days: '7', until: '2026-11-19', by: 'ann', action: 'key.create' };
  const until = new Date(2026, 10, 19, 23, 59, 59, 999).toISOString();
  expect(inputOf(filter, NOW)).toEqual({ since: '2026-11-13T12:00:00.000Z', until, by: 'ann', action: 'key.create' });
});

it('accepts the day on which the period begins', () => {
  expect(inputOf({ ...NONE, days: '7', until: '2026-11-14' }, NOW)).toHaveProperty('until');
});

it('refuses a period that ends before it begins, with the page’s own message', () => {
  const asked = () => inputOf({ ...NONE, days: '7', until: '2026-11-11' }, NOW);
  expect(asked).toThrow(Problem);
  expect(asked).toThrow(auditTexts.endsBeforeItBegins);
});
