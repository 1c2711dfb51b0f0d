import { DAY_SECONDS } from '../../durations.ts';
import type { BudgetAddress } from '../budget.ts';
import type { LedgerEntry } from './ledger.ts';
import { addLines, linesOf, withoutDays } from './ledger-lines.ts';
import type { LedgerStore } from './ledger-port.ts';
import type { LedgerSum } from './ledger-sum.ts';

/** The parts of the ledger that summing up uses. */
export interface SumServices {
  readonly budgets: Pick<LedgerStore, 'findSum' | 'replaceSum' | 'entries' | 'expireEntry'>;
  readonly nowMs: () => number;
}

/** When to stop, and how many entries are added at once. */
interface SumLimits {
  readonly timeIsUp: () => boolean;
  readonly entriesMax?: number;
}

const NOTHING: LedgerSum = { through: '', expiring: '', lines: [] };
// Each step writes the sum once. Small steps lose little when time runs out.
const ENTRIES_MAX = 100;
// An item can hold 400 kB, and a line takes about 150 bytes.
const LINES_MAX = 2_000;
// Long enough to look into a single call of a closed month, and far longer than any reader of the ledger takes.
const KEPT_SECONDS = 90 * DAY_SECONDS;

/**
 * Adds up the ledger of a month that is closed, and lets the entries that are in the sum expire. The sum changes only
 * by conditional writes, each of which says up to which entry it goes, so a run that is stopped or runs twice does no
 * harm, and the next run continues. Nothing relies on the entries being deleted: those in the sum are not counted
 * again.
 */
export async function sumUpLedger(
  { budgets, nowMs }: SumServices,
  address: BudgetAddress,
  { timeIsUp, entriesMax = ENTRIES_MAX }: SumLimits,
): Promise<void> {
  while (!timeIsUp()) {
    const seen = await budgets.findSum(address);
    const sum = seen ?? NOTHING;
    if (sum.expiring !== sum.through) {
      const endsAtSeconds = Math.floor(nowMs() / 1_000) + KEPT_SECONDS;
      for (const { id } of await take(budgets.entries(address, sum.expiring), ({ id }) => id <= sum.through)) {
        await budgets.expireEntry(address, id, endsAtSeconds);
      }
      await budgets.replaceSum(address, seen, { ...sum, expiring: sum.through });
      continue;
    }
    const next = await take(budgets.entries(address, sum.through), (_entry, index) => index < entriesMax);
    const byDay = addLines(
      sum.lines,
      next.flatMap((entry) => linesOf(entry, address.month)),
    );
    const lines = byDay.length > LINES_MAX ? withoutDays(byDay) : byDay;
    const through = next.at(-1)?.id;
    // A ledger with more lines than fit into an item is left unchanged.
    if (through === undefined || lines.length > LINES_MAX) {
      return;
    }
    await budgets.replaceSum(address, seen, { ...sum, through, lines });
  }
}

/** Whether a ledger is summed up: every entry is in the sum and has a time to live. */
export async function isSummedUp({ budgets }: Pick<SumServices, 'budgets'>, address: BudgetAddress): Promise<boolean> {
  const { through, expiring } = (await budgets.findSum(address)) ?? NOTHING;
  return (
    expiring === through && (await take(budgets.entries(address, through), (_entry, index) => index < 1)).length === 0
  );
}

async function take(
  entries: AsyncIterable<LedgerEntry>,
  isWanted: (entry: LedgerEntry, index: number) => boolean,
): Promise<LedgerEntry[]> {
  const taken: LedgerEntry[] = [];
  for await (const entry of entries) {
    if (!isWanted(entry, taken.length)) {
      break;
    }
    taken.push(entry);
  }
  return taken;
}
