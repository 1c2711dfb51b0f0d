// Guarantee: an endpoint gets exactly the parts of a request that its contract names, parsed; an invalid request is
// answered 400 with one sentence that names the field or parameter, never its value. Risk: a handler that reads the
// event itself, and an error that quotes what was sent.
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCallerContext } from '../../../shared/access/caller-context.ts';
import { httpHandler } from '../../../shared/api/http-handler.ts';
import { CALLER } from '../../harness/caller.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const MONTH = v.pipe(
  v.string('month must be sent once.'),
  v.regex(/^\d{4}-\d{2}$/, 'month must be a month, for example 2026-11.'),
);
const response = v.strictObject({ seen: v.unknown() });
const report = httpHandler(
  {
    request: {
      path: v.object({ id: v.pipe(v.string(), v.uuid('id must be a uuid.')) }),
      query: v.object({ month: MONTH, page: v.optional(v.pipe(v.string(), v.toNumber()), '1') }),
    },
    response,
  },
  async (request) => ({ seen: request }),
);
const change = httpHandler(
  { request: { query: v.object({ month: MONTH }), body: v.strictObject({ name: v.string() }) }, response },
  async ({ query, body }) => ({ seen: { month: query.month, name: body.name } }),
);
const plain = httpHandler({ request: {}, response }, async (request) => ({ seen: request }));

interface Sent {
  readonly path?: Record<string, string>;
  readonly query?: Record<string, string[]>;
  readonly body?: string;
  readonly contentType?: string;
}

async function send(handler: typeof report, { path, query, body, contentType = 'application/json' }: Sent = {}) {
  const event = {
    resource: '/public/v1/reports/{id}',
    headers: { 'content-type': contentType },
    pathParameters: path ?? null,
    queryStringParameters: query === undefined ? null : Object.fromEntries(lastOf(query)),
    multiValueQueryStringParameters: query ?? null,
    body: body ?? null,
    isBase64Encoded: false,
    requestContext: { requestId: ID, authorizer: toCallerContext({ ...CALLER, companyId: ID, applicationId: ID }) },
  } as unknown as APIGatewayProxyEvent;
  const context = { getRemainingTimeInMillis: () => 10_000 } as Context;
  const answer: APIGatewayProxyResult = await handler(event, context);
  expect(answer.headers?.['x-request-id']).toBe(ID);
  return { status: answer.statusCode, body: JSON.parse(answer.body) };
}

const lastOf = (query: Record<string, string[]>) =>
  Object.entries(query).map(([name, values]) => [name, values.at(-1)]);
const query = { month: ['2026-11'] };

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => vi.restoreAllMocks());

describe('a request', () => {
  it('arrives parsed, with its defaults', async () => {
    expect(await send(report, { path: { id: ID }, query })).toEqual({
      status: 200,
      body: { seen: { path: { id: ID }, query: { month: '2026-11', page: 1 } } },
    });
  });

  it('arrives with both its body and its query', async () => {
    expect(await send(change, { query, body: '{"name": "x"}' })).toEqual({
      status: 200,
      body: { seen: { month: '2026-11', name: 'x' } },
    });
  });

  it.each(['application/json', 'Application/JSON', 'application/json;charset=UTF-8', ' application/json'])(
    'may have the content type %j',
    async (contentType) => {
      expect(await send(change, { query, body: '{"name": "x"}', contentType })).toMatchObject({
        status: 200,
        body: { seen: { name: 'x' } },
      });
    },
  );

  it('may have query parameters that the contract does not name: they are ignored', async () => {
    const more = { ...query, other: ['1'], ['__proto__']: ['2'], 'month[]': ['3'] };
    expect(await send(report, { path: { id: ID }, query: more })).toMatchObject({
      status: 200,
      body: { seen: { query: { month: '2026-11', page: 1 } } },
    });
    expect(await send(plain, { query: more })).toEqual({ status: 200, body: { seen: {} } });
  });

  it('arrives with nothing that its contract does not name', async () => {
    expect(await send(plain, { path: { id: ID }, query, body: 'no JSON' })).toEqual({
      status: 200,
      body: { seen: {} },
    });
  });
});

describe('an invalid request', () => {
  const path = { id: ID };

  it.each<[string, Sent, string]>([
    ['without its parameter', { path, query: {} }, "The parameter 'month' is required."],
    ['without any parameter', { path }, "The parameter 'month' is required."],
    ['with an empty parameter', { path, query: { month: [''] } }, 'month must be a month, for example 2026-11.'],
    [
      'with a malformed parameter',
      { path, query: { month: ['kc_live_x'] } },
      'month must be a month, for example 2026-11.',
    ],
    ['with a parameter sent twice', { path, query: { month: ['2026-11', '2026-12'] } }, 'month must be sent once.'],
    ['with a parameter in another case', { path, query: { Month: ['2026-11'] } }, "The parameter 'month' is required."],
    ['with a malformed path parameter', { path: { id: 'kc_live_x' }, query }, 'id must be a uuid.'],
    ['without its path parameter', { query }, "The parameter 'id' is required."],
  ])('%s is answered 400 with a sentence that names the parameter', async (_name, sent, error) => {
    expect(await send(report, sent)).toEqual({ status: 400, body: { error } });
  });

  it.each<[string, Sent, string]>([
    ['a missing parameter before its body', { query: {}, body: '{"nme": 1}' }, "The parameter 'month' is required."],
    ['an unknown field in its body', { query, body: '{"nme": 1}' }, "The field 'nme' is not known."],
    ['a body that is an array', { query, body: '[]' }, 'The request body must be a JSON object.'],
    ['a missing body', { query }, 'The request needs a JSON body.'],
  ])('is answered 400 because of %s', async (_name, sent, error) => {
    expect(await send(change as typeof report, sent)).toEqual({ status: 400, body: { error } });
  });
});

describe('a failure of the service', () => {
  it.each<[string, reason: string, () => Promise<{ seen: unknown }>]>([
    ['an answer that breaks the contract', 'internal < response_contract', async () => ({ seen: 1, more: 2 })],
    ['an unexpected error', 'internal < Error', () => Promise.reject(new Error('kc_live_secret'))],
  ])('%s is answered 500, reveals nothing and is logged as %s', async (_name, reason, handler) => {
    expect(await send(httpHandler({ request: {}, response }, handler) as typeof report)).toEqual({
      status: 500,
      body: { error: 'Internal error.' },
    });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', status: 500, reason }]);
  });
});
