import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { readItems, transact } from '../aws/dynamo.client.ts';
import { fieldsOf } from '../aws/item-key.ts';
import type { DocumentAddress, DocumentRecord, DocumentRemoval, UnpackedVersion } from './document.ts';
import { archiveEntriesOf, documentKey, removalItem } from './knowledge-items.ts';
import { addDocumentWrites, put, removeDocumentWrites, renewDocumentWrites } from './knowledge-writes.ts';

/**
 * The documents that were made from the entries of archives. Their changes have no audit records: the archive's record
 * covers them. A change is not made, and the outcome says why, when another version of the archive has been announced
 * (`outdated`), the document has changed or its file name is taken (`changed`), or the base is deleted (`no_base`) or
 * full (`full`). Every method may throw `unavailable`.
 */
export function createArchiveEntries(dynamo: DynamoDBClient, table: string) {
  return {
    /** The addresses of an archive's documents, whatever their status. */
    async *list(archiveId: string): AsyncGenerator<DocumentAddress> {
      for await (const item of readItems(dynamo, table, archiveEntriesOf(archiveId))) {
        yield fieldsOf(unmarshall(item)) as unknown as DocumentAddress;
      }
    },
    /** Adds the document of an entry. */
    add: (
      record: DocumentRecord,
      archive: UnpackedVersion,
    ): Promise<'done' | 'changed' | 'no_base' | 'full' | 'outdated'> =>
      transact(dynamo, [unpackedCheck(table, archive), ...addDocumentWrites(table, record)]),
    /** Replaces the document of an entry with a new version. */
    renew: (
      record: DocumentRecord,
      previous: DocumentRecord,
      archive: UnpackedVersion,
    ): Promise<'done' | 'changed' | 'no_base' | 'outdated'> =>
      transact(dynamo, [unpackedCheck(table, archive), ...renewDocumentWrites(table, record, previous)]),
    /** Removes the document of an entry, at once for every reader; `archive` is null once the archive is removed. */
    remove: (
      record: DocumentRecord,
      removal: DocumentRemoval,
      archive: UnpackedVersion | null,
    ): Promise<'done' | 'changed' | 'outdated'> =>
      transact(dynamo, [
        ...(archive === null ? [] : [unpackedCheck(table, archive)]),
        ...removeDocumentWrites(table, record),
        { write: put(table, removalItem(removal)) },
      ]),
  };
}

function unpackedCheck(table: string, { version, ...address }: UnpackedVersion) {
  const write: TransactWriteItem = {
    ConditionCheck: {
      TableName: table,
      Key: marshall(documentKey(address)),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: marshall({ ':version': version }),
    },
  };
  return { write, onConditionFailed: 'outdated' as const };
}
