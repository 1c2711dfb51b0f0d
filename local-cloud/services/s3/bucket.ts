import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, MadeResource, TemplateResource } from '../../stand-in.ts';

/** The settings of a bucket that have an effect here. */
export interface Bucket {
  readonly name: string;
  readonly accountId: string;
  readonly region: string;
  readonly versioned: boolean;
  /** Whether its changes become events on the default bus. */
  readonly notifies: boolean;
  /** The rules for requests from pages of other origins. */
  readonly cors: readonly CorsRule[];
}

/** A rule for requests from pages of other origins; an origin may have one `*`. */
export interface CorsRule {
  readonly AllowedMethods: readonly string[];
  readonly AllowedOrigins: readonly string[];
  readonly AllowedHeaders: readonly string[];
  readonly ExposedHeaders: readonly string[];
  readonly MaxAge: number;
}

const properties = v.strictObject({
  BucketName: v.optional(v.string()),
  VersioningConfiguration: v.optional(v.strictObject({ Status: v.literal('Enabled') })),
  NotificationConfiguration: v.optional(
    v.strictObject({
      EventBridgeConfiguration: v.optional(v.strictObject({ EventBridgeEnabled: v.optional(v.boolean(), true) })),
    }),
  ),
  BucketEncryption: v.optional(
    v.strictObject({
      ServerSideEncryptionConfiguration: v.array(
        v.strictObject({
          ServerSideEncryptionByDefault: v.strictObject({ SSEAlgorithm: v.literal('AES256') }),
          BucketKeyEnabled: withoutEffect,
        }),
      ),
    }),
  ),
  CorsConfiguration: v.optional(
    v.strictObject({
      CorsRules: v.array(
        v.strictObject({
          AllowedMethods: v.array(v.picklist(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])),
          AllowedOrigins: v.array(v.string()),
          AllowedHeaders: v.optional(v.array(v.string()), []),
          ExposedHeaders: v.optional(v.array(v.string()), []),
          MaxAge: v.optional(v.number(), 0),
        }),
      ),
    }),
  ),
  PublicAccessBlockConfiguration: withoutEffect,
  OwnershipControls: withoutEffect,
  LifecycleConfiguration: withoutEffect,
  Tags: withoutEffect,
});

/**
 * Reads a bucket from the template. Its name is the template's, or one made of stack and logical id, at most 63
 * characters.
 */
export function readBucket(
  resource: TemplateResource,
  { accountId, region }: Pick<CloudContext, 'accountId' | 'region'>,
): Bucket {
  const wanted = readProperties(properties, resource);
  const notification = wanted.NotificationConfiguration?.EventBridgeConfiguration;
  return {
    name: wanted.BucketName ?? physicalName(resource, 63).toLowerCase(),
    accountId,
    region,
    versioned: wanted.VersioningConfiguration !== undefined,
    notifies: notification?.EventBridgeEnabled ?? false,
    cors: wanted.CorsConfiguration?.CorsRules ?? [],
  };
}

/** Returns the values of `Ref` and `Fn::GetAtt` for a bucket. */
export function describeBucket(bucket: Bucket, region: string): MadeResource {
  return {
    ref: bucket.name,
    attributes: {
      Arn: bucketArn(bucket.name),
      DomainName: `${bucket.name}.s3.amazonaws.com`,
      RegionalDomainName: `${bucket.name}.s3.${region}.amazonaws.com`,
    },
  };
}

/** Returns the ARN that policies name. */
export function bucketArn(name: string): string {
  return `arn:aws:s3:::${name}`;
}
