import middy from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import { parseCallerContext } from '../access/caller-context.ts';
import type { LogFields } from '../aws/log.ts';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { answerDeadline, untilDeadlineMs } from './answer-deadline.ts';
import type { Call } from './call.ts';
import { errorEnvelope } from './error-envelope.ts';
import type { HttpContract, RequestOf, RequestSchemas } from './http-contract.ts';
import { idempotencyKeyOf } from './idempotency-header.ts';
import { jsonResponse } from './json-response.ts';
import { parseRequest } from './parse-request.ts';
import { requestBodyGuard } from './request-body-guard.ts';
import { addLogFields, requestLog } from './request-log.ts';

type Handler<Request extends RequestSchemas, Response extends v.GenericSchema> = (
  request: RequestOf<Request>,
  call: Call,
) => Promise<Immutable<v.InferInput<Response>>>;

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/**
 * The HTTP stack of every endpoint: deadline, log line, error envelope, the request parsed by the contract, the
 * handler, and its result checked against the contract. With the stage's name, its times become metrics.
 */
export function httpHandler<const Request extends RequestSchemas, const Response extends v.GenericSchema>(
  contract: HttpContract<Request, Response>,
  handler: Handler<Request, Response>,
  { STAGE: stage }: { readonly STAGE?: string } = {},
) {
  const stack = middy<APIGatewayProxyEvent, APIGatewayProxyResult>(answerDeadline);
  // onError runs last-used first: the log line is written after the envelope has decided the status.
  stack.use(requestLog(undefined, stage)).use(errorEnvelope());
  if (contract.request.body !== undefined) {
    stack.use(requestBodyGuard()).use(httpJsonBodyParser({ disableContentTypeCheck: true }));
  }
  return stack.handler(async (event, context, { signal }) => {
    const request = parseRequest(contract.request, event);
    const result = await handler(request, callOf(event, context, signal));
    const { requestId } = event.requestContext;
    return jsonResponse(200, responseBody(contract.response, result), { requestId });
  });
}

// A result that breaks the contract is answered with 500, which a test finds before a caller does.
function responseBody<Response extends v.GenericSchema>(schema: Response, result: unknown): v.InferOutput<Response> {
  const parsed = v.safeParse(schema, result);
  if (!parsed.success) {
    throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'response_contract' });
  }
  return parsed.output;
}

function callOf(event: APIGatewayProxyEvent, context: Context, signal: AbortSignal): Call {
  return {
    requestId: event.requestContext.requestId,
    caller: parseCallerContext(event.requestContext.authorizer),
    signal,
    timeLeftMs: () => untilDeadlineMs(context),
    idempotencyKey: () => idempotencyKeyOf(event),
    addLogFields: (fields: LogFields) => addLogFields(context, fields),
  };
}
