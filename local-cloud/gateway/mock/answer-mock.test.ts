// Guarantee: a mock answers by its templates, and a specific method or path takes precedence over ANY and {proxy+}.
// Risk: an unknown path is answered differently on AWS, or a mock hides an endpoint.
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../../fixtures/raw-request.ts';
import { bearer, startApi } from '../gateway.fixture.ts';

type Properties = Readonly<Record<string, unknown>>;

const response = (status: string, more: Properties = {}) => ({
  StatusCode: status,
  ResponseParameters: { 'method.response.header.x-id': 'context.requestId', 'method.response.header.allow': "'GET'" },
  ResponseTemplates: { 'application/json': `{"error":"$context.httpMethod $context.resourcePath ${status}"}` },
  ...more,
});
const declared = (status: string) => ({
  StatusCode: status,
  ResponseParameters: { 'method.response.header.x-id': true, 'method.response.header.allow': true },
});
const mock = {
  Type: 'MOCK',
  PassthroughBehavior: 'NEVER',
  RequestTemplates: { 'application/json': '{"statusCode":404}', 'text/plain': '{"statusCode":410}' },
  IntegrationResponses: [response('404'), response('410', { SelectionPattern: '41\\d' })],
};

function methodAt(resourceId: unknown, changes: Properties = {}, integration: Properties = {}) {
  const Properties = {
    RestApiId: { Ref: 'Api' },
    ResourceId: resourceId,
    HttpMethod: 'ANY',
    AuthorizationType: 'NONE',
    Integration: { ...mock, ...integration },
    MethodResponses: [declared('404'), declared('410')],
    ...changes,
  };
  return { Type: 'AWS::ApiGateway::Method', Properties };
}

function greedyBelow(parentId: unknown) {
  const Properties = { RestApiId: { Ref: 'Api' }, ParentId: parentId, PathPart: '{proxy+}' };
  return { Type: 'AWS::ApiGateway::Resource', Properties };
}

const ROOT = { 'Fn::GetAtt': ['Api', 'RootResourceId'] };
const start = (changes: Properties = {}, integration: Properties = {}) =>
  startApi(
    { gatewayResponses: { UNSUPPORTED_MEDIA_TYPE: { StatusCode: '418' } } },
    {
      Proxy: greedyBelow(ROOT),
      ProxyAny: methodAt({ Ref: 'Proxy' }, changes, integration),
      Deeper: greedyBelow({ Ref: 'Pathpublicv1' }),
      DeeperAny: methodAt({ Ref: 'Deeper' }),
      ThingAny: methodAt({ Ref: 'Pathpublicv1thing' }),
    },
  );

describe('routes with ANY and {proxy+}', () => {
  it.each([
    ['GET', '/nothing', '/{proxy+}'],
    ['POST', '/public/v2/thing', '/{proxy+}'],
    ['GET', '/public/v1/THING', '/public/v1/{proxy+}'],
    ['GET', '/public/v1/thing/more/and/more', '/public/v1/{proxy+}'],
    ['GET', '/public/v1%2Fthing', '/{proxy+}'],
    ['DELETE', '/public/v1/thing', '/public/v1/thing'],
    ['OPTIONS', '/public/v1/thing/', '/public/v1/thing'],
  ])('%s %s is answered by %s', async (method, path, resourcePath) => {
    const cloud = await start();
    const answer = await rawRequest(`${cloud.baseUrl}/api${path}`, { method, ...bearer('allow') });
    expect(answer).toMatchObject({ status: 404, text: `{"error":"${method} ${resourcePath} 404"}` });
  });

  it('do not answer for the methods of an endpoint, for a path without ANY, or for the method TRACE', async () => {
    const cloud = await start();
    expect((await rawRequest(`${cloud.baseUrl}/api/public/v1/thing`, bearer('allow'))).status).toBe(200);
    expect((await rawRequest(`${cloud.baseUrl}/api/echo`)).status).toBe(403);
    expect((await rawRequest(`${cloud.baseUrl}/api/nothing`, { method: 'TRACE' })).status).toBe(403);
  });
});

describe('a mock', () => {
  it.each([
    ['no media type', undefined, 404],
    ['a media type that has a template', 'application/json; charset=utf-8', 404],
    ['a media type in another case', 'TEXT/Plain', 410],
    ['a media type without a template', 'text/html', 418],
    ['an empty media type', '', 418],
  ])('answers a request with %s', async (_name, type, status) => {
    const cloud = await start();
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await rawRequest(`${cloud.baseUrl}/api/x`, { method: 'POST', headers, body: '{"broken' });
    expect(answer.status).toBe(status);
  });

  it('sends the headers that it maps', async () => {
    const cloud = await start();
    const { headers } = await rawRequest(`${cloud.baseUrl}/api/x`);
    expect(headers).toMatchObject({ allow: 'GET', 'content-type': 'application/json' });
    expect(headers['x-id']).toBe(headers['x-amzn-requestid']);
  });

  it('fails if it has no response for its status', async () => {
    const cloud = await start({}, { IntegrationResponses: [response('410', { SelectionPattern: '41\\d' })] });
    expect((await rawRequest(`${cloud.baseUrl}/api/x`)).status).toBe(500);
  });

  it.each<[string, Properties, Properties, string]>([
    ['another passthrough behavior', {}, { PassthroughBehavior: 'WHEN_NO_MATCH' }, 'PassthroughBehavior'],
    ['a template with code', {}, { RequestTemplates: { 'text/plain': '$input.body' } }, 'a template of a mock'],
    ['a status that is not declared', { MethodResponses: [] }, {}, 'declares no response of status 404'],
    ['a header that is not declared', { MethodResponses: [{ StatusCode: '404' }] }, {}, 'does not declare'],
    ['an unknown setting', {}, { ContentHandling: 'CONVERT_TO_TEXT' }, 'ContentHandling'],
    ['an authorizer', { AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: 'Authorizer' } }, {}, 'only for mocks'],
  ])('stops the start with %s', async (_name, changes, integration, words) => {
    await expect(start(changes, integration)).rejects.toThrow(words);
  });
});
