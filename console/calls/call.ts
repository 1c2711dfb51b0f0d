import type { Call } from '../api/calls.ts';
import type { CallName, InputOf, ResultOf } from '../api/types.ts';
import { Problem } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';
import { readResponse } from './read-response.ts';

const UNAUTHORIZED = 401;
// API Gateway gives up after 29 seconds; a local stage that answers with a model of its own may take up to 290.
const RESPONSE_MS_MAX = 300_000;

// The part of a session that a call needs.
interface TokenSource {
  readonly accessToken: () => Promise<string>;
  readonly renewRefused: (token: string) => Promise<void>;
}

// Another change came first, or these were many calls at once: after the Retry-After, the same call is accepted.
const PASSING: ReadonlySet<number> = new Set([409, 429]);
const WAITS_MAX = 3;
const WAIT_SECONDS_MAX = 10;

/**
 * Returns a function that calls the console's API with the session's token. After a 401 the token is renewed and the
 * call is repeated once; a call that may be repeated in a few seconds is repeated at most three times. Both are safe,
 * because a refused call has changed nothing.
 */
export function createCall(session: TokenSource): Call {
  return async <Name extends CallName>(name: Name, input: InputOf<Name>, signal?: AbortSignal) => {
    const token = await session.accessToken();
    const first = await send(name, input, { token, signal });
    if (first.status !== UNAUTHORIZED) {
      return readResponse<ResultOf<Name>>(first);
    }
    await session.renewRefused(token);
    return readResponse<ResultOf<Name>>(await send(name, input, { token: await session.accessToken(), signal }));
  };
}

type Options = { readonly token: string; readonly signal: AbortSignal | undefined };

async function send(name: CallName, input: unknown, options: Options): Promise<Response> {
  let response = await sendOnce(name, input, options);
  for (let waits = 0; waits < WAITS_MAX; waits += 1) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    // A question that is still being answered is for its page to ask again.
    if (!PASSING.has(response.status) || !(seconds <= WAIT_SECONDS_MAX) || name.startsWith('playground.')) {
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(seconds, 1) * 1_000));
    response = await sendOnce(name, input, options);
  }
  return response;
}

async function sendOnce(name: CallName, input: unknown, options: Options) {
  const method = name === 'me' ? 'GET' : 'POST';
  const limit = AbortSignal.timeout(RESPONSE_MS_MAX);
  try {
    return await fetch(`/api/console/${pathOf(name)}`, {
      method,
      headers: { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      signal: options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]),
    });
  } catch (thrown) {
    if (options.signal?.aborted === true) {
      throw thrown;
    }
    throw new Problem(0, callTexts.unreachable);
  }
}

function pathOf(name: CallName): string {
  if (name === 'me') {
    return name;
  }
  return name.startsWith('playground.') ? name.replace('.', '/') : `operations/${name}`;
}
