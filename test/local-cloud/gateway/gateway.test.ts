// The gateway on the desk answers as API Gateway does, on every way that a request can end. Risk: a refusal that the caller sees
// differently on AWS, or a call that gets past the authorizer here or there.
import { describe, expect, it } from 'vitest';
import { apiResources, type TryApi } from '../try-cloud/api.ts';
import { functionResources, type Resources, writeAssembly } from '../try-cloud/assembly.ts';
import { rawRequest } from '../try-cloud/raw-request.ts';
import { startTryCloud } from '../try-cloud/start.ts';

// Answers with the policy that the Authorization header asks for.
const authorizer = `
  const policy = (effect, resource, context) => ({
    principalId: 'someone',
    policyDocument: { Version: '2012-10-17', Statement: [{ Effect: effect, Action: 'execute-api:Invoke', Resource: resource }] },
    context,
  });
  export const handler = async (event) => {
    const [, wish] = event.headers.Authorization.split(' ');
    console.log(JSON.stringify(event));
    if (wish === 'unauthorized') throw new Error('Unauthorized');
    if (wish === 'broken') throw new Error('anything else');
    if (wish === 'deny') return policy('Deny', event.methodArn, { denyReason: 'Not from here.' });
    if (wish === 'other') return policy('Allow', event.methodArn.replace('GET', 'PUT'), {});
    if (wish === 'wide') return policy('Allow', event.methodArn.split('/')[0] + '/*/GET/*', {});
    if (wish === 'malformed') return { policyDocument: policy('Allow', '*').policyDocument };
    if (wish === 'empty') return { principalId: 'x', policyDocument: { Version: '2012-10-17', Statement: [] } };
    if (wish === 'nested') return policy('Allow', event.methodArn, { list: ['a'] });
    return policy('Allow', event.methodArn, { name: 'Ann', number: 5, flag: true });
  };`;
const echo = 'export const handler = async (event) => ({ statusCode: 200, body: JSON.stringify(event) });';
// Returns what the body says, as it says it; a text starting with ! is code.
const puppet = `export const handler = async (event) => {
  if (event.body?.startsWith('!')) return eval('(async () => {' + event.body.slice(1) + '})()');
  return JSON.parse(event.body);
};`;

const api: TryApi = {
  authorizerId: 'Auth',
  methods: [
    { path: '/public/v1/thing', httpMethod: 'GET', functionId: 'Echo', authorized: true },
    { path: '/echo', httpMethod: 'POST', functionId: 'Echo' },
    { path: '/puppet', httpMethod: 'POST', functionId: 'Puppet', timeoutMs: 1_500 },
  ],
};

async function start(changes: Partial<TryApi> = {}, others: Resources = {}) {
  const resources = {
    ...functionResources('Auth'),
    ...functionResources('Echo'),
    ...functionResources('Puppet', { properties: { Timeout: 3 } }),
    ...apiResources({ ...api, ...changes }),
    ...others,
  };
  const assembly = writeAssembly({ Try: { resources } }, { Auth: authorizer, Echo: echo, Puppet: puppet });
  return startTryCloud(assembly);
}

type Cloud = Awaited<ReturnType<typeof start>>;
const bearer = (wish: string) => ({ headers: { Authorization: `Bearer ${wish}` } });
const getThing = (cloud: Cloud, wish: string) => rawRequest(`${cloud.baseUrl}/api/public/v1/thing`, bearer(wish));
const pull = (cloud: Cloud, body: string) => rawRequest(`${cloud.baseUrl}/api/puppet`, { method: 'POST', body });
const invocationsOf = (cloud: Cloud, id: string) => cloud.logs.lines(cloud.nameOf(id)).length;

