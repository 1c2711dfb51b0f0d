// Within a Region a connection takes milliseconds; one that takes a second is lost.
const CONNECT_TIMEOUT_MS = 1_000;

/** The time limits of an SDK client: one second to connect, then `answerTimeoutMs` for a response; then it throws. */
export function requestDeadlines(answerTimeoutMs: number) {
  // Without the last option the SDK logs a warning and keeps waiting.
  return { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: answerTimeoutMs, throwOnRequestTimeout: true };
}
