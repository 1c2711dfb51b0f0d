import { ServiceError } from '../service-error.ts';

// The first retries come soon, because most outages are short; later ones come at the queue's own pace.
const FIRST_DELAYS_SECONDS = [20, 120];
/** The queue's own pace: its visibility timeout. */
export const QUEUE_PACE_MINUTES = 30;

/** Seconds until the next attempt after this many deliveries; null leaves it to the queue. */
export function retryDelaySeconds(deliveries: number): number | null {
  return FIRST_DELAYS_SECONDS[deliveries - 1] ?? null;
}

/**
 * The sentence that tells an operator why an attempt failed, and when the next one begins or, after the last one, when
 * the document is marked as failed; it quotes only our own messages.
 */
export function retrySentence(error: unknown, delaySeconds: number | null, isLast: boolean): string {
  const isKnown = error instanceof ServiceError && error.code === 'unavailable';
  const cause = isKnown ? error.message.replace(/ Try again\.$/, '') : 'The last attempt failed.';
  const when = delaySeconds === null ? `${QUEUE_PACE_MINUTES} minutes` : `${delaySeconds} seconds`;
  return isLast
    ? `${cause} This was the last attempt: the document is marked as failed in about ${when}.`
    : `${cause} The next attempt begins in about ${when}.`;
}
