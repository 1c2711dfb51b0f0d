import type { Permission } from '../../stand-in.ts';
import { bucketArn } from './bucket.ts';
import { readDeletion } from './deletion-list.ts';
import type { OperationName } from './operation-forms.ts';
import { readPayload } from './payload.ts';
import type { S3Request } from './s3-request.ts';

type FindPermissions = (request: S3Request) => Permission[];

/** The permissions that each operation needs; reading or deleting a version by its id is a separate action. */
export const objectPermissions: Readonly<Record<OperationName, FindPermissions>> = {
  ListObjectsV2: (request) => onBucket('s3:ListBucket', request),
  ListObjectVersions: (request) => onBucket('s3:ListBucketVersions', request),
  HeadBucket: (request) => onBucket('s3:ListBucket', request),
  PutObject: (request) => onObject('s3:PutObject', request),
  GetObject: (request) => onObject(isOfVersion(request) ? 's3:GetObjectVersion' : 's3:GetObject', request),
  HeadObject: (request) => onObject(isOfVersion(request) ? 's3:GetObjectVersion' : 's3:GetObject', request),
  DeleteObject: (request) => onObject(isOfVersion(request) ? 's3:DeleteObjectVersion' : 's3:DeleteObject', request),
  DeleteObjects: (request) =>
    readDeletion(readPayload(request).bytes.toString('utf8')).objects.map(({ key, versionId }) => ({
      action: versionId === undefined ? 's3:DeleteObject' : 's3:DeleteObjectVersion',
      resource: `${bucketArn(request.bucket)}/${key}`,
    })),
};

function onBucket(action: string, request: S3Request): Permission[] {
  return [{ action, resource: bucketArn(request.bucket) }];
}

function onObject(action: string, request: S3Request): Permission[] {
  return [{ action, resource: `${bucketArn(request.bucket)}/${request.key}` }];
}

function isOfVersion(request: S3Request): boolean {
  return request.query.has('versionId');
}
