// Guarantee: the next step is decided correctly from the budget whose condition failed, and of several reasons for a
// denial, a budget that is used up comes first. Risk: a caller waits for money that never comes, or gives up although
// there is money.
import { describe, expect, it } from 'vitest';
import type { Budget } from '../../../../shared/budget/budget.ts';
import { decideNextStep } from '../../../../shared/budget/reservations/decide-next-step.ts';
import { encodeHold } from '../../../../shared/budget/reservations/hold.ts';
import type { ReservationRequest } from '../../../../shared/budget/reservations/reservation.ts';

const NOW_SECONDS = 1_800_000_000;
const NOW_MICROS = NOW_SECONDS * 1_000_000;
const hold = { amount: 100n, expiresAtSeconds: NOW_SECONDS + 57, keyMark: 'abcdefgh' };
const running = encodeHold(hold);
const lost = encodeHold({ ...hold, expiresAtSeconds: NOW_SECONDS - 1 });
const request: ReservationRequest = {
  address: { companyId: 'c', purpose: 'live', month: '2026-11' },
  terms: { cap: 1_000n, revision: 3, limits: { ratePerMinute: 60, burst: 1, concurrency: 2, searchesPerMinute: 6 } },
  kind: 'query',
  id: 'mine',
  hold,
  spender: { applicationId: 'a', keyId: 'k' },
};

function budget(over: Partial<Budget> = {}, queries: Record<string, string> = {}, searches = 0): Budget {
  const searching = Array.from({ length: searches }, (_, index) => [`s${index}`, running] as const);
  return {
    cap: 1_000n,
    available: 1_000n,
    settled: 0n,
    held: 0n,
    calls: 0,
    revision: 3,
    paidUntilMicros: { query: 0, search: 0 },
    alerted: 0,
    holds: { query: new Map(Object.entries(queries)), search: new Map(searching) },
    closed: new Map(),
    ...over,
  };
}

const decide = (item: Budget | null, over: Partial<ReservationRequest> = {}, nowMicros = NOW_MICROS) =>
  decideNextStep({ ...request, ...over }, item, nowMicros);
const denied = (outcome: string) => ({ next: 'deny', denial: expect.objectContaining({ outcome }) });

describe('decideNextStep', () => {
  it('creates a missing budget', () => {
    expect(decide(null)).toEqual({ next: 'open' });
  });

  it('recognizes its own repeated write, unless its hold has expired or its id is closed', () => {
    expect(decide(budget({}, { mine: running }))).toMatchObject({ next: 'reserved' });
    expect(decide(budget({}, { mine: lost }))).toEqual(denied('busy'));
    expect(decide(budget({ closed: new Map([['mine', 1]]) }))).toEqual(denied('busy'));
  });

  it('adopts a later policy, and never an earlier one', () => {
    expect(decide(budget({ revision: 2 }))).toEqual({ next: 'adopt' });
    expect(decide(budget({ cap: 999n }))).toEqual({ next: 'adopt' });
    expect(decide(budget({ revision: 4, cap: 999n }))).toEqual({ next: 'again' });
  });

  it('reports exhausted only if no call in progress can change that', () => {
    expect(decide(budget({ settled: 900n, available: 100n }))).toEqual({ next: 'again' });
    expect(decide(budget({ settled: 901n, available: 99n }))).toEqual(denied('exhausted'));
    expect(decide(budget({ settled: 850n, held: 100n, available: 50n }))).toEqual(denied('held'));
  });

  it('reports exhausted before any other reason', () => {
    expect(
      decide(
        budget(
          { settled: 901n, available: 99n, paidUntilMicros: { query: NOW_MICROS * 2, search: 0 } },
          { a: lost, b: lost },
        ),
      ),
    ).toEqual(denied('exhausted'));
  });

  it('reports too many calls in progress before the money that they hold', () => {
    const held = { settled: 850n, held: 100n, available: 50n };
    expect(decide(budget(held, { a: running, b: running }))).toEqual(denied('concurrency'));
    expect(decide(budget({ ...held, paidUntilMicros: { query: NOW_MICROS * 2, search: 0 } }))).toEqual(denied('rate'));
  });

  const busy = { a: running, b: running };
  const fast = { paidUntilMicros: { query: NOW_MICROS + 30_000_000, search: 0 } };

  it('reports the rate before the number of questions in progress', () => {
    expect(decide(budget(fast, busy))).toEqual({ next: 'deny', denial: { outcome: 'rate', retryAfterSeconds: 30 } });
    expect(decide(budget({}, busy))).toEqual(denied('concurrency'));
  });

  it('limits each kind of call by its own rate, and only questions by their number in progress', () => {
    const searching = { paidUntilMicros: { query: 0, search: NOW_MICROS + 30_000_000 } };
    expect(decide(budget(fast, busy), { kind: 'search' })).toEqual({ next: 'again' });
    expect(decide(budget(searching))).toEqual({ next: 'again' });
    expect(decide(budget(searching), { kind: 'search' })).toEqual(denied('rate'));
  });

  it('denies a search, but no question, as busy when 200 searches are in progress', () => {
    expect(decide(budget({}, {}, 200), { kind: 'search' })).toEqual(denied('busy'));
    expect(decide(budget({}, {}, 200))).toEqual({ next: 'again' });
  });

  it('reclaims expired holds only if that admits the call', () => {
    expect(decide(budget({ held: 950n, available: 50n }, { a: lost }))).toEqual({ next: 'reclaim' });
    expect(decide(budget({}, { a: lost, b: running }))).toEqual({ next: 'reclaim' });
    const ending = encodeHold({ ...hold, expiresAtSeconds: NOW_SECONDS });
    expect(decide(budget({}, { a: ending, b: running }))).toEqual(denied('concurrency'));
    // Reclaiming ends a hold only after its last second: until then it would change nothing.
    const late = NOW_MICROS + 999_999;
    expect(decide(budget({}, { a: ending, b: running }), {}, late)).toEqual(denied('concurrency'));
    expect(decide(budget({}, { a: ending, b: running }), {}, late + 1)).toEqual({ next: 'reclaim' });
    expect(decide(budget({ paidUntilMicros: { query: NOW_MICROS + 5_000_000, search: 0 } }, { a: lost }))).toEqual(
      denied('rate'),
    );
  });
});
