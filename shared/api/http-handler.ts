import middy from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import { parseCallerContext } from '../access/caller-context.ts';
import type { LogFields } from '../aws/log.ts';
import { ServiceError } from '../service-error.ts';
import type { Call } from './call.ts';
import { errorEnvelope } from './error-envelope.ts';
import type { HttpContract, RequestOf } from './http-contract.ts';
import { idempotencyKeyOf } from './idempotency-header.ts';
import { jsonResponse } from './json-response.ts';
import { requestBodyGuard } from './request-body-guard.ts';
import { NOT_AN_OBJECT, requestError } from './request-error.ts';
import { noteOn, requestLog } from './request-log.ts';

// The answer to a deadline still has to be written and carried back before Lambda ends the function.
const ANSWER_RESERVE_MS = 1_000;

type Story<Request extends v.GenericSchema | null, Response extends v.GenericSchema> = (
  request: RequestOf<Request>,
  call: Call,
) => Promise<Immutable<v.InferInput<Response>>>;

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/**
 * The http stack of every endpoint: deadline, error envelope, log line, body, contract, story, and the answer held
 * against the contract.
 */
export function httpHandler<const Request extends v.GenericSchema | null, const Response extends v.GenericSchema>(
  contract: HttpContract<Request, Response>,
  story: Story<Request, Response>,
) {
  const stack = middy<APIGatewayProxyEvent, APIGatewayProxyResult>({
    timeoutEarlyInMillis: ANSWER_RESERVE_MS,
    timeoutEarlyResponse: () => {
      throw new ServiceError('unavailable', 'The request took too long; try again.', {
        cause: 'deadline',
        retryAfterSeconds: 5,
      });
    },
  });
  // onError runs last-used first: the log line is written after the envelope has decided the status.
  stack.use(requestLog()).use(errorEnvelope());
  if (contract.request !== null) {
    stack.use(requestBodyGuard()).use(httpJsonBodyParser({ disableContentTypeCheck: true }));
  }
  return stack.handler(async (event, context, options) => {
    const request = parseRequest(contract.request, event);
    const answer = await story(request, callOf(event, context, options?.signal));
    return jsonResponse(200, parseAnswer(contract.response, answer), event.requestContext.requestId);
  });
}

function parseRequest<Request extends v.GenericSchema | null>(schema: Request, event: APIGatewayProxyEvent) {
  if (schema === null) {
    return null as RequestOf<Request>;
  }
  // To a schema of objects an array is one, too: its first missing field would be reported.
  if (Array.isArray(event.body)) {
    throw new ServiceError('invalid_request', NOT_AN_OBJECT);
  }
  const result = v.safeParse(schema, event.body);
  if (!result.success) {
    throw requestError(result.issues);
  }
  return result.output as RequestOf<Request>;
}

// A promise that we break is our 500, found in a test, and not the caller's surprise.
function parseAnswer<Response extends v.GenericSchema>(schema: Response, answer: unknown): v.InferOutput<Response> {
  const result = v.safeParse(schema, answer);
  if (!result.success) {
    throw new ServiceError('internal', 'The service failed; the fault is ours.', { cause: 'response_contract' });
  }
  return result.output;
}

function callOf(event: APIGatewayProxyEvent, context: Context, signal: AbortSignal | undefined): Call {
  if (signal === undefined) {
    throw new ServiceError('internal', 'The service failed; the fault is ours.', { cause: 'no_deadline' });
  }
  return {
    requestId: event.requestContext.requestId,
    caller: parseCallerContext(event.requestContext.authorizer),
    signal,
    timeLeftMs: () => Math.max(0, context.getRemainingTimeInMillis() - ANSWER_RESERVE_MS),
    idempotencyKey: () => idempotencyKeyOf(event),
    note: (fields: LogFields) => noteOn(context, fields),
  };
}
