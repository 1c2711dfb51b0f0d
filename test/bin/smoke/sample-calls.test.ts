// Guarantee: tests that apply to all endpoints call each of them as docs/openapi.yaml shows it. Risk: an endpoint that
// refuses nothing passes, because it is never called, or only with a body that it refuses anyway.
import { expect, it } from 'vitest';
import { readOpenApi } from '../../../bin/smoke/openapi-document.ts';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { ENDPOINTS, publicPath } from '../../../functions/endpoints.ts';

it('has one call of each endpoint, with the first body that is shown', () => {
  const shown = ENDPOINTS.map((endpoint) => {
    const path = publicPath(endpoint);
    const { request } = readOpenApi().operations.find((operation) => operation.path === path) ?? expect.fail(path);
    const body: unknown = Object.values(request?.examples ?? {})[0];
    return { method: endpoint.method, path, scope: endpoint.scope, body };
  });
  expect(SAMPLE_CALLS).toEqual(shown);
  expect(SAMPLE_CALLS.map(({ method, body }) => [method, typeof body])).toEqual(
    ENDPOINTS.map(({ method }) => [method, method === 'POST' ? 'object' : 'undefined']),
  );
});
