// Guarantee: the ledger of a month is closed once no call can still change it, even if earlier rounds missed it. Risk:
// entries that stay forever, because the nights that should have added them up were missed.
import { expect, it } from 'vitest';
import { type Budget, holdsOf } from '../../../../shared/budget/budget.ts';
import { housekeepBudgets } from '../../../../shared/budget/housekeeping/housekeep-budgets.ts';
import { reserve } from '../../../../shared/budget/reservations/reserve.ts';
import { DAY_SECONDS } from '../../../../shared/durations.ts';
import { openTestBudget, spend } from '../budget.fixture.ts';

const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-05' } as const;
const SPENT_MS = Date.UTC(2026, 4, 10);
const LIMITS = { ratePerMinute: 60, burst: 2, concurrency: 10, searchesPerMinute: 12 };

const REQUEST = {
  address: ADDRESS,
  terms: { cap: 1_000n, revision: 1, limits: LIMITS },
  kind: 'query',
  id: 'call00000000',
  hold: { amount: 10n, expiresAtSeconds: SPENT_MS / 1_000 + 90, keyMark: 'abcdefgh' },
  spender: { applicationId: 'application', keyId: 'key' },
} as const;

// A stage on which one call was charged in May 2026.
async function stage() {
  const { services, budgets, items } = openTestBudget({ nowMs: SPENT_MS });
  expect(await spend(services, REQUEST, async (meter) => meter.started())).toBe('spent');
  const roundAt = (at: string, timeIsUp = () => false) =>
    housekeepBudgets({ ...services, budgets, nowMs: () => Date.parse(at) }, timeIsUp);
  const expiring = () => [...items.values()].flatMap(({ sk, expires }) => (expires ? [{ sk, expires }] : []));
  return { roundAt, sum: () => budgets.findSum(ADDRESS), expiring };
}

it.each<[name: string, at: string, closed: boolean]>([
  ['is left open while its calls may be in progress', '2026-06-02T03:10:00Z', false],
  ['is left open until the third day is over', '2026-06-03T03:59:00Z', false],
  ['is closed at night in the following month', '2026-06-04T03:10:00Z', true],
  ['is closed only at night', '2026-06-04T04:10:00Z', false],
  ['is closed when a month was missed', '2026-07-01T03:10:00Z', true],
  ['is closed when two months were missed', '2026-08-20T03:10:00Z', true],
  ['is closed when it was missed for a year', '2027-05-20T03:10:00Z', true],
  ['is no longer closed after more than a year', '2027-06-20T03:10:00Z', false],
])('a ledger %s', async (_name, at, closed) => {
  const { roundAt, sum } = await stage();
  expect(await roundAt(at)).toMatchObject({ differing: 0, finished: true });
  expect((await sum())?.through ?? null).toBe(closed ? 'call00000000' : null);
});

it.each(['query', 'search'] as const)(
  'ends the hold of a lost %s in a month that was missed and has no other call',
  async (kind) => {
    const { services, budgets, find } = openTestBudget({ nowMs: SPENT_MS });
    expect(await reserve(services, { ...REQUEST, kind })).toMatchObject({ outcome: 'reserved' });
    const night = { ...services, budgets, nowMs: () => Date.parse('2026-08-20T03:10:00Z') };
    expect(await housekeepBudgets(night, () => false)).toMatchObject({ reclaimed: 1, differing: 0 });
    expect(holdsOf((await find(ADDRESS)) as Budget)).toEqual([]);
  },
);

it.each(['2026-07', '2026-08', '2027-05'])('does not add up a closed ledger again in %s', async (month) => {
  const { roundAt } = await stage();
  expect(await roundAt(`${month}-20T03:10:00Z`)).toMatchObject({ reconciled: 1 });
  expect(await roundAt(`${month}-21T03:10:00Z`)).toMatchObject({ budgets: 0, reconciled: 0, finished: true });
});

it('reports that a round without time left is not finished', async () => {
  const { roundAt, sum } = await stage();
  expect(await roundAt('2026-08-20T03:10:00Z', () => true)).toMatchObject({ finished: false });
  expect(await sum()).toBeNull();
});

it('lets only the entries of a closed ledger expire, after 90 days', async () => {
  const { roundAt, expiring } = await stage();
  expect(expiring()).toEqual([]);
  await roundAt('2026-06-04T03:10:00Z');
  const expires = Date.parse('2026-06-04T03:10:00Z') / 1_000 + 90 * DAY_SECONDS;
  expect(expiring()).toEqual([{ sk: { S: expect.stringContaining('call00000000') }, expires: { N: `${expires}` } }]);
});
