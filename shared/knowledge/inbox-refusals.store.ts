import { DeleteItemCommand, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, readItems } from '../aws/dynamo.client.ts';
import type { InboxRefusal } from './inbox-refusal.ts';
import { inboxRefusalKey, inboxRefusals } from './knowledge-items.ts';

/**
 * The files of the inbox that did not become documents, as items of the knowledge table.
 *
 * @throws ServiceError `unavailable` when the table does not answer.
 */
export function createInboxRefusals(dynamo: DynamoDBClient, table: string) {
  const rethrow = (error: unknown): never => {
    throw dynamoError(error);
  };
  return {
    /** Records why a file did not become a document; replaces an earlier reason. */
    async put(key: string, { reason, at }: Omit<InboxRefusal, 'key'>): Promise<void> {
      const Item = marshall({ key, reason, at, ...inboxRefusalKey(key) });
      await dynamo.send(new PutItemCommand({ TableName: table, Item })).catch(rethrow);
    },
    /** Forgets a file, whether or not it was refused. */
    async drop(key: string): Promise<void> {
      const Key = marshall(inboxRefusalKey(key));
      await dynamo.send(new DeleteItemCommand({ TableName: table, Key })).catch(rethrow);
    },
    /** All refused files, in no particular order. */
    async *list(): AsyncGenerator<InboxRefusal> {
      for await (const item of readItems(dynamo, table, inboxRefusals())) {
        const { key, reason, at } = unmarshall(item);
        yield { key, reason, at };
      }
    },
  };
}
