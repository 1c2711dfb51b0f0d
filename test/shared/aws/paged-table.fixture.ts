import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type ScanCommand,
} from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

// An endless loop of reads fails instead of hanging the test.
const READS_MAX = 1_000;

/** A table that returns one item per page, with an empty page after the first one, and the requests that it got. */
interface PagedTable {
  readonly dynamo: DynamoDBClient;
  readonly sent: readonly (GetItemCommand | QueryCommand | ScanCommand)[];
}

/** Opens a table with these items, in this order; the page `failsAt`, counted from 0, fails. */
export function pagedTable(items: readonly Item[], { failsAt = Number.POSITIVE_INFINITY } = {}): PagedTable {
  const sent: (GetItemCommand | QueryCommand | ScanCommand)[] = [];
  let pages = 0;
  const send = async (command: GetItemCommand | QueryCommand | ScanCommand) => {
    sent.push(command);
    if (sent.length > READS_MAX) {
      throw new Error('The table was read too often.');
    }
    if (command instanceof GetItemCommand) {
      const { pk, sk } = command.input.Key ?? {};
      return { Item: items.find((item) => item.pk?.S === pk?.S && item.sk?.S === sk?.S) };
    }
    if (pages === failsAt) {
      throw Object.assign(new Error('No answer.'), { name: 'TimeoutError' });
    }
    pages += 1;
    const { page, wanted, at, isEmptyPage } = pageOf(items, command);
    if (isEmptyPage && page !== undefined) {
      return { Items: [], Count: 0, LastEvaluatedKey: { pk: page.pk, sk: { S: beforeKey(page) } } };
    }
    const rest = at + 1 < wanted.length && page !== undefined ? { pk: page.pk, sk: page.sk } : undefined;
    const found = page === undefined ? [] : [page];
    return { Items: found, Count: found.length, LastEvaluatedKey: rest };
  };
  return { dynamo: { send } as unknown as DynamoDBClient, sent };
}

function pageOf(items: readonly Item[], command: QueryCommand | ScanCommand) {
  const wanted = command instanceof QueryCommand ? items.filter((item) => isWanted(command, item)) : items;
  const after = command.input.ExclusiveStartKey;
  const endedPage = ({ pk, sk }: Item) => pk?.S === after?.pk?.S && sk?.S === after?.sk?.S;
  const resumed = wanted.findIndex((item) => after?.sk?.S === beforeKey(item));
  const at = resumed === -1 ? wanted.findIndex(endedPage) + 1 : resumed;
  return { page: wanted[at], wanted, at, isEmptyPage: at === 1 && resumed === -1 };
}

// The key at which the empty page ends, before this item: a filter left out all items of the page.
function beforeKey({ pk, sk }: Item): string {
  return `left out before ${pk?.S} ${sk?.S}`;
}

function isWanted({ input }: QueryCommand, { pk, sk }: Item): boolean {
  const { ':pk': partition, ':prefix': prefix, ':sk': start } = input.ExpressionAttributeValues ?? {};
  return pk?.S === partition?.S && (sk?.S ?? '').startsWith((prefix ?? start)?.S ?? '');
}
