// Guarantee: no response is cached on its way, none is sniffed as another type, and each carries its request id. Risk:
// a shared cache that gives one company's answer to another.
import { expect, it } from 'vitest';
import { jsonResponse } from '../../../shared/api/json-response.ts';

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': 'request-1',
};

it.each([200, 400, 403, 429, 500, 503])('forbids caching and sniffing a response with status %i', (statusCode) => {
  expect(jsonResponse(statusCode, { data: ['é'] }, { requestId: 'request-1' })).toEqual({
    statusCode,
    headers: HEADERS,
    body: '{"data":["é"]}',
  });
});

it('adds the given headers to a response', () => {
  const { headers } = jsonResponse(503, {}, { requestId: 'request-1', headers: { 'retry-after': '5' } });
  expect(headers).toEqual({ ...HEADERS, 'retry-after': '5' });
});
