import { ServiceError } from '../service-error.ts';

// The first retries come soon, because most outages are short; later ones come at the queue's own pace.
const FIRST_DELAYS_SECONDS = [20, 120];
/** The queue's own pace: its visibility timeout. */
export const QUEUE_PACE_MINUTES = 30;

/** Seconds until the next attempt after this many deliveries; null leaves it to the queue. */
export function retryDelaySeconds(deliveries: number): number | null {
  return FIRST_DELAYS_SECONDS[deliveries - 1] ?? null;
}

/** The sentence that tells an operator why an attempt failed, and when the next one begins. */
export function retrySentence(error: unknown, delaySeconds: number | null): string {
  return `${causeOf(error)} The next attempt begins in about ${durationOf(delaySeconds)}.`;
}

/** The sentence that tells an operator why the last attempt failed, and when the document is marked as failed. */
export function lastAttemptSentence(error: unknown, delaySeconds: number | null): string {
  const when = durationOf(delaySeconds);
  return `${causeOf(error)} This was the last attempt: the document is marked as failed in about ${when}.`;
}

// Only our own messages are quoted.
function causeOf(error: unknown): string {
  const isKnown = error instanceof ServiceError && (error.code === 'unavailable' || error.code === 'conflict');
  return isKnown ? error.message.replace(/ Try again\.$/, '') : 'The last attempt failed.';
}

function durationOf(delaySeconds: number | null): string {
  return delaySeconds === null ? `${QUEUE_PACE_MINUTES} minutes` : `${delaySeconds} seconds`;
}
