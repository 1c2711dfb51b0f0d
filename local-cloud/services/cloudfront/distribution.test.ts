// Guarantee: a path gets the behavior that CloudFront would give it. Risk: a path that works locally is served from
// another origin on AWS.
import { expect, it } from 'vitest';
import { matches } from './distribution.ts';

it.each([
  [null, '/anything', true],
  ['/api/*', '/api/', true],
  ['/api/*', '/api', false],
  ['/api/*', '/apis/x', false],
  ['/api/*/items', '/api/a/b/items', true],
  ['*.js', '/assets/main.js', true],
  ['*.js', '/assets/v1.js/main.js', true],
  ['*.js', '/assets/main.json', false],
  ['/v?/main', '/v1/main', true],
  ['/v?/main', '/v10/main', false],
  ['api/*', '/api/x', true],
  ['/a.b', '/aXb', false],
  ['/API/*', '/api/x', false],
])('the pattern %s with the path %s: %s', (pathPattern, path, expected) => {
  expect(matches(pathPattern, path)).toBe(expected);
});
