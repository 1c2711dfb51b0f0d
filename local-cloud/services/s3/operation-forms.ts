/** What a request of an operation looks like. */
export interface OperationForm {
  readonly method: string;
  readonly place: 'bucket' | 'object';
  /** A query parameter that must be present; null for none. The first form that matches a request is its operation. */
  readonly mark: string | null;
  readonly query: readonly string[];
  /** The allowed headers besides those of every request; `*` at the end stands for any ending. */
  readonly headers: readonly string[];
}

/** A supported operation of S3, by its name on AWS. */
export type OperationName = keyof typeof operationForms;

const checksums = [
  'content-md5',
  'x-amz-checksum-sha256',
  'x-amz-checksum-sha1',
  'x-amz-checksum-crc32',
  'x-amz-sdk-checksum-algorithm',
];
const chunks = ['content-encoding', 'x-amz-decoded-content-length', 'x-amz-trailer'];
const reading = ['range', 'if-match', 'if-none-match', 'x-amz-checksum-mode'];
const responseHeaders = ['response-content-disposition', 'response-content-type'];
const listing = ['prefix', 'max-keys'];

/** Every supported operation of S3. */
export const operationForms = {
  ListObjectsV2: {
    method: 'GET',
    place: 'bucket',
    mark: 'list-type',
    query: ['list-type', 'continuation-token', 'start-after', ...listing],
    headers: [],
  },
  ListObjectVersions: {
    method: 'GET',
    place: 'bucket',
    mark: 'versions',
    query: ['versions', 'key-marker', 'version-id-marker', ...listing],
    headers: [],
  },
  DeleteObjects: {
    method: 'POST',
    place: 'bucket',
    mark: 'delete',
    query: ['delete'],
    headers: [...checksums, ...chunks],
  },
  HeadBucket: { method: 'HEAD', place: 'bucket', mark: null, query: [], headers: [] },
  PutObject: {
    method: 'PUT',
    place: 'object',
    mark: null,
    query: [],
    headers: [...checksums, ...chunks, 'if-none-match', 'x-amz-server-side-encryption', 'x-amz-meta-*'],
  },
  GetObject: { method: 'GET', place: 'object', mark: null, query: ['versionId', ...responseHeaders], headers: reading },
  HeadObject: { method: 'HEAD', place: 'object', mark: null, query: ['versionId'], headers: reading },
  DeleteObject: { method: 'DELETE', place: 'object', mark: null, query: ['versionId'], headers: [] },
} as const satisfies Record<string, OperationForm>;
