// Guarantee: the public API keeps the routes that it promised, the console's API has exactly the documented ones, and
// callers find each endpoint at its documented path. Risk: a route that nobody reviewed is open, or a command calls a
// path that does not exist.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONSOLE_ENDPOINTS } from '../../../functions/console-endpoints.ts';
import { API_STAGE, BASE_PATH, callPath, ENDPOINTS, publicPath } from '../../../functions/endpoints.ts';
import { consoleOpenApi } from '../../tidy/console-api/console-api-files.ts';

// test/tidy/openapi.test.ts checks that the API has no routes other than the documented ones.
const PROMISED = [
  ['health', 'GET', '/public/v1/health', null, '/health'],
  ['knowledge-bases', 'GET', '/public/v1/knowledge-bases', 'knowledge:read', '/knowledge-bases'],
  ['knowledge-search', 'POST', '/public/v1/knowledge/search', 'knowledge:read', '/knowledge/search'],
  ['copilot-query', 'POST', '/public/v1/copilot/query', 'copilot:query', '/copilot/query'],
];

it('the public API keeps the four endpoints of version 1, with function, method, path, scope and public path', () => {
  const rows = ENDPOINTS.map((each) => [each.name, each.method, each.path, each.scope, publicPath(each)]);
  expect(rows).toEqual(expect.arrayContaining(PROMISED));
});

it('the paths that callers write begin with the stage of API Gateway and the version', () => {
  expect([API_STAGE, BASE_PATH]).toEqual(['api', '/api/public/v1']);
  expect(ENDPOINTS.map(({ name }) => callPath(name))).toEqual(
    ENDPOINTS.map((endpoint) => `${BASE_PATH}${publicPath(endpoint)}`),
  );
});

describe('the console’s API', () => {
  it('has four routes, and the function that spends money answers those of the playground alone', () => {
    const rows = CONSOLE_ENDPOINTS.map(({ name, method, path }) => [name, method, path]);
    expect(rows).toEqual([
      ['console', 'GET', '/console/me'],
      ['console', 'POST', '/console/operations/{operation}'],
      ['console-playground', 'POST', '/console/playground/search'],
      ['console-playground', 'POST', '/console/playground/ask'],
    ]);
  });

  it('is documented with each of its routes, and with each operation in place of their common route', () => {
    const { paths } = parse(consoleOpenApi()) as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} /console${path}`),
    );
    const routes = CONSOLE_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    const [operations, others] = [/\/operations\//, /^(?!.*\/operations\/)/].map((each) =>
      described.filter((one) => each.test(one)),
    );
    expect(operations?.length).toBeGreaterThan(0);
    expect(others?.toSorted()).toEqual(routes.filter((route) => !route.includes('{operation}')).toSorted());
  });
});
