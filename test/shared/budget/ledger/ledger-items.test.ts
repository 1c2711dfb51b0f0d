// Guarantee: an entry of the ledger and the sum of a month have exactly their documented form, and are read back as
// they were written; a ledger is read from any position, and added up in steps that may stop anywhere. Risk: a call
// that is charged to another key, or counted twice in a sum.
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../../shared/budget/ledger/ledger.ts';
import {
  ledgerEntryItem,
  ledgerEntryOf,
  ledgerSumItem,
  ledgerSumOf,
} from '../../../../shared/budget/ledger/ledger-items.ts';
import { linesOf, withoutDays } from '../../../../shared/budget/ledger/ledger-lines.ts';
import type { LedgerSum } from '../../../../shared/budget/ledger/ledger-sum.ts';
import { readLedger } from '../../../../shared/budget/ledger/read-ledger.ts';
import { isSummedUp, sumUpLedger } from '../../../../shared/budget/ledger/sum-up-ledger.ts';
import { DAY_SECONDS } from '../../../../shared/durations.ts';
import { openTestBudget } from '../budget.fixture.ts';

const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-05' } as const;
const NOW_MS = Date.UTC(2026, 5, 10);
const ENTRY: LedgerEntry = {
  id: 'call00000000',
  at: '2026-05-02T00:00:00.000Z',
  kind: 'query',
  cost: 10n,
  held: 90n,
  basis: 'metered',
  applicationId: 'application',
  keyId: 'key',
  keyMark: 'abcdefgh',
  uses: [
    { modelId: 'one', inputTokens: 3, outputTokens: 2, cost: 6n },
    { modelId: 'two', inputTokens: 1, outputTokens: 0, cost: 4n },
  ],
  pricesVersion: 5,
  grounded: true,
};
const KEY = { pk: { S: 'company#live#2026-05' }, sk: { S: 'CALL#call00000000' } };
const ITEM = {
  ...KEY,
  at: { S: ENTRY.at },
  kind: { S: 'query' },
  basis: { S: 'metered' },
  applicationId: { S: 'application' },
  keyId: { S: 'key' },
  keyMark: { S: 'abcdefgh' },
  cost: { N: '10' },
  held: { N: '90' },
  prices: { N: '5' },
  uses: { S: '[["one",3,2,"6"],["two",1,0,"4"]]' },
  grounded: { S: 'yes' },
};

describe('an entry', () => {
  it('is written and read back', () => {
    expect(ledgerEntryItem(ADDRESS, ENTRY)).toEqual(ITEM);
    expect(ledgerEntryOf(ITEM)).toEqual(ENTRY);
  });

  it('is read back for a search, a lost call and a question that the documents did not answer', () => {
    const { grounded: _, ...ungrounded } = ITEM;
    const search = { ...ENTRY, kind: 'search', grounded: null } as const;
    expect(ledgerEntryItem(ADDRESS, search)).toEqual({ ...ungrounded, kind: { S: 'search' } });
    expect(ledgerEntryOf({ ...ungrounded, kind: { S: 'search' } })).toEqual(search);
    const { applicationId: _application, keyId: _key, ...lostItem } = ITEM;
    const lostEntry = { ...ENTRY, applicationId: null, keyId: null };
    expect(ledgerEntryItem(ADDRESS, lostEntry)).toEqual(lostItem);
    expect(ledgerEntryOf(lostItem)).toEqual(lostEntry);
    const unanswered = { ...ITEM, grounded: { S: 'no' } };
    expect(ledgerEntryItem(ADDRESS, { ...ENTRY, grounded: false })).toEqual(unanswered);
    expect(ledgerEntryOf(unanswered)).toEqual({ ...ENTRY, grounded: false });
  });

  it('that is damaged is read as one without details', () => {
    const noDetails = { id: '', at: '', kind: 'search', cost: 0n, held: 0n, basis: 'unknown' };
    const noSpender = { applicationId: null, keyId: null, keyMark: '', uses: [], grounded: null };
    expect(ledgerEntryOf({})).toEqual({ ...noDetails, ...noSpender, pricesVersion: Number.NaN });
  });
});

