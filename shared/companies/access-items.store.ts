import type { AttributeValue, DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { readItem } from '../aws/dynamo.client.ts';
import type { KeyRecord } from '../keys/key-record.ts';

/** The primary key of an item. */
interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

// The items of the table. The attributes of an item are the fields of its type (`Company`, `Application`, `KeyRecord`);
// an item that points to another holds the id or the MAC by which that one is read.

/** A company. */
export const companyKey = (companyId: string): ItemKey => ({ pk: `COMPANY#${companyId}`, sk: 'COMPANY' });
/** Points to a company from the list of all. */
export const companyInListKey = (companyId: string): ItemKey => ({ pk: 'COMPANIES', sk: `COMPANY#${companyId}` });
/** Reserves a name for one company. */
export const companyNameKey = (nameKey: string): ItemKey => ({ pk: `COMPANY-NAME#${nameKey}`, sk: 'NAME' });
/** An application. */
export const applicationKey = (companyId: string, applicationId: string): ItemKey => ({
  pk: `COMPANY#${companyId}`,
  sk: `APPLICATION#${applicationId}`,
});
/** Points from an application's id to its company. */
export const applicationByIdKey = (id: string): ItemKey => ({ pk: `APPLICATION#${id}`, sk: 'APPLICATION' });
/** Reserves a name for one application of a company. */
export const applicationNameKey = (companyId: string, nameKey: string): ItemKey => ({
  pk: `COMPANY#${companyId}`,
  sk: `APPLICATION-NAME#${nameKey}`,
});
/** A key under its MAC, the only item of a key that a call reads. */
export const keyItemKey = (mac: string): ItemKey => ({ pk: `KEY#${mac}`, sk: 'KEY' });
/** Points from a key's id to its MAC. */
export const keyByIdKey = (keyId: string): ItemKey => ({ pk: `KEY-ID#${keyId}`, sk: 'KEY' });
/** Points from an application to the MAC of one of its keys. */
export const keyOfApplicationKey = (applicationId: string, keyId: string): ItemKey => ({
  pk: `APPLICATION#${applicationId}`,
  sk: `KEY#${keyId}`,
});

/** The attributes of an item without its primary key. */
export function attributesOf<Attributes>(item: Record<string, AttributeValue>): Attributes {
  const { pk: _pk, sk: _sk, ...attributes } = unmarshall(item);
  return attributes as Attributes;
}

/** Reads the attributes of one item, strongly consistent; null when there is none. */
export async function findAttributes<Attributes>(
  dynamo: DynamoDBClient,
  table: string,
  key: ItemKey,
): Promise<Attributes | null> {
  const item = await readItem(dynamo, table, key);
  return item === null ? null : attributesOf<Attributes>(item);
}

/** The write that puts an item where none is. */
export function putNew(table: string, key: ItemKey, attributes: object): TransactWriteItem {
  const Item = marshall({ ...attributes, ...key }, { removeUndefinedValues: true });
  return { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** The write that sets attributes of an item and raises its revision, unless it changed since it had this one. */
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

/** Finds a key by its MAC. The record has the MAC of the item that was found, which the caller can compare. */
export async function findKeyRecord(dynamo: DynamoDBClient, table: string, mac: string): Promise<KeyRecord | null> {
  const item = await readItem(dynamo, table, keyItemKey(mac));
  const found = item?.pk?.S;
  if (item === null || found === undefined) {
    return null;
  }
  return { ...attributesOf<KeyRecord>(item), mac: found.slice(keyItemKey('').pk.length) };
}

/** The write that puts a key where no key is. */
export function putKey(table: string, { mac, ...attributes }: KeyRecord): TransactWriteItem {
  return putNew(table, keyItemKey(mac), attributes);
}

/** The writes by which a key is found from its id and from its application, in place of those before. */
export function putKeyPointers(table: string, { id, applicationId, mac }: KeyRecord): readonly TransactWriteItem[] {
  const keys = [keyByIdKey(id), keyOfApplicationKey(applicationId, id)];
  return keys.map((key) => ({ Put: { TableName: table, Item: marshall({ ...key, mac }) } }));
}
