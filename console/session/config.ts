/** Where people sign in, as `config.json` beside the pages says. */
export interface Config {
  /** The OpenID Connect issuer; its discovery document names its endpoints. */
  readonly issuer: string;
  /** The client id under which the console is registered with the issuer. */
  readonly client_id: string;
}

// Even a slow connection loads this small file in a minute; after that, an error helps more than an empty page.
const LOAD_MS_MAX = 60_000;

/** Reads `config.json`, which the deployment writes. */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('config.json', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(LOAD_MS_MAX),
  });
  if (!response.ok) {
    throw new Error(`The request for config.json was answered with ${response.status}.`);
  }
  const { issuer, client_id } = (await response.json()) as Partial<Config>;
  if (typeof issuer !== 'string' || typeof client_id !== 'string') {
    throw new Error('config.json must name the issuer and the client_id.');
  }
  return { issuer, client_id };
}
