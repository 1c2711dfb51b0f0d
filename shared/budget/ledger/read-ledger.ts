import type { BudgetAddress } from '../reservations/budget.ts';
import type { BudgetStore } from '../reservations/budget-ports.ts';
import type { LedgerEntry } from './ledger.ts';
import { addLines, type LedgerLine, linesOf } from './ledger-lines.ts';

/**
 * Adds up a ledger: what was added up before, and every entry behind it. The sum is read first: an entry that is added
 * to it meanwhile is still there, because it expires months later.
 */
export async function readLedger(
  budgets: Pick<BudgetStore, 'findSum' | 'entries'>,
  address: BudgetAddress,
  counts: (entry: LedgerEntry) => boolean = () => true,
): Promise<LedgerLine[]> {
  const sum = await budgets.findSum(address);
  const lines: LedgerLine[] = [];
  for await (const entry of budgets.entries(address, sum?.through)) {
    lines.push(...(counts(entry) ? linesOf(entry) : []));
  }
  return addLines(sum?.lines ?? [], lines);
}
