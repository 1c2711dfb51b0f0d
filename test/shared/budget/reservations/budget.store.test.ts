// Guarantee: after every write, available, settled and held amounts add up to the cap; a hold is ended once, by its
// owner, and only under the current terms. Risk: a repeated write that creates or loses money, or a policy that is
// ignored.
import { expect, it } from 'vitest';
import type { ReservationRequest, Terms } from '../../../../shared/budget/reservations/reservation.ts';
import { openTestBudget } from '../budget.fixture.ts';

const NOW_MICROS = Date.UTC(2026, 10, 20) * 1_000;
const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;
const LIMITS = { ratePerMinute: 60, burst: 2, concurrency: 10, searchesPerMinute: 60 };
const TERMS: Terms = { cap: 1_000n, revision: 3, limits: LIMITS };
const hold = { amount: 400n, expiresAtSeconds: 1_800_000_000, keyMark: 'abcdefgh' };
const request = (id: string, over: Partial<ReservationRequest> = {}): ReservationRequest => ({
  address: ADDRESS,
  terms: TERMS,
  kind: 'query',
  id,
  hold,
  spender: { applicationId: 'application', keyId: 'key' },
  ...over,
});

async function opened() {
  const { budgets } = openTestBudget();
  await budgets.open(ADDRESS, TERMS);
  const settlement = { address: ADDRESS, kind: 'query', id: 'a', hold, closedUntilSeconds: null, overdue: [] } as const;
  return { budgets, find: () => budgets.find(ADDRESS), settlement };
}

it('moves money from available to held to settled, and nowhere else', async () => {
  const { budgets, find, settlement } = await opened();
  await budgets.tryReserve(request('a'), 'idle', NOW_MICROS);
  expect(await find()).toMatchObject({ cap: 1_000n, available: 600n, held: 400n, settled: 0n, calls: 0 });
  await budgets.settle({ ...settlement, cost: 150n });
  expect(await find()).toMatchObject({ cap: 1_000n, available: 850n, held: 0n, settled: 150n, calls: 1 });
});

it('takes the cost above the hold from the available amount', async () => {
  const { budgets, find, settlement } = await opened();
  await budgets.tryReserve(request('a'), 'idle', NOW_MICROS);
  await budgets.settle({ ...settlement, cost: 500n });
  expect(await find()).toMatchObject({ available: 500n, held: 0n, settled: 500n });
});

it.each([
  ['amount', { hold: { ...hold, amount: 401n } }],
  ['expiry', { hold: { ...hold, expiresAtSeconds: hold.expiresAtSeconds + 1 } }],
  ['key', { hold: { ...hold, keyMark: 'abcdefgi' } }],
  ['kind', { kind: 'search' }],
  ['id', { id: 'b' }],
] as const)('does not end a hold when the settlement has another %s', async (_name, other) => {
  const { budgets, find, settlement } = await opened();
  await budgets.tryReserve(request('a'), 'idle', NOW_MICROS);
  expect(await budgets.settle({ ...settlement, ...other, cost: 150n })).toBeNull();
  expect(await find()).toMatchObject({ available: 600n, held: 400n, settled: 0n, calls: 0 });
});

it('ends a hold once', async () => {
  const { budgets, find, settlement } = await opened();
  await budgets.tryReserve(request('a'), 'idle', NOW_MICROS);
  expect(await budgets.settle({ ...settlement, cost: 150n })).toMatchObject({ settled: 150n });
  expect(await budgets.settle({ ...settlement, cost: 150n })).toBeNull();
  expect(await find()).toMatchObject({ available: 850n, held: 0n, settled: 150n, calls: 1 });
});

it('closes the id of a settled call to new holds, and opens overdue ids again', async () => {
  const { budgets, find, settlement } = await opened();
  await budgets.tryReserve(request('a'), 'idle', NOW_MICROS);
  await budgets.settle({ ...settlement, cost: 1n, closedUntilSeconds: 77 });
  expect((await find())?.closed).toEqual(new Map([['a', 77]]));
  const repeat = await budgets.tryReserve(request('a'), 'idle', NOW_MICROS + 60_000_000);
  expect(repeat.outcome).toBe('condition_failed');
  await budgets.tryReserve(request('b'), 'idle', NOW_MICROS + 60_000_000);
  await budgets.settle({ ...settlement, id: 'b', cost: 1n, overdue: ['a'] });
  expect((await find())?.closed).toEqual(new Map());
});

it.each<[name: string, terms: Terms, outcome: string]>([
  ['the stored terms', TERMS, 'reserved'],
  ['an earlier policy than the stored one, which applies', { ...TERMS, revision: 2, cap: 5_000n }, 'reserved'],
  ['a later policy that is not adopted yet', { ...TERMS, revision: 4 }, 'condition_failed'],
  ['another cap at the same revision', { ...TERMS, cap: 1_001n }, 'condition_failed'],
])('reserves under %s: %s', async (_name, terms, outcome) => {
  const { budgets } = await opened();
  expect((await budgets.tryReserve(request('a', { terms }), 'idle', NOW_MICROS)).outcome).toBe(outcome);
});

it('reserves up to what is available, and not a nanodollar more', async () => {
  const { budgets } = await opened();
  const all = request('a', { hold: { ...hold, amount: 1_000n } });
  const more = request('b', { hold: { ...hold, amount: 1_001n } });
  expect((await budgets.tryReserve(more, 'idle', NOW_MICROS)).outcome).toBe('condition_failed');
  expect((await budgets.tryReserve(all, 'idle', NOW_MICROS)).outcome).toBe('reserved');
});

