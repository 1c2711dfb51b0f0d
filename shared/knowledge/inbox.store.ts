import { GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound, type S3Client } from '@aws-sdk/client-s3';
import { DOCUMENT_STORE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';

/**
 * The files under `inbox/` of the document bucket, which are read and never changed.
 *
 * @throws ServiceError `unavailable` when S3 does not answer.
 */
export function createInbox(client: S3Client, bucket: string) {
  return {
    /**
     * The state, size and content of the file under a key; the content is null when it is larger than `bytesMax`. Null
     * when there is no file.
     */
    async read(key: string, bytesMax: number) {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        const { Body, ContentLength: bytes = 0 } = object;
        if (Body === undefined) {
          throw new Error('no_body');
        }
        if (bytes > bytesMax) {
          await Body.transformToWebStream().cancel();
          return { state: stateIn(object), bytes, content: null };
        }
        return { state: stateIn(object), bytes, content: await Body.transformToByteArray() };
      } catch (error) {
        return nullIfMissing(error);
      }
    },
    /** Identifies the present state of a file, and is different after every write; null when there is no file. */
    async stateOf(key: string): Promise<string | null> {
      try {
        return stateIn(await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
      } catch (error) {
        return nullIfMissing(error);
      }
    },
  };
}

// The ETag alone would be the same when the same bytes are written again, and a deletion in between would be missed.
function stateIn({
  ETag = '',
  VersionId = '',
}: {
  readonly ETag?: string | undefined;
  readonly VersionId?: string | undefined;
}) {
  return `${ETag} ${VersionId}`;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) {
    return null;
  }
  throw new ServiceError('unavailable', DOCUMENT_STORE_UNAVAILABLE, {
    cause: error,
    retryAfterSeconds: 5,
  });
}
