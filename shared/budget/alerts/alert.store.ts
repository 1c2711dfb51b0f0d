import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readItems } from '../../aws/dynamo.client.ts';
import { alertKey, alertPrefix, budgetKey, written } from '../budget-keys.ts';
import { numeric } from '../budget-table.ts';
import { type DynamoPort, tryPut, tryUpdate } from '../budget-writes.store.ts';
import type { Alert, AlertStore } from './alert.ts';
import { alertItem, alertOf } from './alert-items.ts';

/** Alerts in the budget table, one item each, in their company's partition. */
export function createAlertStore(dynamo: DynamoPort, table: string): AlertStore {
  const client = dynamo as DynamoDBClient;
  return {
    // Several instances may notice a threshold at the same time: the condition lets one of them raise the alert.
    raise: async (alert) => (await tryPut(client, { TableName: table, Item: alertItem(alert) })) === null,
    async markSent(alert) {
      await tryUpdate(client, {
        TableName: table,
        Key: written(alertKey(alert)),
        UpdateExpression: 'SET sent = :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':one': numeric(1) },
      });
    },
    // Another instance may have marked a percentage in the meantime: its bit must not be cleared again.
    async markAlerted(address, before, after) {
      await tryUpdate(client, {
        TableName: table,
        Key: written(budgetKey(address)),
        UpdateExpression: 'SET w = :after',
        ConditionExpression: 'w = :before',
        ExpressionAttributeValues: { ':before': numeric(before), ':after': numeric(after) },
      });
    },
    async unsent(address) {
      const alerts: Alert[] = [];
      const raised = { pk: address.companyId, skPrefix: alertPrefix(address) };
      for await (const item of readItems(client, table, raised)) {
        const { isSent, ...alert } = alertOf(address, item);
        if (!isSent) {
          alerts.push(alert);
        }
      }
      return alerts;
    },
  };
}
