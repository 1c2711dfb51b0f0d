// Guarantee: a reservation is made under exactly the company's terms, or the stage's defaults, for the purpose of its
// key, the month of the call and the id of its run; the work ends 2.5 seconds before the call does, and the hold
// outlives the call. Risk: a limit that is set but not enforced, and money that is held for another company.

import { describe, expect, it } from 'vitest';
import type { ReservationRequest } from '../../../../shared/budget/reservations/reservation.ts';
import { type PayingCall, reserveBudget } from '../../../../shared/budget/reservations/reserve-budget.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { CALLER } from '../../../harness/caller.ts';
import { logInto } from '../../../harness/log-into.ts';
import { openTestBudget, payingCall } from '../budget.fixture.ts';

const NOW_MS = Date.UTC(2026, 10, 20);
const STAGE_LIMITS = { ratePerMinute: 60, burst: 20, concurrency: 10, searchesPerMinute: 300 };

interface Given {
  readonly keyEnvironment?: 'live' | 'test';
  readonly budget?: Partial<PayingCall['caller']['policies']['budget']>;
  readonly id?: string | null;
  readonly kind?: 'query' | 'search';
  readonly nowMs?: number;
  readonly timeLeftMs?: number;
}

async function reserve({
  keyEnvironment = 'live',
  budget = {},
  id = null,
  kind = 'query',
  nowMs = NOW_MS,
  timeLeftMs = 20_000,
}: Given = {}) {
  const asked: ReservationRequest[] = [];
  const waited: number[] = [];
  const logged: object[] = [];
  const [caller, timer] = [new AbortController(), new AbortController()];
  const { services } = openTestBudget({ nowMs, testAllowance: 7_000n });
  const { tryReserve } = services.budgets;
  const watched = {
    ...services,
    stage: { ...services.stage, limits: STAGE_LIMITS },
    timeoutSignal: (milliseconds: number) => {
      waited.push(milliseconds);
      return timer.signal;
    },
    budgets: {
      ...services.budgets,
      tryReserve: (request: ReservationRequest, ...rest: [never, never]) => {
        asked.push(request);
        return tryReserve(request, ...rest);
      },
    } as typeof services.budgets,
  };
  const call = payingCall(keyEnvironment, budget, {
    signal: caller.signal,
    timeLeftMs: () => timeLeftMs,
    addLogFields: logInto(logged),
  });
  const reservation = await reserveBudget(watched, { kind, costMax: 500n, id }, call);
  return { request: asked[0], reservation, waited, logged, caller, timer };
}

// A hold expires this long after its call would have timed out.
const HOLD_GRACE_SECONDS = 31;

describe('the request to the budget', () => {
  it('has the defaults of the stage when the company sets no limit', async () => {
    expect((await reserve()).request).toEqual({
      address: { companyId: CALLER.companyId, purpose: 'live', month: '2026-11' },
      terms: { cap: 10n ** 27n, revision: 1, limits: STAGE_LIMITS },
      kind: 'query',
      id: 'call10000000',
      hold: { amount: 500n, expiresAtSeconds: NOW_MS / 1_000 + 20 + HOLD_GRACE_SECONDS, keyMark: '_u2-78r-' },
      spender: { applicationId: CALLER.applicationId, keyId: CALLER.keyId },
    });
  });

  it('has every limit that the company sets', async () => {
    const limits = { ratePerMinute: 7, burst: 3, concurrency: 2, searchesPerMinute: 11 };
    const { request } = await reserve({ budget: { ...limits, monthlyCap: 900n, revision: 4 } });
    expect(request?.terms).toEqual({ cap: 900n, revision: 4, limits });
  });

  // Below and above the default of the stage.
  describe.each([5, 500])('with a limit of %i', (limit) => {
    it.each(['ratePerMinute', 'burst', 'concurrency', 'searchesPerMinute'] as const)(
      "has the company's %s when it sets no other limit",
      async (name) => {
        const { request } = await reserve({ budget: { [name]: limit } });
        expect(request?.terms.limits).toEqual({ ...STAGE_LIMITS, [name]: limit });
      },
    );
  });

  it('of a test key has the purpose of the key, and the allowance as its cap', async () => {
    const { request } = await reserve({ keyEnvironment: 'test', budget: { monthlyCap: 900n } });
    expect(request?.address.purpose).toBe('test');
    expect(request?.terms.cap).toBe(7_000n);
  });

  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11'],
    ['2026-12-01T00:00:00.000Z', '2026-12'],
    ['2026-12-31T23:59:59.999Z', '2026-12'],
    ['2027-01-01T00:00:00.000Z', '2027-01'],
  ])('at %s is for the month %s', async (at, month) => {
    expect((await reserve({ nowMs: Date.parse(at) })).request?.address.month).toBe(month);
  });

  it('has the id of its run, if there is one, and its kind', async () => {
    const { request } = await reserve({ id: 'run000000000', kind: 'search' });
    expect(request).toMatchObject({ id: 'run000000000', kind: 'search' });
  });

  it('rounds the expiry of its hold up to a whole second', async () => {
    const { request } = await reserve({ timeLeftMs: 20_001 });
    expect(request?.hold.expiresAtSeconds).toBe(NOW_MS / 1_000 + 21 + HOLD_GRACE_SECONDS);
  });
});

