// Guarantee: removing a document's files removes every version and delete marker, page by page, and fails when one of
// them is left or when the answer is not the listing of the bucket. Risk: the bytes of a removed document stay.
import { createHash } from 'node:crypto';
import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { createDocumentFileStore } from '../../../shared/knowledge/document-file.store.ts';

interface Version {
  readonly Key: string;
  readonly VersionId: string;
  readonly IsLatest: boolean;
}

// An endless loop fails instead of hanging the test.
const LISTINGS_MAX = 10;

const version = (at: number, IsLatest = false): Version => ({ Key: 'below/1', VersionId: `v${at}`, IsLatest });

// A bucket that lists pages of two. It fails to delete the versions in `stuck`, and keeps those in `ignored` although
// it reports them as deleted.
function bucketOf(
  versions: Version[],
  markers: Version[],
  { name = 'documents', stuck = [] as string[], ignored = [] as string[] } = {},
) {
  const left = new Map([...versions, ...markers].map((each) => [each.VersionId, each]));
  const isMarker = ({ VersionId }: Version) => markers.some((marker) => marker.VersionId === VersionId);
  let listings = 0;
  const send = async (command: unknown) => {
    if (command instanceof ListObjectVersionsCommand) {
      listings += 1;
      if (listings > LISTINGS_MAX) {
        throw new Error('The bucket was listed too often.');
      }
      const page = [...left.values()].slice(0, 2);
      const Versions = page.filter((each) => !isMarker(each));
      return { Name: name, Versions, DeleteMarkers: page.filter(isMarker) };
    }
    const { Objects = [] } = command instanceof DeleteObjectsCommand ? (command.input.Delete ?? {}) : {};
    for (const { VersionId = '' } of Objects.filter((each) => !stuck.includes(each.VersionId ?? ''))) {
      if (!ignored.includes(VersionId)) {
        left.delete(VersionId);
      }
    }
    return { Errors: Objects.filter(({ VersionId = '' }) => stuck.includes(VersionId)).map(({ Key }) => ({ Key })) };
  };
  return { files: createDocumentFileStore({ send } as unknown as S3Client, 'documents'), left };
}

it('removes all versions and delete markers of all pages', async () => {
  const { files, left } = bucketOf([version(1), version(2), version(3, true)], [version(4), version(5, true)]);
  await files.removeBelow('below/');
  expect([...left.keys()]).toEqual([]);
});

it.each([
  ['its latest version is an object', [version(1), version(2, true)], [], true],
  ['it was deleted, although earlier versions of it remain', [version(1)], [version(2, true)], false],
  ['only another key begins like it', [{ ...version(1, true), Key: 'below/10' }], [], false],
])('finds out whether a file exists if %s', async (_what, versions, markers, exists) => {
  expect(await bucketOf(versions, markers).files.exists('below/1')).toBe(exists);
});

it('fails when an object could not be deleted', async () => {
  const { files } = bucketOf([version(1), version(2, true)], [], { stuck: ['v1'] });
  await expect(files.removeBelow('below/')).rejects.toMatchObject({ code: 'unavailable', cause: 'objects_left' });
});

it('fails when the bucket still lists a version that it has deleted', async () => {
  const { files } = bucketOf([version(1), version(2), version(3)], [], { ignored: ['v2'] });
  await expect(files.removeBelow('below/')).rejects.toMatchObject({ code: 'unavailable', cause: 'objects_left' });
});

it('gives up once it has removed more than 100,000 versions, however many the bucket lists', async () => {
  let listed = 0;
  const send = async (command: unknown) => {
    if (!(command instanceof ListObjectVersionsCommand)) {
      return {};
    }
    if (listed > 200_000) {
      throw new Error('The bucket was listed too often.');
    }
    return { Name: 'documents', Versions: Array.from({ length: 1_000 }, () => version(++listed)) };
  };
  const files = createDocumentFileStore({ send } as unknown as S3Client, 'documents');
  await expect(files.removeBelow('below/')).rejects.toMatchObject({ code: 'unavailable', cause: 'objects_left' });
  // After 100,000 versions it goes on; after 101,000 it lists one more page and gives up.
  expect(listed).toBe(102_000);
});

it('does not consider a file removed or missing when the listing is of another bucket', async () => {
  const { files } = bucketOf([], [], { name: 'others' });
  await expect(files.removeBelow('below/')).rejects.toMatchObject({ code: 'unavailable', cause: 'no_listing' });
  await expect(files.exists('below/1')).rejects.toMatchObject({ code: 'unavailable', cause: 'no_listing' });
});

it('writes a file with its SHA-256, with which S3 compares the bytes', async () => {
  const sent: unknown[] = [];
  const send = async (command: PutObjectCommand) => void sent.push(command.input);
  const bytes = new Uint8Array([1, 2, 3]);
  await createDocumentFileStore({ send } as unknown as S3Client, 'documents').write('below/1', {
    bytes,
    checksum: 'ff00'.repeat(16),
  });
  const ChecksumSHA256 = '/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wA=';
  expect(sent).toEqual([{ Bucket: 'documents', Key: 'below/1', Body: bytes, ChecksumSHA256 }]);
});

it('fails when the bucket does not accept a file', async () => {
  const send = () => new Promise((_, reject) => setImmediate(reject, new Error('No answer.')));
  const files = createDocumentFileStore({ send } as unknown as S3Client, 'documents');
  const file = { bytes: new Uint8Array(1), checksum: 'ab' };
  await expect(files.write('below/1', file)).rejects.toMatchObject({ code: 'unavailable' });
});

it('reads a file with the SHA-256 of all its bytes', async () => {
  const bytes = Buffer.alloc(3_000_000, 'a');
  const send = async () => ({ ContentLength: bytes.length, Body: { transformToByteArray: async () => bytes } });
  const files = createDocumentFileStore({ send } as unknown as S3Client, 'documents');
  const checksum = createHash('sha256').update(bytes).digest('hex');
  expect(await files.read('companies/1', bytes.length)).toEqual({ bytes, checksum });
});
