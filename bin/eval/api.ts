import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { BASE_PATH } from '../../functions/endpoints.ts';

/** The API to measure, a key for it, and how long an answer may take. */
export interface MeasuredApi {
  readonly baseUrl: string;
  readonly key: string;
  readonly answerSeconds: number;
}

/** The body of a response, or the error of a request without a usable response; and how long the request took. */
export interface TimedResponse<Body> {
  readonly milliseconds: number;
  readonly body: Body | null;
  readonly error: string | null;
}

// The fields that an excerpt and a citation have in common.
const Source = {
  n: v.number(),
  source_title: v.string(),
  excerpt: v.string(),
  page: v.optional(v.nullable(v.number())),
};

/** The response of `POST /knowledge/search`. */
export const SearchResponse = v.object({ data: v.array(v.object({ ...Source, similarity: v.number() })) });
/** The body of a search's response. */
export type SearchBody = v.InferOutput<typeof SearchResponse>;

/** The response of `POST /copilot/query`. */
export const AnswerResponse = v.object({
  answer: v.string(),
  grounded: v.boolean(),
  citations: v.array(v.object(Source)),
  usage: v.object({ input_tokens: v.number(), output_tokens: v.number() }),
});
/** The body of a question's response. */
export type AnswerBody = v.InferOutput<typeof AnswerResponse>;

/** A request to an endpoint, and the schema of its response. */
interface MeasuredRequest<Body> {
  readonly path: string;
  readonly body: object;
  readonly response: v.GenericSchema<unknown, Body>;
}

// Together, seven pauses of up to half a minute: a throttled model answers again within minutes. A question that still
// fails after that counts as an error.
const TRIES_MAX = 8;
const PAUSE_SECONDS_MAX = 30;

/**
 * Sends a request, and repeats it while it fails with a Retry-After header, up to eight tries in all. The time is that
 * of the last try. Never rejects: `error` says what failed.
 */
export async function send<Body>(
  api: MeasuredApi,
  request: MeasuredRequest<Body>,
  triesLeft = TRIES_MAX,
): Promise<TimedResponse<Body>> {
  const started = performance.now();
  const response = await fetch(`${api.baseUrl}${BASE_PATH}${request.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
    signal: AbortSignal.timeout(api.answerSeconds * 1_000),
  }).catch((error: unknown) => error as Error);
  const milliseconds = performance.now() - started;
  if (response instanceof Error) {
    return { milliseconds, body: null, error: reasonOf(response) };
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const read = v.safeParse(request.response, body);
    return read.success
      ? { milliseconds, body: read.output, error: null }
      : { milliseconds, body: null, error: `${response.status}: not a response of this API` };
  }
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  if (retryAfterSeconds > 0 && triesLeft > 1) {
    await pause(Math.min(retryAfterSeconds, PAUSE_SECONDS_MAX) * 1_000);
    return send(api, request, triesLeft - 1);
  }
  return { milliseconds, body: null, error: `${response.status}: ${refusalIn(body)}` };
}

function refusalIn(body: unknown): string {
  const error = (body as { readonly error?: unknown } | null)?.error;
  return typeof error === 'string' ? error : 'no reason given';
}

function reasonOf({ name, cause }: Error): string {
  if (name === 'TimeoutError') {
    return 'no answer in time';
  }
  // Such as ECONNREFUSED, ENOTFOUND or CERT_HAS_EXPIRED.
  const code = (cause as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? `no connection (${code})` : 'no connection';
}
