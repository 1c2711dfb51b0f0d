// Guarantee: a call that takes too long is answered a second before its function times out, with `Retry-After`; the
// handler knows how much time it has, and the log line has the status that the caller got. Risk: a gateway timeout that
// explains nothing, and money spent on an answer that nobody gets.
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toCallerContext } from '../../../shared/access/caller-context.ts';
import { answerDeadline } from '../../../shared/api/answer-deadline.ts';
import type { Call } from '../../../shared/api/call.ts';
import { httpHandler } from '../../../shared/api/http-handler.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { CALLER } from '../../harness/caller.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
let lines: string[];

beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function send(handle: (call: Call) => Promise<object>, remainingMs: number): Promise<APIGatewayProxyResult> {
  const handler = httpHandler({ request: {}, response: v.object({}) }, (_request, call) => handle(call));
  const event = {
    resource: '/public/v1/reports',
    headers: { 'Idempotency-KEY': 'a-key' },
    requestContext: { requestId: ID, authorizer: toCallerContext({ ...CALLER, companyId: ID, applicationId: ID }) },
  } as unknown as APIGatewayProxyEvent;
  const context = { getRemainingTimeInMillis: () => remainingMs - Date.now() } as Context;
  return Promise.resolve(handler(event, context));
}

it('the deadline of an answer is a second before the function times out', () => {
  expect(answerDeadline.timeoutEarlyInMillis).toBe(1_000);
});

it('answers a second before the function times out, and aborts the work in progress', async () => {
  // The fake timers of this file do not control the clock of the middleware.
  vi.useRealTimers();
  let signal: AbortSignal | undefined;
  let wasAborted: boolean | undefined;
  const answer = await send((call) => {
    signal = call.signal;
    wasAborted = call.signal.aborted;
    return new Promise(() => undefined);
  }, Date.now() + 1_100);
  expect(wasAborted).toBe(false);
  expect(answer).toEqual({
    statusCode: 503,
    body: '{"error":"The request timed out. Try again."}',
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': ID,
      'retry-after': '5',
    },
  });
  expect(signal?.aborted).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', status: 503, reason: 'unavailable < deadline' },
  ]);
});

it('gives the handler the time that is left, its caller, its request id and its Idempotency-Key', async () => {
  const seen: unknown[] = [];
  await send(async (call) => {
    seen.push(call.timeLeftMs(), call.requestId, call.caller.companyId, call.idempotencyKey());
    await vi.advanceTimersByTimeAsync(4_000);
    seen.push(call.timeLeftMs());
    return {};
  }, 10_000);
  expect(seen).toEqual([9_000, ID, ID, 'a-key', 5_000]);
});

it.each([
  [1_500, 500],
  [1_000, 0],
  [400, 0],
])(
  'of the %i ms that a function has left, gives its handler %i ms, and never less than 0',
  async (remainingMs, timeLeftMs) => {
    const seen: number[] = [];
    const answer = send(async (call) => {
      seen.push(call.timeLeftMs());
      return {};
    }, remainingMs);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(seen).toEqual([timeLeftMs]);
  },
);

it.each([
  ['conflict', 409, 'info'],
  ['limit_exceeded', 429, 'info'],
  ['internal', 500, 'error'],
] as const)('logs one line for the error %s, with the status %i', async (code, status, level) => {
  const answer = await send(() => Promise.reject(new ServiceError(code, 'One sentence.')), 10_000);
  expect(answer.statusCode).toBe(status);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level, status, reason: code }]);
});

it('answers 500 when the remaining time of the function is unknown', async () => {
  const event = { requestContext: { requestId: ID, authorizer: {} }, headers: {} } as unknown as APIGatewayProxyEvent;
  const handler = httpHandler({ request: {}, response: v.object({}) }, async () => ({}));
  const run = handler as unknown as (...parts: unknown[]) => Promise<APIGatewayProxyResult>;
  // Without a remaining time there is no deadline, and work that spends money could not be aborted.
  const answer = await run(event, {});
  expect(answer).toMatchObject({ statusCode: 500, body: '{"error":"Internal error."}' });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', status: 500 });
});
