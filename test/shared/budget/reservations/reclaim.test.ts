// Guarantee: a hold is reclaimed once it has expired and not a second before, at the whole held amount unless the call
// had recorded its cost; and a lost call is counted once. Risk: a call in progress loses its hold, or is charged twice.
import { describe, expect, it } from 'vitest';
import type { Budget } from '../../../../shared/budget/budget.ts';
import type { LedgerEntry } from '../../../../shared/budget/ledger/ledger.ts';
import type { Settlement } from '../../../../shared/budget/reservations/budget-ports.ts';
import { encodeHold } from '../../../../shared/budget/reservations/hold.ts';
import { reclaimExpired } from '../../../../shared/budget/reservations/reclaim.ts';
import { PRICES_VERSION } from '../../../../shared/pricing/prices.ts';

const NOW_SECONDS = 1_800_000_000;
const ADDRESS = { companyId: 'company', purpose: 'live', month: '2027-01' } as const;
const holdAt = (expiresAtSeconds: number) => ({ amount: 100n, expiresAtSeconds, keyMark: 'abcdefgh' });
const LOST = holdAt(NOW_SECONDS - 1);

interface Given {
  /** The cost that the call had recorded, if any. */
  readonly recordedCost?: bigint;
  readonly holdsMax?: number;
  readonly lateMs?: number;
}

async function reclaim(holds: Partial<Budget['holds']>, { recordedCost, holdsMax, lateMs = 0 }: Given = {}) {
  const entries: LedgerEntry[] = [];
  const settlements: Settlement[] = [];
  let lost = 0;
  const budgets = {
    recordCost: async (_address: unknown, entry: LedgerEntry) => {
      entries.push(entry);
      return recordedCost === undefined ? entry : { ...entry, cost: recordedCost, basis: 'metered' as const };
    },
    settle: async (settlement: Settlement) => {
      settlements.push(settlement);
      return null;
    },
  };
  const lostHold = () => {
    lost += 1;
  };
  const budget = { holds: { query: new Map(), search: new Map(), ...holds } } as unknown as Budget;
  const services = { budgets, nowMs: () => NOW_SECONDS * 1_000 + lateMs, metrics: { lostHold } };
  const ended = await reclaimExpired(services, { address: ADDRESS, budget, ...(holdsMax && { holdsMax }) });
  return { ended, entries, settlements, lost };
}

describe('a hold', () => {
  it.each([
    [-1, 1],
    [0, 0],
    [1, 0],
    [60, 0],
  ])('that expires %i seconds from now is reclaimed %i times', async (seconds, expected) => {
    const { ended, settlements } = await reclaim({
      query: new Map([['a', encodeHold(holdAt(NOW_SECONDS + seconds))]]),
    });
    expect({ ended, settlements: settlements.length }).toEqual({ ended: expected, settlements: expected });
  });

  it.each([
    [999, 0],
    [1_000, 1],
  ])('is reclaimed, %i ms after the start of the second in which it expires, %i times', async (lateMs, expected) => {
    const query = new Map([['a', encodeHold(holdAt(NOW_SECONDS))]]);
    expect((await reclaim({ query }, { lateMs })).ended).toBe(expected);
  });

  it.each(['query', 'search'] as const)('of a lost %s is charged in full, and its id stays closed', async (kind) => {
    const { entries, settlements, lost } = await reclaim({ [kind]: new Map([['a', encodeHold(LOST)]]) });
    expect(entries).toEqual([
      {
        id: 'a',
        at: '2027-01-15T08:00:00.000Z',
        kind,
        cost: 100n,
        held: 100n,
        basis: 'lost',
        applicationId: null,
        keyId: null,
        keyMark: 'abcdefgh',
        uses: [],
        pricesVersion: PRICES_VERSION,
        grounded: null,
      },
    ]);
    const ending = { cost: 100n, closedUntilSeconds: NOW_SECONDS + 3_600, overdue: [] };
    expect(settlements).toEqual([{ address: ADDRESS, kind, id: 'a', hold: LOST, ...ending }]);
    expect(lost).toBe(1);
  });

  it('ends at the cost that its call had recorded, and is not counted as lost', async () => {
    const { settlements, lost } = await reclaim({ query: new Map([['a', encodeHold(LOST)]]) }, { recordedCost: 30n });
    expect(settlements).toMatchObject([{ cost: 30n }]);
    expect(lost).toBe(0);
  });
});

it.each([
  ['8 holds at once by default', {}, 8],
  ['as many holds at once as it is told', { holdsMax: 3 }, 3],
])('ends at most %s', async (_name, limit, expected) => {
  const query = new Map(Array.from({ length: 12 }, (_, i) => [`call-${i}`, encodeHold(LOST)]));
  const { settlements } = await reclaim({ query }, limit);
  expect(settlements).toHaveLength(expected);
});
