import type { Caller } from '../access/caller.ts';
import type { LogFields } from '../aws/log.ts';

/**
 * The context that every handler gets in addition to its request: the caller, the id, the deadline, and a way to add to
 * the request's one log line.
 */
export interface Call {
  readonly requestId: string;
  readonly caller: Caller;
  /** Aborts when the function must answer. Pass it to every call to a dependency. */
  readonly signal: AbortSignal;
  /** Milliseconds until `signal` aborts; never negative. */
  readonly timeLeftMs: () => number;
  /**
   * The `Idempotency-Key` header; null if there is none.
   *
   * @throws ServiceError `invalid_request` when it is malformed.
   */
  readonly idempotencyKey: () => string | null;
  /** Adds counts and reason codes to the log line of this request. */
  readonly addLogFields: (fields: LogFields) => void;
}
