import type { LedgerLine } from './ledger-lines.ts';

/** The sum of a ledger's entries up to one, in the order of ids. Those after it are not in it yet. */
export interface LedgerSum {
  readonly through: string;
  /** Up to this entry all have an end set. */
  readonly expiring: string;
  readonly lines: readonly LedgerLine[];
}
