import { ConditionalCheckFailedException, type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, readItem, transact } from '../aws/dynamo.client.ts';
import { callerBudgetOf } from '../companies/policies/budget-policy.ts';
import { keyItemKey, keyPartition, keyRecordOf, putKey, putKeyPointers } from '../keys/key-items.store.ts';
import type { KeyRecord } from '../keys/key-record.ts';
import type { AccessStore } from './authorize.ts';

const RECORD_USE_TIMEOUT_MS = 300;
const REKEY_TIMEOUT_MS = 1_000;

/**
 * What the authorizer reads and writes: every read strongly consistent, so that a change holds on the very next call.
 */
export function createAccessStore(dynamo: DynamoDBClient, table: string): AccessStore {
  return {
    async findKey(mac) {
      const item = await readItem(dynamo, table, keyPartition(mac), 'KEY');
      return item === null ? null : keyRecordOf(item);
    },
    async findCompany(companyId) {
      const item = await readItem(dynamo, table, `COMPANY#${companyId}`, 'COMPANY');
      if (item === null) {
        return null;
      }
      const { name, status, policies, revision } = unmarshall(item);
      return {
        name,
        status,
        ipAllowList: policies.ipAllowList ?? null,
        budget: callerBudgetOf(policies.budget ?? {}, revision),
        personalDataKinds: policies.personalData ?? [],
      };
    },
    async recordUse(record, at) {
      const update = new UpdateItemCommand({
        TableName: table,
        Key: keyItemKey(record.mac),
        UpdateExpression: 'SET lastUsedAt = :at',
        ConditionExpression: 'attribute_exists(pk) AND lastUsedAt = :before',
        ExpressionAttributeValues: marshall({ ':at': at, ':before': record.lastUsedAt }),
      });
      // One of several calls at once writes it; the others need not, and no call waits long for it.
      await dynamo.send(update, { abortSignal: AbortSignal.timeout(RECORD_USE_TIMEOUT_MS) }).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) {
          throw dynamoError(error);
        }
      });
    },
    // Once: a conflict means that another call is moving the key this very moment.
    rekey: async (from, to) => {
      const signal = AbortSignal.timeout(REKEY_TIMEOUT_MS);
      await transact(dynamo, rekeyWrites(table, from, to), { triesMax: 1, signal });
    },
  };
}

function rekeyWrites(table: string, from: KeyRecord, to: KeyRecord) {
  const removal = {
    Delete: {
      TableName: table,
      Key: keyItemKey(from.mac),
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: marshall({ ':revision': from.revision }),
    },
  };
  return [
    { write: removal, onConditionFailed: 'changed' as const },
    { write: putKey(table, { ...to, revision: from.revision + 1 }), onConditionFailed: 'changed' as const },
    ...putKeyPointers(table, to).map((write) => ({ write })),
  ];
}
