import type { AttributeValue, DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { readItem } from '../aws/dynamo.client.ts';
import { fieldsOf, type ItemKey } from '../aws/item-key.ts';
import { KEY_PARTITION_PREFIX, keyByIdKey, keyItemKey, keyOfApplicationKey } from '../keys/access-keys.ts';
import type { KeyRecord } from '../keys/key-record.ts';

/** The attributes of an item without its primary key. */
export function attributesOf<Attributes>(item: Record<string, AttributeValue>): Attributes {
  return fieldsOf(unmarshall(item)) as Attributes;
}

/** Reads the attributes of one item with strong consistency; null when there is none. */
export async function findAttributes<Attributes>(
  dynamo: DynamoDBClient,
  table: string,
  key: ItemKey,
): Promise<Attributes | null> {
  const item = await readItem(dynamo, table, key);
  return item === null ? null : attributesOf<Attributes>(item);
}

/** The write that puts an item where none exists. */
export function putNew(table: string, key: ItemKey, attributes: object): TransactWriteItem {
  const Item = marshall({ ...attributes, ...key }, { removeUndefinedValues: true });
  return { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

/**
 * The write that sets attributes of an item and raises its revision, unless the item has changed since that revision.
 */
export function changeItem(
  table: string,
  key: ItemKey,
  { revision, ...attributes }: { readonly revision: number; readonly [name: string]: unknown },
): TransactWriteItem {
  const names = Object.keys(attributes);
  const values = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`:${name}`, value]));
  const sets = [...names.map((name) => `#${name} = :${name}`), '#revision = #revision + :one'];
  return {
    Update: {
      TableName: table,
      Key: marshall(key),
      UpdateExpression: `SET ${sets.join(', ')}`,
      ConditionExpression: '#revision = :revision',
      ExpressionAttributeNames: Object.fromEntries(['revision', ...names].map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: marshall(
        { ...values, ':revision': revision, ':one': 1 },
        { removeUndefinedValues: true },
      ),
    },
  };
}

/** Finds a key by its MAC. The record contains the MAC of the item that was found, for the caller to compare. */
export async function findKeyRecord(dynamo: DynamoDBClient, table: string, mac: string): Promise<KeyRecord | null> {
  const item = await readItem(dynamo, table, keyItemKey(mac));
  const found = item?.pk?.S;
  if (item === null || found === undefined) {
    return null;
  }
  return { ...attributesOf<KeyRecord>(item), mac: found.slice(KEY_PARTITION_PREFIX.length) };
}

/** The write that puts a key where none exists. */
export function putKey(table: string, { mac, ...attributes }: KeyRecord): TransactWriteItem {
  return putNew(table, keyItemKey(mac), attributes);
}

/** The writes of the pointers to a key from its id and from its application; they replace earlier ones. */
export function putKeyPointers(table: string, { id, applicationId, mac }: KeyRecord): readonly TransactWriteItem[] {
  const keys = [keyByIdKey(id), keyOfApplicationKey(applicationId, id)];
  return keys.map((key) => ({ Put: { TableName: table, Item: marshall({ ...key, mac }) } }));
}
