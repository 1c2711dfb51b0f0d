// Guarantee: a part of a path is decoded as UTF-8, and each service answers a path that is not valid with an error of
// its own. Risk: a wrong path in a request looks like a defect of the local cloud.
import { expect, it } from 'vitest';
import { corsHeadersFor } from '../front/cors-headers.ts';
import { readInvoke } from '../lambda/invoke-request.ts';
import { readOperation } from '../services/opensearch/operation.ts';
import type { AwsRequest } from '../stand-in.ts';
import { decodePercent } from './decode-percent.ts';

const INVALID = '%E0%A4%A';

function requestTo(service: string, method: string, path: string): AwsRequest {
  const principal = { arn: 'arn:aws:iam::123456789012:user/operator', kind: 'operator' } as const;
  return { service, principal, method, path, query: new URLSearchParams(), headers: {}, body: Buffer.alloc(0) };
}

it.each([
  ['', ''],
  ['a%20%C3%BC', 'a ü'],
  ['%', null],
  [INVALID, null],
])('decodes %j to %j', (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});

it.each([
  ['a searched index', () => readOperation(requestTo('aoss', 'POST', `/${INVALID}/_search`))],
  [
    'an index of a domain',
    () => readOperation(requestTo('es', 'GET', `/2021-01-01/opensearch/domain/d/index/${INVALID}`)),
  ],
  ['a function', () => readInvoke(requestTo('lambda', 'POST', `/2015-03-31/functions/${INVALID}/invocations`))],
])('an invalid name of %s is refused with an error that names the path', (_what, read) => {
  expect(read).toThrow(INVALID);
  expect(read).toThrow('is not supported by the local cloud');
});

it('no CORS rule of a bucket allows a request with an invalid path', () => {
  const rule = { AllowedMethods: ['GET'], AllowedOrigins: ['*'], AllowedHeaders: [], ExposedHeaders: [], MaxAge: 0 };
  const request = { origin: 'https://page.example', path: `/${INVALID}/key`, method: 'GET', requestedHeaders: [] };
  expect(corsHeadersFor(request, () => [rule])).toBeNull();
});
