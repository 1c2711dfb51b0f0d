import type { BudgetAddress } from '../budget/budget.ts';
import type { LedgerEntry } from '../budget/ledger/ledger.ts';
import type { LedgerLine } from '../budget/ledger/ledger-lines.ts';
import { readLedger } from '../budget/ledger/read-ledger.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';

type Ledgers = Pick<BudgetStore, 'findSum' | 'entries'>;

// About 20 MB of the table, which takes a few seconds to read.
const ENTRIES_MAX = 50_000;

/**
 * Adds up a ledger while a page waits; null when more than `entriesMax` entries (50,000 by default) are not in its
 * stored sum. That only happens in recent months, because closed ones are summed up. `onEntry` is called with each
 * entry that is read.
 */
export async function readBoundedLedger(
  budgets: Ledgers,
  address: BudgetAddress,
  {
    onEntry = () => undefined,
    entriesMax = ENTRIES_MAX,
  }: { onEntry?: (entry: LedgerEntry) => void; entriesMax?: number },
): Promise<LedgerLine[] | null> {
  let read = 0;
  const bounded: Ledgers = {
    findSum: budgets.findSum,
    async *entries(...range) {
      for await (const entry of budgets.entries(...range)) {
        read += 1;
        if (read > entriesMax) {
          return;
        }
        yield entry;
      }
    },
  };
  const lines = await readLedger(bounded, address, (entry) => {
    onEntry(entry);
    return true;
  });
  return read > entriesMax ? null : lines;
}
