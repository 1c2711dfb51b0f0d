// Guarantee: a path gets the behavior that CloudFront would give it; and a distribution is refused if CloudFront would
// cache errors of an API, or stop waiting for an API before API Gateway does. Risk: a path that works locally is served
// from another origin on AWS, an error of one person's call is the answer to everyone's next call there, or a slow
// answer never arrives.
import { expect, it } from 'vitest';
import { matches, readDistribution } from './distribution.ts';

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
])('whether the pattern %s matches the path %s: %s', (pathPattern, path, expected) => {
  expect(matches(pathPattern, path)).toBe(expected);
});

const behavior = {
  AllowedMethods: ['GET'],
  CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  TargetOriginId: 'only',
  ViewerProtocolPolicy: 'https-only',
};
const bucket = { DomainName: 'files.s3.us-east-1.amazonaws.com', OriginAccessControlId: 'control' };
const apiThatIsWaitedFor = (seconds?: number) => ({
  DomainName: 'abcdefghij.execute-api.us-east-1.amazonaws.com',
  CustomOriginConfig: {
    OriginProtocolPolicy: 'https-only',
    OriginSSLProtocols: ['TLSv1.2'],
    ...(seconds !== undefined && { OriginReadTimeout: seconds }),
  },
});
const api = apiThatIsWaitedFor(40);
const fresh = (...statuses: number[]) => statuses.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));
const read = (origin: object, CustomErrorResponses: readonly object[]) =>
  readDistribution({
    logicalId: 'Distribution',
    type: 'AWS::CloudFront::Distribution',
    stack: 'Try',
    properties: {
      DistributionConfig: {
        Enabled: true,
        DefaultRootObject: 'index.html',
        DefaultCacheBehavior: behavior,
        Origins: [{ Id: 'only', ...origin }],
        CustomErrorResponses,
      },
    },
  });

it('an API is served if CloudFront caches none of its errors, and files are served in any case', () => {
  expect(read(api, fresh(404, 414, 500, 501, 502, 503, 504)).behaviors).toMatchObject([{ origin: { kind: 'api' } }]);
  expect(read(bucket, []).behaviors).toMatchObject([{ origin: { kind: 'bucket' } }]);
});

it('an API whose errors CloudFront would cache is refused, and so is any page in place of an error', () => {
  expect(() => read(api, fresh(404, 414, 500, 501, 502))).toThrow(
    'CustomErrorResponses: CloudFront would cache errors of the API; set ErrorCachingMinTTL to 0 for 503, 504.',
  );
  expect(() => read(bucket, [{ ErrorCode: 503, ErrorCachingMinTTL: 10 }])).toThrow('ErrorCachingMinTTL');
  expect(() => read(bucket, [{ ...fresh(404)[0], ResponsePagePath: '/404.html' }])).toThrow('ResponsePagePath');
});

it.each([
  [undefined, 30],
  [39, 39],
])('an API is refused if CloudFront waits for its answer as long as %s seconds: %i', (seconds, waits) => {
  expect(() => read(apiThatIsWaitedFor(seconds), fresh(404, 414, 500, 501, 502, 503, 504))).toThrow(
    `OriginReadTimeout: CloudFront would give up after ${waits} seconds; API Gateway may answer after 39.`,
  );
});
