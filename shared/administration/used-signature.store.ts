import { createHash, randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dynamoError } from '../aws/dynamo.client.ts';
import { usedSignatureKey } from '../keys/access-keys.ts';
import { SIGNATURE_SECONDS_MAX, type Signature, signedAtMs } from './signed-request.ts';

// Far longer than a signature is valid. Not measured.
const KEPT_SECONDS = 10 * SIGNATURE_SECONDS_MAX;

/**
 * Returns a function that marks a signature as used, and says whether it was used before. Hashes of the signatures are
 * kept until long after the signatures have expired; DynamoDB then removes them.
 */
export function createUsedSignatures(dynamo: DynamoDBClient, accessTable: string) {
  return async ({ authorization, time }: Signature): Promise<'new' | 'used'> => {
    const hash = createHash('sha256').update(authorization).digest('hex');
    const expires = signedAtMs(time) / 1_000 + KEPT_SECONDS;
    // The SDK retries a write whose answer was lost. The retry must recognize the item of the first try as its own.
    const use = randomUUID();
    const command = new PutItemCommand({
      TableName: accessTable,
      Item: marshall({ ...usedSignatureKey(hash), expires, use }),
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    try {
      await dynamo.send(command);
      return 'new';
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) {
        throw dynamoError(error);
      }
      return error.Item?.use?.S === use ? 'new' : 'used';
    }
  };
}
