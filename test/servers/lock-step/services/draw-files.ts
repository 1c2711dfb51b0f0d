import { createHash } from 'node:crypto';
import type { Draw } from '../draw.ts';
import type { Call } from './call.ts';

const KEYS = ['companies/1/a.md', 'companies/1/b.md', 'companies/2/größe & maß.md', 'inbox/x+y z.txt'];
const BODIES = ['', 'one', 'Größe', 'x'.repeat(3_000)];
const PREFIXES = ['', 'companies/', 'companies/1/', 'inbox/', 'companies/1/a.md', 'none/'];

const EVERYTHING: Call = { service: 's3', operation: 'ListObjectVersions', input: { Bucket: 'documents' } };

/** The initial objects: one version of each key. */
export const FIRST_FILES: readonly Call[] = KEYS.map((Key) => ({
  service: 's3',
  operation: 'PutObject',
  input: { Bucket: 'documents', Key, Body: Buffer.from(Key) },
}));

/**
 * Draws calls of S3 that store, remove and list documents, or must be refused. moto does not return the delete markers
 * of a bulk deletion, so all versions are listed after it.
 */
export function drawFileCalls(draw: Draw): readonly Call[] {
  const [operation, input] = draw.one(FORMS)(draw);
  const Bucket = draw.chance(0.03) ? 'missing' : 'documents';
  const call: Call = { service: 's3', operation, input: { Bucket, ...input } };
  return operation === 'DeleteObjects' ? [call, EVERYTHING] : [call];
}

type Form = (draw: Draw) => [operation: string, input: Record<string, unknown>];

// The first version of each key stays, because moto, unlike S3, makes no delete marker for a key without versions.
const versionOf = (draw: Draw) => `<VersionId ${1 + KEYS.length + draw.whole(60)}>`;
const version = (draw: Draw, chance = 0.3) =>
  draw.chance(chance) ? { VersionId: draw.chance(0.1) ? 'unknown' : versionOf(draw) } : {};
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const etag = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`;

const put: Form = (draw) => {
  const Body = draw.one(BODIES);
  return [
    'PutObject',
    {
      Key: draw.one(KEYS),
      Body: Buffer.from(Body),
      ...(draw.chance(0.4) && { ChecksumSHA256: sha256(Body) }),
      ...(draw.chance(0.3) && { ContentType: 'text/markdown' }),
      ...(draw.chance(0.2) && { Metadata: { from: 'operator' } }),
    },
  ];
};

const read =
  (operation: 'GetObject' | 'HeadObject'): Form =>
  (draw) => [
    operation,
    {
      Key: draw.chance(0.1) ? 'missing' : draw.one(KEYS),
      ...version(draw),
      ...(draw.chance(0.1) && { IfMatch: etag(draw.one(BODIES)) }),
      ...(draw.chance(0.1) && { IfNoneMatch: etag(draw.one(BODIES)) }),
    },
  ];

const remove: Form = (draw) => ['DeleteObject', { Key: draw.one(KEYS), ...version(draw, 0.5) }];

const removeMany: Form = (draw) => [
  'DeleteObjects',
  {
    Delete: {
      Objects: draw.many(1 + draw.whole(3), () => ({ Key: draw.one(KEYS), ...version(draw, 0.7) })),
      Quiet: draw.chance(0.5),
    },
  },
];

const listVersions: Form = (draw) => [
  'ListObjectVersions',
  { Prefix: draw.one(PREFIXES), MaxKeys: draw.one([1, 2, 1_000, 1_000]) },
];

const list: Form = (draw) => ['ListObjectsV2', { Prefix: draw.one(PREFIXES), MaxKeys: draw.one([1, 2, 1_000, 1_000]) }];

const FORMS: readonly Form[] = [
  put,
  put,
  put,
  read('GetObject'),
  read('GetObject'),
  read('HeadObject'),
  remove,
  removeMany,
  listVersions,
  listVersions,
  list,
  () => ['HeadBucket', {}],
];
