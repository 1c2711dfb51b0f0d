import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../functions/endpoints.ts';

/** The API that a command calls, and the key for it. */
export interface CalledApi {
  readonly baseUrl: string;
  readonly key: string;
}

const ADDRESS = /^https?:\/\/[^/]/i;

/** The error when there is no API to call; its message is for the person at the terminal. */
export class NoApiError extends Error {}

/**
 * Finds the API at a URL, with the key in KC_API_KEY. Without a URL it is the local API whose state is in the folder
 * `data`, with the key of its demonstration company unless KC_API_KEY is set.
 *
 * @throws NoApiError when there is none.
 */
export async function findApi(url: string | null, data: string): Promise<CalledApi> {
  const key = keyOfCaller();
  if (key !== undefined && !isKeyLike(key)) {
    throw new NoApiError('KC_API_KEY contains a character that no key has. Copy the key again.');
  }
  if (url !== null) {
    if (!ADDRESS.test(url)) {
      throw new NoApiError('--url takes the base URL of an API, such as https://api.example.com.');
    }
    if (key === undefined) {
      throw new NoApiError('Set KC_API_KEY to a key of that API.');
    }
    return { baseUrl: withoutPath(url), key };
  }
  const text = await readFile(join(data, 'demo.json'), 'utf8').catch(() => {
    throw new NoApiError(
      'The local API is not running with its demonstration: start it with npm start, or give --url.',
    );
  });
  const demo = demonstrationIn(text);
  return { baseUrl: demo.base_url, key: key ?? demo.key };
}

// The URL is often copied together with the path that all endpoints have in common.
function withoutPath(url: string): string {
  const base = url.replace(/\/+$/, '');
  return base.endsWith(BASE_PATH) ? base.slice(0, -BASE_PATH.length).replace(/\/+$/, '') : base;
}

/** Whether a header can carry this text as a key: keys consist of printable ASCII characters. */
export function isKeyLike(key: string): boolean {
  return /^[!-~]+$/.test(key);
}

function demonstrationIn(text: string): { readonly base_url: string; readonly key: string } {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoApiError('The demo.json of the local API is damaged: run npm start again, which writes a new one.');
  }
}

// An environment variable, because everybody on the machine can see the arguments of a command. Trimmed, because values
// from a file with Windows line endings end with a carriage return.
function keyOfCaller(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  return process.env.KC_API_KEY?.trim() || undefined;
}
