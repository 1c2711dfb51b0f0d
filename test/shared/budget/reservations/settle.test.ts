// Guarantee: a hold ends at what the models counted, at the whole held amount if the count is uncertain, and above it
// in full if the bound was wrong; it is never dropped, and never fails a call that was answered. Risk: a call that is
// free, or charged twice.
import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../../shared/budget/alerts/alert.ts';
import type { BudgetAddress } from '../../../../shared/budget/budget.ts';
import type { LedgerEntry } from '../../../../shared/budget/ledger/ledger.ts';
import type { Settlement } from '../../../../shared/budget/reservations/budget-ports.ts';
import type { OpenHold } from '../../../../shared/budget/reservations/reservation.ts';
import { settle } from '../../../../shared/budget/reservations/settle.ts';
import { PRICES_VERSION } from '../../../../shared/pricing/prices.ts';
import type { MeteredUsage } from '../../../../shared/pricing/usage-meter.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { CALLER } from '../../../harness/caller.ts';
import { NANO_PRICE, openTestBudget } from '../budget.fixture.ts';

const NOW_MS = Date.UTC(2026, 10, 20);
const HELD: OpenHold = {
  address: { companyId: 'company', purpose: 'live', month: '2026-11' },
  kind: 'query',
  id: 'call00000000',
  hold: { amount: 100n, expiresAtSeconds: NOW_MS / 1_000 + 50, keyMark: 'abcdefgh' },
  spender: { applicationId: 'application', keyId: CALLER.keyId },
  repeatable: false,
  overdue: [],
};
const used = (tokens: number, certainty: MeteredUsage['certainty'] = 'metered'): MeteredUsage => ({
  uses: tokens === 0 ? [] : [{ price: NANO_PRICE, inputTokens: tokens, outputTokens: 3 }],
  certainty,
});

/** How the store answers; by default as if it had no entry, and had written all. */
interface StoreAnswers {
  readonly recordCost?: Error;
  readonly settle?: Error;
  /** The entry that the ledger has already. */
  readonly existing?: LedgerEntry;
}

async function settled(usage: MeteredUsage, over: Partial<OpenHold> = {}, answers: StoreAnswers = {}) {
  const { services } = openTestBudget({ nowMs: NOW_MS });
  const entries: LedgerEntry[] = [];
  const settlements: Settlement[] = [];
  const ledgers: BudgetAddress[] = [];
  const budgets = {
    recordCost: async (address: BudgetAddress, entry: LedgerEntry) => {
      ledgers.push(address);
      entries.push(entry);
      if (answers.recordCost !== undefined) {
        throw answers.recordCost;
      }
      return answers.existing ?? entry;
    },
    settle: async (settlement: Settlement) => {
      settlements.push(settlement);
      if (answers.settle !== undefined) {
        throw answers.settle;
      }
      return null;
    },
  };
  const outcome = await settle({ ...services, budgets }, { ...HELD, ...over }, usage).catch((error: unknown) => error);
  return { outcome, entries, ledgers, settlements };
}

describe('the charge of a call', () => {
  it.each<[name: string, usage: MeteredUsage, cost: bigint, basis: string]>([
    ['what was counted', used(40), 40n, 'metered'],
    ['the whole hold when exactly that was counted', used(100), 100n, 'metered'],
    ['a nanodollar more than the hold, in full', used(101), 101n, 'over_bound'],
    ['twice the hold, in full', used(200), 200n, 'over_bound'],
    ['the whole hold when a model call was interrupted', used(40, 'unknown'), 100n, 'unknown'],
    ['the whole hold when the only model call was interrupted', used(0, 'unknown'), 100n, 'unknown'],
    ['the whole hold when a count is missing', used(40, 'unmetered'), 100n, 'unmetered'],
    [
      'what was counted, if it is more than the hold, although one call was interrupted',
      used(101, 'unknown'),
      101n,
      'over_bound',
    ],
  ])('the charge of a call is %s', async (_name, usage, cost, basis) => {
    const { outcome, entries, settlements } = await settled(usage);
    expect(outcome).toEqual({ outcome: 'settled', basis, cost });
    expect(entries).toMatchObject([{ cost, basis, held: 100n }]);
    expect(settlements).toMatchObject([{ cost }]);
  });

  it('is nothing when nothing was used: the hold ends, and no entry is written', async () => {
    const { outcome, entries, settlements } = await settled(used(0));
    expect(outcome).toEqual({ outcome: 'settled', basis: 'metered', cost: 0n });
    expect(entries).toEqual([]);
    expect(settlements).toMatchObject([{ cost: 0n }]);
  });

  it('is the cost that is already in the ledger, whatever this call would write', async () => {
    const { entries } = await settled(used(40));
    const existing = { ...(entries[0] as LedgerEntry), cost: 100n, basis: 'lost' as const };
    const { outcome, settlements } = await settled(used(40), {}, { existing });
    expect(outcome).toEqual({ outcome: 'settled', basis: 'lost', cost: 100n });
    expect(settlements).toMatchObject([{ cost: 100n }]);
  });
});

