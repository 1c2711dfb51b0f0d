import { Problem } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';
import { fieldSentence } from '../texts/fields.ts';

/**
 * Reads the result of a call.
 *
 * @throws Problem with the API's message, or one that names the status if there is none.
 */
export async function readResponse<Result>(response: Response): Promise<Result> {
  const body = (await response.json().catch(() => null)) as { readonly error?: unknown } | null;
  if (response.ok && body !== null) {
    return body as Result;
  }
  const message = typeof body?.error === 'string' ? fieldSentence(body.error) : callTexts.unexplained(response.status);
  throw new Problem(response.status, message, secondsOf(response.headers.get('retry-after')));
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}
