import middy from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { LogFields } from '../aws/log.ts';
import { answerDeadline, untilDeadlineMs } from './answer-deadline.ts';
import { errorEnvelope } from './error-envelope.ts';
import { jsonResponse } from './json-response.ts';
import { requestBodyGuard } from './request-body-guard.ts';
import { addLogFields, requestLog } from './request-log.ts';

/** A request of the console. `body` is parsed JSON, and null in a GET. */
export interface PersonRequest {
  /** The resource as API Gateway names it, such as `/console/me`. */
  readonly resource: string;
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  /** The context that the authorizer returned for the caller. */
  readonly authorized: unknown;
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly timeLeftMs: () => number;
  readonly addLogFields: (fields: LogFields) => void;
}

/** The HTTP stack of a function behind the console's API: deadline, log line, error envelope, body. */
export function personHandler(answer: (request: PersonRequest) => Promise<unknown>) {
  const stack = middy<APIGatewayProxyEvent, APIGatewayProxyResult>(answerDeadline);
  const { before: guard } = requestBodyGuard();
  const { before: parse } = httpJsonBodyParser({ disableContentTypeCheck: true });
  stack.use(requestLog()).use(errorEnvelope());
  // One function answers GET and POST, and only a POST has a body to check and parse.
  stack.before(async (request) => {
    if (request.event.httpMethod === 'POST') {
      await guard?.(request);
      await parse?.(request as never);
    }
  });
  return stack.handler(async (event, context, { signal }) => {
    const result = await answer({
      resource: event.resource,
      parameters: event.pathParameters ?? {},
      body: event.body,
      authorized: event.requestContext.authorizer,
      requestId: event.requestContext.requestId,
      signal,
      timeLeftMs: () => untilDeadlineMs(context),
      addLogFields: (fields) => addLogFields(context, fields),
    });
    return jsonResponse(200, result, { requestId: event.requestContext.requestId });
  });
}
