import { createHash, randomBytes } from 'node:crypto';

/** The credentials of a person, and the console to sign in to. */
interface SignIn {
  readonly consoleUrl: string;
  readonly email: string;
  readonly password: string;
}

/** Signs in as a browser does, with code and PKCE, and returns the access token. */
export async function signInTo(person: SignIn): Promise<string> {
  return (await tokensOf(person)).access_token;
}

/** Signs in and returns all tokens, the id token included. */
export async function tokensOf({ consoleUrl, email, password }: SignIn) {
  const { issuer, client_id } = await readJson(`${consoleUrl}config.json`);
  const pool = await readJson(`${issuer}/.well-known/openid-configuration`);
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: `${client_id}`,
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: consoleUrl,
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const cookies = new Map<string, string>();
  const visit = async (url: URL | string, body?: URLSearchParams): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(url, { method, redirect: 'manual', headers: { cookie }, ...(body && { body }) });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get('location') ?? 'about:blank', pool.authorization_endpoint);
  };
  const login = await visit(`${pool.authorization_endpoint}?${query}`);
  const resume = await visit(login, new URLSearchParams({ email, password }));
  const code = (await visit(resume)).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: consoleUrl,
    client_id: `${client_id}`,
    code_verifier: verifier,
  };
  const tokens = await readJson(`${pool.token_endpoint}`, { method: 'POST', body: new URLSearchParams(form) });
  return { access_token: tokens.access_token ?? '', id_token: tokens.id_token ?? '' };
}

async function readJson(url: string, init: RequestInit = {}): Promise<Readonly<Record<string, string>>> {
  return (await (await fetch(url, init)).json()) as Record<string, string>;
}
