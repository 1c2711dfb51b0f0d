import { ConditionalCheckFailedException, type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, transact } from '../aws/dynamo.client.ts';
import { findAttributes, findKeyRecord, putKey, putKeyPointers } from '../companies/access-items.store.ts';
import type { Company } from '../companies/company/company.ts';
import { callPolicies } from '../companies/policies/call-policies.ts';
import { companyKey, keyItemKey } from '../keys/access-keys.ts';
import type { KeyRecord } from '../keys/key-record.ts';
import type { AccessStore } from './authorize.ts';

// The caller waits for these writes. Recording a use can be skipped; moving a key happens once, and is worth a second.
const RECORD_USE_TIMEOUT_MS = 300;
const REKEY_TIMEOUT_MS = 1_000;

/**
 * The reads and writes of the authorizer. Every read is strongly consistent, so that a change takes effect on the next
 * call.
 */
export function createAccessStore(dynamo: DynamoDBClient, table: string): AccessStore {
  return {
    findKey: (mac) => findKeyRecord(dynamo, table, mac),
    async findCompany(companyId) {
      const company = await findAttributes<Company>(dynamo, table, companyKey(companyId));
      if (company === null) {
        return null;
      }
      const { name, status, policies, revision } = company;
      const ipAllowList = policies.ipAllowList ?? null;
      return { name, status, ipAllowList, policies: callPolicies(policies, revision) };
    },
    async recordUse(record, at) {
      const update = new UpdateItemCommand({
        TableName: table,
        Key: marshall(keyItemKey(record.mac)),
        UpdateExpression: 'SET lastUsedAt = :at',
        ConditionExpression: 'attribute_exists(pk) AND lastUsedAt = :before',
        ExpressionAttributeValues: marshall({ ':at': at, ':before': record.lastUsedAt }),
      });
      // Of several concurrent calls one writes; for the others the condition fails, which is not an error.
      await dynamo.send(update, { abortSignal: AbortSignal.timeout(RECORD_USE_TIMEOUT_MS) }).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) {
          throw dynamoError(error);
        }
      });
    },
    // One attempt: a conflict means that another call is moving the key right now.
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
      Key: marshall(keyItemKey(from.mac)),
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
