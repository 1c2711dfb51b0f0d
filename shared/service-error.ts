/** The closed list of error codes; the HTTP stack maps each to one status. */
export type ServiceErrorCode =
  | 'invalid_request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'limit_exceeded'
  | 'unavailable'
  | 'internal';

interface ServiceErrorOptions {
  /** The private reason: the error that was caught, or a reason code. Never shown, never logged with its message. */
  readonly cause?: unknown;
  /** Whole seconds after which a retry makes sense; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** An expected failure. `message` is public: one sentence without any of the caller's values. `cause` is private. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ServiceErrorCode, publicMessage: string, options: ServiceErrorOptions = {}) {
    super(publicMessage, { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
