// Guarantee: the check that runs on every recorded response reports all that openapi.yaml does not describe. Risk: a
// check that finds nothing passes forever.
import { describe, expect, it } from 'vitest';
import { expectMatchesOpenApi, openApiProblems, type RecordedAnswer } from '../../bin/smoke/openapi-response.ts';

const OK: RecordedAnswer = {
  method: 'GET',
  path: '/health',
  status: 200,
  headers: { 'content-type': 'application/json', 'x-request-id': '7d9a4c1e-3b52-4f0a-9a6e-1c2d3e4f5a6b' },
  body: { status: 'ok', tenant: 'A', application: 'B', scopes: ['agents:run'] },
};
const BUSY = { ...OK, status: 503, headers: { ...OK.headers, 'retry-after': '5' }, body: { error: 'Busy.' } };
const { 'x-request-id': _, ...withoutId } = OK.headers;

describe('an answer that matches the description', () => {
  it.each([
    ['to a path without its prefix', OK],
    ['to the whole path and a query', { ...OK, path: '/api/public/v1/health?x=1' }],
    ['with its Retry-After', BUSY],
    ['to a path with a slash at its end', { ...OK, path: '/health/' }],
    [
      'without an optional Retry-After',
      { ...OK, method: 'POST', path: '/copilot/query', status: 429, body: { error: 'No.' } },
    ],
    ['to an unknown path', { ...OK, path: '/nothing', status: 404, body: { error: 'No.' } }],
    [
      'to an unknown method',
      { ...OK, method: 'POST', status: 405, headers: { ...OK.headers, allow: 'GET' }, body: { error: 'No.' } },
    ],
    ['to an unknown method with a 404', { ...OK, method: 'POST', status: 404, body: { error: 'No.' } }],
  ])('passes: one %s', (_name, answer) => {
    expect(openApiProblems(answer)).toEqual([]);
  });
});

describe('an answer that does not match the description', () => {
  it.each([
    ['in its status', { ...OK, status: 418 }, ['status 418 is not described']],
    ['by 405 for an unknown path', { ...OK, path: '/nothing', status: 405 }, ['status 405 is not described']],
    ['by a missing Allow', { ...OK, method: 'POST', status: 405, body: { error: 'No.' } }, ['header allow is missing']],
    ['by success for an unknown path', { ...OK, path: '/nothing' }, ['status 200 is not described']],
    ['in the place of its prefix', { ...OK, path: '/health/api/public/v1' }, ['status 200 is not described']],
    [
      'in its content type',
      { ...OK, headers: { ...OK.headers, 'content-type': 'text/html' } },
      ['content-type is not application/json'],
    ],
    ['by a missing id', { ...OK, headers: withoutId }, ['header x-request-id is missing']],
    [
      'by an invalid id',
      { ...OK, headers: { ...OK.headers, 'x-request-id': '1' } },
      ['x-request-id must match format "uuid"'],
    ],
    ['by a missing Retry-After', { ...BUSY, headers: OK.headers }, ['header retry-after is missing']],
    [
      'by an invalid Retry-After',
      { ...BUSY, headers: { ...BUSY.headers, 'retry-after': 'soon' } },
      ['retry-after must be integer'],
    ],
    [
      'by an empty Retry-After',
      { ...BUSY, headers: { ...BUSY.headers, 'retry-after': '' } },
      ['retry-after must be integer'],
    ],
    ['by an extra header', { ...OK, headers: BUSY.headers }, ['header retry-after is not described']],
    [
      'by headers of other refusals',
      { ...BUSY, headers: { ...BUSY.headers, 'www-authenticate': 'Bearer', allow: 'GET' } },
      ['header www-authenticate is not described', 'header allow is not described'],
    ],
    ['by a missing field', { ...BUSY, body: {} }, [" must have required property 'error'"]],
    [
      'by an extra field',
      { ...BUSY, body: { error: 'Busy.', code: 1 } },
      [' must NOT have additional properties (code)'],
    ],
    [
      'by an extra field in an answer that may grow',
      { ...OK, body: { ...(OK.body as object), plan: 'x' } },
      [' must NOT have additional properties (plan)'],
    ],
    ['in a type', { ...OK, body: { ...(OK.body as object), tenant: 1 } }, ['/tenant must be string']],
  ])('is reported when it differs %s', (_name, answer, problems) => {
    expect(openApiProblems(answer)).toEqual(problems);
  });
});

it('expectMatchesOpenApi throws for an answer that differs, and names the call', () => {
  expect(() => expectMatchesOpenApi(OK)).not.toThrow();
  expect(() => expectMatchesOpenApi({ ...OK, status: 418 })).toThrow('GET /health 418');
});
