// Guarantee: tokens are renewed a minute before they end, each time with the newest refresh token, and as the same
// person; only an answer of the issuer ends a session. Risk: a refresh token that works once is used twice, which ends
// the session after half an hour, or a moment without a network signs somebody out.
import { ErrorResponse, type OidcClient } from 'oidc-client-ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { redeemCode, renew, type Tokens } from '../../../console/session/tokens.ts';

const NOW = 5_000;
const ADDRESS = 'https://console.example.com/?code=c&state=s';
const TOKENS: Tokens = { personId: 'ann', accessToken: 'a1', refreshToken: 'r1', renewAt: 0, returnTo: '#/here' };

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(NOW));

// Creates a client whose issuer gives this answer, and remembers the refresh tokens that it was given.
function clientOf(answer: () => object) {
  const given: string[] = [];
  const client = {
    processSigninResponse: async (address: string) => (address === ADDRESS ? answer() : null),
    useRefreshToken: async ({ state }: { state: { refresh_token: string } }) => {
      given.push(state.refresh_token);
      return answer();
    },
  };
  return { client: client as unknown as OidcClient, given };
}

const answered = (more: object = {}) => ({
  access_token: 'a2',
  refresh_token: 'r2',
  expires_in: 900,
  profile: { sub: 'ann' },
  userState: '#/keys',
  ...more,
});

it('redeems a code for tokens, which are renewed a minute before they end', async () => {
  const { client } = clientOf(answered);
  expect(await redeemCode(client, ADDRESS)).toEqual({
    personId: 'ann',
    accessToken: 'a2',
    refreshToken: 'r2',
    renewAt: NOW + 840_000,
    returnTo: '#/keys',
  });
});

it.each([
  ['after half of a lifetime that is shorter than two minutes', 60, 30_000],
  ['after fourteen minutes if the issuer names no lifetime', undefined, 840_000],
])('renews %s', async (_when, expires_in, after) => {
  const { client } = clientOf(() => answered({ expires_in }));
  expect((await redeemCode(client, ADDRESS)).renewAt).toBe(NOW + after);
});

it('renews with the newest refresh token, which works once, and keeps it when the issuer gives no other', async () => {
  const { client, given } = clientOf(answered);
  const second = await renew(client, TOKENS);
  expect(second).toEqual({
    ...TOKENS,
    accessToken: 'a2',
    refreshToken: 'r2',
    renewAt: NOW + 840_000,
    returnTo: '#/keys',
  });
  await renew(client, second ?? TOKENS);
  expect(given).toEqual(['r1', 'r2']);
  const { client: silent } = clientOf(() => answered({ refresh_token: undefined }));
  expect(await renew(silent, TOKENS)).toMatchObject({ refreshToken: 'r1' });
});

it('keeps the person who signed in, whatever a renewal says', async () => {
  const { client } = clientOf(() => answered({ profile: { sub: 'somebody else' } }));
  expect(await renew(client, TOKENS)).toMatchObject({ personId: 'ann' });
});

it('a session has ended when the issuer says so, or without a refresh token', async () => {
  const { client, given } = clientOf(() => {
    throw new ErrorResponse({ error: 'invalid_grant' });
  });
  expect(await renew(client, TOKENS)).toBeNull();
  expect(await renew(client, { ...TOKENS, refreshToken: null })).toBeNull();
  expect(given).toEqual(['r1']);
});

it('a session has not ended when the issuer only cannot be reached', async () => {
  const { client } = clientOf(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(renew(client, TOKENS)).rejects.toThrow('Failed to fetch');
});
