/** How long a local stage waits for a model that the user runs: Node gives up a request after 300 seconds. */
export const ANSWER_SECONDS_MAX = 290;
// API Gateway answers after 29 seconds, a local stage after the longest that it waits.
const ANSWER_MS_MAX = (ANSWER_SECONDS_MAX + 10) * 1_000;
const TRANSFER_MS_MAX = 30 * 60_000;

/** Aborts a call that is not answered within five minutes: every stage responds sooner. */
export function answerLimit(): AbortSignal {
  return AbortSignal.timeout(ANSWER_MS_MAX);
}

/** Ends an upload or a download that takes longer than half an hour: no file is larger than 50 MB. */
export function transferLimit(): AbortSignal {
  return AbortSignal.timeout(TRANSFER_MS_MAX);
}
