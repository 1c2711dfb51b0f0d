// Guarantee: only an access token that the pool signed for the console, now, for a member, opens the console's API;
// everything else gets the same answer to the last byte, and a person without an active membership is told so. Real
// HTTP through the distribution, the authorizer and its function. Risk: a forged, stolen or old token opens a company.

import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/durations.ts';
import { administer } from '../../harness/administer.ts';
import { type ConsoleStage, consoleOf, makeConsoleCompany } from '../../harness/console/console-company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { signInTo, tokensOf } from '../../harness/sign-in.ts';

const INVITATION_DAYS = 7;
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
let own: Awaited<ReturnType<typeof startOwnCloud>>;
let stage: ConsoleStage;
let companyId: string;
let signedIn: { readonly access_token: string; readonly id_token: string };
let publicKey: Readonly<Record<string, unknown>>;
// Publishes the foreign key under the id of the pool's own, to anybody who follows the address in a token.
const attacker = createServer(async (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ keys: [{ ...(await exportJWK(foreign.publicKey)), ...header(), use: 'sig' }] }));
});

beforeAll(async () => {
  own = await startOwnCloud();
  stage = consoleOf(own.cloud);
  const company = await makeConsoleCompany(stage);
  ({ companyId } = company);
  const [administrator] = company.people;
  assert(administrator);
  signedIn = await tokensOf({ consoleUrl: stage.url, ...administrator });
  const { iss } = decodeJwt(signedIn.access_token);
  const { keys } = (await (await fetch(`${iss}/.well-known/jwks.json`)).json()) as { keys: (typeof publicKey)[] };
  publicKey = keys.find(({ kid }) => kid === header().kid) ?? {};
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  attacker.close();
  await own.cloud.stop();
});

const claims = () => decodeJwt(signedIn.access_token);
const header = () => decodeProtectedHeader(signedIn.access_token) as JWTHeaderParameters;
const seconds = () => Math.floor(own.cloud.clock.now() / 1_000);
/**
 * Creates a token that the pool itself signs: the claims and the header of a valid one with changes; undefined omits a
 * claim. Only the check that a test names can refuse it.
 */
const signed = (changed: Record<string, unknown>, headers: Record<string, unknown> = {}) => {
  const all = Object.entries({ ...claims(), ...changed }).filter(([, value]) => value !== undefined);
  return own.cloud.standIns.cognito.sign(Object.fromEntries(all), headers);
};
const attackerUrl = () => `http://127.0.0.1:${(attacker.address() as AddressInfo).port}/keys.json`;
const forged = (more: Record<string, unknown> = {}) =>
  new SignJWT(claims()).setProtectedHeader({ ...header(), ...more }).sign(foreign.privateKey);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const withPart = (at: number, change: (text: string) => string) =>
  signedIn.access_token
    .split('.')
    .map((text, i) => (i === at ? change(text) : text))
    .join('.');
