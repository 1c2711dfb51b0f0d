// Guarantee: a reservation creates a missing budget, adopts a later policy, ends lost holds and recognizes its own
// repeated write; it is admitted no earlier than the limiter allows, gives up after twelve attempts, and alerts about a
// used-up budget once, without reading it again. Risk: calls that are refused although the budget covers them, and
// writes without end.
import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../../shared/budget/alerts/alert.ts';
import { createBudgetMemory } from '../../../../shared/budget/reservations/budget-memory.ts';
import { encodeHold } from '../../../../shared/budget/reservations/hold.ts';
import type { ReservationRequest } from '../../../../shared/budget/reservations/reservation.ts';
import { reserve } from '../../../../shared/budget/reservations/reserve.ts';
import { openTestBudget } from '../budget.fixture.ts';

const START_MS = Date.UTC(2026, 10, 20);
const NOW_MICROS = START_MS * 1_000;
const NOW_SECONDS = START_MS / 1_000;
const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;
const LIMITS = { ratePerMinute: 60, burst: 20, concurrency: 3, searchesPerMinute: 12 };

type Over = Partial<Omit<ReservationRequest, 'terms'>> & { terms?: Partial<ReservationRequest['terms']> };

function request(id: string, { terms, ...over }: Over = {}): ReservationRequest {
  return {
    address: ADDRESS,
    terms: { cap: 1_000n, revision: 1, limits: LIMITS, ...terms },
    kind: 'query',
    id,
    hold: { amount: 1n, expiresAtSeconds: NOW_SECONDS + 90, keyMark: 'abcdefgh' },
    spender: { applicationId: 'application', keyId: 'key' },
    ...over,
  };
}

type Attempt = readonly [state: string, microsFromNow: number];

// A stage whose clock can be set; records each attempt to reserve with the time that it claims.
function stage() {
  const { services, budgets } = openTestBudget({ nowMs: START_MS });
  const attempts: Attempt[] = [];
  const alerts: Alert[] = [];
  const clock = { nowMs: START_MS };
  const watched = {
    ...services,
    nowMs: () => clock.nowMs,
    // An alert that the call does not wait for is not sent when the call ends.
    sendAlert: async (alert: Alert) => {
      await new Promise(setImmediate);
      alerts.push(alert);
    },
    budgets: {
      ...budgets,
      tryReserve: (...[asked, state, at]: Parameters<typeof budgets.tryReserve>) => {
        attempts.push([state, at - clock.nowMs * 1_000]);
        return budgets.tryReserve(asked, state, at);
      },
    },
  };
  const find = async () => await budgets.find(ADDRESS);
  return { services: watched, budgets, attempts, alerts, clock, find };
}

describe('the state of the limiter', () => {
  it('is guessed once and remembered, and each failed attempt claims 4 ms more', async () => {
    const { services, attempts } = stage();
    expect(await reserve(services, request('first'))).toMatchObject({ outcome: 'reserved' });
    expect(attempts.splice(0)).toEqual([
      ['idle', 0],
      ['idle', 4_000],
    ]);
    expect(await reserve(services, request('second'))).toMatchObject({ outcome: 'reserved' });
    expect(attempts.splice(0)).toEqual([['ahead', 0]]);
    const other = { ...services, memory: createBudgetMemory() };
    expect(await reserve(other, request('third'))).toMatchObject({ outcome: 'reserved' });
    expect(attempts).toEqual([
      ['idle', 0],
      ['ahead', 0],
    ]);
  });

  it('is remembered after a refusal too', async () => {
    const { services, attempts } = stage();
    const slow = { terms: { limits: { ...LIMITS, ratePerMinute: 1, burst: 1 } } };
    await reserve(services, request('first', slow));
    const other = { ...services, memory: createBudgetMemory() };
    for (const id of ['second', 'third']) {
      attempts.length = 0;
      expect(await reserve(other, request(id, slow)), id).toEqual({ outcome: 'rate', retryAfterSeconds: 60 });
    }
    expect(attempts).toEqual([['ahead', 0]]);
  });

  it.each<[is: string, laterMs: number, next: Attempt]>([
    ['idle when it is no further ahead than the next turn claims', 1_000, ['idle', 4_000]],
    ['ahead when it is further', 999, ['ahead', 0]],
  ])('the limiter is %s', async (_is, laterMs, next) => {
    const { services, attempts, clock, find } = stage();
    await reserve(services, request('first'));
    clock.nowMs += laterMs;
    expect((await find())?.paidUntilMicros.query).toBe(NOW_MICROS + 1_004_000);
    attempts.length = 0;
    const other = { ...services, memory: createBudgetMemory() };
    expect(await reserve(other, request('second'))).toMatchObject({ outcome: 'reserved' });
    expect(attempts).toEqual([['idle', 0], next]);
  });

  it('claims no time ahead when the rate allows none', async () => {
    const { services, attempts } = stage();
    await reserve(services, request('first', { terms: { limits: { ...LIMITS, burst: 1 } } }));
    expect(attempts).toEqual([
      ['idle', 0],
      ['idle', 0],
    ]);
  });
});

