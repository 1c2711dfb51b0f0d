import type { Call } from '../api/calls.ts';
import type { CallName, InputOf, ResultOf } from '../api/types.ts';
import { Problem } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';
import { readResponse } from './read-response.ts';

const UNAUTHORIZED = 401;
// API Gateway gives up after 29 seconds; a local stage whose own model answers may take up to 290.
const ANSWER_MS_MAX = 300_000;

// The part of a session that a call needs.
interface TokenSource {
  readonly accessToken: () => Promise<string>;
  readonly refused: (token: string) => Promise<void>;
}

/**
 * Calls the console's API. After a 401 the token is renewed and the call is repeated, which is safe because a refused
 * call has not run. Every other failure is thrown as a `Problem`.
 */
export function createCall(session: TokenSource): Call {
  return async <Name extends CallName>(name: Name, input: InputOf<Name>, signal?: AbortSignal) => {
    const token = await session.accessToken();
    const first = await send(name, input, { token, signal });
    if (first.status !== UNAUTHORIZED) {
      return readResponse<ResultOf<Name>>(first);
    }
    await session.refused(token);
    return readResponse<ResultOf<Name>>(await send(name, input, { token: await session.accessToken(), signal }));
  };
}

async function send(name: CallName, input: unknown, options: { token: string; signal: AbortSignal | undefined }) {
  const method = name === 'me' ? 'GET' : 'POST';
  const path = name.startsWith('playground.') ? name.replace('.', '/') : `operations/${name}`;
  const limit = AbortSignal.timeout(ANSWER_MS_MAX);
  try {
    return await fetch(`/api/console/${name === 'me' ? 'me' : path}`, {
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
