import { Aws, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  AllowedMethods,
  CachePolicy,
  type CfnOriginAccessControl,
  Distribution,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { consoleSource, HASHED_FOLDER } from './console-bundle.ts';
import { deployFiles } from './deploy-files.ts';
import type { PeoplePool } from './people-pool.ts';

// For two years, a browser that has opened the console once does not try plain HTTP.
const HSTS_DAYS = 730;
// CloudFront always caches these for ten seconds, even with `no-store`: everybody would get the error of one person's
// call, and retries would fail as well. It caches other errors only if they have a `max-age`.
const CACHED_ERRORS = [404, 414, 500, 501, 502, 503, 504];

interface ConsoleSiteProps {
  readonly stage: Stage;
  readonly people: PeoplePool;
  readonly documents: Bucket;
}

/** The API, and the settings that the pages read first: where to sign in, and as which client. */
interface Published {
  readonly api: RestApi;
  readonly issuer: string;
  readonly clientId: string;
}

/**
 * The console's CloudFront distribution: its files from a private bucket, and its API below /api/console. It replaces
 * no error response, because a replacement would apply to the API as well.
 */
export class ConsoleSite extends Construct {
  readonly distribution: Distribution;
  readonly #files: IBucket;
  readonly #headers: ResponseHeadersPolicy;
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, { stage, people, documents }: ConsoleSiteProps) {
    super(scope, id);
    this.#stage = stage;
    this.#files = filesBucket(this);
    this.#headers = securityHeaders(this, { stage, people, documents });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Knowledge and Copilot console, stage ${stage.name}`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.#files),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: this.#headers,
        compress: true,
      },
      errorResponses: CACHED_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      priceClass: PriceClass.PRICE_CLASS_100,
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: false,
    });
    nameAccessControl(this.distribution);
    acknowledge(this.distribution);
  }

  /** The address without a path. */
  get url(): string {
    return `https://${this.distribution.distributionDomainName}`;
  }

  /** Puts the API below /api/console, and the files with their settings into the bucket. */
  publish({ api, issuer, clientId }: Published): void {
    const host = `${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    this.distribution.addBehavior(
      '/api/console/*',
      new HttpOrigin(host, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        // Longer than the authorizer's 10 seconds and then API Gateway's 29, so that its own response arrives.
        readTimeout: Duration.seconds(45),
      }),
      {
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy: this.#headers,
        compress: true,
      },
    );
    deployFiles(this, {
      stage: this.#stage,
      bucket: this.#files,
      source: consoleSource(),
      hashedFolder: HASHED_FOLDER,
      settings: Source.jsonData('config.json', { issuer, client_id: clientId }),
    });
  }
}

function filesBucket(scope: Construct): IBucket {
  const bucket = new Bucket(scope, 'Files', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    // S3 does not delete a bucket that contains files: a stack that had to delete it could not be deleted, and one
    // whose creation failed could not be created again.
    removalPolicy: RemovalPolicy.RETAIN,
  });
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It contains the pages, which are the same for everyone; only CloudFront and the deployment reach it.',
  });
  // A cast, because the type of the class and that of the interface differ in whether a property may be undefined.
  return bucket as IBucket;
}

function securityHeaders(scope: Construct, { people, documents }: ConsoleSiteProps): ResponseHeadersPolicy {
  const issuerHost = `https://cognito-idp.${Aws.REGION}.${Aws.URL_SUFFIX}`;
  const connect = [issuerHost, people.domain.baseUrl(), `https://${documents.bucketRegionalDomainName}`];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  const custom = (header: string, value: string) => ({ header, value, override: true });
  return new ResponseHeadersPolicy(scope, 'Headers', {
    responseHeadersPolicyName: nameInAccount(scope, 'headers'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policy.join('; '), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(HSTS_DAYS),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        // Not `same-origin`, because signing in again opens a second window.
        custom('cross-origin-opener-policy', 'same-origin-allow-popups'),
        custom('cross-origin-embedder-policy', 'require-corp'),
        custom('cross-origin-resource-policy', 'same-origin'),
        custom(
          'permissions-policy',
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-read=(), clipboard-write=(self)',
        ),
      ],
    },
  });
}

// CloudFront belongs to no Region: without the Region in its names, an account could have the stage only once.
function nameInAccount(scope: Construct, what: string): string {
  return `${Stack.of(scope).stackName}-${what}-${Aws.REGION}`;
}

// Set on the resource itself: a construct of our own in its place would have another logical id.
function nameAccessControl(distribution: Distribution): void {
  const { defaultChild } = distribution.node.findChild('Origin1').node.findChild('S3OriginAccessControl').node;
  const name = nameInAccount(distribution, 'files');
  (defaultChild as CfnOriginAccessControl).addPropertyOverride('OriginAccessControlConfig.Name', name);
}

function acknowledge(distribution: Distribution): void {
  const reasons = {
    CFR1: 'Who may see anything is decided by sign-in and membership, not by the country of an IP address.',
    CFR2: 'A web ACL costs at least 6 dollars a month, even unused. The files are public code, and the API checks each call.',
    CFR3: 'An access log would keep the IP addresses of people, which are personal data; the API has a log without them.',
    CFR4: 'The console has no host name of its own yet: CloudFront sets the protocol of its default certificate.',
  };
  for (const [rule, reason] of Object.entries(reasons)) {
    Validations.of(distribution).acknowledge({ id: `AwsSolutions-${rule}`, reason });
  }
}