describe('an earlier write of the same request', () => {
  it('holds the money only once, and marks the hold as one whose write may be repeated', async () => {
    const { services, budgets, find } = stage();
    await budgets.open(ADDRESS, request('').terms);
    const tryReserve = async (...args: Parameters<typeof budgets.tryReserve>) => {
      await budgets.tryReserve(...args);
      return budgets.tryReserve(...args);
    };
    const { address, kind, id, hold, spender } = request('first');
    await budgets.tryReserve(request('old'), 'idle', NOW_MICROS - 60_000_000);
    await budgets.settle({ ...request('old'), cost: 0n, closedUntilSeconds: NOW_SECONDS - 1, overdue: [] });
    expect(await reserve({ ...services, budgets: { ...budgets, tryReserve } }, request('first'))).toEqual({
      outcome: 'reserved',
      hold: { address, kind, id, hold, spender, repeatable: true, overdue: ['old'] },
    });
    expect(await find()).toMatchObject({ available: 999n, held: 1n });
  });
});

describe('closed ids', () => {
  async function overdueAfter(closedUntil: readonly number[]) {
    const { services, budgets } = stage();
    await budgets.open(ADDRESS, request('').terms);
    for (const [index, closedUntilSeconds] of closedUntil.entries()) {
      const { address, kind, id, hold } = request(`old-${index}`);
      await budgets.tryReserve(request(id), 'idle', NOW_MICROS - 60_000_000 + index * 1_000_000);
      await budgets.settle({ address, kind, id, hold, cost: 0n, closedUntilSeconds, overdue: [] });
    }
    const reserved = await reserve(services, request('new'));
    return reserved.outcome === 'reserved' ? reserved.hold.overdue : reserved.outcome;
  }

  it('are opened after the second until which they were closed, not within it', async () => {
    expect(await overdueAfter([NOW_SECONDS + 1, NOW_SECONDS - 1, NOW_SECONDS])).toEqual(['old-1']);
  });

  it('are opened ten at a time', async () => {
    const overdue = await overdueAfter(Array.from({ length: 12 }, () => NOW_SECONDS - 1));
    expect(overdue).toEqual(Array.from({ length: 10 }, (_, index) => `old-${index}`));
  });
});

