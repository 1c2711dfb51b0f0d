import { MINUTE_MS } from '../shared/durations.ts';

/** The longest time that a local stage can wait for a model server: Node's fetch gives up after 300 seconds. */
export const ANSWER_SECONDS_MAX = 290;
// API Gateway responds within 29 seconds, and a local stage within the longest time that it waits for a model.
const ANSWER_MS_MAX = (ANSWER_SECONDS_MAX + 10) * 1_000;
// 50 MB in half an hour is 28 kB a second, the speed of a poor mobile connection.
const TRANSFER_MS_MAX = 30 * MINUTE_MS;

/** Returns a signal that aborts a call after five minutes, which is longer than any stage takes. */
export function answerLimit(): AbortSignal {
  return AbortSignal.timeout(ANSWER_MS_MAX);
}

/** Returns a signal that aborts an upload or download after half an hour: no file is larger than 50 MB. */
export function transferLimit(): AbortSignal {
  return AbortSignal.timeout(TRANSFER_MS_MAX);
}
