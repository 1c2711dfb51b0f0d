import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties } from '../../protocol/resource-properties.ts';
import type { MakeResource } from '../../stand-in.ts';
import type { Bucket } from './bucket.ts';
import type { ObjectStore } from './object-store.ts';

// The only patterns that are supported: `*` after the beginning of a key.
const prefix = v.pipe(
  v.string(),
  v.regex(/^[^*?[\]]*\*$/),
  v.transform((pattern) => pattern.slice(0, -1)),
);

const properties = v.strictObject({
  // Names CDK's own function, which never runs; this file does its work.
  ServiceToken: v.string(),
  SourceBucketNames: v.array(v.string()),
  SourceObjectKeys: v.array(v.string()),
  SourceMarkers: v.optional(v.array(v.record(v.string(), v.string()))),
  SourceMarkersConfig: v.optional(v.array(v.strictObject({ jsonEscape: v.optional(v.boolean(), false) }))),
  DestinationBucketName: v.string(),
  Prune: v.optional(v.boolean(), true),
  Exclude: v.optional(v.array(prefix), []),
  Include: v.optional(v.array(prefix), []),
  SystemMetadata: v.optional(v.strictObject({ 'cache-control': v.optional(v.string()) }), {}),
  // The local distribution caches nothing, so there is no invalidation to wait for.
  WaitForDistributionInvalidation: v.optional(v.boolean()),
  OutputObjectKeys: v.optional(v.boolean()),
});

type Wanted = v.InferOutput<typeof properties>;

// The AWS command line chooses a file's type by its extension.
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.yaml': 'application/yaml',
};

interface DeploymentDependencies {
  readonly find: (bucket: string) => Bucket | undefined;
  readonly store: ObjectStore;
  /** Where the files of an asset are. */
  readonly assetOf: (bucket: string, key: string) => string;
}

/**
 * Copies the files of a `Custom::CDKBucketDeployment` into its bucket, as CDK's function does on AWS; unless `Prune` is
 * false, deletes all other objects of the bucket. What `Exclude` matches and `Include` does not is neither copied nor
 * deleted.
 */
export function makeBucketDeployment({ find, store, assetOf }: DeploymentDependencies): MakeResource {
  return async (resource) => {
    const wanted = readProperties(properties, resource);
    const bucket = find(wanted.DestinationBucketName);
    if (bucket === undefined) {
      throw new Error(`DestinationBucketName: there is no bucket ${wanted.DestinationBucketName}.`);
    }
    const concerns = filterOf(wanted);
    const kept = new Set<string>();
    for (const [at, source] of wanted.SourceBucketNames.entries()) {
      const folder = assetOf(source, wanted.SourceObjectKeys[at] ?? '');
      const markers = Object.entries(wanted.SourceMarkers?.[at] ?? {});
      const escapes = wanted.SourceMarkersConfig?.[at]?.jsonEscape === true;
      for (const file of filesBelow(folder).filter(concerns)) {
        const bytes = readFileSync(path.join(folder, file));
        kept.add(file);
        await put(store, bucket, { file, bytes: withValues(bytes, markers, escapes), metadata: wanted.SystemMetadata });
      }
    }
    if (wanted.Prune) {
      await deleteObjects(store, bucket, (key) => concerns(key) && !kept.has(key));
    }
    return { ref: physicalName(resource, 64), attributes: {} };
  };
}

// As with the AWS command line, `*` also matches slashes.
function filterOf({ Exclude, Include }: Pick<Wanted, 'Exclude' | 'Include'>) {
  const matches = (prefixes: readonly string[], key: string) => prefixes.some((prefix) => key.startsWith(prefix));
  return (key: string): boolean => matches(Include, key) || !matches(Exclude, key);
}

async function deleteObjects(store: ObjectStore, bucket: Bucket, isWanted: (key: string) => boolean): Promise<void> {
  const keys = new Set(store.allVersions(bucket.name, '').map(({ key }) => key));
  for (const key of keys) {
    if (isWanted(key) && store.latest(bucket.name, key)?.isDeleteMarker === false) {
      await store.delete(bucket, key);
    }
  }
}

function put(
  store: ObjectStore,
  bucket: Bucket,
  { file, bytes, metadata }: { file: string; bytes: Buffer; metadata: { 'cache-control'?: string | undefined } },
) {
  const cache = metadata['cache-control'];
  const headers = {
    'content-type': TYPES[path.extname(file)] ?? 'binary/octet-stream',
    ...(cache === undefined ? {} : { 'cache-control': cache }),
  };
  const etag = createHash('md5').update(bytes).digest('hex');
  return store.put(bucket, { key: file, etag, headers }, { body: bytes });
}

// Replaces the markers that synthesis writes into a file for values that are known only on deployment.
function withValues(bytes: Buffer, markers: readonly (readonly [string, string])[], escapes: boolean): Buffer {
  if (markers.length === 0) {
    return bytes;
  }
  const shown = (value: string) => (escapes ? JSON.stringify(value).slice(1, -1) : value);
  const text = markers.reduce((done, [marker, value]) => done.replaceAll(marker, shown(value)), bytes.toString('utf8'));
  return Buffer.from(text);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'));
}
