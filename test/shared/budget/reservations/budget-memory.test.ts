// Guarantee: an exhausted budget is remembered for 30 seconds, for the same terms and the same price or more, and for
// no other caller. Risk: a caller who could pay is refused, or a new policy does not take effect at once.
import { describe, expect, it } from 'vitest';
import type { Budget, BudgetAddress } from '../../../../shared/budget/budget.ts';
import { createBudgetMemory } from '../../../../shared/budget/reservations/budget-memory.ts';
import type { ReservationRequest } from '../../../../shared/budget/reservations/reservation.ts';

const NOW_MS = Date.UTC(2026, 10, 20);
const BUDGETS_MAX = 1_000;
const ADDRESS: BudgetAddress = { companyId: 'company', purpose: 'live', month: '2026-11' };
const budget: Budget = {
  cap: 1_000n,
  available: 0n,
  settled: 1_000n,
  held: 0n,
  calls: 1,
  revision: 3,
  paidUntilMicros: { query: 0, search: 0 },
  alerted: 0,
  holds: { query: new Map(), search: new Map() },
  closed: new Map(),
};

function request(amount = 100n, { address = ADDRESS, revision = 3, cap = 1_000n } = {}): ReservationRequest {
  return {
    address,
    terms: { cap, revision, limits: { ratePerMinute: 60, burst: 1, concurrency: 1, searchesPerMinute: 60 } },
    kind: 'query',
    id: 'id',
    hold: { amount, expiresAtSeconds: 0, keyMark: 'abcdefgh' },
    spender: { applicationId: 'application', keyId: 'key' },
  };
}

function exhaustedMemory() {
  const memory = createBudgetMemory();
  memory.rememberExhausted(request(), budget, NOW_MS);
  return memory;
}

describe('an exhausted budget', () => {
  it('is not remembered before a call has found it exhausted', () => {
    expect(createBudgetMemory().isExhausted(request(), NOW_MS)).toBe(false);
  });

  it.each<[name: string, asked: ReservationRequest, expected: boolean]>([
    ['the same price', request(100n), true],
    ['a higher price', request(101n), true],
    ['a lower price, which may still fit', request(99n), false],
    ['terms that a later policy changed', request(100n, { revision: 4 }), false],
    ['terms older than those under which it was found exhausted', request(100n, { revision: 2, cap: 5_000n }), true],
    ['another cap at the same revision', request(100n, { cap: 1_001n }), false],
    ['another company', request(100n, { address: { ...ADDRESS, companyId: 'other' } }), false],
    ['the other purpose', request(100n, { address: { ...ADDRESS, purpose: 'test' } }), false],
    ['the next month', request(100n, { address: { ...ADDRESS, month: '2026-12' } }), false],
  ])('is remembered for %s: $2', (_name, asked, expected) => {
    expect(exhaustedMemory().isExhausted(asked, NOW_MS)).toBe(expected);
  });

  it('is forgotten after 30 seconds', () => {
    const memory = exhaustedMemory();
    expect(memory.isExhausted(request(), NOW_MS + 30_000)).toBe(true);
    expect(memory.isExhausted(request(), NOW_MS + 30_001)).toBe(false);
  });
});

describe('the state of the limiter', () => {
  it('is idle until it is known to be ahead, which is remembered only for its budget and kind of call', () => {
    const memory = createBudgetMemory();
    memory.rememberPace(ADDRESS, { ...budget, paidUntilMicros: { query: (NOW_MS + 1) * 1_000, search: 0 } });
    expect(memory.paceState(ADDRESS, 'query', NOW_MS)).toBe('ahead');
    expect(memory.paceState(ADDRESS, 'query', NOW_MS + 1)).toBe('idle');
    expect(memory.paceState(ADDRESS, 'search', NOW_MS)).toBe('idle');
    expect(memory.paceState({ ...ADDRESS, purpose: 'test' }, 'query', NOW_MS)).toBe('idle');
  });
});

describe('the memory of exhausted budgets', () => {
  it('keeps a thousand budgets, and forgets the one that was least recently found exhausted', () => {
    const memory = exhaustedMemory();
    const remember = (companyId: string) =>
      memory.rememberExhausted(request(100n, { address: { ...ADDRESS, companyId } }), budget, NOW_MS);
    for (let count = 1; count < BUDGETS_MAX; count += 1) {
      remember(`company-${count}`);
    }
    remember('company');
    remember('one too many');
    const remembers = (companyId: string) =>
      memory.isExhausted(request(100n, { address: { ...ADDRESS, companyId } }), NOW_MS);
    expect(remembers('company')).toBe(true);
    expect(remembers('company-1')).toBe(false);
    expect(remembers('company-2')).toBe(true);
  });
});
