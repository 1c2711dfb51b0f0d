// Guarantee: a call whose token is refused is sent once more, with a new token; any other response is final. A call
// sends no cookie, follows no redirect, and its response is not stored. Risk: a person who works longer than a token is
// valid is told that the session has ended, one click has its effect twice, or a token follows a redirect to another
// host.
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createCall } from '../../../console/calls/call.ts';

afterEach(() => vi.unstubAllGlobals());

// Creates a call that is answered with these statuses in turn. Its session gets a new token after each refusal.
function callOf(statuses: readonly (number | ResponseInit)[]) {
  const refused: string[] = [];
  const sent: { readonly path: string; readonly token: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const token = new Headers(headers).get('authorization') ?? '';
    sent.push({ path, token, body });
    const answer = statuses[sent.length - 1] ?? 500;
    return Response.json({ error: 'No.' }, typeof answer === 'number' ? { status: answer } : answer);
  });
  const session = {
    accessToken: async () => `token-${refused.length + 1}`,
    renewRefused: async (token: string) => void refused.push(token),
  };
  return { call: createCall(session), sent, refused };
}

const KEY = { key_id: 'feedbeef-cafe-4000-8000-000000000001' };
const revoking = (token: string) => ({
  path: '/api/console/operations/key.revoke',
  token: `Bearer ${token}`,
  body: JSON.stringify(KEY),
});

it('a call is sent again with a new token when its first token is refused', async () => {
  const { call, sent, refused } = callOf([401, 200]);
  await call('key.revoke', KEY);
  expect(sent).toEqual([revoking('token-1'), revoking('token-2')]);
  expect(refused).toEqual(['token-1']);
});

it('a call is sent at most twice', async () => {
  const { call, sent } = callOf([401, 401, 200]);
  await expect(call('key.revoke', KEY)).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(2);
});

it.each([400, 403, 404, 409, 429, 500, 503])('a call is sent once when it is answered with %d', async (status) => {
  const { call, sent, refused } = callOf([status, 200]);
  await expect(call('key.revoke', KEY)).rejects.toMatchObject({ status, message: 'No.' });
  expect(sent).toEqual([revoking('token-1')]);
  expect(refused).toEqual([]);
});

it.each([409, 429])('a call is sent again after the Retry-After of a %d, at most three times', async (status) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const busy = { status, headers: { 'retry-after': '2' } };
  const { call, sent } = callOf([busy, busy, 200]);
  const passed = call('key.revoke', KEY);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_001);
  await passed;
  expect(sent).toHaveLength(3);
  const never = callOf([busy, busy, busy, busy, 200]);
  const refused = expect(never.call('key.revoke', KEY)).rejects.toMatchObject({ status });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(never.sent).toHaveLength(4);
});

it.each([
  ['key.revoke', { status: 429, headers: { 'retry-after': '3600' } }],
  ['key.revoke', { status: 503, headers: { 'retry-after': '1' } }],
  ['playground.ask', { status: 409, headers: { 'retry-after': '1' } }],
] as const)('%s is sent once when it is answered with %j', async (name, answer) => {
  const { call, sent } = callOf([answer, 200]);
  await expect(call(name, KEY as never)).rejects.toMatchObject({ status: answer.status });
  expect(sent).toHaveLength(1);
});

it('a call sends no cookie, follows no redirect, and its response is not stored', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const call = createCall({ accessToken: async () => 'token', renewRefused: async () => undefined });
  await call('key.revoke', KEY);
  await call('me', null);
  const safe = { credentials: 'omit', redirect: 'error', cache: 'no-store', signal: expect.any(AbortSignal) };
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };
  expect(fetched.mock.calls).toEqual([
    ['/api/console/operations/key.revoke', { ...safe, headers, method: 'POST', body: JSON.stringify(KEY) }],
    ['/api/console/me', { ...safe, headers, method: 'GET' }],
  ]);
});
