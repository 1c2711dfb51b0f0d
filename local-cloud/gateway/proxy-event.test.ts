// Guarantee: a function sees a request as API Gateway passes it on, and only for a method of the template. Risk: a
// header, a path or an address differs on AWS.
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../fixtures/raw-request.ts';
import { api, bearer, startApi } from './gateway.fixture.ts';

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
  ])('%s %s has no method', async (method, path) => {
    const cloud = await startApi();
    const answer = await rawRequest(cloud.baseUrl + path, { method, ...bearer('allow') });
    expect(answer).toMatchObject({ status: 403, text: '{"message":"Missing Authentication Token"}' });
    expect(answer.headers['x-amzn-errortype']).toBe('MissingAuthenticationTokenException');
  });

  it.each(['/api/public/v1/thing/', '/api//public/v1/thing'])(
    '%s is routed as without its additional slash',
    async (path) => {
      const cloud = await startApi();
      expect((await rawRequest(cloud.baseUrl + path, bearer('allow'))).status).toBe(200);
    },
  );
});

// RFC 9112: a server must accept the form of a target that callers send to a proxy.
it.each(['http://any.example', 'HTTPS://any.example:81'])(
  'a target that begins with %s is read as its path',
  async (origin) => {
    const cloud = await startApi();
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo?q=1`, {
      method: 'POST',
      target: `${origin}/api/echo?q=1`,
    });
    expect(JSON.parse(answer.text)).toMatchObject({ path: '/echo', queryStringParameters: { q: '1' } });
    const nothing = await rawRequest(cloud.baseUrl, { target: origin });
    expect(nothing.text).toBe('{"message":"Missing Authentication Token"}');
  },
);

describe('the event of a proxy integration', () => {
  it('is the whole request, with the names of headers as the caller wrote them', async () => {
    const cloud = await startApi();
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo?q=a%20b&q=c&empty`, {
      method: 'POST',
      headers: {
        'cOntent-Type': 'application/json',
        'X-Two': ['1', '2'],
        'User-Agent': 'me',
        'X-Forwarded-For': '6.6.6.6',
        Host: 'any',
      },
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

  it('has the decoded path parameters of its resource, unless another resource has exactly the path', async () => {
    const methods = ['/bases/{id}/keys', '/bases/own/keys'].map((path) => ({
      path,
      httpMethod: 'GET',
      functionId: 'Echo',
    }));
    const cloud = await startApi({ methods: [...api.methods, ...methods] });
    const seen = async (path: string) => {
      const { resource, pathParameters } = JSON.parse((await rawRequest(`${cloud.baseUrl}/api${path}`)).text);
      return { resource, pathParameters };
    };
    expect(await seen('/bases/a%20b/keys')).toEqual({ resource: '/bases/{id}/keys', pathParameters: { id: 'a b' } });
    expect(await seen('/bases/own/keys')).toEqual({ resource: '/bases/own/keys', pathParameters: null });
  });

  it('has null for missing parts of the request, and the address of the connection', async () => {
    const cloud = await startApi();
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST', from: '127.0.0.9' });
    const event = JSON.parse(answer.text);
    expect(event).toMatchObject({
      body: null,
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
    });
    expect(event.requestContext.identity).toMatchObject({ sourceIp: '127.0.0.9', userAgent: null });
  });

  it('has replacement characters for bytes that are not UTF-8, since there are no binary media types', async () => {
    const cloud = await startApi();
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST', body: Buffer.from([0x61, 0xff]) });
    expect(JSON.parse(answer.text)).toMatchObject({ body: 'a\ufffd', isBase64Encoded: false });
  });
});
