// Guarantee: every item of the budget table has exactly its documented form, and is read back as it was written; a
// damaged budget is an error, a damaged idempotency record belongs to no run, and a damaged alert is not sent. Risk: a
// deployment that cannot read what the one before wrote, and money that counts for another company.
import { describe, expect, it } from 'vitest';
import { alertItem, alertOf } from '../../../shared/budget/alerts/alert-items.ts';
import {
  alertKey,
  alertPrefix,
  ingestionCostKey,
  ledgerEntryKey,
  ledgerPartition,
  ledgerSumKey,
  listedBudgetOf,
  listedItem,
  monthList,
} from '../../../shared/budget/budget-keys.ts';
import {
  budgetOf,
  idempotencyItem,
  idempotencyRecordOf,
  newBudgetItem,
  type StoredItem,
} from '../../../shared/budget/budget-table.ts';

const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;

describe('a budget', () => {
  const fresh = newBudgetItem(ADDRESS, { cap: 1_000n, revision: 3 });

  it('starts with its whole cap available, under its company, purpose and month', () => {
    const zero = { N: '0' };
    const maps = { q: { M: {} }, k: { M: {} }, z: { M: {} } };
    expect(fresh).toEqual({
      pk: { S: 'company' },
      sk: { S: 'live#2026-11' },
      c: { N: '1000' },
      a: { N: '1000' },
      s: zero,
      h: zero,
      n: zero,
      r: { N: '3' },
      t: zero,
      u: zero,
      w: zero,
      ...maps,
    });
  });

  it('is read back attribute by attribute', () => {
    const numbers = { c: '1000', a: '700', s: '100', h: '200', n: '4', r: '3', t: '11', u: '12', w: '3' };
    const item = Object.fromEntries(Object.entries(numbers).map(([name, N]) => [name, { N }]));
    const maps = { q: { M: { a: { S: 'one' } } }, k: { M: { b: { S: 'two' } } }, z: { M: { c: { N: '77' } } } };
    expect(budgetOf({ ...item, ...maps })).toEqual({
      cap: 1_000n,
      available: 700n,
      settled: 100n,
      held: 200n,
      calls: 4,
      revision: 3,
      paidUntilMicros: { query: 11, search: 12 },
      alerted: 3,
      holds: { query: new Map([['a', 'one']]), search: new Map([['b', 'two']]) },
      closed: new Map([['c', 77]]),
    });
  });

  it('that was written before searches had a rate is read with an unused one', () => {
    const { u: _, ...withoutSearchRate } = fresh;
    expect(budgetOf(withoutSearchRate as StoredItem).paidUntilMicros).toEqual({ query: 0, search: 0 });
    expect(budgetOf({ ...withoutSearchRate, u: {} } as StoredItem).paidUntilMicros).toEqual({ query: 0, search: 0 });
  });

  it.each(['c', 'a', 's', 'h', 'n', 'r', 't', 'w', 'q', 'k', 'z'])('without its %s is damaged', (name) => {
    const { [name]: _, ...rest } = fresh;
    expect(() => budgetOf(rest as StoredItem)).toThrow('A budget is damaged.');
  });
});

describe('the list of a month', () => {
  it.each(['live', 'test'] as const)('names a budget for %s', (purpose) => {
    const item = listedItem({ ...ADDRESS, purpose });
    expect(item).toEqual({ pk: { S: 'MONTH#2026-11' }, sk: { S: `BUDGET#company#${purpose}` } });
    expect(listedBudgetOf(item as StoredItem)).toEqual({ companyId: 'company', purpose });
    expect(monthList('2026-11')).toEqual({ pk: 'MONTH#2026-11', skPrefix: 'BUDGET#' });
  });

  it('names no company for a damaged item', () => {
    const noCompany = { companyId: '', purpose: 'test' };
    expect(listedBudgetOf({})).toEqual(noCompany);
    expect(listedBudgetOf({ sk: {} })).toEqual(noCompany);
  });
});

it('separates the ledgers of companies, purposes and months', () => {
  expect(ledgerPartition(ADDRESS)).toBe('company#live#2026-11');
  const pk = 'company#test#2026-11';
  expect(ledgerEntryKey({ ...ADDRESS, purpose: 'test' }, 'id')).toEqual({ pk, sk: 'CALL#id' });
  expect(ledgerSumKey({ ...ADDRESS, purpose: 'test' })).toEqual({ pk, sk: 'SUM' });
});

it('separates the cost of ingestion by company and month', () => {
  expect(ingestionCostKey('company', '2026-11')).toEqual({ pk: 'INGESTION#company', sk: '2026-11' });
});

describe('an alert', () => {
  const at = '2026-11-20T00:00:00.000Z';
  const alert = { address: ADDRESS, percent: 80, at, settled: 800n, cap: 1_000n } as const;
  const item = {
    pk: { S: 'company' },
    sk: { S: 'ALERT#live#2026-11#80' },
    at: { S: at },
    sent: { N: '0' },
    settled: { N: '800' },
    cap: { N: '1000' },
  };

  it('is written as not sent, and is read back as sent or not sent', () => {
    expect(alertItem(alert)).toEqual(item);
    expect(alertKey(alert)).toEqual({ pk: 'company', sk: 'ALERT#live#2026-11#80' });
    expect(alertPrefix(ADDRESS)).toBe('ALERT#live#2026-11#');
    expect(alertOf(ADDRESS, item)).toEqual({ ...alert, isSent: false });
    expect(alertOf(ADDRESS, { ...item, sent: { N: '1' } })).toEqual({ ...alert, isSent: true });
  });

  it.each([{}, { sk: {}, at: {}, sent: {}, settled: {}, cap: {} }])(
    'that is damaged counts as sent (%j)',
    (damaged) => {
      const nothing = { percent: Number.NaN, at: '', settled: 0n, cap: 0n, isSent: true };
      expect(alertOf(ADDRESS, damaged)).toEqual({ address: ADDRESS, ...nothing });
    },
  );
});

describe('an idempotency record', () => {
  const key = { pk: { S: 'company' }, sk: { S: 'ONCE#name' } };
  const address = { companyId: 'company', name: 'name' };
  const record = { run: 'run', bodyHash: 'hash', sealed: null, untilSeconds: 77 };
  const texts = { run: { S: 'run' }, mark: { S: 'hash' }, expires: { N: '77' } };

  it('is written without the fields that have no value yet, and read back', () => {
    expect(idempotencyItem(address, record)).toEqual({ ...key, ...texts });
    expect(idempotencyRecordOf({ ...key, ...texts })).toEqual(record);
    const sealed = new Uint8Array([1, 2]);
    expect(idempotencyItem(address, { ...record, sealed })).toEqual({ ...key, ...texts, sealed: { B: sealed } });
    expect(idempotencyRecordOf({ ...key, ...texts, sealed: { B: sealed } })).toEqual({ ...record, sealed });
  });

  it.each([{}, { run: {}, mark: {}, sealed: {}, expires: {} }])('that is damaged belongs to no run (%j)', (damaged) => {
    expect(idempotencyRecordOf(damaged)).toEqual({ run: '', bodyHash: '', sealed: null, untilSeconds: Number.NaN });
  });
});
