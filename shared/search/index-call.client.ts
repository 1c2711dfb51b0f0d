import type { SignedFetch } from '../aws/signed-fetch.client.ts';
import { INDEX_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';

/** Sends one request to OpenSearch and gives the answer's JSON; throws `unavailable` for everything else. */
export type IndexCall = (path: string, body: string, type: BodyType, signal: AbortSignal) => Promise<unknown>;

type BodyType = 'application/json' | 'application/x-ndjson';

/**
 * Calls one OpenSearch endpoint, signed. Reading, and writing under a computed id, can be repeated without harm: one
 * more try when no answer came or the service failed.
 */
export function createIndexCall(endpoint: string, signedFetch: SignedFetch): IndexCall {
  const call = async (...[path, body, type, signal]: Parameters<IndexCall>): Promise<unknown> => {
    const request = {
      method: 'POST',
      url: `${endpoint}${path}`,
      headers: { 'content-type': type },
      body,
      signal,
    } as const;
    const answer = await signedFetch(request).catch((error: unknown) => {
      if (signal.aborted) {
        throw indexUnavailable(error);
      }
      return null;
    });
    if (answer?.ok) {
      return answer.json().catch((error: unknown) => Promise.reject(indexUnavailable(error)));
    }
    await answer?.body?.cancel();
    // 403 and 404 are what a collection answers while it is new or its policies do not hold yet.
    if (answer !== null && answer.status < 500) {
      throw indexUnavailable(`http_${answer.status}`);
    }
    throw new Retry(answer === null ? 'no_answer' : `http_${answer.status}`);
  };
  return (...request) =>
    call(...request).catch((first: unknown) => {
      if (!(first instanceof Retry)) {
        throw first;
      }
      return call(...request).catch((error: unknown) => {
        throw error instanceof Retry ? indexUnavailable(error.message) : error;
      });
    });
}

class Retry extends Error {}

/** What a caller is told when the index cannot be asked: a sleeping collection wakes within half a minute. */
export function indexUnavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', INDEX_UNAVAILABLE, {
    cause,
    retryAfterSeconds: 15,
  });
}