describe('an obstacle to a reservation', () => {
  it('is removed by adopting a later policy, with its cap and a limiter state that its rate allows', async () => {
    const { services, find } = stage();
    const slow = { limits: { ...LIMITS, ratePerMinute: 1, burst: 1, searchesPerMinute: 1 } };
    await reserve(services, request('first', { terms: slow }));
    await reserve(services, request('second', { terms: slow, kind: 'search' }));
    const paid = { query: NOW_MICROS + 60_000_000, search: NOW_MICROS + 60_000_000 };
    expect(await find()).toMatchObject({ paidUntilMicros: paid });
    const later = { cap: 2_000n, revision: 2, limits: { ...LIMITS, burst: 2 } };
    expect(await reserve(services, request('third', { terms: later }))).toMatchObject({ outcome: 'reserved' });
    expect(await find()).toMatchObject({
      cap: 2_000n,
      available: 1_997n,
      revision: 2,
      paidUntilMicros: { query: NOW_MICROS + 2_000_000, search: NOW_MICROS + 5_000_000 },
    });
  });

  it('is removed by charging lost calls in full when they fill the concurrency limit', async () => {
    const { services, find, clock } = stage();
    for (const id of ['a', 'b', 'c']) {
      await reserve(services, request(id));
    }
    clock.nowMs += 91_000;
    const { hold } = request('d', { hold: { amount: 5n, expiresAtSeconds: NOW_SECONDS + 200, keyMark: 'abcdefgh' } });
    expect(await reserve(services, request('d', { hold }))).toMatchObject({ outcome: 'reserved' });
    const budget = await find();
    expect(budget).toMatchObject({ available: 992n, settled: 3n, held: 5n, calls: 3 });
    expect(budget?.holds.query).toEqual(new Map([['d', encodeHold(hold)]]));
  });

  it('that persists ends the reservation as `busy` after twelve attempts', async () => {
    const { services, budgets, attempts, find } = stage();
    await budgets.open(ADDRESS, request('').terms);
    const budget = await find();
    const never = () => Promise.reject(new Error('The budget must not be read.'));
    const tryReserve = async (...[asked, state, at]: Parameters<typeof budgets.tryReserve>) => {
      await services.budgets.tryReserve({ ...asked, terms: { ...asked.terms, revision: 9 } }, state, at);
      return { outcome: 'condition_failed', budget, repeated: false } as const;
    };
    const busy = { ...budgets, open: never, adopt: never, settle: never, tryReserve };
    expect(await reserve({ ...services, budgets: busy }, request('first'))).toEqual({ outcome: 'busy' });
    expect(attempts).toEqual(Array.from({ length: 12 }, (_, turn) => ['idle', turn * 4_000]));
  });
});

describe('a used-up budget', () => {
  const large = { amount: 951n, expiresAtSeconds: NOW_SECONDS + 90, keyMark: 'abcdefgh' };
  async function stageWithSpentMoney() {
    const opened = stage();
    const { address, kind, id } = request('first');
    const hold = { ...large, amount: 50n };
    await reserve(opened.services, request('first', { hold }));
    await opened.budgets.settle({ address, kind, id, hold, cost: 50n, closedUntilSeconds: null, overdue: [] });
    opened.attempts.length = 0;
    return opened;
  }

  it('refuses the call, alerts the company, and is not read again for the same price', async () => {
    const { services, attempts, alerts } = await stageWithSpentMoney();
    expect(await reserve(services, request('a', { hold: large }))).toEqual({ outcome: 'exhausted' });
    expect(alerts).toEqual([
      { address: ADDRESS, percent: 100, at: '2026-11-20T00:00:00.000Z', settled: 50n, cap: 1_000n },
    ]);
    expect(attempts.length).toBeGreaterThan(0);
    attempts.length = 0;
    expect(await reserve(services, request('b', { hold: large }))).toEqual({ outcome: 'exhausted' });
    expect(attempts).toEqual([]);
    expect(await reserve(services, request('c'))).toMatchObject({ outcome: 'reserved' });
  });

  it('is not reported while the rest is only reserved: that causes no alert and is not remembered', async () => {
    const { services, attempts, alerts } = await stageWithSpentMoney();
    await reserve(services, request('a', { hold: { ...large, amount: 900n } }));
    attempts.length = 0;
    for (const id of ['b', 'c']) {
      const hold = { ...large, amount: 60n };
      expect(await reserve(services, request(id, { hold })), `call ${id}`).toEqual({ outcome: 'held' });
    }
    expect(attempts).toHaveLength(2);
    expect(alerts).toEqual([]);
  });

  it('is not remembered when there is no cap', async () => {
    const { services, attempts } = stage();
    const terms = { cap: 10n ** 27n };
    for (const id of ['a', 'b']) {
      const hold = { ...large, amount: 10n ** 27n + 1n };
      expect(await reserve(services, request(id, { terms, hold })), `call ${id}`).toEqual({ outcome: 'exhausted' });
    }
    expect(attempts).toHaveLength(3);
  });
});