it('applies the rate limit to the microsecond, in both of its states', async () => {
  const { budgets, find } = await opened();
  const smallRequest = (id: string) => request(id, { hold: { ...hold, amount: 1n } });
  const outcome = async (id: string, state: 'idle' | 'ahead', at: number) =>
    (await budgets.tryReserve(smallRequest(id), state, at)).outcome;
  expect(await outcome('a', 'idle', NOW_MICROS)).toBe('reserved');
  const paid = NOW_MICROS + 1_000_000;
  expect((await find())?.paidUntilMicros).toEqual({ query: paid, search: 0 });
  expect(await outcome('b', 'idle', paid - 1)).toBe('condition_failed');
  expect(await outcome('b', 'ahead', paid)).toBe('condition_failed');
  expect(await outcome('b', 'idle', paid)).toBe('reserved');
  // With a burst of two, the second call may come while the limiter is one step ahead, and not a microsecond more.
  expect(await outcome('c', 'ahead', paid - 1)).toBe('condition_failed');
  expect(await outcome('c', 'ahead', paid)).toBe('reserved');
});

it('adopts a policy by adding the difference of the caps to the available amount, unless the budget has changed', async () => {
  const { budgets, find } = await opened();
  await budgets.tryReserve(request('a'), 'idle', NOW_MICROS);
  const seen = await find();
  if (seen === null) {
    throw new Error('The budget is gone.');
  }
  const adoption = { address: ADDRESS, terms: { ...TERMS, cap: 300n, revision: 4 }, seen };
  const paidUntilMicros = { query: 5, search: 6 };
  await budgets.adopt({ ...adoption, paidUntilMicros });
  const adopted = { cap: 300n, available: -100n, held: 400n, revision: 4, paidUntilMicros };
  expect(await find()).toMatchObject(adopted);
  await budgets.adopt({ ...adoption, terms: { ...TERMS, cap: 9_000n, revision: 5 }, paidUntilMicros });
  expect(await find()).toMatchObject(adopted);
});

it.each([
  ['the cap', { cap: 999n }],
  ['the revision', { revision: 2 }],
  ['the pace of questions, one microsecond later', { paidUntilMicros: { query: NOW_MICROS + 999_999, search: 0 } }],
  ['the pace of searches, one microsecond earlier', { paidUntilMicros: { query: NOW_MICROS + 1_000_000, search: -1 } }],
])('adopts nothing if another call has changed %s since', async (_name, change) => {
  const { budgets, find } = await opened();
  await budgets.tryReserve(request('a'), 'idle', NOW_MICROS);
  const now = await find();
  if (now === null) {
    throw new Error('The budget is gone.');
  }
  const adoption = { address: ADDRESS, terms: { ...TERMS, cap: 300n, revision: 4 }, seen: { ...now, ...change } };
  await budgets.adopt({ ...adoption, paidUntilMicros: { query: 5, search: 6 } });
  expect(await find()).toEqual(now);
});

it('lists a budget in its month as soon as it exists', async () => {
  const { budgets } = openTestBudget();
  const listed = async (month: string) => {
    const found: unknown[] = [];
    for await (const each of budgets.list(month)) {
      found.push(each);
    }
    return found;
  };
  expect(await listed('2026-11')).toEqual([]);
  await budgets.open(ADDRESS, TERMS);
  await budgets.open({ ...ADDRESS, purpose: 'test' }, TERMS);
  await budgets.open({ ...ADDRESS, companyId: 'other' }, TERMS);
  expect(await listed('2026-11')).toEqual([
    { companyId: 'company', purpose: 'live' },
    { companyId: 'company', purpose: 'test' },
    { companyId: 'other', purpose: 'live' },
  ]);
  expect(await listed('2026-12')).toEqual([]);
});

it('lists a budget before it creates it, so that an interrupted call never leaves an unlisted budget', async () => {
  const { budgets, items } = openTestBudget();
  await budgets.open(ADDRESS, TERMS);
  // In the order in which they were written.
  expect([...items.values()].map(({ pk }) => pk?.S)).toEqual(['MONTH#2026-11', 'company']);
});

it.each([
  [1, false],
  [2, true],
  [3, true],
])('reports whether a write that was sent %i times was repeated: %s', async (attempts, repeated) => {
  const { budgets } = openTestBudget({ attempts });
  await budgets.open(ADDRESS, TERMS);
  expect(await budgets.tryReserve(request('a'), 'idle', NOW_MICROS)).toMatchObject({ outcome: 'reserved', repeated });
  const tooMuch = request('b', { hold: { ...hold, amount: 601n } });
  const later = NOW_MICROS + 60_000_000;
  expect(await budgets.tryReserve(tooMuch, 'idle', later)).toMatchObject({ outcome: 'condition_failed', repeated });
});

it("applies the company's concurrency limit to questions, and not to searches", async () => {
  const { budgets } = await opened();
  const terms = { ...TERMS, limits: { ...LIMITS, concurrency: 1 } };
  const free = (id: string, kind: 'query' | 'search') => request(id, { kind, hold: { ...hold, amount: 0n }, terms });
  const at = (seconds: number) => NOW_MICROS + seconds * 1_000_000;
  expect((await budgets.tryReserve(free('a', 'query'), 'idle', at(0))).outcome).toBe('reserved');
  expect((await budgets.tryReserve(free('b', 'query'), 'idle', at(9))).outcome).toBe('condition_failed');
  expect((await budgets.tryReserve(free('c', 'search'), 'idle', at(0))).outcome).toBe('reserved');
  expect((await budgets.tryReserve(free('d', 'search'), 'idle', at(9))).outcome).toBe('reserved');
});
