import type { OidcMetadata } from 'oidc-client-ts';
import { callTexts } from '../texts/calls.ts';
import { Problem } from './problem.ts';

/** Where people sign in, from `config.json`, which is deployed beside the pages. */
export interface Config {
  /** The OpenID Connect issuer; its discovery document names its endpoints. */
  readonly issuer: string;
  /** The client id under which the console is registered with the issuer. */
  readonly client_id: string;
  /** The discovery document, if it has been loaded before. */
  readonly metadata?: Partial<OidcMetadata>;
}

// Holds no token: only what config.json and the discovery document say to everyone.
const KEPT = 'sign-in-at';

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

/** Remembers where the person is sent to sign in, until they come back to this window. */
export function keepConfig(config: Config): void {
  sessionStorage.setItem(KEPT, JSON.stringify(config));
}

/**
 * Returns where the person was sent to sign in, once, or null if nothing is remembered. A person who comes back then
 * waits for neither `config.json` nor the discovery document. The code of a sign-in can be redeemed only there, even if
 * another issuer has been deployed since.
 */
export function takeKeptConfig(): Config | null {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return kept === null ? null : (JSON.parse(kept) as Config);
}
