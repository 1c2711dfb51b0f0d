import type { IdempotencyAddress } from '../budget/budget-keys.ts';

/** The record of a call: in progress until `untilSeconds`, or answered and stored until then. */
export interface IdempotencyRecord {
  /** The id of the run that began this record. Each call has its own. */
  readonly run: string;
  /** A keyed hash of the request body (sealed-answer.ts). */
  readonly bodyHash: string;
  /** The encrypted answer; null while the call is in progress. */
  readonly sealed: Uint8Array | null;
  readonly untilSeconds: number;
}

/** Records by company and name; each write is one conditional write of one item. */
export interface IdempotencyStore {
  /** Adds a record unless a stored one is still valid at `nowSeconds`; returns the record that is stored then. */
  readonly begin: (
    address: IdempotencyAddress,
    record: IdempotencyRecord,
    nowSeconds: number,
  ) => Promise<IdempotencyRecord>;
  /** Stores the answer of a run; does nothing when the stored record is that of another run. */
  readonly complete: (address: IdempotencyAddress, record: IdempotencyRecord) => Promise<void>;
  /**
   * Removes the record of a run that ended without an answer, so that a repeat runs again; does nothing when the stored
   * record is that of another run.
   */
  readonly abandon: (address: IdempotencyAddress, run: string) => Promise<void>;
}
