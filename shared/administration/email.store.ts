import { type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, updatedIf } from '../aws/dynamo.client.ts';
import type { EmailDay, EmailStore } from './email-allowance.ts';

/**
 * The emails of each company and day in the member table: a set of ids, so that a write that is repeated because its
 * answer was lost changes nothing.
 */
export function createEmailStore(dynamo: DynamoDBClient, table: string): EmailStore {
  const update = (
    day: EmailDay,
    fields: Pick<UpdateItemCommand['input'], 'UpdateExpression' | 'ConditionExpression'>,
  ) => ({
    TableName: table,
    Key: marshall({ pk: `COMPANY#${day.companyId}`, sk: `EMAILS#${day.day}` }),
    ...fields,
  });
  return {
    async take(day, emailId, emailsMax) {
      const command = new UpdateItemCommand({
        ...update(day, {
          UpdateExpression: 'ADD ids :email SET expires = :expires',
          ConditionExpression: 'attribute_not_exists(ids) OR size(ids) < :max OR contains(ids, :id)',
        }),
        ExpressionAttributeValues: {
          ':email': { SS: [emailId] },
          ':id': { S: emailId },
          ':max': { N: String(emailsMax) },
          ':expires': { N: String(day.expires) },
        },
      });
      return updatedIf(dynamo, command);
    },
    async giveBack(day, emailId) {
      const command = new UpdateItemCommand({
        ...update(day, { UpdateExpression: 'DELETE ids :email' }),
        ExpressionAttributeValues: { ':email': { SS: [emailId] } },
      });
      await dynamo.send(command).catch((error: unknown) => {
        throw dynamoError(error);
      });
    },
  };
}
