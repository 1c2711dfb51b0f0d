// Guarantee: a distribution reads all objects of the bucket whose policy names it, and no others. Risk: pages that work
// locally are refused on AWS, where a policy for a part of the bucket has another effect.
import { afterEach, expect, it } from 'vitest';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createS3, type S3 } from './s3.ts';

const DISTRIBUTION = 'arn:aws:cloudfront::123456789012:distribution/E1';
const fronts: TestFront[] = [];

async function open() {
  let s3: S3 | undefined;
  const front = await openTestFront((context) => {
    s3 = createS3(context);
    return [s3];
  });
  fronts.push(front);
  await front.make('AWS::S3::Bucket', 'Files', { BucketName: 'files' });
  await fetch(`${front.context.endpoint}/files/index.html`, {
    method: 'PUT',
    body: '<p>',
    headers: { authorization: 'Credential=AKIATRY/20261120/us-east-1/s3/aws4_request' },
  });
  const allow = (Resource: string) =>
    front.make('AWS::S3::BucketPolicy', 'Policy', {
      Bucket: 'files',
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Action: 's3:GetObject',
            Resource,
            Condition: { StringEquals: { 'AWS:SourceArn': DISTRIBUTION } },
          },
        ],
      },
    });
  const read = async (arn: string) =>
    (await (s3 as S3).readForDistribution(arn, 'files', 'index.html'))?.body.toString();
  return { allow, read };
}

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

it('lets the distribution that it names read every object', async () => {
  const { allow, read } = await open();
  expect(await read(DISTRIBUTION)).toBeUndefined();
  await allow('arn:aws:s3:::files/*');
  expect(await read(DISTRIBUTION)).toBe('<p>');
  expect(await read(`${DISTRIBUTION}2`)).toBeUndefined();
});

it.each(['arn:aws:s3:::files/public/*', 'arn:aws:s3:::files', 'arn:aws:s3:::other/*', '*'])(
  'cannot be made for %s',
  async (resource) => {
    const { allow, read } = await open();
    await expect(allow(resource)).rejects.toThrow('may read every object of this bucket, or none');
    expect(await read(DISTRIBUTION)).toBeUndefined();
  },
);
