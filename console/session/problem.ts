/** What went wrong with a call, in words for the reader. */
export class Problem extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** After how many seconds a call may be made again, where the API said so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Any thrown value as a problem that can be shown. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Problem
    ? thrown
    : new Problem(-1, thrown instanceof Error ? thrown.message : String(thrown));
}
