import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';
import type { PeopleStore, Person } from './people.ts';
import type { PoolClient } from './user-pool.ts';

// The hour after which Cognito's own pages ask for the password again.
const SESSION_SECONDS = 3_600;
// Cognito's authorization codes are valid for five minutes.
const CODE_SECONDS = 300;
// Enough to type a password and choose a new one. Not measured.
const SIGN_IN_SECONDS = 600;
// Longer than refresh tokens, which end with their grant.
const GRANT_SECONDS = 86_400;

type Jwk = Awaited<ReturnType<typeof exportJWK>>;

/** Signs an access token; `header` replaces parts of its header. */
export type SignToken = (claims: Record<string, unknown>, header?: Partial<JWTHeaderParameters>) => Promise<string>;

/** The two key pairs of a pool, as JWKs: one signs ID tokens, the other access tokens. */
export interface Keys {
  readonly idTokenKey: Jwk;
  readonly publicKeys: readonly Jwk[];
  readonly sign: SignToken;
}

/** Creates two RSA key pairs, new at every start. */
export async function createKeys(): Promise<Keys> {
  const [forIds, forAccess] = [await createPair(), await createPair()];
  return {
    idTokenKey: forIds.privateJwk,
    publicKeys: [forIds.publicJwk, forAccess.publicJwk],
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ kid: forAccess.kid, alg: 'RS256', ...header })
        .sign(forAccess.privateKey, { crit: Object.fromEntries((header.crit ?? []).map((name) => [name, true])) }),
  };
}

async function createPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const marks = { kid: randomBytes(16).toString('base64'), alg: 'RS256', use: 'sig' };
  const [privateJwk, publicJwk] = [await exportJWK(privateKey), await exportJWK(publicKey)];
  return { kid: marks.kid, privateKey, privateJwk: { ...privateJwk, ...marks }, publicJwk: { ...publicJwk, ...marks } };
}

/** The pool's people and clients, and the clock. */
interface ProviderOptions {
  readonly people: PeopleStore;
  readonly clientOf: (id: string) => PoolClient | undefined;
  readonly now: () => number;
}

/** Creates a certified OpenID provider with the claims, paths and lifetimes that Cognito has. */
export function createProvider(
  issuer: string,
  { people, clientOf, now }: ProviderOptions,
  { adapter, keys }: { adapter: Configuration['adapter']; keys: Keys },
): Provider {
  const provider = new Provider(issuer, {
    adapter,
    jwks: { keys: [keys.idTokenKey as never] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    routes: { authorization: '/oauth2/authorize', token: '/oauth2/token', revocation: '/oauth2/revoke' },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true }, userinfo: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/login/${uid}` },
    claims: { openid: ['sub', 'token_use', 'cognito:username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    scopes: ['openid', 'email'],
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: (_ctx, _token, client) => clientOf(client.clientId)?.accessTokenSeconds ?? 0,
      IdToken: (_ctx, _token, client) => clientOf(client.clientId)?.idTokenSeconds ?? 0,
      RefreshToken: (_ctx, _token, client) => clientOf(client.clientId)?.refreshTokenSeconds ?? 0,
      AuthorizationCode: CODE_SECONDS,
      Interaction: SIGN_IN_SECONDS,
      Grant: GRANT_SECONDS,
      Session: SESSION_SECONDS,
    },
    findAccount: async (_ctx, sub) => accountOf(people.findOrNull(sub)),
    loadExistingGrant: async (ctx) => {
      const { client, session, provider: own } = ctx.oidc;
      const grant = new own.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  // Cognito's access tokens have no audience, but the provider cannot issue a JWT without one: this signs its own.
  provider.use(async (ctx, next) => {
    await next();
    const { AccessToken: token } = ctx.oidc?.entities ?? {};
    if (ctx.path === '/oauth2/token' && ctx.status === 200 && token !== undefined) {
      const body = ctx.body as Record<string, unknown>;
      ctx.body = { ...body, access_token: await keys.sign(accessClaims(token as never, { issuer, clientOf, now })) };
    }
  });
  return provider;
}

function accountOf(person: Person | null) {
  if (person === null || !person.isEnabled) {
    return undefined;
  }
  const { sub, email } = person;
  const claims = { sub, email, email_verified: true, 'cognito:username': sub, token_use: 'id' };
  return { accountId: sub, claims: () => claims };
}

function accessClaims(
  token: { readonly accountId: string; readonly clientId: string; readonly scope: string; readonly grantId: string },
  { issuer, clientOf, now }: Pick<ProviderOptions, 'clientOf' | 'now'> & { readonly issuer: string },
): Record<string, unknown> {
  const seconds = Math.floor(now() / 1000);
  return {
    sub: token.accountId,
    iss: issuer,
    version: 2,
    client_id: token.clientId,
    origin_jti: token.grantId,
    event_id: randomUUID(),
    token_use: 'access',
    scope: token.scope,
    auth_time: seconds,
    exp: seconds + (clientOf(token.clientId)?.accessTokenSeconds ?? 0),
    iat: seconds,
    jti: randomUUID(),
    username: token.accountId,
  };
}
