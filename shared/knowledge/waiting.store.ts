import { DeleteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, readItems, transact } from '../aws/dynamo.client.ts';
import { fieldsOf, type ItemKey, type ItemList } from '../aws/item-key.ts';
import type { DocumentAddress, DocumentRecord, DocumentRemoval } from './document.ts';
import { HOUSEKEEPING_LISTS, housekeepingKey, removalItem } from './knowledge-items.ts';
import { put, removeDocumentWrites } from './knowledge-writes.ts';

/**
 * The lists of work that waits for housekeeping: unsettled documents, unfinished removals, and bases being deleted.
 *
 * @throws ServiceError `unavailable` when the table does not answer.
 */
export function createWaitingList(dynamo: DynamoDBClient, table: string) {
  const drop = async (key: ItemKey): Promise<void> => {
    await dynamo.send(new DeleteItemCommand({ TableName: table, Key: marshall(key) })).catch((error: unknown) => {
      throw dynamoError(error);
    });
  };
  const read = async function* <Entry>(list: ItemList): AsyncGenerator<Entry> {
    for await (const item of readItems(dynamo, table, list)) {
      yield fieldsOf(unmarshall(item)) as Entry;
    }
  };
  return {
    documents: () => read<DocumentAddress>(HOUSEKEEPING_LISTS.documents),
    removals: () => read<DocumentRemoval>(HOUSEKEEPING_LISTS.removals),
    bases: () => read<{ readonly companyId: string; readonly baseId: string }>(HOUSEKEEPING_LISTS.bases),
    dropDocument: ({ documentId }: DocumentAddress): Promise<void> => drop(housekeepingKey('documents', documentId)),
    dropRemoval: ({ documentId }: DocumentAddress): Promise<void> => drop(housekeepingKey('removals', documentId)),
    /** Removes a document without an audit record, while its base is deleted: the deletion of the base has one. */
    removeDocument: (record: DocumentRecord, removal: DocumentRemoval): Promise<'done' | 'changed'> =>
      transact(dynamo, [...removeDocumentWrites(table, record), { write: put(table, removalItem(removal)) }]),
  };
}
