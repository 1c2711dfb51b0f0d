// Guarantee: a handler gets its caller from the authorizer, and no more of the event than the fields of a call; the
// fields that it logs, and nothing that the caller sent, are added to the log line of its request; a malformed
// Idempotency-Key is refused when it is read. Risk: a handler that trusts a header, a question in the log, and two
// calls whose log lines mix.
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toCallerContext } from '../../../shared/access/caller-context.ts';
import type { Call } from '../../../shared/api/call.ts';
import { httpHandler } from '../../../shared/api/http-handler.ts';
import { CALLER } from '../../harness/caller.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const OTHER = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a11';
const caller = { ...CALLER, companyId: ID, applicationId: ID };

let lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

interface Sent {
  readonly requestId?: string;
  readonly headers?: Record<string, string>;
  readonly authorizer?: object | null;
}

async function send(handle: (call: Call) => Promise<void> | void, sent: Sent = {}) {
  const { requestId = ID, headers = {}, authorizer = toCallerContext(caller) } = sent;
  const handler = httpHandler({ request: {}, response: v.strictObject({}) }, async (_request, call) => {
    await handle(call);
    return {};
  });
  const event = { resource: '/x', headers, body: 'kc_live_secret', requestContext: { requestId, authorizer } };
  const context = { getRemainingTimeInMillis: () => 10_000 } as Context;
  const answer: APIGatewayProxyResult = await handler(event as unknown as APIGatewayProxyEvent, context);
  return { status: answer.statusCode, body: JSON.parse(answer.body) };
}

it('gives a handler exactly the fields of a call, with the caller that the authorizer found', async () => {
  const calls: Call[] = [];
  const headers = { 'X-Company-Id': OTHER, Authorization: 'Bearer kc_live_secret' };
  expect(await send((call) => void calls.push(call), { headers })).toEqual({ status: 200, body: {} });
  const [call] = calls;
  expect(Object.keys(call ?? {}).toSorted()).toEqual([
    'addLogFields',
    'caller',
    'idempotencyKey',
    'requestId',
    'signal',
    'timeLeftMs',
  ]);
  expect({ requestId: call?.requestId, caller: call?.caller, idempotencyKey: call?.idempotencyKey() }).toEqual({
    requestId: ID,
    caller,
    idempotencyKey: null,
  });
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it.each([
  ['no authorizer', null],
  ['an empty context of the authorizer', {}],
  ['an incomplete context of the authorizer', { companyId: ID }],
])('runs no handler with %s', async (_name, authorizer) => {
  const handle = vi.fn();
  expect(await send(handle, { authorizer })).toEqual({ status: 500, body: { error: 'Internal error.' } });
  expect(handle).not.toHaveBeenCalled();
});

it('refuses a malformed Idempotency-Key only when the handler reads it', async () => {
  const headers = { 'idempotency-key': 'two words' };
  expect(await send(() => undefined, { headers })).toEqual({ status: 200, body: {} });
  expect(await send((call) => void call.idempotencyKey(), { headers })).toEqual({
    status: 400,
    body: { error: "The header 'Idempotency-Key' must be sent once, with 1 to 255 visible ASCII characters." },
  });
});

it('adds the last value of each field that a call logs to its own log line, even when the call fails', async () => {
  let finishOther = () => {};
  const otherDone = new Promise<void>((resolve) => {
    finishOther = resolve;
  });
  const first = send(async (call) => {
    call.addLogFields({ passages: 1, relevant: false });
    await otherDone;
    call.addLogFields({ passages: 2 });
    throw new Error('kc_live_secret');
  });
  await send((call) => call.addLogFields({ citations: 3 }), { requestId: OTHER });
  finishOther();
  expect((await first).status).toBe(500);
  const line = {
    message: 'request',
    company_id: ID,
    application_id: ID,
    key_id: caller.keyId,
    key_environment: caller.keyEnvironment,
    route: '/x',
    latency_ms: expect.any(Number),
  };
  expect(lines).toEqual([
    { ...line, level: 'info', request_id: OTHER, status: 200, citations: 3 },
    { ...line, level: 'error', request_id: ID, status: 500, reason: 'internal < Error', passages: 2, relevant: false },
  ]);
});
