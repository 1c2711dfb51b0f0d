import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { dynamoError, readItems } from '../../aws/dynamo.client.ts';
import type { DynamoPort } from '../reservations/budget.store.ts';
import type { BudgetAddress } from '../reservations/budget.ts';
import { budgetKey, numeric } from '../reservations/budget-item.ts';
import type { Alert, AlertBook } from './alert.ts';

/** Alerts in the budget table, an item each, in their company's partition. */
export function createAlertBook(dynamo: DynamoPort, table: string): AlertBook {
  const client = dynamo as DynamoDBClient;
  return {
    raise: ({ address, percent, at, settled, cap }) => {
      const money = { settled: numeric(settled), cap: numeric(cap) };
      const item = { ...alertKey(address, percent), at: { S: at }, sent: { N: '0' }, ...money };
      return applies(
        client.send(
          new PutItemCommand({ TableName: table, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
        ),
      );
    },
    async markSent({ address, percent }) {
      const update = new UpdateItemCommand({
        TableName: table,
        Key: alertKey(address, percent),
        UpdateExpression: 'SET sent = :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':one': numeric(1) },
      });
      await applies(client.send(update));
    },
    async noteAlerted(address, before, after) {
      const update = new UpdateItemCommand({
        TableName: table,
        Key: budgetKey(address),
        UpdateExpression: 'SET w = :after',
        ConditionExpression: 'w = :before',
        ExpressionAttributeValues: { ':before': numeric(before), ':after': numeric(after) },
      });
      await applies(client.send(update));
    },
    async unsent(address) {
      const alerts: Alert[] = [];
      const prefix = alertPrefix(address);
      for await (const { sk, at, sent, settled, cap } of readItems(client, table, address.companyId, prefix)) {
        const percent = Number(sk?.S?.slice(prefix.length)) as Alert['percent'];
        const money = { settled: BigInt(settled?.N ?? ''), cap: BigInt(cap?.N ?? '') };
        if (sent?.N === '0') {
          alerts.push({ address, percent, at: at?.S ?? '', ...money });
        }
      }
      return alerts;
    },
  };
}

function alertPrefix({ purpose, month }: BudgetAddress): string {
  return `ALERT#${purpose}#${month}#`;
}

function alertKey(address: BudgetAddress, percent: number) {
  return { pk: { S: address.companyId }, sk: { S: `${alertPrefix(address)}${percent}` } };
}

// Whether a conditional write took place; a condition that does not hold is an outcome.
async function applies(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) {
      return false;
    }
    throw dynamoError(error);
  }
}
