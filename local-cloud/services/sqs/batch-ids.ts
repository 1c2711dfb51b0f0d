import { ServiceFault } from '../../protocol/service-fault.ts';

// SQS's own limits for a batch and for the ids of its entries.
const BATCH_ENTRIES_MAX = 10;
const BATCH_ENTRY_ID = /^[\w-]{1,80}$/;

/** Throws the fault with which SQS refuses a batch: its number of entries, or an id that is repeated or not valid. */
export function requireBatchIds(ids: readonly string[]): void {
  const fault = (code: string, message: string) => new ServiceFault(400, code, message);
  if (ids.length === 0) {
    throw fault('EmptyBatchRequest', 'There should be at least one entry in the request.');
  }
  if (ids.length > BATCH_ENTRIES_MAX) {
    throw fault(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${BATCH_ENTRIES_MAX}. You have sent ${ids.length}.`,
    );
  }
  if (!ids.every((id) => BATCH_ENTRY_ID.test(id))) {
    throw fault('InvalidBatchEntryId', 'An id must have 1 to 80 letters, digits, hyphens or underscores.');
  }
  const repeated = ids.find((id, at) => ids.indexOf(id) < at);
  if (repeated !== undefined) {
    throw fault('BatchEntryIdsNotDistinct', `Id ${repeated} repeated.`);
  }
}
