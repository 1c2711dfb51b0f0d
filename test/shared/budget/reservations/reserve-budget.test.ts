// Guarantee: test keys spend only the stage's allowance, live keys the company's budget; no more calls are in progress
// than the limit allows, and a search never gets a 429. Risk: test keys that are free, and one call too many.
import { describe, expect, it } from 'vitest';
import {
  type BudgetServices,
  type PayingCall,
  type Reservation,
  reserveBudget,
} from '../../../../shared/budget/reservations/reserve-budget.ts';
import { CALLER } from '../../../harness/caller.ts';
import { openTestBudget, payingCall } from '../budget.fixture.ts';

const ALLOWANCE = 1_000n;

function attempt(services: BudgetServices, call: PayingCall, costMax: bigint, kind: 'query' | 'search' = 'query') {
  return reserveBudget(services, { kind, costMax, id: null }, call).catch((error: Error) => error);
}

const outcomeOf = (result: Reservation<PayingCall> | Error) =>
  result instanceof Error ? `${(result as Error & { code: string }).code} ${result.cause}` : 'reserved';

describe('a test key', () => {
  it.each([null, 10n ** 12n])("spends at most the allowance, whatever the company's budget (%s)", async (cap) => {
    const { services } = openTestBudget({ testAllowance: ALLOWANCE });
    const call = payingCall('test', { monthlyCap: cap });
    expect(outcomeOf(await attempt(services, call, ALLOWANCE + 1n))).toBe('limit_exceeded budget_exhausted');
    expect(outcomeOf(await attempt(services, call, ALLOWANCE))).toBe('reserved');
    expect(outcomeOf(await attempt(services, call, 1n))).toBe('limit_exceeded budget_held');
  });

  it('spends the allowance even when the budget of the company is 0', async () => {
    const { services } = openTestBudget({ testAllowance: ALLOWANCE });
    expect(outcomeOf(await attempt(services, payingCall('test', { monthlyCap: 0n }), 1n))).toBe('reserved');
  });
});

describe('a live key', () => {
  it("spends the company's budget and never the allowance", async () => {
    const { services, find } = openTestBudget({ testAllowance: 0n });
    const call = payingCall('live', { monthlyCap: 500n });
    expect(outcomeOf(await attempt(services, call, 501n))).toBe('limit_exceeded budget_exhausted');
    expect(outcomeOf(await attempt(services, call, 500n))).toBe('reserved');
    const address = { companyId: CALLER.companyId, month: '2026-11' };
    expect(await find({ ...address, purpose: 'live' })).toMatchObject({ cap: 500n, held: 500n, available: 0n });
    expect(await find({ ...address, purpose: 'test' })).toBeNull();
  });

  it('has no cap when the company has none', async () => {
    const { services } = openTestBudget();
    expect(outcomeOf(await attempt(services, payingCall('live'), 10n ** 12n))).toBe('reserved');
  });
});

it('tells a call at its settlement what it was charged: the metered cost, or the whole hold', async () => {
  const charges: bigint[] = [];
  const { services } = openTestBudget();
  const call = payingCall('live', {}, { charged: (cost) => void charges.push(cost) });
  const metered = (await attempt(services, call, 900_000n)) as Reservation<PayingCall>;
  metered.call.meter.started();
  metered.call.meter.metered({ modelId: 'amazon.titan-embed-text-v2:0', inputTokens: 10, outputTokens: 0 });
  expect(charges).toEqual([]);
  await metered.settle();
  const lost = (await attempt(services, call, 900_000n)) as Reservation<PayingCall>;
  lost.call.meter.started();
  await lost.settle();
  expect(charges).toEqual([200n, 900_000n]);
});

describe('the concurrency limit', () => {
  it.each([1, 2, 5])('admits %i questions at a time, and the next one when one has ended', async (limit) => {
    const { services, find } = openTestBudget();
    const call = payingCall('live', { concurrency: limit });
    const open: Reservation<PayingCall>[] = [];
    for (let count = 0; count < limit; count += 1) {
      const reservation = await attempt(services, call, 1n);
      expect(outcomeOf(reservation), `question ${count + 1}`).toBe('reserved');
      open.push(reservation as Reservation<PayingCall>);
    }
    expect(outcomeOf(await attempt(services, call, 1n))).toBe('limit_exceeded budget_concurrency');
    const budget = await find({ companyId: CALLER.companyId, purpose: 'live', month: '2026-11' });
    expect(budget?.holds.query.size).toBe(limit);
    await open[0]?.settle();
    expect(outcomeOf(await attempt(services, call, 1n))).toBe('reserved');
  });
});

describe('a search', () => {
  it('gets 403 with Retry-After while the rest of the budget is reserved, and without it once the budget is used up', async () => {
    const { services } = openTestBudget();
    const call = payingCall('live', { monthlyCap: 100n });
    expect(outcomeOf(await attempt(services, call, 80n, 'search'))).toBe('reserved');
    const held = await attempt(services, call, 21n, 'search');
    expect(held).toMatchObject({ code: 'forbidden', cause: 'budget_held', retryAfterSeconds: 5 });
    const exhausted = await attempt(services, call, 101n, 'search');
    expect(exhausted).toMatchObject({ code: 'forbidden', cause: 'budget_exhausted', retryAfterSeconds: undefined });
  });

  it('has its own rate, which questions neither use up nor wait for', async () => {
    const { services } = openTestBudget();
    const call = payingCall('live', { searchesPerMinute: 6, ratePerMinute: 60, burst: 1 });
    expect(outcomeOf(await attempt(services, call, 1n))).toBe('reserved');
    expect(outcomeOf(await attempt(services, call, 1n, 'search'))).toBe('reserved');
    const tooFast = await attempt(services, call, 1n, 'search');
    expect(tooFast).toMatchObject({ code: 'forbidden', cause: 'budget_rate', retryAfterSeconds: 10 });
    expect(await attempt(services, call, 1n)).toMatchObject({ code: 'limit_exceeded', retryAfterSeconds: 1 });
  });
});
