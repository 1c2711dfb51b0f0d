// Guarantee: the deployed routes are exactly those that docs/openapi.yaml describes, and HEAD beside each GET. Risk: a
// route is not documented, or a documented route does not exist.
import { expect, it } from 'vitest';
import { readOpenApi } from '../../bin/smoke/openapi-document.ts';
import { STAGES } from '../../lib/stages.ts';
import { resourcesOf, type StackTemplate, synthesize } from './synthesized.ts';

const BEFORE_PATHS = '/public/v1';

function routesOf(template: StackTemplate | undefined): string[] {
  const pathOf = (reference: { Ref?: string }): string => {
    const resource = template?.Resources[reference.Ref ?? ''];
    return resource === undefined ? '' : `${pathOf(resource.Properties.ParentId)}/${resource.Properties.PathPart}`;
  };
  // Routes without an endpoint are mocks, which answer 404 and 405.
  const endpoints = Object.values(resourcesOf(template, 'AWS::ApiGateway::Method')).filter(
    ({ Properties }) => Properties.Integration.Type !== 'MOCK',
  );
  return endpoints.map(({ Properties: { HttpMethod, ResourceId } }) => `${HttpMethod} ${pathOf(ResourceId)}`);
}

it.each(Object.values(STAGES))('the routes of stage $name match the description', (stage) => {
  const described = readOpenApi().operations.flatMap(({ method, path }) =>
    (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((each) => `${each} ${BEFORE_PATHS}${path}`),
  );
  expect(routesOf(synthesize(stage).stacks.Api).sort()).toEqual(described.sort());
});
