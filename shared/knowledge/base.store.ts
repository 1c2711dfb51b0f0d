import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { readItem, readItems } from '../aws/dynamo.client.ts';
import { fieldsOf, type ItemKey } from '../aws/item-key.ts';
import type { BaseStore, KnowledgeBase } from './knowledge-base.ts';
import { baseKey, basePointerKey, basesOf } from './knowledge-items.ts';

/**
 * Bases in the knowledge table. Every read is strongly consistent, so that a change of visibility takes effect on the
 * next call.
 */
export function createBaseStore(dynamo: DynamoDBClient, table: string): BaseStore {
  const read = (key: ItemKey) => readItem(dynamo, table, key);
  const list = async (companyId: string) => {
    const bases: KnowledgeBase[] = [];
    for await (const item of readItems(dynamo, table, basesOf(companyId))) {
      bases.push(baseOf(item));
    }
    return bases;
  };
  return {
    list,
    async visibleTo(companyId) {
      const bases = await list(companyId);
      return bases.filter(({ visibility, status }) => visibility === 'company' && status === 'active');
    },
    async find(baseId) {
      const pointer = await read(basePointerKey(baseId));
      if (pointer === null) {
        return null;
      }
      const item = await read(baseKey({ companyId: pointer.companyId?.S ?? '', baseId }));
      return item === null ? null : baseOf(item);
    },
  };
}

function baseOf(item: Record<string, AttributeValue>): KnowledgeBase {
  return fieldsOf(unmarshall(item)) as unknown as KnowledgeBase;
}
