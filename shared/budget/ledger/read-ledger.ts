import type { BudgetAddress } from '../budget.ts';
import type { LedgerEntry } from './ledger.ts';
import { addLines, type LedgerLine, linesOf } from './ledger-lines.ts';
import type { LedgerStore } from './ledger-port.ts';

// How many lines are collected before they are added up: a month can have millions of entries.
const LINES_AT_ONCE = 1_000;

/**
 * Adds up a ledger: the stored sum, and every entry after it for which `counts` returns true; it is called once for
 * each. The sum is read first: an entry that is added to the sum in the meantime is still found, because it expires
 * months later.
 */
export async function readLedger(
  budgets: Pick<LedgerStore, 'findSum' | 'entries'>,
  address: BudgetAddress,
  counts: (entry: LedgerEntry) => boolean = () => true,
): Promise<LedgerLine[]> {
  const sum = await budgets.findSum(address);
  let lines = addLines(sum?.lines ?? [], []);
  let added: LedgerLine[] = [];
  for await (const entry of budgets.entries(address, sum?.through)) {
    added.push(...(counts(entry) ? linesOf(entry, address.month) : []));
    if (added.length >= LINES_AT_ONCE) {
      lines = addLines(lines, added);
      added = [];
    }
  }
  return addLines(lines, added);
}
