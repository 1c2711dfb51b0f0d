// Guarantee: a reservation that waited for the table is judged by the rate at the time of the table's answer. If its
// write may have been sent more than once, its id stays closed; if the table never answered, the call fails and costs
// nothing. Risk: a call is denied as too fast because others were admitted while it waited, or a late repetition of a
// write holds money again.
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../../shared/budget/ledger/ledger.ts';
import type { ReservationRequest } from '../../../../shared/budget/reservations/reservation.ts';
import { reserve } from '../../../../shared/budget/reservations/reserve.ts';
import { PRICES_VERSION } from '../../../../shared/pricing/prices.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { openTestBudget } from '../budget.fixture.ts';

const START_MS = Date.UTC(2026, 10, 20);
const LIMITS = { ratePerMinute: 60, burst: 2, concurrency: 10, searchesPerMinute: 12 };

const request = (id: string, kind: ReservationRequest['kind'] = 'query'): ReservationRequest => ({
  address: { companyId: 'company', purpose: 'live', month: '2026-11' },
  terms: { cap: 1_000n, revision: 1, limits: LIMITS },
  kind,
  id,
  hold: { amount: 7n, expiresAtSeconds: START_MS / 1_000 + 90, keyMark: 'abcdefgh' },
  spender: { applicationId: 'application', keyId: 'key' },
});

it.each(['query', 'search'] as const)('admits a %s whose write waited while others were admitted', async (kind) => {
  const { services } = openTestBudget();
  let nowMs = START_MS;
  const clocked = { ...services, nowMs: () => nowMs };
  expect(await reserve(clocked, request('first', kind))).toMatchObject({ outcome: 'reserved' });
  let waits = 1;
  const waiting = {
    ...clocked,
    budgets: {
      ...services.budgets,
      // The clock was read, but the write was sent only twenty seconds later, while others were admitted at the
      // permitted rate.
      async tryReserve(...args: Parameters<typeof services.budgets.tryReserve>) {
        if (waits > 0) {
          waits -= 1;
          nowMs += 20_000;
          expect(await reserve(clocked, request('second', kind))).toMatchObject({ outcome: 'reserved' });
        }
        return services.budgets.tryReserve(...args);
      },
    },
  };
  expect(await reserve(waiting, request('third', kind))).toMatchObject({ outcome: 'reserved' });
  expect(await reserve(clocked, request('fourth', kind))).toMatchObject({ outcome: 'rate' });
});

describe('a reservation', () => {
  it.each([
    ['neither attempt', false, [false, false]],
    ['the first attempt', true, [true, false]],
    ['the second attempt', true, [false, true]],
  ])('with %s sent twice may be written once more: %s', async (_name, repeatable, repeats) => {
    const { services } = openTestBudget();
    const { tryReserve } = services.budgets;
    const answers = repeats.values();
    const budgets = {
      ...services.budgets,
      // The first attempt finds no budget, the second one reserves.
      tryReserve: async (...args: Parameters<typeof tryReserve>) => ({
        ...(await tryReserve(...args)),
        repeated: answers.next().value ?? false,
      }),
    };
    expect(await reserve({ ...services, budgets }, request('first'))).toMatchObject({
      outcome: 'reserved',
      hold: { repeatable },
    });
  });

  it('that the table never answers fails its call, and the ledger records a cost of 0', async () => {
    const { services } = openTestBudget();
    const failure = new ServiceError('unavailable', 'No table.');
    const entries: LedgerEntry[] = [];
    const budgets = {
      ...services.budgets,
      tryReserve: () => Promise.reject(failure),
      recordCost: async (_address: unknown, entry: LedgerEntry) => {
        await new Promise(setImmediate);
        entries.push(entry);
        throw failure;
      },
    };
    await expect(reserve({ ...services, budgets }, request('first'))).rejects.toBe(failure);
    const whose = { id: 'first', applicationId: 'application', keyId: 'key', keyMark: 'abcdefgh' };
    const what = { at: '2026-11-20T00:00:00.000Z', kind: 'query', pricesVersion: PRICES_VERSION, grounded: null };
    expect(entries).toEqual([{ ...whose, ...what, basis: 'not_made', cost: 0n, held: 7n, uses: [] }]);
  });
});
