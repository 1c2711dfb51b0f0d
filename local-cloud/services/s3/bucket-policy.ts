import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties } from '../../protocol/resource-properties.ts';
import type { MakeResource } from '../../stand-in.ts';

const conditionText = v.union([v.string(), v.number(), v.boolean()]);

// The two statements that require TLS have no effect here, and one that lets a distribution read is applied. Any other
// statement would change permissions, which this stand-in does not evaluate, so it is refused.
const refusesPlainText = v.strictObject({
  Sid: v.optional(v.string()),
  Effect: v.literal('Deny'),
  Principal: v.unknown(),
  Action: v.union([v.string(), v.array(v.string())]),
  Resource: v.union([v.string(), v.array(v.string())]),
  Condition: v.union([
    v.strictObject({
      Bool: v.strictObject({ 'aws:SecureTransport': v.union([v.literal('false'), v.literal(false)]) }),
    }),
    v.strictObject({ NumericLessThan: v.strictObject({ 's3:TlsVersion': conditionText }) }),
  ]),
});
const letsDistributionRead = v.strictObject({
  Sid: v.optional(v.string()),
  Effect: v.literal('Allow'),
  Principal: v.strictObject({ Service: v.literal('cloudfront.amazonaws.com') }),
  Action: v.literal('s3:GetObject'),
  Resource: v.string(),
  Condition: v.strictObject({ StringEquals: v.strictObject({ 'AWS:SourceArn': v.string() }) }),
});

const properties = v.strictObject({
  Bucket: v.string(),
  PolicyDocument: v.strictObject({
    Version: v.literal('2012-10-17'),
    Statement: v.array(v.union([refusesPlainText, letsDistributionRead])),
  }),
});

/** The ARNs of the distributions that may read every object of a bucket, by the name of the bucket. */
export type DistributionReaders = Map<string, Set<string>>;

/**
 * Accepts bucket policies that require TLS, which has no effect on loopback, and that let a distribution read every
 * object; refuses any other.
 */
export function makeBucketPolicy(readers: DistributionReaders): MakeResource {
  return async (resource) => {
    const { Bucket: bucket, PolicyDocument: document } = readProperties(properties, resource);
    for (const statement of document.Statement) {
      if (statement.Effect === 'Allow') {
        if (statement.Resource !== `arn:aws:s3:::${bucket}/*`) {
          throw new Error('PolicyDocument: a distribution may read every object of this bucket, or none.');
        }
        const arns = readers.get(bucket) ?? new Set();
        readers.set(bucket, arns.add(statement.Condition.StringEquals['AWS:SourceArn']));
      }
    }
    return { ref: physicalName(resource, 63), attributes: {} };
  };
}
