import {
  ErrorResponse,
  OidcClient,
  type RefreshState,
  type SigninResponse,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { Config } from './config.ts';

/** The tokens of a signed-in person. They live in this object alone: a reload signs in again. */
export interface Tokens {
  readonly personId: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** When to renew, by `performance.now()`: the clock of the machine may be wrong. */
  readonly renewAt: number;
  /** What was given when the sign-in began: the route to come back to. */
  readonly returnTo: string;
}

const RENEW_BEFORE_SECONDS = 60;
const LIFETIME_SECONDS = 900;

/** The issuer, as this page talks to it: authorization code with PKCE. */
export function createClient({ issuer, client_id }: Config): OidcClient {
  return new OidcClient({
    authority: issuer,
    client_id,
    redirect_uri: `${location.origin}/`,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: 'code',
    scope: 'openid email',
    // Holds the state and the verifier of a sign-in in progress, never a token.
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'sign-in.' }),
  });
}

/** The tokens of a completed sign-in; the address is the one that the issuer sent the browser back to. */
export async function takeCode(client: OidcClient, address: string): Promise<Tokens> {
  return tokensOf(await client.processSigninResponse(address), null);
}

/** New tokens for old ones, or null when the session is over. */
export async function renew(client: OidcClient, tokens: Tokens): Promise<Tokens | null> {
  if (tokens.refreshToken === null) {
    return null;
  }
  const state: RefreshState = {
    refresh_token: tokens.refreshToken,
    session_state: null,
    scope: 'openid email',
    profile: { sub: tokens.personId, iss: '', aud: '', exp: 0, iat: 0 },
  };
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of the client, not a hook of React
    return tokensOf(await client.useRefreshToken({ state }), tokens);
  } catch (thrown) {
    if (thrown instanceof ErrorResponse) {
      return null;
    }
    throw thrown;
  }
}

function tokensOf(response: SigninResponse, before: Tokens | null): Tokens {
  const seconds = response.expires_in ?? LIFETIME_SECONDS;
  return {
    personId: before?.personId ?? response.profile.sub,
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? before?.refreshToken ?? null,
    renewAt: performance.now() + Math.max(seconds - RENEW_BEFORE_SECONDS, seconds / 2) * 1_000,
    returnTo: typeof response.userState === 'string' ? response.userState : '',
  };
}
