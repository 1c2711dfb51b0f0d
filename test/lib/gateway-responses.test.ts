// Guarantee: every answer of API Gateway itself has the specified status, body and headers, for every response type.
// Risk: for an omitted type, API Gateway uses its own format, whose message can quote the caller's key.
import { ResponseType } from 'aws-cdk-lib/aws-apigateway';
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const NOTHING_HERE = 'The requested path or method does not exist.';
const OUR_FAULT = 'Internal error.';
const BUSY = 'The service is busy. Try again.';
const UNAVAILABLE = 'Service unavailable. Try again.';

const EXPECTED: Record<string, readonly [status: string | undefined, error: string, headers?: Record<string, string>]> =
  {
    UNAUTHORIZED: ['401', 'The API key is missing or not valid.', { 'www-authenticate': "'Bearer'" }],
    ACCESS_DENIED: ['403', '$context.authorizer.denyReason'],
    MISSING_AUTHENTICATION_TOKEN: ['404', NOTHING_HERE],
    RESOURCE_NOT_FOUND: ['404', NOTHING_HERE],
    INVALID_SIGNATURE: ['404', NOTHING_HERE],
    EXPIRED_TOKEN: ['404', NOTHING_HERE],
    BAD_REQUEST_BODY: ['400', 'The request body is not valid.'],
    BAD_REQUEST_PARAMETERS: ['400', 'The request parameters are not valid.'],
    REQUEST_TOO_LARGE: ['400', 'The request body must be at most 64 kB.'],
    UNSUPPORTED_MEDIA_TYPE: ['404', NOTHING_HERE],
    INVALID_API_KEY: ['403', 'The request was refused.'],
    WAF_FILTERED: ['403', 'The request was refused.'],
    THROTTLED: ['503', BUSY, { 'retry-after': "'5'" }],
    QUOTA_EXCEEDED: ['503', BUSY, { 'retry-after': "'5'" }],
    INTEGRATION_FAILURE: ['503', BUSY, { 'retry-after': "'5'" }],
    INTEGRATION_TIMEOUT: ['503', 'The request timed out. Try again.', { 'retry-after': "'5'" }],
    AUTHORIZER_FAILURE: ['503', UNAVAILABLE, { 'retry-after': "'5'" }],
    AUTHORIZER_CONFIGURATION_ERROR: ['503', UNAVAILABLE, { 'retry-after': "'5'" }],
    API_CONFIGURATION_ERROR: ['503', BUSY, { 'retry-after': "'5'" }],
    DEFAULT_4XX: [undefined, 'The request was refused.'],
    DEFAULT_5XX: [undefined, OUR_FAULT],
  };

const { stacks } = synthesize(STAGES.dev);
const found = Object.values(resourcesOf(stacks.Api, 'AWS::ApiGateway::GatewayResponse')).map((r) => r.Properties);
const known = Object.values(ResponseType)
  .filter((type) => type instanceof ResponseType)
  .map((type) => type.responseType);

describe('the answers of API Gateway', () => {
  it('are defined once for every type that it knows', () => {
    expect(known.length).toBeGreaterThanOrEqual(21);
    expect(found.map(({ ResponseType: type }) => type).sort()).toEqual(known.sort());
    expect(Object.keys(EXPECTED).sort()).toEqual(known.sort());
  });

  it.each(Object.entries(EXPECTED))(
    'have their status, message and headers for %s',
    (type, [status, error, headers]) => {
      const answer = found.find((candidate) => candidate.ResponseType === type);
      expect(answer?.StatusCode).toBe(status);
      expect(Object.keys(answer?.ResponseTemplates)).toEqual(['application/json']);
      expect(JSON.parse(answer?.ResponseTemplates['application/json'])).toEqual({ error });
      const expected = {
        'x-request-id': 'context.requestId',
        'cache-control': "'no-store'",
        'x-content-type-options': "'nosniff'",
        ...headers,
      };
      const named = Object.entries(expected).map(([name, value]) => [`gatewayresponse.header.${name}`, value]);
      expect(answer?.ResponseParameters).toEqual(Object.fromEntries(named));
    },
  );

  it('never repeat what API Gateway says or what the caller sent', () => {
    const templates = JSON.stringify(found.map((answer) => answer.ResponseTemplates));
    expect(templates.match(/\$[\w.]+/g)).toEqual(['$context.authorizer.denyReason']);
  });
});
