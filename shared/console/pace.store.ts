import { type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { updatedIf } from '../aws/dynamo.client.ts';
import type { PaceStore } from './pace.ts';

/** The pace of each person in the member table, one item a window. */
export function createPaceStore(dynamo: DynamoDBClient, table: string): PaceStore {
  return {
    async take({ personId, window, expires }, units, unitsMax) {
      const command = new UpdateItemCommand({
        TableName: table,
        Key: marshall({ pk: `PACE#${personId}`, sk: `WINDOW#${window}` }),
        UpdateExpression: 'ADD units :units SET expires = :expires',
        ConditionExpression: 'attribute_not_exists(units) OR units <= :room',
        ExpressionAttributeValues: marshall({ ':units': units, ':room': unitsMax - units, ':expires': expires }),
      });
      return updatedIf(dynamo, command);
    },
  };
}
