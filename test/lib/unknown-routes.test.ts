// Guarantee: `Allow` names every method of its path, and none of the paths above or below it. No resource has two
// variable children, which API Gateway refuses, and every path has an answer all the same. Risk: a caller of a path
// with two methods is told of only one (no endpoint has such a path today), or the stack of an API cannot be created.
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { expect, it } from 'vitest';
import { refuseUnknownRoutes } from '../../lib/constructs/unknown-routes.ts';

const ALLOW = 'method.response.header.allow';

function templateOf(endpoints: Parameters<typeof refuseUnknownRoutes>[1]): Template {
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }));
  refuseUnknownRoutes(new RestApi(stack, 'Rest').root, endpoints);
  return Template.fromStack(stack);
}

// Returns what each resource answers to a method that it does not have, by the last part of its path.
function refusalsOf(endpoints: Parameters<typeof refuseUnknownRoutes>[1]): Record<string, unknown> {
  const template = templateOf(endpoints);
  const paths = template.findResources('AWS::ApiGateway::Resource');
  const methods = Object.values(template.findResources('AWS::ApiGateway::Method'));
  const refusals = methods.flatMap(({ Properties: { HttpMethod, ResourceId, Integration } }) => {
    const path = paths[ResourceId.Ref]?.Properties.PathPart ?? '';
    const [{ StatusCode, ResponseParameters }] = Integration.IntegrationResponses;
    const isOfPath = HttpMethod === 'ANY' && path !== '{proxy+}';
    return isOfPath ? [[path, [StatusCode, ResponseParameters[ALLOW]]]] : [];
  });
  return Object.fromEntries(refusals);
}

it('names both methods of a path that has two', () => {
  const endpoints = [
    { method: 'GET', path: '/v1/bases' },
    { method: 'POST', path: '/v1/bases' },
    { method: 'DELETE', path: '/v1/bases/one' },
  ];
  expect(refusalsOf(endpoints)).toEqual({
    '': ['404', undefined],
    v1: ['404', undefined],
    bases: ['405', "'GET, POST'"],
    one: ['405', "'DELETE'"],
  });
});

it('adds a greedy parameter below the parameter of an endpoint, but none beside it', () => {
  const resources = templateOf([{ method: 'GET', path: '/bases/{base}' }]).findResources('AWS::ApiGateway::Resource');
  const pathOf = ({ Properties: { ParentId, PathPart } }: (typeof resources)[string]): string => {
    const parent = resources[ParentId.Ref];
    return `${parent === undefined ? '' : pathOf(parent)}/${PathPart}`;
  };
  expect(Object.values(resources).map(pathOf).toSorted()).toEqual([
    '/bases',
    '/bases/{base}',
    '/bases/{base}/{proxy+}',
    '/{proxy+}',
  ]);
});
