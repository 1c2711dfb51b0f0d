// Guarantee: the authorizer requires exactly the scope that the route table names, and refuses every other route. Risk:
// a key reaches a route without its scope.
import { expect, it } from 'vitest';
import { ROUTES } from '../../../functions/endpoints.ts';
import { scopeOfRoute } from '../../../shared/access/route-scopes.ts';

it.each(ROUTES)('finds the scope that the route table names for $method $path', ({ method, path, scope }) => {
  expect(scopeOfRoute(ROUTES, method, path)).toBe(scope);
});

it.each([
  ['DELETE', '/public/v1/health'],
  ['POST', '/public/v1/health'],
  ['HEAD', '/public/v1/knowledge/search'],
  ['GET', '/public/v1'],
  ['GET', '/public/v1/health/'],
  ['get', '/public/v1/health'],
])('throws for %s %s, which is not in the route table', (method, path) => {
  expect(() => scopeOfRoute(ROUTES, method, path)).toThrow('The route table has no such route.');
});