describe('the authorizer decides', () => {
  it.each([
    ['allow', 200, undefined, undefined],
    ['wide', 200, undefined, undefined],
    ['deny', 403, 'AccessDeniedException', 'User is not authorized to access this resource with an explicit deny in an identity-based policy'],
    ['other', 403, 'AccessDeniedException', 'User is not authorized to access this resource'],
    ['unauthorized', 401, 'UnauthorizedException', 'Unauthorized'],
    ['broken', 500, 'AuthorizerConfigurationException', null],
    ['malformed', 500, 'AuthorizerConfigurationException', null],
    ['empty', 500, 'AuthorizerConfigurationException', null],
    ['nested', 500, 'AuthorizerConfigurationException', null],
  ])('%s: %i', async (wish, status, errorType, message) => {
    const cloud = await start();
    const answer = await getThing(cloud, wish);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-amzn-errortype']).toBe(errorType);
    if (status !== 200) {
      expect(JSON.parse(answer.text)).toEqual({ message });
      expect(invocationsOf(cloud, 'Echo')).toBe(0);
    }
  });

  it.each([{}, { Authorization: '' }])('answers 401 without a call when the identity source is missing or empty', async (headers) => {
    const cloud = await start();
    const answer = await rawRequest(`${cloud.baseUrl}/api/public/v1/thing`, { headers });
    expect([answer.status, answer.text]).toEqual([401, '{"message":"Unauthorized"}']);
    expect(invocationsOf(cloud, 'Auth')).toBe(0);
  });

  it('hands its context on as text, with its principal', async () => {
    const cloud = await start();
    const { requestContext } = JSON.parse((await getThing(cloud, 'allow')).text);
    expect(requestContext.authorizer).toEqual({
      principalId: 'someone',
      name: 'Ann',
      number: '5',
      flag: 'true',
      integrationLatency: expect.any(Number),
    });
  });

  it('is asked anew for every call, with the request and the ARN of its method', async () => {
    const cloud = await start();
    await getThing(cloud, 'allow');
    await rawRequest(`${cloud.baseUrl}/api/public/v1/thing/?a=1&a=2`, bearer('allow'));
    const [, second] = cloud.logs.lines(cloud.nameOf('Auth')).map(({ text }) => JSON.parse(text));
    expect(second).toMatchObject({
      type: 'REQUEST',
      methodArn: `arn:aws:execute-api:us-east-1:123456789012:${cloud.nameOf('Api')}/api/GET/public/v1/thing`,
      resource: '/public/v1/thing',
      path: '/public/v1/thing/',
      httpMethod: 'GET',
      queryStringParameters: { a: '2' },
      multiValueQueryStringParameters: { a: ['1', '2'] },
      pathParameters: {},
      stageVariables: {},
    });
    expect(second.requestContext.authorizer).toBeUndefined();
  });

  it('is not called, nor is a function, where the function does not permit the API to', async () => {
    const without = await start({}, { AuthorizerPermission: { Type: 'AWS::CDK::Metadata' } });
    expect((await getThing(without, 'allow')).headers['x-amzn-errortype']).toBe('AuthorizerConfigurationException');
    const closed = await start({}, { Permission1: { Type: 'AWS::CDK::Metadata' } });
    const answer = await rawRequest(`${closed.baseUrl}/api/echo`, { method: 'POST' });
    expect([answer.status, answer.headers['x-amzn-errortype']]).toEqual([500, 'ApiConfigurationException']);
  });
});

describe('routes', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/public/v1'],
    ['POST', '/api/public/v1/thing'],
    ['DELETE', '/api/public/v1/thing'],
    ['OPTIONS', '/api/public/v1/thing'],
    ['GET', '/public/v1/thing'],
    ['GET', '/apis/public/v1/thing'],
    ['GET', '/'],
    ['GET', '/api/public/v1/THING'],
  ])('%s %s is nothing', async (method, path) => {
    const cloud = await start();
    const answer = await rawRequest(cloud.baseUrl + path, { method, ...bearer('allow') });
    expect([answer.status, answer.text]).toEqual([403, '{"message":"Missing Authentication Token"}']);
    expect(answer.headers['x-amzn-errortype']).toBe('MissingAuthenticationTokenException');
  });

  it.each(['/api/public/v1/thing/', '/api//public/v1/thing'])('%s is the same as without the slash', async (path) => {
    const cloud = await start();
    expect((await rawRequest(cloud.baseUrl + path, bearer('allow'))).status).toBe(200);
  });
});