describe('a sum', () => {
  const line = { applicationId: 'application', keyId: 'key', keyMark: 'abcdefgh', modelId: 'one' };
  const counts = { calls: 2, inputTokens: 3, outputTokens: 4, cost: 5n };
  const lines = [
    { day: '2026-05-02', ...line, ...counts },
    { day: null, ...line, applicationId: null, keyId: null, ...counts },
  ];
  const item = {
    pk: { S: 'company#live#2026-05' },
    sk: { S: 'SUM' },
    through: { S: 'b' },
    expiring: { S: 'a' },
    lines: {
      S: '[["application","key","abcdefgh","one",2,3,4,"5","2026-05-02"],[null,null,"abcdefgh","one",2,3,4,"5"]]',
    },
  };

  it('is written and read back, with and without its days', () => {
    expect(ledgerSumItem(ADDRESS, { through: 'b', expiring: 'a', lines })).toEqual(item);
    expect(ledgerSumOf(item)).toEqual({ through: 'b', expiring: 'a', lines });
  });

  it.each(['through', 'expiring', 'lines'])('without its %s is damaged', (name) => {
    expect(() => ledgerSumOf({ ...item, [name]: undefined })).toThrow('A budget is damaged.');
    expect(() => ledgerSumOf({ ...item, [name]: {} })).toThrow('A budget is damaged.');
  });

  it('keeps every count when its days are dropped', () => {
    const days = [
      { ...line, ...counts, day: '2026-05-02' },
      { ...line, ...counts, day: '2026-05-03' },
    ];
    expect(withoutDays(days)).toEqual([{ ...line, day: null, calls: 4, inputTokens: 6, outputTokens: 8, cost: 10n }]);
  });
});

it('splits the cost of an entry into lines, with a separate one for what no model counted', () => {
  const line = { day: '2026-05-02', applicationId: 'application', keyId: 'key', keyMark: 'abcdefgh', calls: 1 };
  expect(linesOf({ ...ENTRY, cost: 12n }, '2026-05')).toEqual([
    ...ENTRY.uses.map((use) => ({ ...line, ...use })),
    { ...line, modelId: 'not metered', inputTokens: 0, outputTokens: 0, cost: 2n },
  ]);
  expect(linesOf({ ...ENTRY, basis: 'not_made' }, '2026-05')).toEqual([]);
});

