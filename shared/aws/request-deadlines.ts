const CONNECT_TIMEOUT_MS = 1_000;

/** The deadlines of an SDK client: a second for a connection, `milliseconds` for a response; then it throws. */
export function requestDeadlines(answerTimeoutMs: number) {
  // Without the last option the SDK only logs that the time is over, and keeps waiting.
  return { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: answerTimeoutMs, throwOnRequestTimeout: true };
}
