import type { BudgetAddress } from '../budget.ts';
import type { LedgerEntry } from './ledger.ts';
import type { LedgerSum } from './ledger-sum.ts';

/**
 * The writes and reads of ledgers; each write is conditional and safe to repeat. All may throw ServiceError
 * `unavailable`.
 */
export interface LedgerStore {
  /**
   * Writes the cost of a call, unless it was written before: the first write wins. Returns the entry that is stored,
   * which is `entry` itself if this was the first.
   */
  readonly recordCost: (address: BudgetAddress, entry: LedgerEntry) => Promise<LedgerEntry>;
  /** The entries of a month's ledger in the order of their ids, starting after `after`. */
  readonly entries: (address: BudgetAddress, after?: string) => AsyncIterable<LedgerEntry>;
  /** The sum of a closed month's ledger, as far as it has been added up; null if it has not. */
  readonly findSum: (address: BudgetAddress) => Promise<LedgerSum | null>;
  /** Replaces the sum if it has not changed since it was read. */
  readonly replaceSum: (address: BudgetAddress, seen: LedgerSum | null, sum: LedgerSum) => Promise<void>;
  /** Sets the time to live of an entry that still exists. */
  readonly expireEntry: (address: BudgetAddress, id: string, endsAtSeconds: number) => Promise<void>;
}
