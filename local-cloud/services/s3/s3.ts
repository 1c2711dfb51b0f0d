import { randomBytes } from 'node:crypto';
import { createAddresses } from '../../addresses.ts';
import { answerOrRefuse } from '../../protocol/json-service.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import { xmlDocument } from '../../protocol/xml.ts';
import type { AwsRequest, AwsResponse, CloudContext, Principal, StandIn, WebContext } from '../../stand-in.ts';
import { type Bucket, bucketArn, type CorsRule, describeBucket, readBucket } from './bucket.ts';
import { makeBucketDeployment } from './bucket-deployment.ts';
import { type DistributionReaders, makeBucketPolicy } from './bucket-policy.ts';
import { listObjects, listVersions } from './list-objects.ts';
import { objectPermissions } from './object-permissions.ts';
import { ObjectStore } from './object-store.ts';
import type { OperationName } from './operation-forms.ts';
import { getObject, headObject } from './read-object.ts';
import { readS3Request, type S3Request } from './s3-request.ts';
import { deleteObject, deleteObjects, putObject } from './write-object.ts';

type Run = (request: S3Request, bucket: Bucket, store: ObjectStore) => AwsResponse | Promise<AwsResponse>;

const operations: Readonly<Record<OperationName, Run>> = {
  ListObjectsV2: listObjects,
  ListObjectVersions: listVersions,
  HeadBucket: (_request, bucket) => ({ status: 200, headers: { 'x-amz-bucket-region': bucket.region } }),
  PutObject: putObject,
  GetObject: getObject,
  HeadObject: headObject,
  DeleteObject: deleteObject,
  DeleteObjects: deleteObjects,
};

/** An object as a distribution reads it. */
interface ServedObject {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** S3, and what other parts of the cloud read from it without a signed request. */
export interface S3 extends StandIn {
  /**
   * Reads an object for a distribution; null when the bucket's policy does not allow it, or there is no such object.
   */
  readonly readForDistribution: (arn: string, bucket: string, key: string) => Promise<ServedObject | null>;
  /** The rules of a bucket for pages of other origins; none for a bucket that does not exist. */
  readonly corsOf: (bucket: string) => readonly CorsRule[];
}

const NO_WEB: Pick<WebContext, 'assetOf' | 'addresses'> = {
  assetOf: () => {
    throw new Error('There are no assets.');
  },
  addresses: createAddresses(),
};

/** S3, path-style. Without permission to list a bucket, a missing key is AccessDenied, not NoSuchKey, as on AWS. */
export function createS3(
  context: CloudContext,
  { assetOf, addresses }: Pick<WebContext, 'assetOf' | 'addresses'> = NO_WEB,
): S3 {
  const buckets = new Map<string, Bucket>();
  const readers: DistributionReaders = new Map();
  const store = new ObjectStore(context.dataDirectory, context.now, context.putEvent);
  const answer = async (request: AwsRequest): Promise<AwsResponse> => {
    const read = readS3Request(request);
    const bucket = buckets.get(read.bucket);
    if (bucket === undefined) {
      throw new ServiceFault(404, 'NoSuchBucket', `The specified bucket does not exist: ${read.bucket}`);
    }
    try {
      return await operations[read.operation](read, bucket, store);
    } catch (error) {
      const isMissing = error instanceof ServiceFault && error.code === 'NoSuchKey';
      throw isMissing && !mayList(request.principal, bucket, context) ? notListed(request.principal) : error;
    }
  };
  return {
    services: ['s3'],
    resources: {
      'AWS::S3::Bucket': async (resource) => {
        const bucket = readBucket(resource, context);
        buckets.set(bucket.name, bucket);
        addresses.add(`https://${bucket.name}.s3.${context.region}.amazonaws.com`, context.endpoint);
        return describeBucket(bucket, context.region);
      },
      'AWS::S3::BucketPolicy': makeBucketPolicy(readers),
      'Custom::CDKBucketDeployment': makeBucketDeployment({ find: (name) => buckets.get(name), store, assetOf }),
    },
    corsOf: (name) => buckets.get(name)?.cors ?? [],
    readForDistribution: async (arn, name, key) => {
      const found = readers.get(name)?.has(arn) === true ? store.latest(name, key) : undefined;
      if (found === undefined || found.isDeleteMarker) {
        return null;
      }
      const lastModified = new Date(found.modifiedMilliseconds).toUTCString();
      const headers = { ...found.headers, etag: `"${found.etag}"`, 'last-modified': lastModified };
      return { headers, body: await store.read(found, 0, found.bytes) };
    },
    operationOf: (request) => readS3Request(request).operation,
    permissionsFor: (request) => {
      const read = readS3Request(request);
      return objectPermissions[read.operation](read);
    },
    answer: async (request) => withIds(await answerOrRefuse(request, refuse, () => answer(request))),
    refuse,
    start: async () => store.start(),
    stop: async () => store.close(),
  };
}

function mayList(principal: Principal, bucket: Bucket, { roleAllows }: CloudContext): boolean {
  const functionName = principal.arn.split('/').at(-1) ?? '';
  const list = { action: 's3:ListBucket', resource: bucketArn(bucket.name) };
  return principal.kind === 'operator' || (roleAllows?.(functionName, list) ?? true);
}

function notListed({ arn }: Principal): ServiceFault {
  return new ServiceFault(403, 'AccessDenied', `${arn} is not authorized to perform: s3:ListBucket`);
}

const refuse: StandIn['refuse'] = (request, error) =>
  withIds({
    status: error.status,
    headers: { 'content-type': 'application/xml' },
    // A response to HEAD has no body: as on AWS, the SDK recognizes the error by its status alone.
    ...(request.method === 'HEAD'
      ? {}
      : { body: xmlDocument('Error', { Code: error.code, Message: error.message, Resource: request.path }) }),
  });

function withIds(response: AwsResponse): AwsResponse {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  return { ...response, headers: { 'x-amz-request-id': requestId, ...response.headers } };
}