const flip = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);
const byPublicKey = (secret: string) => {
  const text = `${part({ ...header(), alg: 'HS256' })}.${part(claims())}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

const TOKENS: readonly (readonly [name: string, token: () => string | Promise<string>])[] = [
  ['the id token', () => signedIn.id_token],
  ['a token for another use', () => signed({ token_use: 'id' })],
  ['a token without a use', () => signed({ token_use: undefined })],
  ['a token of another client', () => signed({ client_id: 'another' })],
  ['a token without a client', () => signed({ client_id: undefined })],
  ['a token with the client as its audience', () => signed({ client_id: undefined, aud: claims().client_id })],
  ['a token of another issuer', () => signed({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Another' })],
  ["a token of this pool's neighbor", () => signed({ iss: `${claims().iss}2` })],
  ['a token without an issuer', () => signed({ iss: undefined })],
  ['an expired token', () => signed({ exp: seconds() - 6 })],
  ['a token that never expires', () => signed({ exp: undefined })],
  ['a token with a string as its expiry', () => signed({ exp: '9999999999' })],
  ['a token that begins later', () => signed({ nbf: seconds() + 60 })],
  ['a token without a time', () => signed({ iat: undefined })],
  ['a token without a subject', () => signed({ sub: undefined })],
  ['a token with an empty subject', () => signed({ sub: '' })],
  ['a token that somebody else signed', () => forged()],
  ['a token with an unknown key id', () => signed({}, { kid: 'unknown' })],
  ['a token without the id of its key', () => signed({}, { kid: undefined })],
  ['a token that brings its own key', async () => forged({ jwk: await exportJWK(foreign.publicKey) })],
  ['a token that says where its key is', () => forged({ jku: attackerUrl() })],
  ['a token with an unknown critical header', () => signed({}, { crit: ['for-one-use'], 'for-one-use': true })],
  ['no algorithm', () => `${part({ alg: 'none' })}.${part(claims())}.`],
  ['no algorithm, with the signature kept', () => withPart(0, () => part({ ...header(), alg: 'none' }))],
  ['another algorithm for the same key', () => signed({}, { alg: 'RS512' })],
  ['another algorithm than the one that signed', () => withPart(0, () => part({ ...header(), alg: 'RS512' }))],
  ['HS256 with the modulus of the public key', () => byPublicKey(`${publicKey.n}`)],
  ['HS256 with the published public key', () => byPublicKey(JSON.stringify(publicKey))],
  ['a changed claim', () => withPart(1, () => part({ ...claims(), sub: randomUUID() }))],
  ['a changed signature', () => withPart(2, flip)],
  ['a signature cut short', () => withPart(2, (text) => text.slice(0, -4))],
  ['no signature', () => withPart(2, () => '')],
  ['two parts', () => signedIn.access_token.split('.').slice(0, 2).join('.')],
  ['a token of 5,000 characters', () => `${signedIn.access_token}${'A'.repeat(5_000)}`],
  ['random bytes', () => `${randomBytes(20).toString('hex')}.${randomBytes(80).toString('hex')}.AAAA`],
];
const HEADERS: readonly (readonly [name: string, headers: () => [string, string][]])[] = [
  ['no header', () => []],
  ['an empty header', () => [['authorization', '']]],
  ['the scheme alone', () => [['authorization', 'Bearer']]],
  ['no scheme', () => [['authorization', signedIn.access_token]]],
  ['another scheme', () => [['authorization', `Basic ${signedIn.access_token}`]]],
  ['the token twice', () => [['authorization', `Bearer ${signedIn.access_token}, Bearer ${signedIn.access_token}`]]],
  ['a cookie', () => [['cookie', `access_token=${signedIn.access_token}`]]],
];

async function answerTo(headers: [string, string][], path = 'me') {
  const company = { method: 'POST', body: JSON.stringify({ company_id: companyId }) };
  const call = path === 'me' ? {} : company;
  const type: [string, string] = ['content-type', 'application/json'];
  const response = await fetch(`${stage.url}api/console/${path}`, { ...call, headers: [...headers, type] });
  return { status: response.status, text: await response.text(), names: [...response.headers.keys()].sort() };
}
const withToken = (token: string, path?: string) => answerTo([['authorization', `Bearer ${token}`]], path);

describe.each(['me', 'operations/company.show', 'operations/no.such', 'playground/ask'])('%s', (path) => {
  it.each([
    ...TOKENS.map(([name, token]) => [name, async () => [['authorization', `Bearer ${await token()}`]]] as const),
    ...HEADERS.map(([name, headers]) => [name, async () => headers()] as const),
  ])('refuses %s as it refuses any other', async (_name, headers) => {
    const refused = await answerTo((await headers()) as [string, string][], path);
    const { names } = await answerTo([], path);
    expect(refused).toEqual({ status: 401, text: '{"error":"Sign in again."}', names });
  });
});

it('accepts a token that is signed in the same way and is valid', async () => {
  expect((await withToken(await signed({}, { typ: 'JWT' }))).status).toBe(200);
  expect((await withToken(signedIn.access_token, 'operations/company.show')).status).toBe(200);
});

it('refuses a token sixteen minutes later, when its fifteen minutes are over', async () => {
  own.cloud.clock.move(16 * 60_000);
  expect((await withToken(signedIn.access_token)).status).toBe(401);
  own.cloud.clock.reset();
  expect((await withToken(signedIn.access_token)).status).toBe(200);
});

it.each(['me', 'operations/company.show', 'operations/no.such'])(
  'tells a person without a membership at %s that there is none, and nothing else',
  async (path) => {
    const error =
      'You are not a member of any company here, or your invitation has expired. Ask the administrator of your company.';
    const refused = await withToken(await signed({ sub: randomUUID() }), path);
    expect(refused).toMatchObject({ status: 403, text: JSON.stringify({ error }) });
  },
);

it('refuses an expired invitation, and accepts it once it was sent again', async () => {
  const email = `newcomer.${randomUUID()}@example.com`;
  const member = await administer(own.access, 'member.invite', { company_id: companyId, email, role: 'viewer' });
  const sub = await subOf(email);
  const now = () => ({ sub, iat: seconds(), exp: seconds() + 60 });
  own.cloud.clock.move(INVITATION_DAYS * DAY_MS + 1_000);
  expect((await withToken(await signed(now()))).status).toBe(403);
  await administer(own.access, 'member.resend', { member_id: member.id });
  expect((await withToken(await signed(now()))).status).toBe(200);
  own.cloud.clock.move(INVITATION_DAYS * DAY_MS + 1_000);
  // An accepted invitation does not expire.
  expect((await withToken(await signed(now()))).status).toBe(200);
  own.cloud.clock.reset();
});

async function subOf(email: string): Promise<string> {
  const { id: UserPoolId, ...access } = stage.pool;
  const client = new CognitoIdentityProviderClient(access);
  const password = `Local-1-${randomBytes(9).toString('base64url')}`;
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
  );
  client.destroy();
  return decodeJwt(await signInTo({ consoleUrl: stage.url, email, password })).sub ?? '';
}
