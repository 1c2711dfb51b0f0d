// Guarantee: a setting that API Gateway refuses, or that the local gateway does not support, stops the start and is
// named. Risk: a setting has an effect on AWS but is ignored here, or a stack that works here cannot be created there.
import { describe, expect, it } from 'vitest';
import { apiResources, type TestApi } from '../fixtures/api.ts';
import { api, startApi } from './gateway.fixture.ts';

describe('an unsupported setting stops the start', () => {
  const change = (id: string, properties: Readonly<Record<string, unknown>>, base: Partial<TestApi> = {}) => {
    const made = apiResources({ ...api, ...base })[id] as { Type: string; Properties: Record<string, unknown> };
    return startApi(base, { [id]: { ...made, Properties: { ...made.Properties, ...properties } } });
  };

  it.each([
    ['Api', { BinaryMediaTypes: ['*/*'] }, 'BinaryMediaTypes is not supported'],
    ['Api', { EndpointConfiguration: { Types: ['EDGE'] } }, 'EndpointConfiguration.Types'],
    ['Authorizer', { AuthorizerResultTtlInSeconds: 300 }, 'AuthorizerResultTtlInSeconds'],
    [
      'Authorizer',
      { IdentitySource: 'method.request.querystring.key' },
      'method.request.querystring.key is not supported',
    ],
    ['Method0', { RequestParameters: {} }, 'RequestParameters is not supported'],
    ['Pathecho', { PathPart: 'a{id}' }, 'a{id}'],
    ['Pathecho', { PathPart: '{id+}' }, 'the local cloud supports a greedy path parameter only for mocks'],
    ['Method0', { MethodResponses: [{ StatusCode: '200' }] }, 'MethodResponses'],
    ['Method0', { HttpMethod: 'TRACE' }, 'HttpMethod'],
    ['Stage', { Variables: { a: 'b' } }, 'Variables is not supported'],
  ])('of the resource %s: %j', async (id, properties, words) => {
    await expect(change(id, properties)).rejects.toThrow(words);
  });

  const below = (parentId: unknown, pathPart: string) => ({
    Type: 'AWS::ApiGateway::Resource',
    Properties: { RestApiId: { Ref: 'Api' }, ParentId: parentId, PathPart: pathPart },
  });

  it.each([
    ['{id}', '{proxy+}', 'already has a variable path part -- only one is allowed'],
    ['{id}', '{name}', 'already has a variable path part -- only one is allowed'],
    ['thing', 'thing', 'Another resource with the same parent already has this name: thing'],
  ])('of siblings in the tree: %s and %s', async (one, other, words) => {
    const parent = { Ref: 'Pathecho' };
    await expect(startApi({}, { One: below(parent, one), Other: below(parent, other) })).rejects.toThrow(words);
  });

  it.each([
    ['#set($a = 1)', '#set'],
    ['$input.body', '$input.body'],
    ['$context.nothing', '$context.nothing'],
    ['$context.authorizer.claims.sub', '$context.authorizer.claims.sub'],
  ])('in a gateway response: %s', async (template, words) => {
    const UNAUTHORIZED = { ResponseTemplates: { 'application/json': template } };
    await expect(startApi({ gatewayResponses: { UNAUTHORIZED } })).rejects.toThrow(words);
  });
});
