import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import type { Config } from './config.ts';

/** Returns a client of the issuer that uses the authorization code flow with PKCE. */
export function createClient({ issuer, client_id, metadata }: Config): OidcClient {
  return new OidcClient({
    authority: issuer,
    ...(metadata === undefined ? {} : { metadata }),
    client_id,
    redirect_uri: `${location.origin}/`,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: 'code',
    scope: 'openid email',
    // Stores the state and the PKCE verifier of a sign-in in progress, never a token.
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'sign-in.' }),
  });
}
