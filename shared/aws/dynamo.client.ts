import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactionCanceledException,
  TransactionInProgressException,
  TransactWriteItemsCommand,
  type UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { INTERNAL_ERROR, SERVICE_UNAVAILABLE } from '../error-messages.ts';
import { EndlessList, followPages } from '../follow-pages.ts';
import { ServiceError } from '../service-error.ts';
import type { ItemKey, ItemList } from './item-key.ts';
import { requestDeadlines } from './request-deadlines.ts';
import type { TransactedWrite } from './transacted-write.ts';

// DynamoDB usually answers in milliseconds. After this long, another attempt answers sooner than the first one would.
const ANSWER_TIMEOUT_MS = 2_000;
// With pauses of up to 100, 200, 400 and 800 ms, at most 1.5 s in all: as long as a person can wait for one write.
const TRIES_MAX = 5;
// Why a write can fail although a retry may succeed; `None` is the code of every write that was not the reason.
const BUSY = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded', 'None']);
// Why a write fails however often it is tried, such as an item that would become too large.
const PERMANENT = new Set(['ValidationError', 'ItemCollectionSizeLimitExceeded']);

/**
 * A DynamoDB client with time limits for connecting and answering. Region, credentials and endpoint come from the
 * environment that Lambda sets.
 */
export function createDynamo(): DynamoDBClient {
  return new DynamoDBClient({ requestHandler: requestDeadlines(ANSWER_TIMEOUT_MS) });
}

/** How many times a transaction is tried, and what ends it early. */
interface TransactLimits {
  /** 5 when absent. */
  readonly triesMax?: number;
  readonly signal?: AbortSignal;
}

/**
 * Makes all writes or none. A failed condition is an outcome, named by the first write whose condition failed. The
 * transaction is tried again when the table is busy: after a conflict with another transaction, after throttling, and
 * while an earlier try is still in progress.
 *
 * @throws ServiceError `unavailable` when another attempt may succeed, else `internal`.
 */
export async function transact<const Outcome extends string>(
  dynamo: DynamoDBClient,
  writes: readonly TransactedWrite<Outcome>[],
  { triesMax = TRIES_MAX, signal }: TransactLimits = {},
): Promise<'done' | Outcome> {
  const TransactItems = writes.map(({ write }) => write);
  const options = signal === undefined ? {} : { abortSignal: signal };
  let token = randomUUID();
  for (let tries = 1; ; tries += 1) {
    try {
      await dynamo.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken: token }), options);
      return 'done';
    } catch (error) {
      const codes = cancellationCodes(error);
      const outcome = writes[codes.indexOf('ConditionalCheckFailed')]?.onConditionFailed;
      if (outcome !== undefined) {
        return outcome;
      }
      const isInProgress = error instanceof TransactionInProgressException;
      if (tries >= triesMax || !(isInProgress || isBusy(codes))) {
        throw dynamoError(error);
      }
      // Under the same token, the next try returns the outcome of the one that is still in progress.
      token = isInProgress ? token : randomUUID();
    }
    await pause(Math.random() * 50 * 2 ** tries);
  }
}

function cancellationCodes(error: unknown): string[] {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  return reasons.map(({ Code }) => Code ?? 'None');
}

function isBusy(codes: readonly string[]): boolean {
  return codes.length > 0 && codes.every((code) => BUSY.has(code));
}

/**
 * Reads one item with strong consistency; null when there is none.
 *
 * @throws ServiceError `unavailable` when another attempt may succeed, else `internal`.
 */
export async function readItem(
  dynamo: DynamoDBClient,
  table: string,
  { pk, sk }: ItemKey,
): Promise<Record<string, AttributeValue> | null> {
  const command = new GetItemCommand({ TableName: table, Key: { pk: { S: pk }, sk: { S: sk } }, ConsistentRead: true });
  const { Item } = await dynamo.send(command).catch((error: unknown) => {
    throw dynamoError(error);
  });
  return Item ?? null;
}

/**
 * Reads the items of one partition whose sort keys begin with `skPrefix`, all of them if it is empty, with strong
 * consistency, page by page, in the order of the sort keys; starting after the sort key `after`, whether or not an item
 * has it.
 *
 * @throws ServiceError `unavailable` when another attempt may succeed, else `internal`.
 */
export async function* readItems(
  dynamo: DynamoDBClient,
  table: string,
  { pk, skPrefix, after }: ItemList & { readonly after?: string | undefined },
): AsyncGenerator<Record<string, AttributeValue>> {
  // DynamoDB refuses an empty string as the value of a key, also as a prefix.
  const isWholePartition = skPrefix === '';
  const read = (start: QueryCommandInput['ExclusiveStartKey']) =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: isWholePartition ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': { S: pk }, ...(isWholePartition ? {} : { ':prefix': { S: skPrefix } }) },
        ExclusiveStartKey: start,
      }),
    );
  for await (const page of readPages(read, after === undefined ? undefined : { pk: { S: pk }, sk: { S: after } })) {
    yield* page.Items ?? [];
  }
}

interface TablePage {
  readonly LastEvaluatedKey?: Record<string, AttributeValue> | undefined;
}

/**
 * Reads the pages of a query or a scan, from the first one or starting after the key `after`.
 *
 * @throws ServiceError `unavailable` when another attempt may succeed, else `internal`, also for pages that do not come
 * to an end.
 */
export async function* readPages<Page extends TablePage>(
  read: (start: TablePage['LastEvaluatedKey']) => Promise<Page>,
  after?: TablePage['LastEvaluatedKey'],
): AsyncGenerator<Page, void> {
  try {
    yield* followPages(read, ({ LastEvaluatedKey }) => LastEvaluatedKey, { first: after });
  } catch (error) {
    throw error instanceof EndlessList
      ? new ServiceError('internal', INTERNAL_ERROR, { cause: error })
      : dynamoError(error);
  }
}

/**
 * Makes an update, and returns whether its condition held.
 *
 * @throws ServiceError as `dynamoError` translates any other refusal.
 */
export async function updatedIf(dynamo: DynamoDBClient, command: UpdateItemCommand): Promise<boolean> {
  try {
    await dynamo.send(command);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) {
      return false;
    }
    throw dynamoError(error);
  }
}

/** Translates an error of DynamoDB: `internal` if a retry cannot help, and `unavailable` otherwise. */
export function dynamoError(error: unknown): ServiceError {
  const { $fault, $retryable, name } = error as { $fault?: string; $retryable?: unknown; name?: string };
  const isPermanent = cancellationCodes(error).some((code) => PERMANENT.has(code));
  const isTemporary =
    $fault !== 'client' || $retryable !== undefined || /Throttl|Exceeded|Conflict|Canceled|InProgress/.test(name ?? '');
  return isTemporary && !isPermanent
    ? new ServiceError('unavailable', SERVICE_UNAVAILABLE, {
        cause: error,
        retryAfterSeconds: 2,
      })
    : new ServiceError('internal', INTERNAL_ERROR, { cause: error });
}
