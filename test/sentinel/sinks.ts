import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import type { RunningCloud } from '../harness/local-cloud/start-cloud.ts';
import { storedItems } from '../harness/stored-items.ts';
import type { Sink } from './find-leaks.ts';

/** Every log line of a function or the gateway. Metrics are extracted from these lines and have no other source. */
export function logSinks(cloud: RunningCloud): Sink[] {
  return cloud.logs.lines().map(({ functionName, text }) => ({ sink: `the log of ${functionName}`, text }));
}

/** Every attribute of every stored item, as a sink named by its table and attribute. */
export async function itemSinks(cloud: RunningCloud): Promise<Sink[]> {
  const tables = await Promise.all(
    ['AccessTable', 'KnowledgeTable', 'AuditTable', 'BudgetTable', 'MemberTable'].map(async (table) =>
      (await storedItems(cloud, table)).flatMap((item) =>
        Object.entries(item).map(([name, value]) => ({ sink: `${table}.${name}`, text: JSON.stringify(value) })),
      ),
    ),
  );
  return tables.flat();
}

/** The keys of all stored objects in all versions, which S3 writes into its own logs and events. */
export async function objectSinks(cloud: RunningCloud): Promise<Sink[]> {
  const { endpoint, region, operator: credentials } = cloud;
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const buckets = cloud.resources.filter(({ type }) => type === 'AWS::S3::Bucket');
  const lists = await Promise.all(
    buckets.map(async ({ ref }) => {
      const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket: ref }));
      return Versions.map(({ Key = '' }) => ({ sink: 'the name of an object', text: Key }));
    }),
  );
  s3.destroy();
  return lists.flat();
}
