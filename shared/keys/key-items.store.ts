import type { AttributeValue, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { KeyRecord } from './key-record.ts';

/** The partition of the item that a call reads: a key under its MAC. */
export function keyPartition(mac: string): string {
  return `KEY#${mac}`;
}

/** The whole primary key of that item. */
export function keyItemKey(mac: string): Record<string, AttributeValue> {
  return { pk: { S: keyPartition(mac) }, sk: { S: 'KEY' } };
}

/** Reads a key's item back. */
export function keyRecordOf(item: Record<string, AttributeValue>): KeyRecord {
  const { pk, sk: _sk, ...fields } = unmarshall(item);
  return { ...fields, mac: String(pk).slice(keyPartition('').length) } as unknown as KeyRecord;
}

/** The write that puts a key where no key is. */
export function putKey(table: string, { mac, ...fields }: KeyRecord): TransactWriteItem {
  return {
    Put: {
      TableName: table,
      Item: { ...marshall(fields), ...keyItemKey(mac) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** The writes by which a key is found from its id and from its application. */
export function putKeyPointers(table: string, { id, applicationId, mac }: KeyRecord): readonly TransactWriteItem[] {
  const pointers = [
    { pk: `KEY-ID#${id}`, sk: 'KEY', mac },
    { pk: `APPLICATION#${applicationId}`, sk: `KEY#${id}`, mac },
  ];
  return pointers.map((pointer) => ({ Put: { TableName: table, Item: marshall(pointer) } }));
}
