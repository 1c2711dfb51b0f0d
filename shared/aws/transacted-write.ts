import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';

/** A write of one item, as data: a put, an update, a deletion or a check. */
export type ItemWrite = TransactWriteItem;

/** One write of a transaction; `onConditionFailed` is the outcome when its condition does not hold. */
export interface TransactedWrite<Outcome extends string> {
  readonly write: ItemWrite;
  readonly onConditionFailed?: Outcome;
}
