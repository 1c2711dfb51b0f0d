/** The start of every case: its own company with one of everything in it. */
export interface World {
  readonly companyId: string;
  readonly companyName: string;
  readonly applicationId: string;
  readonly applicationName: string;
  readonly keyId: string;
  readonly key: string;
  readonly baseId: string;
  readonly documentId: string;
  /** Somebody who was invited as a viewer. */
  readonly memberId: string;
}

/** Builds an input from what is in the world. */
type InputFrom = (world: World) => object;

/**
 * One operation: an input that it accepts (null: none on this stage), whether it changes something, and inputs that it
 * refuses.
 */
export interface OperationCase {
  readonly takes: InputFrom | null;
  readonly isChange: boolean;
  /** The actions in its audit records, if they are not just the operation itself. */
  readonly actions?: readonly string[];
  readonly refuses: readonly InputFrom[];
  /** Operations that the world needs first, by name. */
  readonly after?: readonly [operation: string, input: InputFrom][];
}

/** A well-formed id that belongs to nothing. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
/** A case that changes nothing. */
export const reads = (takes: InputFrom, ...refuses: InputFrom[]): OperationCase => ({
  takes,
  isChange: false,
  refuses,
});
/** A case that changes something. */
export const changes = (takes: InputFrom, ...refuses: InputFrom[]): OperationCase => ({
  takes,
  isChange: true,
  refuses,
});
