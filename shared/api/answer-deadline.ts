import type { Context } from 'aws-lambda';
import { REQUEST_TIMED_OUT } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';

// After the deadline, the error must still be logged and returned before Lambda ends the function.
const ANSWER_RESERVE_MS = 1_000;

/** Options for Middy: shortly before the function times out, the work is aborted, and the caller gets a 503. */
export const answerDeadline = {
  timeoutEarlyInMillis: ANSWER_RESERVE_MS,
  timeoutEarlyResponse: () => {
    throw new ServiceError('unavailable', REQUEST_TIMED_OUT, { cause: 'deadline', retryAfterSeconds: 5 });
  },
};

/** Returns the milliseconds until that deadline; never negative. */
export function untilDeadlineMs(context: Context): number {
  return Math.max(0, context.getRemainingTimeInMillis() - ANSWER_RESERVE_MS);
}
