import type { SignedFetch } from '../aws/signed-fetch.client.ts';
import { INDEX_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';

/** One request to OpenSearch. */
export interface IndexRequest {
  readonly path: string;
  readonly body: string;
  readonly type: 'application/json' | 'application/x-ndjson';
  /** The time limit for the response, in milliseconds; 5,000 by default. */
  readonly timeLimitMs?: number;
}

// A healthy index answers a search in a fraction of this time. A search that times out is not repeated.
const TIME_LIMIT_MS = 5_000;

/**
 * Sends a request and returns the JSON of the response.
 *
 * @throws ServiceError `unavailable` for anything else.
 */
export type IndexCall = (request: IndexRequest, signal: AbortSignal) => Promise<unknown>;

/**
 * Calls one OpenSearch endpoint, signed. Reads, and writes under a computed id, can be repeated without harm: a request
 * is sent once more when the connection was lost or the service failed, but not when the time limit passed.
 */
export function createIndexCall(endpoint: string, signedFetch: SignedFetch): IndexCall {
  const call: IndexCall = async ({ path, body, type, timeLimitMs = TIME_LIMIT_MS }, callSignal) => {
    const signal = AbortSignal.any([callSignal, AbortSignal.timeout(timeLimitMs)]);
    const request = {
      method: 'POST',
      url: `${endpoint}${path}`,
      headers: { 'content-type': type },
      body,
      signal,
    } as const;
    const response = await signedFetch(request).catch((error: unknown) => {
      if (signal.aborted) {
        throw indexUnavailable(error);
      }
      return null;
    });
    if (response?.ok) {
      return response.json().catch((error: unknown) => {
        throw signal.aborted || error instanceof SyntaxError
          ? indexUnavailable(error)
          : new RetryableError('no_response');
      });
    }
    // Fails if the connection has been lost in the meantime, which does not matter.
    await response?.body?.cancel().catch(() => {});
    // A new collection responds with 403 or 404 until its policies are in effect.
    if (response !== null && response.status < 500) {
      throw indexUnavailable(`http_${response.status}`);
    }
    throw new RetryableError(response === null ? 'no_response' : `http_${response.status}`);
  };
  return (request, signal) =>
    call(request, signal).catch((first: unknown) => {
      if (!(first instanceof RetryableError)) {
        throw first;
      }
      return call(request, signal).catch((error: unknown) => {
        throw error instanceof RetryableError ? indexUnavailable(error.message) : error;
      });
    });
}

// A failure after which the request is sent once more.
class RetryableError extends Error {}

const THROTTLED = 'http_429';

/** Whether the index refused a request because it is busy. */
export function isThrottled(error: unknown): boolean {
  return error instanceof ServiceError && error.cause === THROTTLED;
}

/** The error when the index cannot be reached. A collection that was idle needs up to half a minute. */
export function indexUnavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', INDEX_UNAVAILABLE, {
    cause,
    // Half of the time that a sleeping collection needs, so that two repeats are enough.
    retryAfterSeconds: 15,
  });
}
