import type { BudgetAddress } from '../budget/budget.ts';
import type { LedgerEntry } from '../budget/ledger/ledger.ts';
import type { LedgerLine } from '../budget/ledger/ledger-lines.ts';
import { readLedger } from '../budget/ledger/read-ledger.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';

type Ledgers = Pick<BudgetStore, 'findSum' | 'entries'>;

// About 20 MB of the table, which takes a few seconds to read.
const ENTRIES_MAX = 50_000;

/**
 * Adds up a ledger while a page waits; null when more than 50,000 entries are not in its stored sum. That only happens
 * in recent months, because closed ones are summed up. `seen` is called with each entry that is read.
 */
export async function readWithin(
  budgets: Ledgers,
  address: BudgetAddress,
  { seen = () => undefined, entriesMax = ENTRIES_MAX }: { seen?: (entry: LedgerEntry) => void; entriesMax?: number },
): Promise<LedgerLine[] | null> {
  let read = 0;
  const bounded: Ledgers = {
    findSum: budgets.findSum,
    async *entries(...which) {
      for await (const entry of budgets.entries(...which)) {
        read += 1;
        if (read > entriesMax) {
          return;
        }
        yield entry;
      }
    },
  };
  const lines = await readLedger(bounded, address, (entry) => {
    seen(entry);
    return true;
  });
  return read > entriesMax ? null : lines;
}
