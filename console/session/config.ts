/** Where people sign in: what `config.json` beside the pages says. */
export interface Config {
  /** The issuer of the tokens; its discovery document names the other addresses. */
  readonly issuer: string;
  /** The console as the issuer knows it. */
  readonly client_id: string;
}

const LOAD_MS_MAX = 60_000;

/** Reads `config.json`, which the deployment writes. */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('config.json', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(LOAD_MS_MAX),
  });
  if (!response.ok) {
    throw new Error(`config.json was answered with ${response.status}.`);
  }
  const { issuer, client_id } = (await response.json()) as Partial<Config>;
  if (typeof issuer !== 'string' || typeof client_id !== 'string') {
    throw new Error('config.json must name the issuer and the client_id.');
  }
  return { issuer, client_id };
}
