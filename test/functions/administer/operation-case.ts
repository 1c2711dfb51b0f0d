/** What every case begins with: a company of its own with everything in it. */
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

/** An input made of what the world holds. */
type Input = (world: World) => object;

/**
 * One operation: an input that it takes (null: none on this stage), whether that is a change, and inputs that it
 * refuses.
 */
export interface OperationCase {
  readonly takes: Input | null;
  readonly isChange: boolean;
  /** The changes that it makes, where it is not the one change of its own name. */
  readonly actions?: readonly string[];
  readonly refuses: readonly Input[];
  /** Operations that the world needs first, by name. */
  readonly after?: readonly [operation: string, input: Input][];
}

/** An id that nothing has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
/** A case that changes nothing. */
export const reads = (takes: Input, ...refuses: Input[]): OperationCase => ({ takes, isChange: false, refuses });
/** A case that changes something. */
export const changes = (takes: Input, ...refuses: Input[]): OperationCase => ({ takes, isChange: true, refuses });