describe('the event of a proxy integration', () => {
  it('is the whole request, headers in the writing of the caller', async () => {
    const cloud = await start();
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo?q=a%20b&q=c&empty`, {
      method: 'POST',
      headers: { 'cOntent-Type': 'application/json', 'X-Two': ['1', '2'], 'User-Agent': 'me', 'X-Forwarded-For': '6.6.6.6', Host: 'any' },
      body: '{"ü":1}',
    });
    const event = JSON.parse(answer.text);
    const apiId = cloud.nameOf('Api');
    expect(event).toEqual({
      resource: '/echo',
      path: '/echo',
      httpMethod: 'POST',
      headers: {
        'cOntent-Type': 'application/json',
        'X-Two': '2',
        'User-Agent': 'me',
        Host: 'any',
        'X-Amzn-Trace-Id': expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/),
        'X-Forwarded-For': '6.6.6.6, 127.0.0.1',
        'X-Forwarded-Port': '443',
        'X-Forwarded-Proto': 'https',
      },
      multiValueHeaders: expect.objectContaining({ 'X-Two': ['1', '2'], 'cOntent-Type': ['application/json'] }),
      queryStringParameters: { q: 'c', empty: '' },
      multiValueQueryStringParameters: { q: ['a b', 'c'], empty: [''] },
      pathParameters: null,
      stageVariables: null,
      requestContext: {
        resourceId: cloud.nameOf('Pathecho'),
        resourcePath: '/echo',
        httpMethod: 'POST',
        extendedRequestId: expect.stringMatching(/^.{15}=$/),
        requestTime: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
        path: '/api/echo',
        accountId: '123456789012',
        protocol: 'HTTP/1.1',
        stage: 'api',
        domainPrefix: apiId,
        requestTimeEpoch: expect.any(Number),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        identity: {
          cognitoIdentityPoolId: null,
          accountId: null,
          cognitoIdentityId: null,
          caller: null,
          sourceIp: '127.0.0.1',
          principalOrgId: null,
          accessKey: null,
          cognitoAuthenticationType: null,
          cognitoAuthenticationProvider: null,
          userArn: null,
          userAgent: 'me',
          user: null,
        },
        domainName: `${apiId}.execute-api.us-east-1.amazonaws.com`,
        deploymentId: cloud.nameOf('Deployment'),
        apiId,
      },
      body: '{"ü":1}',
      isBase64Encoded: false,
    });
    expect(answer.headers['x-amzn-requestid']).toBe(event.requestContext.requestId);
    expect(answer.headers['x-amzn-trace-id']).toBe(event.headers['X-Amzn-Trace-Id']);
  });

  it('has nulls where there is nothing, and the address that the connection came from', async () => {
    const cloud = await start();
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST', from: '127.0.0.9' });
    const event = JSON.parse(answer.text);
    expect([event.body, event.queryStringParameters, event.multiValueQueryStringParameters]).toEqual([null, null, null]);
    expect(event.requestContext.identity).toMatchObject({ sourceIp: '127.0.0.9', userAgent: null });
  });

  it('holds bytes that are no UTF-8 as replacement characters, since there are no binary media types', async () => {
    const cloud = await start();
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST', body: Buffer.from([0x61, 0xff]) });
    expect(JSON.parse(answer.text)).toMatchObject({ body: 'a\ufffd', isBase64Encoded: false });
  });
});

describe('the answer of a proxy integration', () => {
  it('has its status, headers and body; renamed are the headers that API Gateway answers itself', async () => {
    const cloud = await start();
    const answer = await pull(
      cloud,
      JSON.stringify({
        statusCode: 418,
        headers: { 'Content-Type': 'text/plain', 'WWW-Authenticate': 'Bearer', Date: 'never', flag: true, both: 'one' },
        multiValueHeaders: { both: ['1', '2'] },
        body: 'tea',
      }),
    );
    expect([answer.status, answer.text]).toEqual([418, 'tea']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'x-amzn-remapped-www-authenticate': 'Bearer',
      'x-amzn-remapped-date': 'never',
      flag: 'true',
      both: '1, 2',
      'content-length': '3',
    });
    expect(answer.headers['www-authenticate']).toBeUndefined();
  });

  it('is 200, empty and JSON by type where the function says nothing of them', async () => {
    const cloud = await start();
    const answer = await pull(cloud, '{}');
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([200, '', 'application/json']);
  });

  it.each([
    'null',
    '"text"',
    '[]',
    '{"statusCode":200,"body":{}}',
    '{"statusCode":"x"}',
    '{"statusCode":200,"cookies":[]}',
    '{"statusCode":200,"headers":{"a":1}}',
    '{"statusCode":200,"multiValueHeaders":{"a":"b"}}',
    '!throw new Error("private")',
    '!process.exit(1)',
    '!for (;;);',
  ])('is 502 for %s', async (body) => {
    const cloud = await start({ methods: api.methods.map((method) => ({ ...method, timeoutMs: 20_000 })) });
    const answer = await pull(cloud, body);
    expect([answer.status, answer.text]).toEqual([502, '{"message":"Internal server error"}']);
    expect(answer.headers['x-amzn-errortype']).toBe('InternalServerErrorException');
    expect(cloud.reports.lines().at(-1)).toContain('gateway: POST /puppet');
  });

  it('is 504 after the time of the integration, while the function runs on', async () => {
    const cloud = await start();
    const answer = await pull(cloud, '!await new Promise((done) => setTimeout(done, 2000)); console.log("done"); return {};');
    expect([answer.status, answer.text]).toEqual([504, '{"message":"Endpoint request timed out"}']);
    await cloud.logs.waitFor(({ text }) => text === 'done');
  });
});

describe('gateway responses', () => {
  const body = (template: string) => ({ ResponseTemplates: { 'application/json': template } });
  const id = { ResponseParameters: { 'gatewayresponse.header.x-request-id': 'context.requestId' } };
  const gatewayResponses = {
    UNAUTHORIZED: {
      StatusCode: '401',
      ResponseParameters: { 'gatewayresponse.header.www-authenticate': "'Bearer'" },
      ...body('{"error":"No key."}'),
    },
    ACCESS_DENIED: { StatusCode: '403', ...id, ...body('{"error":"$context.authorizer.denyReason"}') },
    MISSING_AUTHENTICATION_TOKEN: { StatusCode: '404', ...body('{"error":$context.error.messageString}') },
    REQUEST_TOO_LARGE: { StatusCode: '400', ...body('{"error":"$context.error.message $context.error.responseType"}') },
    DEFAULT_5XX: { ...id, ...body('{"error":$context.error.messageString,"stage":"$context.stage"}') },
  };

  it('carry what the template says: status, mapped and static headers, variables', async () => {
    const cloud = await start({ gatewayResponses });
    const missing = await rawRequest(`${cloud.baseUrl}/api/public/v1/thing`);
    expect([missing.status, missing.text, missing.headers['www-authenticate']]).toEqual([401, '{"error":"No key."}', 'Bearer']);
    const denied = await getThing(cloud, 'deny');
    expect([denied.status, denied.text]).toEqual([403, '{"error":"Not from here."}']);
    expect(denied.headers['x-request-id']).toBe(denied.headers['x-amzn-requestid']);
    const nowhere = await rawRequest(`${cloud.baseUrl}/api/nowhere`);
    expect([nowhere.status, nowhere.text]).toEqual([404, '{"error":"Missing Authentication Token"}']);
  });

  it('fall back on DEFAULT_5XX with their own status, and a message that API Gateway does not have is null', async () => {
    const cloud = await start({ gatewayResponses });
    const broken = await getThing(cloud, 'broken');
    expect([broken.status, broken.text]).toEqual([500, '{"error":null,"stage":"api"}']);
    const failed = await pull(cloud, '!throw 1');
    expect([failed.status, failed.text]).toEqual([502, '{"error":"Internal server error","stage":"api"}']);
    expect(failed.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('take the status of DEFAULT_4XX where it sets one, and lose what a type of its own does not repeat', async () => {
    const defaults = { StatusCode: '499', ResponseParameters: { 'gatewayresponse.header.x-all': "'yes'" } };
    const cloud = await start({ gatewayResponses: { DEFAULT_4XX: defaults, UNAUTHORIZED: { StatusCode: '401' } } });
    const nowhere = await rawRequest(`${cloud.baseUrl}/api/nowhere`);
    expect([nowhere.status, nowhere.headers['x-all']]).toEqual([499, 'yes']);
    const missing = await rawRequest(`${cloud.baseUrl}/api/public/v1/thing`);
    expect([missing.status, missing.headers['x-all'], missing.text]).toEqual([401, undefined, '{"message":"Unauthorized"}']);
  });

  it.each([
    ['over 10 MB', 10 * 1024 * 1024 + 1],
    ["over Lambda's 6 MB", 6 * 1024 * 1024],
  ])('are given for a body %s', async (_name, bytes) => {
    const cloud = await start({ gatewayResponses });
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST', body: Buffer.alloc(bytes, 'a') });
    expect([answer.status, answer.text]).toEqual([400, '{"error":"Request Too Long REQUEST_TOO_LARGE"}']);
    const smaller = await rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST', body: Buffer.alloc(5_000_000, 'a') });
    expect(smaller.status).toBe(200);
  });

  it('are not for headers over 10,240 bytes: these are refused before any route', async () => {
    const cloud = await start({ gatewayResponses });
    const send = (bytes: number) => rawRequest(`${cloud.baseUrl}/api/nowhere`, { headers: { big: 'x'.repeat(bytes) } });
    expect((await send(10_000)).status).toBe(404);
    expect((await send(10_240)).status).toBe(431);
    expect((await send(40_000)).status).toBe(431);
  });

  it('answer what the stage throttles, scripted as a fault', async () => {
    const cloud = await start();
    cloud.faults.script({ service: 'apigateway', operation: 'POST /echo', times: 1, effect: { kind: 'throttle' } });
    const send = () => rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST' });
    const throttled = await send();
    expect([throttled.status, throttled.headers['x-amzn-errortype']]).toEqual([429, 'TooManyRequestsException']);
    expect((await send()).status).toBe(200);
  });
});

describe('the access log', () => {
  it('has one line a request, with the authorizer and without what is not there', async () => {
    const accessLogFormat =
      '{"id":"$context.requestId","status":"$context.status","who":"$context.authorizer.name","route":"$context.resourcePath","bytes":"$context.responseLength"}';
    const cloud = await start({ accessLogFormat });
    const answer = await getThing(cloud, 'allow');
    await rawRequest(`${cloud.baseUrl}/api/nowhere`);
    const [first, second] = cloud.logs.lines('api-gateway').map(({ text }) => JSON.parse(text));
    expect(first).toEqual({
      id: answer.headers['x-amzn-requestid'],
      status: '200',
      who: 'Ann',
      route: '/public/v1/thing',
      bytes: answer.headers['content-length'],
    });
    expect(second).toMatchObject({ status: '403', who: '-', route: '-' });
  });
});

describe('what the gateway does not know stops the start', () => {
  const change = (id: string, properties: Readonly<Record<string, unknown>>, base: Partial<TryApi> = {}) => {
    const made = apiResources({ ...api, ...base })[id] as { Type: string; Properties: Record<string, unknown> };
    return start(base, { [id]: { ...made, Properties: { ...made.Properties, ...properties } } });
  };

  it.each([
    ['Api', { BinaryMediaTypes: ['*/*'] }, 'BinaryMediaTypes is not known'],
    ['Api', { EndpointConfiguration: { Types: ['EDGE'] } }, 'EndpointConfiguration.Types'],
    ['Authorizer', { AuthorizerResultTtlInSeconds: 300 }, 'AuthorizerResultTtlInSeconds'],
    ['Authorizer', { IdentitySource: 'method.request.querystring.key' }, 'method.request.querystring.key is not known'],
    ['Method0', { RequestParameters: {} }, 'RequestParameters is not known'],
    ['Pathecho', { PathPart: '{id}' }, '{id}'],
    ['Stage', { Variables: { a: 'b' } }, 'Variables is not known'],
  ])('%s %j', async (id, properties, words) => {
    await expect(change(id, properties)).rejects.toThrow(words);
  });

  it.each([
    ['#set($a = 1)', '#set'],
    ['$input.body', '$input.body'],
    ['$context.nothing', '$context.nothing'],
    ['$context.authorizer.claims.sub', '$context.authorizer.claims.sub'],
  ])('a gateway response with %s', async (template, words) => {
    await expect(start({ gatewayResponses: { UNAUTHORIZED: body(template) } })).rejects.toThrow(words);
    function body(text: string) {
      return { ResponseTemplates: { 'application/json': text } };
    }
  });
});
