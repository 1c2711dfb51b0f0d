import * as v from 'valibot';
import { matchesPattern } from '../../iam/pattern.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { TemplateResource } from '../../stand-in.ts';

/** The origin of a distribution: a bucket or a REST API. */
type Origin = { readonly kind: 'bucket'; readonly bucket: string } | { readonly kind: 'api'; readonly apiId: string };

/** What a distribution does with the paths of one pattern. */
export interface Behavior {
  /** Null for the default behavior, which serves every path that no other one matches. */
  readonly pathPattern: string | null;
  readonly allowedMethods: readonly string[];
  readonly origin: Origin;
  readonly headersPolicyId: string | null;
  readonly compresses: boolean;
}

/** A distribution as defined in the template; the last behavior matches every path. */
export interface DistributionDefinition {
  readonly rootObject: string;
  readonly behaviors: readonly Behavior[];
}

// CloudFront's managed policies, by what they do.
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const behavior = {
  AllowedMethods: v.array(v.string()),
  // Nothing is cached here: every request reads the file again.
  CachePolicyId: v.picklist([CACHING_OPTIMIZED, CACHING_DISABLED]),
  Compress: v.optional(v.boolean(), false),
  OriginRequestPolicyId: v.optional(v.literal(ALL_VIEWER_EXCEPT_HOST)),
  ResponseHeadersPolicyId: v.optional(v.string()),
  TargetOriginId: v.string(),
  // On AWS viewers use TLS; here loopback takes its place.
  ViewerProtocolPolicy: v.picklist(['https-only', 'redirect-to-https']),
};
// The errors that CloudFront caches for ten seconds whatever their Cache-Control says. It caches some others only if
// they have a max-age, which no answer of the API has.
const CACHED_ERRORS = [404, 414, 500, 501, 502, 503, 504];
// An authorizer of API Gateway and then its integration can take longer than CloudFront waits by default. The local
// distribution waits without limit, so a template has to let CloudFront wait longer than both together: 10 seconds, the
// timeout of an authorizer's function, and 29, API Gateway's limit for an integration.
const READ_TIMEOUT_SECONDS = 30;
const API_SECONDS = 39;
const properties = v.strictObject({
  DistributionConfig: v.strictObject({
    Enabled: v.literal(true),
    // Nothing is cached here, so a template may not let CloudFront do it.
    CustomErrorResponses: v.optional(
      v.array(v.strictObject({ ErrorCode: v.number(), ErrorCachingMinTTL: v.literal(0) })),
      [],
    ),
    DefaultRootObject: v.string(),
    DefaultCacheBehavior: v.strictObject(behavior),
    CacheBehaviors: v.optional(v.array(v.strictObject({ ...behavior, PathPattern: v.string() })), []),
    Origins: v.array(
      v.strictObject({
        Id: v.string(),
        DomainName: v.string(),
        OriginAccessControlId: v.optional(v.string()),
        S3OriginConfig: v.optional(v.strictObject({ OriginAccessIdentity: v.literal('') })),
        CustomOriginConfig: v.optional(
          v.strictObject({
            OriginProtocolPolicy: v.literal('https-only'),
            OriginReadTimeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
            OriginSSLProtocols: withoutEffect,
          }),
        ),
      }),
    ),
    Comment: withoutEffect,
    HttpVersion: withoutEffect,
    IPV6Enabled: withoutEffect,
    PriceClass: withoutEffect,
  }),
  Tags: withoutEffect,
});

/**
 * Reads a distribution; refuses an unsupported setting, such as a function or a page for an error, and an API whose
 * errors CloudFront would cache or whose answers it would not wait for.
 */
export function readDistribution(resource: TemplateResource): DistributionDefinition {
  const { DistributionConfig: config } = readProperties(properties, resource);
  const origins = new Map(config.Origins.map((origin) => [origin.Id, originOf(origin)]));
  const read = (each: typeof config.DefaultCacheBehavior, pathPattern: string | null): Behavior => {
    const origin = origins.get(each.TargetOriginId);
    if (origin === undefined) {
      throw new Error(`TargetOriginId: there is no origin ${each.TargetOriginId}.`);
    }
    return {
      pathPattern,
      allowedMethods: each.AllowedMethods,
      origin,
      headersPolicyId: each.ResponseHeadersPolicyId ?? null,
      compresses: each.Compress,
    };
  };
  const special = config.CacheBehaviors.map(({ PathPattern, ...each }) => read(each, PathPattern));
  const behaviors = [...special, read(config.DefaultCacheBehavior, null)];
  const fresh = new Set(config.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode));
  const cached = CACHED_ERRORS.filter((status) => !fresh.has(status));
  if (cached.length > 0 && behaviors.some(({ origin }) => origin.kind === 'api')) {
    throw new Error(
      `CustomErrorResponses: CloudFront would cache errors of the API; set ErrorCachingMinTTL to 0 for ${cached.join(', ')}.`,
    );
  }
  return { rootObject: config.DefaultRootObject, behaviors };
}

/**
 * Whether a path matches a behavior's pattern: `*` stands for any characters, `?` for one, and a slash at the beginning
 * may be left out. Null matches every path.
 */
export function matches(pathPattern: string | null, path: string): boolean {
  if (pathPattern === null) {
    return true;
  }
  return matchesPattern(/^[/*]/.test(pathPattern) ? pathPattern : `/${pathPattern}`, path);
}

function originOf(origin: {
  readonly Id: string;
  readonly DomainName: string;
  readonly OriginAccessControlId?: string | undefined;
  readonly CustomOriginConfig?: { readonly OriginReadTimeout?: number | undefined } | undefined;
}): Origin {
  const apiId = /^([a-z0-9]{10})\.execute-api\./.exec(origin.DomainName)?.[1];
  if (apiId !== undefined) {
    const waits = origin.CustomOriginConfig?.OriginReadTimeout ?? READ_TIMEOUT_SECONDS;
    if (waits <= API_SECONDS) {
      throw new Error(
        `OriginReadTimeout: CloudFront would give up after ${waits} seconds; API Gateway may answer after ${API_SECONDS}.`,
      );
    }
    return { kind: 'api', apiId };
  }
  const bucket = /^([a-z0-9.-]+)\.s3\.[a-z0-9-]+\.amazonaws\.com$/.exec(origin.DomainName)?.[1];
  if (bucket === undefined || origin.OriginAccessControlId === undefined) {
    throw new Error(
      `Origins: ${origin.Id} is neither a REST API nor a bucket that is read with an origin access control.`,
    );
  }
  return { kind: 'bucket', bucket };
}
