import type { LedgerLine } from './ledger-lines.ts';

/** The sum of a ledger's entries up to the id `through`. It does not include entries with later ids yet. */
export interface LedgerSum {
  readonly through: string;
  /** The id up to which all entries have a time to live. */
  readonly expiring: string;
  readonly lines: readonly LedgerLine[];
}
