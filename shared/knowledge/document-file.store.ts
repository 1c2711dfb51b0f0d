import { createHash } from 'node:crypto';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { DOCUMENT_STORE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import type { DocumentFile } from './document.ts';
import { type NamedFile, presignDownload, presignUpload, type UploadRequest } from './presign.client.ts';

// The most that one page of a listing returns and one DeleteObjects request accepts.
const VERSIONS_PER_CALL = 1_000;
// About how many versions one call removes: the next rounds of housekeeping remove the rest of a prefix.
const VERSIONS_MAX = 100_000;

/**
 * The bytes of documents, one object per version, in one bucket.
 *
 * @throws ServiceError `unavailable` when S3 does not answer.
 */
export function createDocumentFileStore(client: S3Client, bucket: string) {
  const list = async (prefix: string) => {
    const listing = await client
      .send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, MaxKeys: VERSIONS_PER_CALL }))
      .catch(unavailable);
    // Any other response would look like an empty listing, and files would be treated as removed.
    return listing.Name === bucket ? listing : unavailable('no_listing');
  };
  return {
    /** Reads a whole file; 'too_large' when it has more than `bytesMax` bytes, which are then not read. */
    read: (key: string, bytesMax: number): Promise<DocumentFile | 'missing' | 'too_large'> =>
      readFile(client, { Bucket: bucket, Key: key }, bytesMax),
    /**
     * Whether an object exists. Lists the key, because S3 answers a request for a missing object as if permission were
     * missing.
     */
    async exists(key: string): Promise<boolean> {
      const { Versions = [] } = await list(key);
      return Versions.some(({ Key, IsLatest }) => Key === key && IsLatest === true);
    },
    /** Writes a file. Even if it was there already, the write announces it to the queue of ingestion. */
    async write(key: string, { bytes, checksum }: DocumentFile): Promise<void> {
      const ChecksumSHA256 = Buffer.from(checksum, 'hex').toString('base64');
      await client
        .send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ChecksumSHA256 }))
        .catch(unavailable);
    },
    /** Removes everything below a prefix, including earlier versions and delete markers. Can be repeated. */
    removeBelow: (prefix: string): Promise<void> => removeListed(client, bucket, () => list(prefix)),
    /** A presigned upload of exactly this many bytes with this checksum, valid for 15 minutes. */
    presignUpload: (key: string, bytes: number, checksum: string): Promise<UploadRequest> =>
      presignUpload(client, { bucket, key, bytes, checksum }),
    /** A link that downloads an object as this file, valid for this many seconds. */
    presignDownload: (key: string, seconds: number, file: NamedFile): Promise<string> =>
      presignDownload(client, { bucket, key, seconds, ...file }),
  };
}

// Removes all versions that a listing has, page by page, until it has none.
async function removeListed(
  client: S3Client,
  bucket: string,
  list: () => Promise<ListObjectVersionsCommandOutput>,
): Promise<void> {
  const removed = new Set<string>();
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await list();
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
    if (Objects.length === 0) {
      return;
    }
    // S3 lists what is there now. If it still lists a version that was removed, the loop would never end.
    if (removed.size > VERSIONS_MAX || Objects.some((version) => removed.has(JSON.stringify(version)))) {
      unavailable('objects_left');
    }
    const { Errors = [] } = await client
      .send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
      .catch(unavailable);
    if (Errors.length > 0) {
      unavailable('objects_left');
    }
    for (const version of Objects) {
      removed.add(JSON.stringify(version));
    }
  }
}

async function readFile(client: S3Client, object: GetObjectCommandInput, bytesMax: number) {
  try {
    const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(object));
    if (Body === undefined) {
      throw new Error('no_body');
    }
    if (ContentLength > bytesMax) {
      await Body.transformToWebStream().cancel();
      return 'too_large';
    }
    const bytes = await Body.transformToByteArray();
    return { bytes, checksum: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    return error instanceof NoSuchKey ? 'missing' : unavailable(error);
  }
}

function unavailable(error: unknown): never {
  throw new ServiceError('unavailable', DOCUMENT_STORE_UNAVAILABLE, {
    cause: error,
    retryAfterSeconds: 5,
  });
}
