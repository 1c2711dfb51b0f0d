// Guarantee: a request that we sign ourselves names its service, Region and session, and its signature covers the query
// and the body. Risk: every search of a stage is refused, or a request is changed on its way.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSignedFetch, type SignedCall } from '../../../shared/aws/signed-fetch.client.ts';
import { RUNTIME, serve } from './scripted-server.fixture.ts';

const { signal } = new AbortController();

async function openService(runtime: Partial<typeof RUNTIME & { AWS_SESSION_TOKEN: string }> = {}) {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const got: { headers: Record<string, unknown>; url: unknown; body: string }[] = [];
  const origin = await serve(async (request, response) => {
    got.push({ headers: request.headers, url: request.url, body: await text(request) });
    response.end('{}');
  });
  const signedFetch = createSignedFetch('aoss', { ...RUNTIME, ...runtime });
  const send = async (path: string, over: Partial<SignedCall> = {}) => {
    await signedFetch({ method: 'POST', url: `${origin}${path}`, signal, ...over });
    return got.at(-1) ?? expect.fail();
  };
  return { send };
}

const signatureOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /Signature=([0-9a-f]{64})$/.exec(String(headers.authorization))?.[1] ?? expect.fail();

it('signs for its service and Region, with the hash of the body', async () => {
  const { send } = await openService();
  const { headers, url, body } = await send('/index/_search', { body: 'find', headers: { 'content-type': 'a/b' } });
  expect({ url, body, type: headers['content-type'] }).toEqual({ url: '/index/_search', body: 'find', type: 'a/b' });
  expect(headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIATRY\/20261120\/us-east-1\/aoss\/aws4_request, /,
  );
  expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update('find').digest('hex'));
  expect(headers).not.toHaveProperty('x-amz-security-token');
});

it('sends and signs the session token of temporary credentials', async () => {
  const { send } = await openService({ AWS_SESSION_TOKEN: 'session' });
  const { headers } = await send('/');
  expect(headers['x-amz-security-token']).toBe('session');
  expect(headers.authorization).toMatch(/SignedHeaders=[a-z0-9;-]*x-amz-security-token/);
});

it('signs equal requests equally, and a changed request differently', async () => {
  const { send } = await openService();
  const signatures = [
    await send('/a?x=1', { body: 'b' }),
    await send('/a?x=2', { body: 'b' }),
    await send('/b?x=1', { body: 'b' }),
    await send('/a?x=1', { body: 'c' }),
    await send('/a?x=1', { body: 'b', method: 'PUT' }),
    await send('/a?x=1', { body: 'b', headers: { 'content-type': 'a/b' } }),
  ].map(signatureOf);
  expect(new Set(signatures).size).toBe(signatures.length);
  expect(signatureOf(await send('/a?x=1', { body: 'b' }))).toBe(signatures[0]);
});

// Node offers a connection to the next request only a turn after the response.
async function connectionIsFree() {
  await setImmediate();
  await setImmediate();
}

// The server answers only the first request of each connection, like the one that a frozen instance had: when the
// instance runs again, the connection is gone.
it.each(['sns', 'sqs', 'secretsmanager', 'monitoring'])('does not use a connection to %s twice', async (service) => {
  const used = new WeakSet<object>();
  const url = await serve((request, response) => {
    if (!used.has(request.socket)) {
      used.add(request.socket);
      response.end('{}');
    }
  });
  const send = createSignedFetch(service, RUNTIME);
  for (let calls = 0; calls < 2; calls += 1) {
    const response = await send({ method: 'POST', url, body: 'x', signal: AbortSignal.timeout(60_000) });
    expect(await response.text()).toBe('{}');
    await connectionIsFree();
  }
});

it.each(['aoss', 'es'])('uses its connection to an index again (%s)', async (service) => {
  const sockets = new Set<object>();
  const url = await serve((request, response) => {
    sockets.add(request.socket);
    response.end('{}');
  });
  const send = createSignedFetch(service, RUNTIME);
  for (let calls = 0; calls < 2; calls += 1) {
    await (await send({ method: 'POST', url, body: 'x', signal })).text();
    await connectionIsFree();
  }
  expect(sockets.size).toBe(1);
});

it('sends nothing after its signal was aborted', async () => {
  const { send } = await openService();
  await expect(send('/', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});

it('ends a request that was sent when its signal is aborted', async () => {
  const caller = new AbortController();
  const url = await serve((_request, response) => {
    caller.abort();
    response.end('{}');
  });
  const call = { method: 'POST', url, signal: caller.signal } as const;
  await expect(createSignedFetch('aoss', RUNTIME)(call)).rejects.toMatchObject({ name: 'AbortError' });
});

it('ends the reading of an answer with the reason of its signal', async () => {
  const url = await serve((_request, response) => void response.write('{'));
  const caller = new AbortController();
  const answer = await createSignedFetch('aoss', RUNTIME)({ method: 'POST', url, body: 'x', signal: caller.signal });
  const read = answer.json();
  const reason = new Error('the caller is gone');
  caller.abort(reason);
  await expect(read).rejects.toBe(reason);
});

it('fails the reading of an answer when the connection is lost', async () => {
  const url = await serve((request, response) => {
    response.write('{');
    request.once('data', () => response.destroy());
  });
  const answer = await createSignedFetch('aoss', RUNTIME)({ method: 'POST', url, body: 'x', signal });
  await expect(answer.text()).rejects.toMatchObject({ code: 'ECONNRESET' });
});

// Every instance would load a second client, for nothing. No port is open at 1.
it("loads no client for `fetch`, because the SDK's is loaded anyway", async () => {
  const file = new URL('../../../shared/aws/signed-fetch.client.ts', import.meta.url);
  const code = `const { createSignedFetch } = await import(${JSON.stringify(file)});
    const send = createSignedFetch('aoss', ${JSON.stringify(RUNTIME)});
    await send({ method: 'GET', url: 'https://127.0.0.1:1/', signal: AbortSignal.timeout(60_000) }).catch(({ code }) => console.log(code));
    console.log(process.moduleLoadList.filter((name) => name.includes('undici')).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  expect(stdout).toBe('ECONNREFUSED\n\n');
});
