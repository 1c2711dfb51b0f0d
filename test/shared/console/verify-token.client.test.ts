// Guarantee: a valid access token of this client, signed by the pool, identifies its person; anything else is refused,
// and if the keys cannot be fetched, there is no verdict. Risk: an ID token, a token of another client or an expired
// one signs in.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTokenVerifier } from '../../../shared/console/verify-token.client.ts';
import { serve } from '../aws/scripted-server.fixture.ts';

const NOW_SECONDS = Date.parse('2026-11-20T06:00:00Z') / 1_000;
const POOL = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const SECOND = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const OTHER = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const CURVE = generateKeyPairSync('ec', { namedCurve: 'P-256' });

async function openPool(status = 200) {
  const keys = [{ ...(await exportJWK(POOL.publicKey)), kid: 'pool', use: 'sig' }];
  // A pool of Cognito has two keys: one for ID tokens, the other for access tokens.
  keys.push({ ...(await exportJWK(SECOND.publicKey)), kid: 'second', use: 'sig' });
  keys.push({ ...(await exportJWK(CURVE.publicKey)), kid: 'curve', use: 'sig' });
  const asked: (string | undefined)[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.headers.connection);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys }));
  });
  const issuer = `${origin}/pool`;
  const verify = createTokenVerifier({ issuer, clientId: 'console' });
  return { issuer, asked, verify: (token: string) => verify(token, NOW_SECONDS * 1_000) };
}

interface Made {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: { readonly alg?: string; readonly kid?: string | undefined; readonly crit?: string[] };
  readonly key?: KeyObject;
}

function tokenOf(issuer: string, { claims = {}, header = {}, key = POOL.privateKey }: Made): Promise<string> {
  const allClaims = {
    sub: 'person',
    iss: issuer,
    client_id: 'console',
    token_use: 'access',
    iat: NOW_SECONDS - 60,
    exp: NOW_SECONDS + 840,
    ...claims,
  };
  const given = Object.fromEntries(Object.entries(allClaims).filter(([, value]) => value !== undefined));
  const crit = Object.fromEntries((header.crit ?? []).map((name) => [name, true]));
  const full = { alg: 'RS256', kid: 'pool', ...header, ...crit } as JWTHeaderParameters;
  return new SignJWT(given).setProtectedHeader(full).sign(key, { crit });
}

it.each([
  ['is valid', {}],
  ['expired less than five seconds ago, because clocks differ', { exp: NOW_SECONDS - 4 }],
])('identifies the person of a token that %s', async (_when, claims) => {
  const { issuer, verify } = await openPool();
  expect(await verify(await tokenOf(issuer, { claims }))).toEqual({ personId: 'person' });
});

it('reads the keys of the pool once, over a connection that a frozen instance does not keep', async () => {
  const { issuer, asked, verify } = await openPool();
  for (let tokens = 0; tokens < 2; tokens += 1) {
    await verify(await tokenOf(issuer, {}));
  }
  expect(asked).toEqual(['close']);
});

const REFUSED: readonly (readonly [what: string, made: Made])[] = [
  ['an ID token', { claims: { token_use: 'id' } }],
  ['a token without a use', { claims: { token_use: undefined } }],
  ['a token of another client', { claims: { client_id: 'other' } }],
  ['a token without a client', { claims: { client_id: undefined, aud: 'console' } }],
  ['a token of another issuer', { claims: { iss: 'http://127.0.0.1/other' } }],
  ['a token that expired six seconds ago', { claims: { exp: NOW_SECONDS - 6 } }],
  ['a token that never expires', { claims: { exp: undefined } }],
  ['a token that is not valid yet', { claims: { nbf: NOW_SECONDS + 6 } }],
  ['a token with an empty person', { claims: { sub: '' } }],
  ['a token without a person', { claims: { sub: undefined } }],
  ['a token with a foreign signature', { key: OTHER.privateKey }],
  ['a token of a key that the pool does not have', { header: { kid: 'none' } }],
  ['a token that does not name its key', { header: { kid: undefined } }],
  ['a token with a critical header that this verifier does not know', { header: { crit: ['for-one-use'] } }],
  ['a token in another algorithm of the same key', { header: { alg: 'RS512' } }],
  ['a token in another algorithm', { header: { alg: 'ES256', kid: 'curve' }, key: CURVE.privateKey }],
];

it.each(REFUSED)('the console refuses %s', async (_what, made) => {
  const { issuer, verify } = await openPool();
  expect(await verify(await tokenOf(issuer, made))).toBeNull();
});

it('refuses a token without a signature, and anything that is not a token', async () => {
  const { issuer, verify } = await openPool();
  const [, payload] = (await tokenOf(issuer, {})).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  expect(await verify(`${header}.${payload}.`)).toBeNull();
  expect(await verify('a.b.c')).toBeNull();
});

it('gives no verdict while the keys of the pool cannot be fetched', async () => {
  const { issuer, verify } = await openPool(503);
  await expect(verify(await tokenOf(issuer, {}))).rejects.toThrow();
});

it('waits for the keys of the pool for at most three seconds', async () => {
  const { issuer, verify } = await openPool();
  const token = await tokenOf(issuer, {});
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await verify(token);
  expect(timeout.mock.calls).toEqual([[3_000]]);
});
