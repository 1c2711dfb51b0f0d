import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { readItem, readItems } from '../aws/dynamo.client.ts';
import type { BaseStore, KnowledgeBase } from './knowledge-base.ts';

/** Bases in the knowledge table, read strongly consistent: a change of visibility holds on the very next call. */
export function createBaseStore(dynamo: DynamoDBClient, table: string): BaseStore {
  const list = async (companyId: string) => {
    const bases: KnowledgeBase[] = [];
    for await (const item of readItems(dynamo, table, `COMPANY#${companyId}`, 'BASE#')) {
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
      const pointer = await readItem(dynamo, table, `BASE#${baseId}`, 'BASE');
      if (pointer === null) {
        return null;
      }
      const item = await readItem(dynamo, table, `COMPANY#${pointer.companyId?.S ?? ''}`, `BASE#${baseId}`);
      return item === null ? null : baseOf(item);
    },
  };
}

function baseOf(item: Record<string, AttributeValue>): KnowledgeBase {
  const { pk: _pk, sk: _sk, ...base } = unmarshall(item);
  return base as unknown as KnowledgeBase;
}
