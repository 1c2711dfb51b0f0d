import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { readPages } from '../../shared/aws/dynamo.client.ts';
import type { RunningCloud } from './local-cloud/start-cloud.ts';

/** One item of a table, as plain values. */
type StoredItem = Readonly<Record<string, unknown>>;

/**
 * Reads every item of a table, named by its id in the template (`AuditTable`), with the rights of an operator who may
 * do everything.
 */
export async function storedItems(cloud: RunningCloud, tableId: string): Promise<StoredItem[]> {
  const { endpoint, region, operator: credentials } = cloud;
  const table = cloud.resources.find(
    ({ type, path }) => type === 'AWS::DynamoDB::Table' && path.includes(`/${tableId}/`),
  );
  if (table === undefined) {
    throw new Error(`There is no table ${tableId}.`);
  }
  const dynamo = new DynamoDBClient({ endpoint, region, credentials });
  const items: StoredItem[] = [];
  const read = (start: ScanCommand['input']['ExclusiveStartKey']) =>
    dynamo.send(new ScanCommand({ TableName: table.ref, ConsistentRead: true, ExclusiveStartKey: start }));
  for await (const page of readPages(read)) {
    items.push(...(page.Items ?? []).map((item) => unmarshall(item)));
  }
  dynamo.destroy();
  return items;
}

/** Reads all items of some tables as sorted strings, to check whether anything has changed. */
export async function storedTexts(cloud: RunningCloud, tableIds: readonly string[]): Promise<string[]> {
  const tables = await Promise.all(tableIds.map((id) => storedItems(cloud, id)));
  return tables.flat().map(inOrder).sort();
}

// Sorts the attributes, which DynamoDB returns in any order.
function inOrder(item: StoredItem): string {
  return JSON.stringify(item, (_name, value) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}
