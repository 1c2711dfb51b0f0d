import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An API that a command calls, and the key that it calls it with. */
interface CalledApi {
  readonly baseUrl: string;
  readonly key: string;
}

/** Why no API can be called, in a sentence for the person at the terminal. */
export class NoApiError extends Error {}

/**
 * The API at a URL with the key of KC_API_KEY; without a URL the local one that runs on this state, with the key of its
 * demonstration company unless KC_API_KEY is set. Throws NoApiError.
 */
export async function findApi(url: string | null, data: string): Promise<CalledApi> {
  const key = keyOfCaller();
  if (url !== null) {
    if (key === undefined) {
      throw new NoApiError('Set KC_API_KEY to a key of that API.');
    }
    return { baseUrl: url.replace(/\/+$/, ''), key };
  }
  const text = await readFile(join(data, 'demo.json'), 'utf8').catch(() => {
    throw new NoApiError(
      'The local API is not running with its demonstration: start it with npm start, or give --url.',
    );
  });
  const demo = JSON.parse(text);
  return { baseUrl: demo.base_url, key: key ?? demo.key };
}

// The only environment variable of these commands: a key on a command line is seen by everybody on the machine.
function keyOfCaller(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  return process.env.KC_API_KEY || undefined;
}
