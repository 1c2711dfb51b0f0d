/** A failed call, with a message for the person at the screen. */
export class Problem extends Error {
  /** The HTTP status; 0 if there was no response, -1 if the failure did not come from a call. */
  readonly status: number;
  /** The Retry-After of the response in seconds, if it had one. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

// No response arrived, or API Gateway got none from the function.
const RESPONSES_LOST: readonly number[] = [0, 502, 504];

/** Whether the response to a call was lost, so that the call may have made its change although it failed. */
export function isResponseLost({ status }: Problem): boolean {
  return RESPONSES_LOST.includes(status);
}

/** Turns any thrown value into a problem that can be shown. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Problem
    ? thrown
    : new Problem(-1, thrown instanceof Error ? thrown.message : String(thrown));
}
