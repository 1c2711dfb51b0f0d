import { setTimeout as pause } from 'node:timers/promises';
import { BASE_PATH } from '../../functions/endpoints.ts';
import type { ShownSource } from './gold.ts';

/** The API to measure, a key for it, and how long an answer may take. */
export interface MeasuredApi {
  readonly baseUrl: string;
  readonly key: string;
  readonly answerSeconds: number;
}

/** A response and its time. For any status but 200, `error` is set and `body` is null. */
export interface Timed<Body> {
  readonly milliseconds: number;
  readonly body: Body | null;
  readonly error: string | null;
}

/** A result of a search. */
export type SearchBody = {
  readonly data: readonly (ShownSource & { readonly n: number; readonly similarity: number })[];
};

/** The answer to a question. */
export interface AnswerBody {
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly (ShownSource & { readonly n: number })[];
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

// A throttled model answers again within minutes; a question that still fails then counts as an error.
const TRIES_MAX = 8;
const PAUSE_SECONDS_MAX = 30;

/** Sends a request, and repeats it as long as the response has a Retry-After. The time is that of the last try. */
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
  const wait = Number(response.headers.get('retry-after'));
  if (wait > 0 && triesLeft > 1) {
    await pause(Math.min(wait, PAUSE_SECONDS_MAX) * 1_000);
    return send(api, request, triesLeft - 1);
  }
  return { milliseconds, body: null, error: `${response.status}: ${body?.error ?? 'no reason given'}` };
}

/** Runs a task for each item, several at a time; returns the results in the order of the items. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await run(items[at] as Item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
