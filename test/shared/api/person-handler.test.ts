// Guarantee: a call of the console reaches its function with its resource, the parameters of its path, the authorizer's
// context and its parsed body, if it may have one, and the log line has none of them; invalid input is refused with one
// sentence, the details of a failure go only to the log, and every answer comes before the function times out. Risk: a
// change that is made from an unparsed body, and a person who waits for a gateway timeout.
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personHandler } from '../../../shared/api/person-handler.ts';
import { ServiceError } from '../../../shared/service-error.ts';

type Answer = Parameters<typeof personHandler>[0];
type Asked = Parameters<Answer>[0];

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': 'request-1',
};

async function send(answer: Answer, over: Partial<APIGatewayProxyEvent> = {}, remainingMs = 10_000) {
  const event = {
    resource: '/console/companies/{id}',
    httpMethod: 'GET',
    headers: {},
    pathParameters: null,
    body: null,
    isBase64Encoded: false,
    requestContext: { requestId: 'request-1', authorizer: { email: 'somebody@example.com' } },
    ...over,
  } as unknown as APIGatewayProxyEvent;
  const result: APIGatewayProxyResult = await personHandler(answer)(event, {
    getRemainingTimeInMillis: () => remainingMs,
  } as Context);
  return result;
}

describe('a call', () => {
  it('reaches its function completely, and is answered with JSON that is never cached', async () => {
    const asked: Asked[] = [];
    const times: number[] = [];
    const result = await send(
      async (request) => {
        asked.push(request);
        times.push(request.timeLeftMs());
        request.addLogFields({ route: 'other', found: 2 });
        return { name: 'x' };
      },
      { pathParameters: { id: 'company' }, queryStringParameters: { operation: 'other' } },
    );
    expect(result).toEqual({ statusCode: 200, headers: HEADERS, body: '{"name":"x"}' });
    const { resource, parameters, body, authorized, requestId, signal } = asked[0] as Asked;
    expect({ resource, parameters, body, authorized, requestId }).toEqual({
      resource: '/console/companies/{id}',
      parameters: { id: 'company' },
      body: null,
      authorized: { email: 'somebody@example.com' },
      requestId: 'request-1',
    });
    expect({ aborted: signal.aborted, times }).toEqual({ aborted: false, times: [9_000] });
    const line = { level: 'info', message: 'request', request_id: 'request-1', status: 200 };
    expect(lines).toEqual([{ ...line, latency_ms: expect.any(Number), route: 'other', found: 2 }]);
  });

  it('may have no parameters, and has 0 ms left after its deadline', async () => {
    const seen: unknown[] = [];
    const answer: Answer = async ({ parameters, timeLeftMs }) => {
      seen.push(parameters, timeLeftMs());
      return {};
    };
    await send(answer, {}, 900);
    expect(seen).toEqual([{}, 0]);
  });
});

describe('a body', () => {
  const echo: Answer = async ({ body }) => ({ body });
  const json = { 'content-type': 'application/json;charset=utf-8' };

  it('of a change is parsed as JSON', async () => {
    const answer = await send(echo, { httpMethod: 'POST', headers: json, body: '{"name":"x"}' });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"body":{"name":"x"}}' });
  });

  it('is parsed whatever the spaces in its content type', async () => {
    const headers = { 'Content-Type': ' application/json ; charset = "UTF-8" ' };
    const answer = await send(echo, { httpMethod: 'POST', headers, body: '{"name":"x"}' });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"body":{"name":"x"}}' });
  });

  it('of a read is not parsed', async () => {
    const answer = await send(echo, { httpMethod: 'GET', body: 'no JSON' });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"body":"no JSON"}' });
  });

  it.each<[string, Partial<APIGatewayProxyEvent>, error: string]>([
    ['is missing', { headers: json }, 'The request needs a JSON body.'],
    ['is not JSON', { headers: json, body: '{' }, 'The request body is not valid JSON.'],
    ['is not declared as JSON', { headers: {}, body: '{}' }, 'The Content-Type header must be application/json.'],
    ['is too large', { headers: json, body: `"${'x'.repeat(65_535)}"` }, 'The request body must be at most 64 kB.'],
  ])('that %s reaches no function', async (_name, over, error) => {
    const answer = vi.fn<Answer>();
    const refused = await send(answer, { httpMethod: 'POST', ...over });
    expect(refused).toMatchObject({ statusCode: 400, body: JSON.stringify({ error }) });
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it.each<[Error, status: number, error: string, reason: string]>([
    [new ServiceError('not_found', 'No such company.'), 404, 'No such company.', 'not_found'],
    [new Error('kc_live_secret'), 500, 'Internal error.', 'internal < Error'],
  ])('%s is answered with one sentence, and its reason is logged', async (failure, status, error, reason) => {
    const result = await send(() => Promise.reject(failure));
    expect(result).toEqual({ statusCode: status, headers: HEADERS, body: JSON.stringify({ error }) });
    expect(lines).toMatchObject([{ status, reason }]);
    expect(JSON.stringify([result, lines])).not.toContain('secret');
  });

  it('to answer in time is answered 503 a second before the function times out, and aborts the work in progress', async () => {
    let signal: AbortSignal | undefined;
    const result = await send(
      (request) => {
        signal = request.signal;
        return new Promise(() => undefined);
      },
      {},
      1_020,
    );
    expect(result).toEqual({
      statusCode: 503,
      headers: { ...HEADERS, 'retry-after': '5' },
      body: '{"error":"The request timed out. Try again."}',
    });
    expect(signal?.aborted).toBe(true);
    expect(lines).toMatchObject([{ level: 'error', status: 503, reason: 'unavailable < deadline' }]);
  });
});
