import { type AttributeValue, DeleteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, readItems, transact } from '../aws/dynamo.client.ts';
import type { DocumentAddress, DocumentRecord, DocumentRemoval } from './document.ts';
import { putRemoval, removalKey, removeDocumentWrites, WAITING, waitingKey } from './document-item.store.ts';

/**
 * The list of what waits for housekeeping: unsettled documents, removed ones of which something is left, and bases
 * under removal.
 */
export function createWaitingList(dynamo: DynamoDBClient, table: string) {
  const drop = async (Key: Record<string, AttributeValue>): Promise<void> => {
    await dynamo.send(new DeleteItemCommand({ TableName: table, Key })).catch((error: unknown) => {
      throw dynamoError(error);
    });
  };
  const read = async function* <Entry>(prefix: string): AsyncGenerator<Entry> {
    for await (const item of readItems(dynamo, table, WAITING, prefix)) {
      const { pk: _pk, sk: _sk, ...entry } = unmarshall(item);
      yield entry as Entry;
    }
  };
  return {
    documents: () => read<DocumentAddress>('DOCUMENT#'),
    removals: () => read<DocumentRemoval>('REMOVAL#'),
    bases: () => read<{ readonly companyId: string; readonly baseId: string }>('BASE#'),
    dropDocument: ({ documentId }: DocumentAddress): Promise<void> => drop(waitingKey(documentId)),
    dropRemoval: ({ documentId }: DocumentAddress): Promise<void> => drop(removalKey(documentId)),
    /** Takes a record away without an audit record of its own: for a base whose removal is recorded. */
    removeDocument: (record: DocumentRecord, removal: DocumentRemoval): Promise<'done' | 'changed'> =>
      transact(dynamo, [...removeDocumentWrites(table, record), { write: putRemoval(table, removal) }]),
  };
}
