import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { describeError, type LogFields, writeLog } from '../aws/log.ts';

const addedFields = new WeakMap<Context, Record<string, LogFields[string]>>();

/** Adds fields to the one log line of an invocation. */
export function addLogFields(context: Context, fields: LogFields): void {
  addedFields.set(context, { ...addedFields.get(context), ...fields });
}

/** Writes one line per request: ids, status, latency, reason, counts; no text of a caller or a document. */
export function requestLog(
  now: () => number = Date.now,
): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const startedAt = new WeakMap<Context, number>();
  const write = (request: middy.Request<APIGatewayProxyEvent, APIGatewayProxyResult>, error?: unknown) => {
    const { event, context, response } = request;
    const { companyId, applicationId, keyId, keyEnvironment } = event.requestContext.authorizer ?? {};
    const status = response?.statusCode ?? 500;
    writeLog(status >= 500 ? 'error' : 'info', 'request', {
      request_id: event.requestContext.requestId,
      company_id: companyId,
      application_id: applicationId,
      key_id: keyId,
      key_environment: keyEnvironment,
      route: event.resource,
      status,
      latency_ms: now() - (startedAt.get(context) ?? now()),
      ...(error === undefined ? {} : { reason: describeError(error) }),
      ...addedFields.get(context),
    });
  };
  return {
    before: (request) => void startedAt.set(request.context, now()),
    after: (request) => write(request),
    onError: (request) => write(request, request.error),
  };
}