describe('the work under a reservation', () => {
  it.each([
    [20_000, 17_500],
    [2_500, 0],
    [1_000, 0],
  ])('has, in a call with %i ms left, %i ms', async (timeLeftMs, expected) => {
    const { reservation, waited } = await reserve({ timeLeftMs });
    expect(reservation.call.timeLeftMs()).toBe(expected);
    expect(waited).toEqual([expected]);
  });

  it('is aborted when its time is up, and every later failure is reported as a timeout', async () => {
    const { reservation, timer } = await reserve();
    const failure = new Error('the model failed');
    expect(reservation.explain(failure)).toBe(failure);
    expect(reservation.call.signal.aborted).toBe(false);
    timer.abort();
    expect(reservation.call.signal.aborted).toBe(true);
    expect(reservation.explain(failure)).toMatchObject({
      code: 'unavailable',
      message: 'The request timed out. Try again.',
      retryAfterSeconds: 5,
      cause: failure,
    });
  });

  it('is aborted with its call, which is not reported as a timeout', async () => {
    const { reservation, caller } = await reserve();
    caller.abort();
    expect(reservation.call.signal.aborted).toBe(true);
    const failure = new Error('the model failed');
    expect(reservation.explain(failure)).toBe(failure);
  });
});

describe('a reservation', () => {
  it('logs why it was refused', async () => {
    const logged: object[] = [];
    const { services } = openTestBudget({ nowMs: NOW_MS });
    const call = payingCall('live', { monthlyCap: 1n }, { addLogFields: logInto(logged) });
    const refused = reserveBudget(services, { kind: 'query', costMax: 2n, id: null }, call);
    await expect(refused).rejects.toMatchObject({ cause: 'budget_exhausted' });
    expect(logged).toEqual([{ budget: 'exhausted' }]);
  });

  it('logs and counts a hold that it could not end, and records whether the documents answered', async () => {
    const logged: object[] = [];
    const settlements: unknown[] = [];
    const grounded: (boolean | null)[] = [];
    const charged: bigint[] = [];
    const { services } = openTestBudget({ nowMs: NOW_MS });
    const budgets = {
      ...services.budgets,
      recordCost: async (_address: unknown, entry: { readonly grounded: boolean | null }) => {
        grounded.push(entry.grounded);
        throw new ServiceError('unavailable', 'No table.');
      },
    } as typeof services.budgets;
    const metrics = { ...services.metrics, settled: (...settlement: unknown[]) => void settlements.push(settlement) };
    const call = payingCall(
      'live',
      {},
      {
        addLogFields: logInto(logged),
        charged: (cost) => void charged.push(cost),
      },
    );
    const order = { kind: 'query', costMax: 2n, id: null } as const;
    const reservation = await reserveBudget({ ...services, budgets, metrics }, order, call);
    reservation.call.meter.started();
    reservation.answered('grounded');
    await reservation.settle();
    expect(logged).toEqual([{ cost_basis: 'unknown', budget_left: true }]);
    expect(settlements).toEqual([[CALLER.companyId, { outcome: 'left', basis: 'unknown' }]]);
    expect(grounded).toEqual([true]);
    // The hold is charged in full when it is reclaimed.
    expect(charged).toEqual([2n]);
  });

  it('logs how its cost was determined', async () => {
    const { reservation, logged } = await reserve();
    await reservation.settle();
    expect(logged).toEqual([{ cost_basis: 'metered' }]);
  });
});
