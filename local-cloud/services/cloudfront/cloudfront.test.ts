// Guarantee: a distribution adds the headers of its policy to every answer, also to those for a missing file and an
// invalid path, and takes only the methods of the behavior. Risk: an address without a page could be framed, or be
// called with another method.
import { afterEach, expect, it } from 'vitest';
import { createAddresses } from '../../addresses.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import type { WebContext } from '../../stand-in.ts';
import { createCloudFront } from './cloudfront.ts';

const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const fronts: TestFront[] = [];

// A distribution of one bucket, whose only file is `index.html`.
async function open(): Promise<string> {
  const addresses = createAddresses();
  const front = await openTestFront((context) => [
    createCloudFront({ ...context, addresses } as unknown as WebContext, {
      port: 0,
      s3: {
        readForDistribution: async (_arn, bucket, key) =>
          `${bucket}/${key}` === 'files/index.html' ? { body: Buffer.from('<p>'), headers: { etag: '"1"' } } : null,
      },
    }),
  ]);
  fronts.push(front);
  const policy = await front.make('AWS::CloudFront::ResponseHeadersPolicy', 'Headers', {
    ResponseHeadersPolicyConfig: {
      Name: 'headers',
      SecurityHeadersConfig: { FrameOptions: { FrameOption: 'DENY', Override: true } },
    },
  });
  const distribution = await front.make('AWS::CloudFront::Distribution', 'Distribution', {
    DistributionConfig: {
      Enabled: true,
      DefaultRootObject: 'index.html',
      DefaultCacheBehavior: {
        AllowedMethods: ['GET', 'HEAD'],
        CachePolicyId: CACHING_OPTIMIZED,
        ResponseHeadersPolicyId: policy.ref,
        TargetOriginId: 'files',
        ViewerProtocolPolicy: 'redirect-to-https',
      },
      Origins: [
        {
          Id: 'files',
          DomainName: 'files.s3.us-east-1.amazonaws.com',
          OriginAccessControlId: 'control',
          S3OriginConfig: { OriginAccessIdentity: '' },
        },
      ],
    },
  });
  return addresses.toLocal(`https://${distribution.attributes.DomainName}`);
}

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

it.each([
  ['the page', '/', 200],
  ['a missing file', '/none.html', 403],
  ['a path that is not percent-encoded UTF-8', '/%E0%A4%A', 400],
])('%s is answered with the headers of the policy', async (_what, path, status) => {
  const response = await fetch(`${await open()}${path}`);
  await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

it('a method that the behavior does not name is refused', async () => {
  const response = await fetch(await open(), { method: 'DELETE' });
  expect(response.status).toBe(403);
  expect(await response.text()).toBe('This distribution does not accept this method.\n');
});
