// Guarantee: the console's API has exactly the documented routes, and callers find each endpoint of the public API at
// its documented path. Risk: a route that nobody reviewed is open, or a command calls a path that does not exist.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONSOLE_ENDPOINTS } from '../../../functions/console-endpoints.ts';
import { API_STAGE, BASE_PATH, callPath, ENDPOINTS, publicPath } from '../../../functions/endpoints.ts';
import { consoleOpenApi } from '../../tidy/console-api/console-api-files.ts';

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
