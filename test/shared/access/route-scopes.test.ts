// Guarantee: the authorizer requires exactly the scope that the route table names, and refuses every other route. Risk:
// a key reaches a route without its scope.
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../../../functions/endpoints.ts';
import { scopeOfRoute } from '../../../shared/access/route-scopes.ts';

it.each(ENDPOINTS)('finds the scope that the route table names for $name', ({ method, path, scope }) => {
  expect(scopeOfRoute(ENDPOINTS, method, path)).toBe(scope);
});

it.each([
  ['DELETE', '/public/v1/health'],
  ['POST', '/public/v1/health'],
  ['GET', '/public/v1'],
  ['GET', '/public/v1/health/'],
  ['get', '/public/v1/health'],
])('throws for %s %s, which is not in the route table', (method, path) => {
  expect(() => scopeOfRoute(ENDPOINTS, method, path)).toThrow('The route table has no such route.');
});
