// Guarantee: the console's pages are served securely from a private bucket, and a stage without a console has none of
// its resources. Risk: a foreign script reads a new key on its page, another site frames the console, or the bucket is
// public.
import { describe, expect, it } from 'vitest';
import { CONSOLE_ENDPOINTS } from '../../../functions/console-endpoints.ts';
import { STAGES } from '../../../lib/stages.ts';
import { readable } from '../readable.ts';
import { placeOf, resourcesOf, synthesize } from '../synthesized.ts';

const prod = synthesize(STAGES.prod);
const dev = synthesize(STAGES.dev);
const consoleOf = (type: string) =>
  Object.values(resourcesOf(prod.stacks.Console, `AWS::${type}`)).map((resource) => resource.Properties);
const [distribution] = consoleOf('CloudFront::Distribution').map(({ DistributionConfig }) => DistributionConfig);
const [headers] = consoleOf('CloudFront::ResponseHeadersPolicy').map((policy) => policy.ResponseHeadersPolicyConfig);
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_BUT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

describe('the pages', () => {
  it('are served with a content security policy that allows no inline script or style, and only the hosts that they need', () => {
    const { ContentSecurityPolicy: policy, Override } = headers.SecurityHeadersConfig.ContentSecurityPolicy;
    const text = readable(prod, 'Console', policy);
    const directives = Object.fromEntries(
      text.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]),
    );
    expect(Override).toBe(true);
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': expect.stringMatching(
        /^'self' https:\/\/cognito-idp\.<Region>\.<URLSuffix> https:\/\/\S+ https:\/\/\S+$/,
      ),
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    expect(text).not.toMatch(/unsafe|\*|http:/);
  });

  it('are served with HSTS for two years, without sniffing, framing or a referrer', () => {
    expect(headers.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
    });
  });

  it('are isolated from other pages, and may use no camera, microphone, location or payment', () => {
    const permissions =
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-read=(), clipboard-write=(self)';
    expect(headers.CustomHeadersConfig.Items).toEqual([
      { Header: 'cross-origin-opener-policy', Value: 'same-origin-allow-popups', Override: true },
      { Header: 'cross-origin-embedder-policy', Value: 'require-corp', Override: true },
      { Header: 'cross-origin-resource-policy', Value: 'same-origin', Override: true },
      { Header: 'permissions-policy', Value: permissions, Override: true },
    ]);
  });

  it('can be read from their private bucket only by this distribution, which signs its requests', () => {
    const [control] = consoleOf('CloudFront::OriginAccessControl').map((each) => each.OriginAccessControlConfig);
    expect(control).toMatchObject({
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    });
    const [bucket] = consoleOf('S3::Bucket');
    expect(bucket.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(bucket).not.toHaveProperty('WebsiteConfiguration');
    expect(bucket).not.toHaveProperty('CorsConfiguration');
    const [{ PolicyDocument }] = consoleOf('S3::BucketPolicy');
    const allowed = PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow');
    const [statement] = allowed;
    expect(allowed).toHaveLength(1);
    expect(statement).toMatchObject({
      Action: 's3:GetObject',
      Principal: { Service: 'cloudfront.amazonaws.com' },
    });
    expect(readable(prod, 'Console', statement.Condition.StringEquals['AWS:SourceArn'])).toContain('Site/Distribution');
    const refused = PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Deny');
    expect(refused.map(({ Condition }: { Condition: object }) => Condition)).toEqual([
      { Bool: { 'aws:SecureTransport': 'false' } },
      { NumericLessThan: { 's3:TlsVersion': 1.2 } },
    ]);
  });
});

// S3 does not delete a bucket that contains files. CDK's own option to remove them does nothing when the stack is
// deleted.
it.each([
  ['dev', dev],
  ['prod', prod],
])('the bucket of the pages of %s outlives its stack, even one whose creation failed', (_stage, { stacks }) => {
  const buckets = Object.values(resourcesOf(stacks.Console, 'AWS::S3::Bucket'));
  expect(buckets).toEqual([expect.objectContaining({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })]);
});

describe('the distribution', () => {
  it('has two behaviors, caches no answer of the API, not even an error, and replaces no error', () => {
    const [api, ...others] = distribution.CacheBehaviors;
    expect(others).toEqual([]);
    expect(api).toMatchObject({
      PathPattern: '/api/console/*',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_BUT_HOST,
    });
    expect(distribution.DefaultCacheBehavior).toMatchObject({
      AllowedMethods: ['GET', 'HEAD'],
      ViewerProtocolPolicy: 'redirect-to-https',
    });
    // Those that CloudFront caches whatever the answer's Cache-Control says.
    const statuses = [404, 414, 500, 501, 502, 503, 504];
    expect(distribution.CustomErrorResponses).toEqual(
      statuses.map((status) => ({ ErrorCode: status, ErrorCachingMinTTL: 0 })),
    );
  });

  it('begins with the page of the console, and is served from the cheapest edges alone', () => {
    expect(distribution).toMatchObject({ DefaultRootObject: 'index.html', PriceClass: 'PriceClass_100' });
  });

  it.each([
    ['the API', () => distribution.CacheBehaviors[0]],
    ['the pages', () => distribution.DefaultCacheBehavior],
  ])('sends the headers of the site with %s, and runs no function for it', (_name, behavior) => {
    expect(readable(prod, 'Console', behavior().ResponseHeadersPolicyId)).toBe('Site/Headers');
    expect(behavior()).not.toHaveProperty('FunctionAssociations');
    expect(behavior()).not.toHaveProperty('LambdaFunctionAssociations');
  });

  it('connects to its origins only over TLS, and waits longer for the API than its authorizer and integration', () => {
    const { Origins } = distribution;
    const custom = Origins.flatMap((origin: Record<string, unknown>) => origin.CustomOriginConfig ?? []);
    const tls = { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] };
    expect(custom).toMatchObject([{ ...tls, OriginReadTimeout: 45 }]);
    expect(Origins).toHaveLength(2);
    const [authorizer] = consoleOf('Lambda::Function').filter(({ Description }) => /token/.test(Description));
    expect(authorizer?.Timeout + 29).toBeLessThan(45);
  });
});

