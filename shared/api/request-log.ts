import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { describeError, type LogFields, writeLog } from '../aws/log.ts';
import { metricNamespace, TIMED_PARTS } from '../stack-name.ts';

const addedFields = new WeakMap<Context, Record<string, LogFields[string]>>();

/** Adds fields to the one log line of an invocation. The milliseconds of a part that runs several times add up. */
export function addLogFields(context: Context, fields: LogFields): void {
  const added = { ...addedFields.get(context) };
  for (const [name, value] of Object.entries(fields)) {
    const before = added[name];
    const addsUp = name.endsWith('_ms') && typeof value === 'number' && typeof before === 'number';
    added[name] = addsUp ? before + value : value;
  }
  addedFields.set(context, added);
}

/**
 * Writes one line per request: ids, status, latency, the time of its parts, reason, counts; no text of a caller or a
 * document. For a stage, CloudWatch makes metrics of the times by route.
 */
export function requestLog(
  now: () => number = Date.now,
  stage?: string,
): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const startedAt = new WeakMap<Context, number>();
  const write = (request: middy.Request<APIGatewayProxyEvent, APIGatewayProxyResult>, error?: unknown) => {
    const { event, context, response } = request;
    const { companyId, applicationId, keyId, keyEnvironment } = event.requestContext.authorizer ?? {};
    const status = response?.statusCode ?? 500;
    const added = addedFields.get(context) ?? {};
    const metrics = stage === undefined ? {} : metricsOf(stage, now(), added);
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
      ...added,
      ...metrics,
    });
  };
  return {
    before: (request) => void startedAt.set(request.context, now()),
    after: (request) => write(request),
    onError: (request) => write(request, request.error),
  };
}

// CloudWatch's embedded metric format: it names fields of the line itself.
function metricsOf(stage: string, Timestamp: number, added: LogFields): { readonly _aws: object } {
  const names = ['latency_ms', ...TIMED_PARTS.filter((part) => added[part] !== undefined)];
  const Metrics = names.map((Name) => ({ Name, Unit: 'Milliseconds' }));
  const CloudWatchMetrics = [{ Namespace: metricNamespace(stage), Dimensions: [['route']], Metrics }];
  return { _aws: { Timestamp, CloudWatchMetrics } };
}
