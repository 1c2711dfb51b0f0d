import { ErrorResponse, type OidcClient, type RefreshState, type SigninResponse } from 'oidc-client-ts';

/** The tokens of a signed-in person. They are kept in memory only, so a reload signs in again. */
export interface Tokens {
  readonly personId: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** When to renew, by `performance.now()`, because the clock of the machine may be wrong or may change. */
  readonly renewAt: number;
  /** The route to return to, stored when the sign-in began. */
  readonly returnTo: string;
}

// A margin for the duration of a request, and for clocks of the issuer and the API that differ a little.
const RENEW_BEFORE_SECONDS = 60;
// Used only when the issuer names no lifetime; lib/constructs/console-client.ts sets 15 minutes.
const LIFETIME_SECONDS = 900;

/**
 * Redeems the code of a completed sign-in; `address` is the one to which the issuer redirected the browser.
 *
 * @throws if the issuer reports an error, or if this window did not start the sign-in.
 */
export async function redeemCode(client: OidcClient, address: string): Promise<Tokens> {
  return tokensOf(await client.processSigninResponse(address), null);
}

/**
 * Renews the tokens; returns null when the session has ended.
 *
 * @throws if the issuer cannot be reached.
 */
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
