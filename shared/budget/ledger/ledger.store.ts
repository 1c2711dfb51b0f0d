import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readItem, readItems } from '../../aws/dynamo.client.ts';
import { LEDGER_ENTRY, ledgerEntryKey, ledgerPartition, ledgerSumKey, written } from '../budget-keys.ts';
import { numeric } from '../budget-table.ts';
import { tryPut, tryUpdate } from '../budget-writes.store.ts';
import { ledgerEntryItem, ledgerEntryOf, ledgerSumItem, ledgerSumOf } from './ledger-items.ts';
import type { LedgerStore } from './ledger-port.ts';
import type { LedgerSum } from './ledger-sum.ts';

/** Ledgers in the budget table: one item per entry, and one for the sum of a closed month. */
export function createLedgerStore(client: DynamoDBClient, table: string): LedgerStore {
  return {
    async recordCost(address, entry) {
      const existing = await tryPut(client, { TableName: table, Item: ledgerEntryItem(address, entry) });
      return existing === null ? entry : ledgerEntryOf(existing);
    },
    async *entries(address, after) {
      const start = after === undefined || after === '' ? {} : { after: LEDGER_ENTRY + after };
      const entries = { pk: ledgerPartition(address), skPrefix: LEDGER_ENTRY, ...start };
      for await (const item of readItems(client, table, entries)) {
        yield ledgerEntryOf(item);
      }
    },
    async findSum(address) {
      const item = await readItem(client, table, ledgerSumKey(address));
      return item === null ? null : ledgerSumOf(item);
    },
    async replaceSum(address, seen, sum) {
      await tryPut(client, {
        TableName: table,
        Item: ledgerSumItem(address, sum),
        ...(seen === null ? {} : ifSum(seen)),
      });
    },
    async expireEntry(address, id, endsAtSeconds) {
      await tryUpdate(client, {
        TableName: table,
        Key: written(ledgerEntryKey(address, id)),
        UpdateExpression: 'SET expires = :end',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':end': numeric(endsAtSeconds) },
      });
    },
  };
}

function ifSum({ through, expiring }: LedgerSum) {
  return {
    ConditionExpression: 'through = :through AND expiring = :expiring',
    ExpressionAttributeValues: { ':through': { S: through }, ':expiring': { S: expiring } },
  };
}
