import { randomBytes, randomUUID } from 'node:crypto';
import { type Api, type ApiMethod, parametersOf } from './api-model.ts';
import type { ContextValues } from './gateway-response-template.ts';
import { headerOf, type IncomingRequest } from './incoming-request.ts';

/** What API Gateway knows about a request before it calls a function. */
export interface RequestFacts {
  readonly api: Api;
  readonly request: IncomingRequest;
  readonly requestId: string;
  readonly extendedRequestId: string;
  readonly traceId: string;
  /** Milliseconds since 1970 on the cloud's clock. */
  readonly at: number;
  /** The path below the stage. */
  readonly path: string;
}

// Headers that never get past API Gateway.
const DROPPED = new Set([
  'connection',
  'content-length',
  'content-md5',
  'expect',
  'max-forwards',
  'proxy-authenticate',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'www-authenticate',
]);

/** Returns the facts of a request, with new ids. */
export function factsOf(
  api: Api,
  request: IncomingRequest,
  { path, at }: Pick<RequestFacts, 'path' | 'at'>,
): RequestFacts {
  const epoch = Math.floor(at / 1000)
    .toString(16)
    .padStart(8, '0');
  return {
    api,
    request,
    path,
    at,
    requestId: randomUUID(),
    extendedRequestId: `${randomBytes(11).toString('base64url').slice(0, 15)}=`,
    traceId: `Root=1-${epoch}-${randomBytes(12).toString('hex')}`,
  };
}

/** Returns the event of a Lambda proxy integration, version 1. */
export function proxyEvent(
  facts: RequestFacts,
  method: ApiMethod,
  authorizer: Readonly<Record<string, unknown>> | null,
) {
  const { request } = facts;
  return {
    resource: method.resourcePath,
    path: facts.path,
    httpMethod: request.method,
    ...headerMaps(facts),
    queryStringParameters: nullIfEmpty(lastValues(request.query)),
    multiValueQueryStringParameters: nullIfEmpty(allValues(request.query)),
    pathParameters: nullIfEmpty(pathParameters(facts, method)),
    stageVariables: null,
    requestContext: { ...requestContext(facts, method), ...(authorizer === null ? {} : { authorizer }) },
    body: request.body.length === 0 ? null : request.body.toString('utf8'),
    isBase64Encoded: false,
  };
}

/** Returns the event of a REQUEST authorizer. */
export function authorizerEvent(facts: RequestFacts, method: ApiMethod) {
  return {
    type: 'REQUEST',
    methodArn: methodArn(facts, method),
    resource: method.resourcePath,
    path: facts.path,
    httpMethod: facts.request.method,
    ...headerMaps(facts),
    queryStringParameters: lastValues(facts.request.query),
    multiValueQueryStringParameters: allValues(facts.request.query),
    pathParameters: pathParameters(facts, method),
    stageVariables: {},
    requestContext: requestContext(facts, method),
  };
}

/**
 * Returns the ARN of the requested method, with the path as the caller wrote it: what an authorizer's policy must
 * allow.
 */
export function methodArn({ api, request, path }: RequestFacts, method: ApiMethod): string {
  const below = method.resourcePath === '/' ? '' : path.replace(/^\/+/, '').replace(/\/+$/, '');
  return `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}/${api.stage}/${request.method}/${below}`;
}

/** Returns the values of `$context` that are known before the integration has answered. */
export function contextValues(facts: RequestFacts, method: ApiMethod | null): Record<string, string> {
  const { api, request } = facts;
  const values: ContextValues = {
    accountId: api.accountId,
    apiId: api.id,
    deploymentId: api.deploymentId,
    domainName: domainNameOf(api),
    domainPrefix: api.id,
    extendedRequestId: facts.extendedRequestId,
    httpMethod: request.method,
    'identity.sourceIp': request.sourceIp,
    path: request.path,
    protocol: request.protocol,
    requestId: facts.requestId,
    requestTime: logTime(facts.at),
    requestTimeEpoch: String(facts.at),
    stage: api.stage,
  };
  const userAgent = headerOf(request, 'user-agent');
  return {
    ...values,
    ...(userAgent === undefined ? {} : { 'identity.userAgent': userAgent }),
    ...(method === null ? {} : { resourceId: method.resourceId, resourcePath: method.resourcePath }),
  };
}

function requestContext(facts: RequestFacts, method: ApiMethod) {
  const { api, request } = facts;
  return {
    resourceId: method.resourceId,
    resourcePath: method.resourcePath,
    httpMethod: request.method,
    extendedRequestId: facts.extendedRequestId,
    requestTime: logTime(facts.at),
    path: request.path,
    accountId: api.accountId,
    protocol: request.protocol,
    stage: api.stage,
    domainPrefix: api.id,
    requestTimeEpoch: facts.at,
    requestId: facts.requestId,
    identity: {
      cognitoIdentityPoolId: null,
      accountId: null,
      cognitoIdentityId: null,
      caller: null,
      sourceIp: request.sourceIp,
      principalOrgId: null,
      accessKey: null,
      cognitoAuthenticationType: null,
      cognitoAuthenticationProvider: null,
      userArn: null,
      userAgent: headerOf(request, 'user-agent') ?? null,
      user: null,
    },
    domainName: domainNameOf(api),
    deploymentId: api.deploymentId,
    apiId: api.id,
  };
}

// The caller's headers with their names as the caller wrote them, and those that API Gateway adds. For a repeated
// header, `headers` has the last value.
function headerMaps(facts: RequestFacts) {
  const { request } = facts;
  const forwarded = request.headers
    .filter(([name]) => name.toLowerCase() === 'x-forwarded-for')
    .map(([, value]) => value);
  const added: readonly (readonly [string, string])[] = [
    ['X-Amzn-Trace-Id', facts.traceId],
    ['X-Forwarded-For', [...forwarded, request.sourceIp].join(', ')],
    ['X-Forwarded-Port', '443'],
    ['X-Forwarded-Proto', 'https'],
  ];
  const replaced = new Set(added.map(([name]) => name.toLowerCase()));
  const kept = request.headers.filter(
    ([name]) => !DROPPED.has(name.toLowerCase()) && !replaced.has(name.toLowerCase()),
  );
  const headers: Record<string, string> = {};
  const multiValueHeaders: Record<string, string[]> = {};
  for (const [name, value] of [...kept, ...added]) {
    headers[name] = value;
    multiValueHeaders[name] = [...(multiValueHeaders[name] ?? []), value];
  }
  return { headers, multiValueHeaders };
}

function pathParameters({ path }: RequestFacts, { resourcePath }: ApiMethod): Readonly<Record<string, string>> {
  return parametersOf(resourcePath, path.replace(/\/+$/, '')) ?? {};
}

function lastValues(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(query);
}

function allValues(query: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

function nullIfEmpty<T extends object>(values: T): T | null {
  return Object.keys(values).length === 0 ? null : values;
}

/** Returns the domain name of an API on AWS. */
export function domainNameOf(api: Pick<Api, 'id' | 'region'>): string {
  return `${api.id}.execute-api.${api.region}.amazonaws.com`;
}

// As in an access log: 20/Nov/2026:06:11:01 +0000.
function logTime(at: number): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(at).toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
