import { callTexts } from '../texts/calls.ts';
import { Problem } from './problem.ts';

/** Where people sign in, as `config.json` beside the pages says. */
export interface Config {
  /** The OpenID Connect issuer; its discovery document names its endpoints. */
  readonly issuer: string;
  /** The client id under which the console is registered with the issuer. */
  readonly client_id: string;
}

// Even a slow connection loads this small file in a minute; after that, an error helps more than an empty page.
const LOAD_MS_MAX = 60_000;

/**
 * Reads `config.json`, which the deployment writes.
 *
 * @throws Problem if the file cannot be loaded, or does not say where people sign in.
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('config.json', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(LOAD_MS_MAX),
  }).catch(() => Promise.reject(new Problem(0, callTexts.unreachable)));
  if (!response.ok) {
    throw new Problem(-1, `The request for config.json was answered with ${response.status}.`);
  }
  const { issuer, client_id } = (await response.json().catch(() => ({}))) as Partial<Config>;
  if (typeof issuer !== 'string' || typeof client_id !== 'string') {
    throw new Problem(-1, 'config.json must name the issuer and the client_id.');
  }
  return { issuer, client_id };
}
