import type { BudgetAddress } from '../budget.ts';
import type { LedgerEntry } from './ledger.ts';
import type { LedgerSum } from './ledger-sum.ts';

/**
 * The writes and reads of ledgers; each write is conditional and safe to repeat. All throw ServiceError `unavailable`.
 */
export interface LedgerStore {
  /** Writes what a call cost, unless it was written already: the first write wins. Returns the entry that is stored. */
  readonly fixCost: (address: BudgetAddress, entry: LedgerEntry) => Promise<LedgerEntry>;
  /** What of a month is in the ledger, in the order of ids, starting after `after`. */
  readonly entries: (address: BudgetAddress, after?: string) => AsyncIterable<LedgerEntry>;
  /** What of a closed month's ledger was added up. */
  readonly findSum: (address: BudgetAddress) => Promise<LedgerSum | null>;
  /** Replaces the sum if it still is as it was seen. */
  readonly replaceSum: (address: BudgetAddress, seen: LedgerSum | null, sum: LedgerSum) => Promise<void>;
  /** Lets an entry end by its time to live, if it is still there. */
  readonly expireEntry: (address: BudgetAddress, id: string, endsAtSeconds: number) => Promise<void>;
}
