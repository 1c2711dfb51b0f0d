// Guarantee: each request writes one line with its ids, its status, its duration and what its handler added, and
// nothing that the caller sent; a status from 500 on is logged as an error. Risk: a request that nobody can find, or a
// secret in the log.
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jsonResponse } from '../../../shared/api/json-response.ts';
import { addLogFields, requestLog } from '../../../shared/api/request-log.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const SECRET = 'kc_live_secret';
const event = {
  resource: '/public/v1/knowledge/search',
  headers: { authorization: SECRET },
  body: SECRET,
  queryStringParameters: { query: SECRET },
  multiValueQueryStringParameters: { query: [SECRET] },
  pathParameters: { id: SECRET },
  requestContext: {
    requestId: 'request-1',
    identity: { sourceIp: '203.0.113.7' },
    authorizer: { companyId: 'c', applicationId: 'a', keyId: 'k', keyEnvironment: 'live', principalId: SECRET },
  },
};
const STATUS: Readonly<Record<string, number>> = {
  forbidden: 403,
  limit_exceeded: 429,
  internal: 500,
  unavailable: 503,
};
const LINE = {
  message: 'request',
  request_id: 'request-1',
  company_id: 'c',
  application_id: 'a',
  key_id: 'k',
  key_environment: 'live',
  route: '/public/v1/knowledge/search',
};

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

async function log(work: (context: Context) => APIGatewayProxyResult | Promise<APIGatewayProxyResult>, stage?: string) {
  let nowMs = 1_000;
  const clock = () => {
    nowMs += 20;
    return nowMs;
  };
  const middleware = requestLog(clock, stage);
  const context = {} as Context;
  const request = { event, context, error: null as unknown, response: null as APIGatewayProxyResult | null };
  await middleware.before?.(request as never);
  try {
    request.response = await work(context);
    await middleware.after?.(request as never);
  } catch (error) {
    // The error envelope runs first, so the error has its status by then.
    Object.assign(request, {
      error,
      response: jsonResponse(STATUS[(error as ServiceError).code] ?? 0, {}, { requestId: 'request-1' }),
    });
    await middleware.onError?.(request as never);
  }
  expect(written).toHaveLength(1);
  expect(written.join()).not.toContain(SECRET);
  return JSON.parse(written[0] ?? '');
}

it('logs the fields that the handler added, for a request that was answered', async () => {
  const line = await log((context) => {
    addLogFields(context, { grounded: true });
    addLogFields(context, { citations: 2 });
    return jsonResponse(200, { answer: SECRET }, { requestId: 'request-1' });
  });
  expect(line).toEqual({
    ...LINE,
    level: 'info',
    status: 200,
    latency_ms: 20,
    grounded: true,
    citations: 2,
  });
});

it.each([
  ['forbidden', 403, 'info'],
  ['limit_exceeded', 429, 'info'],
  ['internal', 500, 'error'],
  ['unavailable', 503, 'error'],
] as const)('logs status and reason of the error %s, without its message', async (code, status, level) => {
  const line = await log(() => Promise.reject(new ServiceError(code, SECRET, { cause: new TypeError(SECRET) })));
  const reason = `${code} < TypeError`;
  expect(line).toEqual({ ...LINE, level, status, latency_ms: 20, reason });
});

it('adds up the times of a part, and makes metrics of the times of a stage by route', async () => {
  const metrics = (names: string[]) => ({
    Timestamp: 1_040,
    CloudWatchMetrics: [
      {
        Namespace: 'KnowledgeCopilot/dev',
        Dimensions: [['route']],
        Metrics: names.map((Name) => ({ Name, Unit: 'Milliseconds' })),
      },
    ],
  });
  const line = await log((context) => {
    addLogFields(context, { judge_ms: 30, candidates_words: 1 });
    addLogFields(context, { judge_ms: 12, candidates_words: 2, search_ms: 7 });
    return jsonResponse(200, {}, { requestId: 'request-1' });
  }, 'dev');
  expect(line).toMatchObject({ judge_ms: 42, candidates_words: 2, search_ms: 7 });
  expect(line._aws).toEqual(metrics(['latency_ms', 'search_ms', 'judge_ms']));
});

it('does not mix the fields of two requests', async () => {
  await log((context) => {
    addLogFields(context, { grounded: true });
    return jsonResponse(200, {}, { requestId: 'request-1' });
  });
  written = [];
  expect(await log(() => jsonResponse(200, {}, { requestId: 'request-1' }))).not.toHaveProperty('grounded');
});

it('logs an error for a request that has neither a start nor an answer', () => {
  const middleware = requestLog(() => 1_000);
  const bare = { ...event, requestContext: { requestId: 'request-1', authorizer: null } };
  middleware.after?.({ event: bare, context: {}, error: null, response: null } as never);
  expect(JSON.parse(written[0] ?? '')).toEqual({
    level: 'error',
    message: 'request',
    request_id: 'request-1',
    route: '/public/v1/knowledge/search',
    status: 500,
    latency_ms: 0,
  });
});
