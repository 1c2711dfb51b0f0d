import { GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound, type S3Client } from '@aws-sdk/client-s3';
import { DOCUMENT_STORE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';

/** The files under `inbox/` of the document bucket, which are read and never changed; throws `unavailable`. */
export function createInbox(client: S3Client, bucket: string) {
  return {
    /** The file under a key, without its content when it is larger than `bytesMax`; null when there is none. */
    async read(key: string, bytesMax: number) {
      try {
        const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        const { Body, ContentLength: bytes = 0 } = response;
        if (Body === undefined) {
          throw new Error('no_body');
        }
        if (bytes > bytesMax) {
          await Body.transformToWebStream().cancel();
          return { etag: stateOf(response), bytes, content: null };
        }
        return { etag: stateOf(response), bytes, content: await Body.transformToByteArray() };
      } catch (error) {
        return nothing(error);
      }
    },
    /** An identifier of the file's present state, different for every other state; null without a file. */
    async etagOf(key: string): Promise<string | null> {
      try {
        return stateOf(await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
      } catch (error) {
        return nothing(error);
      }
    },
  };
}

// The ETag alone would be the same when the same bytes are written again, and a deletion in between would be missed.
function stateOf({
  ETag = '',
  VersionId = '',
}: {
  readonly ETag?: string | undefined;
  readonly VersionId?: string | undefined;
}) {
  return `${ETag} ${VersionId}`;
}

function nothing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) {
    return null;
  }
  throw new ServiceError('unavailable', DOCUMENT_STORE_UNAVAILABLE, {
    cause: error,
    retryAfterSeconds: 5,
  });
}
