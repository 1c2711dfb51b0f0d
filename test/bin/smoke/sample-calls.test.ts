// Guarantee: tests that apply to all endpoints call each of them as docs/openapi.yaml shows it. Risk: an endpoint that
// refuses nothing passes, because it is never called, or only with a body that it refuses anyway.
import { expect, it } from 'vitest';
import { readOpenApi } from '../../../bin/smoke/openapi-document.ts';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';

it('has one call of each endpoint, with the first body that is shown', () => {
  const bodyOf = (path: string) => {
    const { request } = readOpenApi().operations.find((operation) => operation.path === path) ?? expect.fail(path);
    return Object.values(request?.examples ?? {})[0];
  };
  expect(SAMPLE_CALLS).toEqual([
    { method: 'GET', path: '/health', scope: null, body: undefined },
    { method: 'GET', path: '/knowledge-bases', scope: 'knowledge:read', body: undefined },
    { method: 'POST', path: '/knowledge/search', scope: 'knowledge:read', body: bodyOf('/knowledge/search') },
    { method: 'POST', path: '/copilot/query', scope: 'copilot:query', body: bodyOf('/copilot/query') },
  ]);
  expect(SAMPLE_CALLS.map(({ body }) => typeof body)).toEqual(['undefined', 'undefined', 'object', 'object']);
});