describe('the API', () => {
  it('calls its authorizer for every call of every route, and caches no decision', () => {
    const [authorizer] = consoleOf('ApiGateway::Authorizer');
    expect(authorizer).toMatchObject({ Type: 'REQUEST', AuthorizerResultTtlInSeconds: 0 });
    const answered = consoleOf('ApiGateway::Method').filter(({ Integration }) => Integration.Type === 'AWS_PROXY');
    expect(answered).toHaveLength(CONSOLE_ENDPOINTS.length);
    expect(new Set(answered.map(({ AuthorizationType }) => AuthorizationType))).toEqual(new Set(['CUSTOM']));
  });

  it('logs the route, the outcome and the latency, but no person, address, path, header or body', () => {
    const [stage] = consoleOf('ApiGateway::Stage');
    expect(Object.values(JSON.parse(stage.AccessLogSetting.Format)).sort()).toEqual([
      '$context.authorizer.integrationLatency',
      '$context.error.responseType',
      '$context.httpMethod',
      '$context.requestId',
      '$context.requestTimeEpoch',
      '$context.resourcePath',
      '$context.responseLatency',
      '$context.responseLength',
      '$context.status',
    ]);
  });
});

describe('what goes wrong', () => {
  it('in the API or in one of its functions raises an alarm within five minutes, at the first occurrence', () => {
    const atOnceOnly = consoleOf('CloudWatch::Alarm').filter(({ MetricName }) => MetricName !== 'Duration');
    const alarms = atOnceOnly.map((alarm) => {
      const about = alarm.Dimensions.map(({ Value }: { Value: unknown }) => readable(prod, 'Console', Value));
      const when = [alarm.Statistic, alarm.Period, alarm.EvaluationPeriods, alarm.Threshold, alarm.TreatMissingData];
      return [alarm.MetricName, about.join(' '), when.join(' ')];
    });
    const atOnce = 'Sum 300 1 1 notBreaching';
    expect(alarms.sort()).toEqual([
      ['5XXError', expect.stringContaining('knowledge-copilot-console-prod'), atOnce],
      ['Errors', 'console-playground/Function', atOnce],
      ['Errors', 'console/Function', atOnce],
      ['Throttles', 'console-authorizer/Function', atOnce],
      ['Throttles', 'console-playground/Function', atOnce],
      ['Throttles', 'console/Function', atOnce],
    ]);
  });

  it('with passages or money in the playground counts in the same alarms as in the public API', () => {
    const filters = consoleOf('Logs::MetricFilter').map(({ LogGroupName, FilterPattern, MetricTransformations }) => [
      readable(prod, 'Console', LogGroupName),
      FilterPattern,
      `${MetricTransformations[0].MetricNamespace} ${MetricTransformations[0].MetricName}`,
    ]);
    const log = 'console-playground/Log';
    expect(filters.sort()).toEqual([
      [log, '"budget_left"', 'KnowledgeCopilot/prod HoldsLeft'],
      [log, '"budget_lost"', 'KnowledgeCopilot/prod LostHolds'],
      [log, '"budget_over_bound"', 'KnowledgeCopilot/prod BoundsPassed'],
      [log, '"budget_unmetered"', 'KnowledgeCopilot/prod UsageMissing'],
      [log, '"foreign_hit"', 'KnowledgeCopilot/prod ForeignHits'],
      [log, '"malformed_hit"', 'KnowledgeCopilot/prod MalformedHits'],
    ]);
  });
});

describe('a stage without a console', () => {
  const without = synthesize({ ...STAGES.dev, console: null });

  it('has no stack for it, no pool, and no browser access to the documents', () => {
    expect(Object.keys(without.stacks).sort()).toEqual(['Api', 'Background', 'Data']);
    const types = Object.values(without.stacks).flatMap(({ Resources }) => Object.values(Resources));
    expect(types.filter(({ Type }) => /Cognito|CloudFront|CDKBucketDeployment/.test(Type)).map(placeOf)).toEqual([]);
    expect(types.filter(({ Properties }) => Properties?.CorsConfiguration !== undefined).map(placeOf)).toEqual([]);
    expect(without.stacks.Data).not.toHaveProperty('Parameters.ConsoleOrigin');
  });
});

describe('a stage with a console', () => {
  it('lets a browser only PUT documents, from the one origin that a deployment sets', () => {
    const buckets = Object.values(resourcesOf(dev.stacks.Data, 'AWS::S3::Bucket'));
    expect(buckets.flatMap(({ Properties }) => Properties.CorsConfiguration?.CorsRules ?? [])).toEqual([
      {
        AllowedMethods: ['PUT'],
        AllowedOrigins: [{ Ref: 'ConsoleOrigin' }],
        AllowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
        MaxAge: 3_600,
      },
    ]);
    // One origin over TLS, without a path: not a wildcard, and not a page that could be changed in transit.
    expect(dev.stacks.Data).toHaveProperty('Parameters.ConsoleOrigin', {
      Type: 'String',
      Default: 'https://*.cloudfront.net',
      AllowedPattern: '^https://[a-z0-9*.-]+$',
      Description: expect.any(String),
    });
  });
});
