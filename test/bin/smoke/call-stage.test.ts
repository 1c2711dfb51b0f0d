// Guarantee: the smoke test accepts a response only as docs/openapi.yaml describes it: its status, headers and whole
// body, with the id of the request; and sends the key of its own stage unless a test says otherwise. Risk: a deployed
// stage answers differently from what is documented, and its deployment counts as tested.
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SmokeTarget } from '../../../bin/smoke/target.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

let target: SmokeTarget;
vi.mock('../../../bin/smoke/target.ts', () => ({ smokeTarget: () => target }));
// The modules are loaded again for this file, and for the worker's next file.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { callStage } = await import('../../../bin/smoke/call-stage.ts');

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10',
};
const BODY = { status: 'ok', tenant: 'Harbour', application: 'Reports', scopes: ['knowledge:read'] };

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

async function stage({ status = 200, headers = HEADERS, body = BODY }: Answer = {}) {
  const asked: { method?: string; url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const baseUrl = await serve(async (request, response) => {
    const { method = '', url, headers: sent } = request;
    asked.push({ method, url, headers: sent, body: await text(request) });
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  target = { baseUrl, key: 'kc_test_own', hasOwnBase: false };
  return asked;
}

it('returns a response that is as documented', async () => {
  const asked = await stage();
  expect(await callStage('/health')).toMatchObject({ status: 200, headers: HEADERS, body: BODY });
  expect(asked).toMatchObject([{ url: '/api/public/v1/health', headers: { authorization: 'Bearer kc_test_own' } }]);
});

it.each([
  ['no key', null, undefined],
  ['another key', 'Bearer other', 'Bearer other'],
])('sends %s when told to', async (_name, authorization, sent) => {
  const asked = await stage();
  await callStage('/health', { authorization });
  expect(asked[0]?.headers.authorization).toBe(sent);
});

const FOUND = { data: [] };

it.each([
  ['a GET without a body', '/health', {}, BODY, ['GET', undefined, '']],
  [
    'a POST with a body, as JSON',
    '/knowledge/search',
    { body: { query: 'x' } },
    FOUND,
    ['POST', 'application/json', '{"query":"x"}'],
  ],
  [
    'a text as it is',
    '/knowledge/search',
    { body: '{"query":"x"}' },
    FOUND,
    ['POST', 'application/json', '{"query":"x"}'],
  ],
])('sends %s', async (_name, path, call, body, [method, type, sent]) => {
  const asked = await stage({ body });
  await callStage(path, call);
  expect(asked.map((one) => [one.method, one.headers['content-type'], one.body])).toEqual([[method, type, sent]]);
});

it('sends the method and the headers that it is told, and waits five minutes at most', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  const error = { error: 'This method is not allowed for this path.' };
  const asked = await stage({ status: 405, headers: { ...HEADERS, allow: 'GET' } as typeof HEADERS, body: error });
  expect(await callStage('/health', { method: 'PUT', headers: { 'x-own': '1' } })).toMatchObject({ status: 405 });
  expect(asked.map((one) => [one.method, one.headers['x-own']])).toEqual([['PUT', '1']]);
  expect(limit.mock.calls).toEqual([[300_000]]);
});

describe('a response is refused', () => {
  it.each<[name: string, answer: Answer]>([
    ['with a field that is not documented', { body: { ...BODY, region: 'us-east-1' } }],
    ['without a documented field', { body: { ...BODY, tenant: undefined } }],
    ['with a status that is not documented', { status: 202 }],
    ['with a header that is not documented', { headers: { ...HEADERS, 'retry-after': '1' } }],
    ['without the id of its request', { headers: { 'content-type': 'application/json' } }],
    ['with an id in capitals', { headers: { ...HEADERS, 'x-request-id': HEADERS['x-request-id'].toUpperCase() } }],
    ['with an id that is not a UUID', { headers: { ...HEADERS, 'x-request-id': 'Root=1-2-3' } }],
    ['with another content type', { headers: { ...HEADERS, 'content-type': 'text/html' } }],
    ['with an error that is not one sentence', { status: 503, body: { message: 'Service Unavailable' } }],
  ])('%s', async (_name, answer) => {
    await stage(answer);
    await expect(callStage('/health')).rejects.toThrow();
  });

  it.each([
    [400, 'no sentence'],
    [400, 'No period'],
    [503, 'no capital.'],
  ])('with a %d whose reason is not one sentence: %s', async (status, error) => {
    const headers = status === 503 ? { ...HEADERS, 'retry-after': '1' } : HEADERS;
    await stage({ status, headers, body: { error } });
    await expect(callStage('/knowledge/search', { body: { query: 'x' } })).rejects.toThrow();
  });
});