describe('a ledger', () => {
  const ids = ['a', 'b', 'c', 'd'];
  async function ledger() {
    const { budgets, items } = openTestBudget({ nowMs: NOW_MS });
    for (const id of ids) {
      await budgets.recordCost(ADDRESS, { ...ENTRY, id });
    }
    const idsFrom = async (after?: string) => {
      const found: string[] = [];
      for await (const { id } of budgets.entries(ADDRESS, after)) {
        found.push(id);
      }
      return found;
    };
    const expiring = () =>
      [...items.values()].flatMap(({ sk, expires }) => (expires === undefined ? [] : [[sk?.S, expires.N]]));
    return { budgets, idsFrom, expiring };
  }

  it('is read from after a given entry, or from its first one', async () => {
    const { idsFrom } = await ledger();
    expect(await idsFrom()).toEqual(ids);
    expect(await idsFrom('')).toEqual(ids);
    expect(await idsFrom('b')).toEqual(['c', 'd']);
    expect(await idsFrom('bb')).toEqual(['c', 'd']);
    expect(await idsFrom('d')).toEqual([]);
  });

  it('keeps the first cost of a call, whatever is written later', async () => {
    const { budgets } = await ledger();
    const later = { ...ENTRY, id: 'a', cost: 99n };
    expect(await budgets.recordCost(ADDRESS, later)).toEqual({ ...ENTRY, id: 'a' });
    const fresh = { ...ENTRY, id: 'e' };
    expect(await budgets.recordCost(ADDRESS, fresh)).toBe(fresh);
  });

  it('is added up in steps of two entries, whose expiry is set before the next step', async () => {
    const { budgets, expiring, idsFrom } = await ledger();
    let turns = 0;
    const step = async (count: number) => {
      turns = 0;
      const timeIsUp = () => {
        turns += 1;
        return turns > count;
      };
      await sumUpLedger({ budgets, nowMs: () => NOW_MS + 1 }, ADDRESS, { timeIsUp, entriesMax: 2 });
      const spent = (await readLedger(budgets, ADDRESS)).reduce((sum, { cost }) => sum + cost, 0n);
      expect(spent, 'the total, wherever a round stops').toBe(40n);
      return await budgets.findSum(ADDRESS);
    };
    expect(await step(0)).toBeNull();
    expect(await step(1)).toMatchObject({ through: 'b', expiring: '' });
    expect(await isSummedUp({ budgets }, ADDRESS)).toBe(false);
    expect(expiring()).toEqual([]);
    const expires = String(NOW_MS / 1_000 + 90 * DAY_SECONDS);
    expect(await step(1)).toMatchObject({ through: 'b', expiring: 'b' });
    expect(expiring()).toEqual([
      ['CALL#a', expires],
      ['CALL#b', expires],
    ]);
    expect(await isSummedUp({ budgets }, ADDRESS)).toBe(false);
    expect(await step(9)).toMatchObject({ through: 'd', expiring: 'd' });
    expect(await isSummedUp({ budgets }, ADDRESS)).toBe(true);
    expect(expiring().map(([sk]) => sk)).toEqual(ids.map((id) => `CALL#${id}`));
    expect(await idsFrom('d')).toEqual([]);
    expect(await readLedger(budgets, ADDRESS)).toMatchObject([
      { calls: 4, cost: 24n },
      { calls: 4, cost: 16n },
    ]);
  });

  it('is closed only after the expiry of its last entry is set', async () => {
    const { budgets } = await ledger();
    await budgets.replaceSum(ADDRESS, null, { through: 'd', expiring: 'b', lines: [] });
    expect(await isSummedUp({ budgets }, ADDRESS)).toBe(false);
  });

  it.each([
    ['keeps its days when an item holds all its lines', 2_000, 1, 2_000, '2026-05-02'],
    ['drops its days when it has one line too many', 1_001, 2, 1_001, null],
    ['stays open when its keys alone need too many lines', 2_001, 1, null, null],
  ])('%s', async (_name, keys, days, linesExpected, day) => {
    const sums: LedgerSum[] = [];
    const entries = async function* () {
      for (let call = 0; call < keys * days; call += 1) {
        const at = `2026-05-0${2 + Math.floor(call / keys)}T00:00:00.000Z`;
        yield { ...ENTRY, id: String(call), at, keyId: `key ${call % keys}`, uses: ENTRY.uses.slice(0, 1), cost: 6n };
      }
    };
    const budgets = {
      findSum: async () => null,
      entries,
      replaceSum: async (_address: unknown, _seen: unknown, sum: LedgerSum) => void sums.push(sum),
      expireEntry: async () => undefined,
    };
    let turns = 0;
    const timeIsUp = () => {
      turns += 1;
      return turns > 1;
    };
    await sumUpLedger({ budgets, nowMs: () => NOW_MS }, ADDRESS, { timeIsUp, entriesMax: 5_000 });
    expect(sums.map(({ lines }) => lines.length)).toEqual(linesExpected === null ? [] : [linesExpected]);
    expect(sums.map(({ lines }) => lines[0]?.day)).toEqual(linesExpected === null ? [] : [day]);
  });

  it('recreates no deleted entry, and overwrites no sum that changed after it was read', async () => {
    const { budgets, expiring } = await ledger();
    await budgets.expireEntry(ADDRESS, 'z', 77);
    expect(expiring()).toEqual([]);
    await budgets.replaceSum(ADDRESS, null, { through: 'a', expiring: '', lines: [] });
    await budgets.replaceSum(ADDRESS, null, { through: 'x', expiring: '', lines: [] });
    const seen = { through: 'a', expiring: 'q', lines: [] };
    await budgets.replaceSum(ADDRESS, seen, { through: 'y', expiring: '', lines: [] });
    await budgets.replaceSum(ADDRESS, { ...seen, through: 'q' }, { through: 'y', expiring: '', lines: [] });
    expect(await budgets.findSum(ADDRESS)).toEqual({ through: 'a', expiring: '', lines: [] });
    await budgets.replaceSum(ADDRESS, { ...seen, expiring: '' }, { through: 'b', expiring: 'a', lines: [] });
    expect(await budgets.findSum(ADDRESS)).toEqual({ through: 'b', expiring: 'a', lines: [] });
  });
});
