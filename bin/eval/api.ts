import { setTimeout as pause } from 'node:timers/promises';
import { BASE_PATH } from '../../functions/endpoints.ts';
import type { ShownSource } from './gold.ts';

/** The API to measure, a key for it, and how long an answer may take. */
export interface MeasuredApi {
  readonly baseUrl: string;
  readonly key: string;
  readonly answerSeconds: number;
}

/** What a request returned, and its time: either `body` or, for a request without a usable response, `error`. */
export interface Timed<Body> {
  readonly milliseconds: number;
  readonly body: Body | null;
  readonly error: string | null;
}

/** The response of `POST /knowledge/search`. */
export type SearchBody = {
  readonly data: readonly (ShownSource & { readonly n: number; readonly similarity: number })[];
};

/** The response of `POST /copilot/query`. */
export interface AnswerBody {
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly (ShownSource & { readonly n: number })[];
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

// A throttled model answers again within minutes; a question that still fails then counts as an error.
const TRIES_MAX = 8;
const PAUSE_SECONDS_MAX = 30;

/**
 * Sends a request, and repeats it while it fails with a Retry-After header, up to eight tries in all. The time is that
 * of the last try. Never rejects: `error` says what failed.
 */
export async function send<Body>(
  api: MeasuredApi,
  request: { readonly path: string; readonly body: object },
  triesLeft = TRIES_MAX,
): Promise<Timed<Body>> {
  const started = performance.now();
  const response = await fetch(`${api.baseUrl}${BASE_PATH}${request.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
    signal: AbortSignal.timeout(api.answerSeconds * 1_000),
  }).catch((error: unknown) => error as Error);
  const milliseconds = performance.now() - started;
  if (response instanceof Error) {
    return {
      milliseconds,
      body: null,
      error: response.name === 'TimeoutError' ? 'no answer in time' : 'no connection',
    };
  }
  const body = (await response.json().catch(() => null)) as { readonly error?: string } | null;
  if (response.ok && body !== null) {
    return { milliseconds, body: body as Body, error: null };
  }
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  if (retryAfterSeconds > 0 && triesLeft > 1) {
    await pause(Math.min(retryAfterSeconds, PAUSE_SECONDS_MAX) * 1_000);
    return send(api, request, triesLeft - 1);
  }
  return { milliseconds, body: null, error: `${response.status}: ${body?.error ?? 'no reason given'}` };
}
