// Guarantee: the authorizer decides locally as on API Gateway. Risk: a call bypasses it here or on AWS.
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../fixtures/raw-request.ts';
import { bearer, getThing, linesOf, startApi } from './gateway.fixture.ts';

describe('the authorizer', () => {
  it.each([
    ['allow', 200, undefined, undefined],
    ['wide', 200, undefined, undefined],
    [
      'deny',
      403,
      'AccessDeniedException',
      'User is not authorized to access this resource with an explicit deny in an identity-based policy',
    ],
    ['other', 403, 'AccessDeniedException', 'User is not authorized to access this resource'],
    ['unauthorized', 401, 'UnauthorizedException', 'Unauthorized'],
    ['broken', 500, 'AuthorizerConfigurationException', null],
    ['malformed', 500, 'AuthorizerConfigurationException', null],
    ['empty', 500, 'AuthorizerConfigurationException', null],
    ['nested', 500, 'AuthorizerConfigurationException', null],
  ])('decides: with its answer %s, the status is %i', async (wish, status, errorType, message) => {
    const cloud = await startApi();
    const answer = await getThing(cloud, wish);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-amzn-errortype']).toBe(errorType);
    if (status !== 200) {
      expect(JSON.parse(answer.text)).toEqual({ message });
      expect(linesOf(cloud, 'Echo')).toBe(0);
    }
  });

  it.each([{}, { Authorization: '' }])(
    'answers 401 without a call when the identity source is missing or empty',
    async (headers) => {
      const cloud = await startApi();
      const answer = await rawRequest(`${cloud.baseUrl}/api/public/v1/thing`, { headers });
      expect(answer).toMatchObject({ status: 401, text: '{"message":"Unauthorized"}' });
      expect(linesOf(cloud, 'Auth')).toBe(0);
    },
  );

  it('passes its context on as strings, with its principal', async () => {
    const cloud = await startApi();
    const { requestContext } = JSON.parse((await getThing(cloud, 'allow')).text);
    expect(requestContext.authorizer).toEqual({
      principalId: 'someone',
      name: 'Ann',
      number: '5',
      flag: 'true',
      integrationLatency: expect.any(Number),
    });
  });

  it('is called again for every request, with the request and the ARN of its method', async () => {
    const cloud = await startApi();
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

  it('is called, like any function, only if its resource policy permits the API to call it', async () => {
    const without = await startApi({}, { AuthorizerPermission: { Type: 'AWS::CDK::Metadata' } });
    expect((await getThing(without, 'allow')).headers['x-amzn-errortype']).toBe('AuthorizerConfigurationException');
    const closed = await startApi({}, { Permission1: { Type: 'AWS::CDK::Metadata' } });
    const answer = await rawRequest(`${closed.baseUrl}/api/echo`, { method: 'POST' });
    expect(answer).toMatchObject({ status: 500, headers: { 'x-amzn-errortype': 'ApiConfigurationException' } });
  });
});
