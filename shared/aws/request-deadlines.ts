const CONNECT_TIMEOUT_MS = 1_000;

/**
 * How long a client of the SDK waits: a second for a connection, so many milliseconds for an answer, and then it
 * throws.
 */
export function requestDeadlines(answerTimeoutMs: number) {
  // Without the last one the SDK only logs that the time is over, and goes on waiting.
  return { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: answerTimeoutMs, throwOnRequestTimeout: true };
}
