import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties } from '../../protocol/resource-properties.ts';
import type { MakeResource } from '../../stand-in.ts';

const conditionText = v.union([v.string(), v.number(), v.boolean()]);

// The two statements that demand TLS. Any other statement would change who may do what, which this stand-in does not
// look at: refused.
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

const properties = v.strictObject({
  Bucket: v.string(),
  PolicyDocument: v.strictObject({ Version: v.literal('2012-10-17'), Statement: v.array(refusesPlainText) }),
});

/** Accepts a bucket policy that demands TLS; it has no effect on loopback, where everything is plain HTTP. */
export const makeBucketPolicy: MakeResource = async (resource) => {
  readProperties(properties, resource);
  return { ref: physicalName(resource, 63), attributes: {} };
};