it('writes an entry with the caller, the tokens used and the prices', async () => {
  expect((await settled(used(40))).entries).toEqual([
    {
      id: 'call00000000',
      at: '2026-11-20T00:00:00.000Z',
      kind: 'query',
      cost: 40n,
      held: 100n,
      basis: 'metered',
      applicationId: 'application',
      keyId: CALLER.keyId,
      keyMark: '_u2-78r-',
      uses: [{ modelId: 'm', inputTokens: 40, outputTokens: 3, cost: 40n }],
      pricesVersion: PRICES_VERSION,
      grounded: null,
    },
  ]);
});

describe('the end of the hold', () => {
  it('is made with the cost, for this hold only', async () => {
    const { address, kind, id, hold } = HELD;
    expect((await settled(used(40))).settlements).toEqual([
      { address, kind, id, hold, cost: 40n, closedUntilSeconds: null, overdue: [] },
    ]);
  });

  it('and its entry belong to the month in which the money was held, even after the next one has begun', async () => {
    const address = { ...HELD.address, month: '2026-10' } as const;
    const { ledgers, settlements } = await settled(used(40), { address });
    expect([...ledgers, ...settlements.map((settlement) => settlement.address)]).toEqual([address, address]);
  });

  it('closes the id for as long as the write of the reservation may be repeated, and opens overdue ids again', async () => {
    const { settlements } = await settled(used(40), { repeatable: true, overdue: ['old000000000'] });
    expect(settlements).toMatchObject([{ closedUntilSeconds: HELD.hold.expiresAtSeconds, overdue: ['old000000000'] }]);
  });

  it.each(['recordCost', 'settle'] as const)(
    'is left for housekeeping when %s fails as `unavailable`',
    async (name) => {
      const unavailable = new ServiceError('unavailable', 'No table.');
      const { outcome } = await settled(used(40), {}, { [name]: unavailable });
      expect(outcome).toEqual({ outcome: 'left', basis: 'metered', cost: 40n });
    },
  );

  it.each([
    new Error('damaged'),
    new ServiceError('internal', 'Internal error.'),
    Object.assign(new Error('a foreign error'), { code: 'unavailable' }),
  ])('fails on an unexpected error: %s', async (defect) => {
    expect((await settled(used(40), {}, { settle: defect })).outcome).toBe(defect);
  });
});

it('raises the alerts that are due after the hold has ended', async () => {
  const { services, budgets } = openTestBudget({ nowMs: NOW_MS });
  const limits = { ratePerMinute: 60, burst: 1, concurrency: 1, searchesPerMinute: 60 };
  await budgets.open(HELD.address, { cap: 100n, revision: 1, limits });
  const request = { ...HELD, terms: { cap: 100n, revision: 1, limits } };
  await budgets.tryReserve(request, 'idle', NOW_MS * 1_000);
  const percents: number[] = [];
  const sendAlert = async ({ percent }: Alert) => void percents.push(percent);
  await settle({ ...services, sendAlert }, HELD, used(85));
  expect(percents).toEqual([50, 80]);
});
