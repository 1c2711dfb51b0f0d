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

/** The owner of a record, and its name. */
interface RecordAddress {
  readonly companyId: string;
  readonly name: string;
}

/** Records by company and name; each write is one conditional write of one item. */
export interface IdempotencyStore {
  /** Adds a record unless a stored one is still valid at `nowSeconds`; returns the record that is stored then. */
  readonly begin: (address: RecordAddress, record: IdempotencyRecord, nowSeconds: number) => Promise<IdempotencyRecord>;
  /** Stores the answer of a run; does nothing when another run has taken its place. */
  readonly complete: (address: RecordAddress, record: IdempotencyRecord) => Promise<void>;
  /** Removes a run that has no answer, so that a repeat runs again. */
  readonly abandon: (address: RecordAddress, run: string) => Promise<void>;
}
