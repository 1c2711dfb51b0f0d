import {
  ConditionalCheckFailedException,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { holds, type Item, updated } from './evaluate.ts';

/** A command that the budget sends. */
export type Command = GetItemCommand | PutItemCommand | QueryCommand | UpdateItemCommand;

/** A write that was applied, with the item before it (undefined if there was none) and after it. */
export interface Written {
  readonly pk: string;
  readonly sk: string;
  readonly before: Item | undefined;
  readonly after: Item;
}

/** A DynamoDB table in memory: each command is atomic, and takes effect when it is applied. */
export interface TableModel {
  /**
   * Applies a command.
   *
   * @throws ConditionalCheckFailedException with the item as it stood, as the SDK does.
   */
  readonly apply: (command: Command) => Record<string, unknown>;
  readonly items: ReadonlyMap<string, Item>;
  /** Deletes the items for which `isDue` is true, as DynamoDB's time to live does at any later time. */
  readonly expire: (isDue: (item: Item) => boolean) => void;
}

/** Creates an empty table; `watch` is called for every write, and queries return pages of this many items. */
export function createTableModel(
  watch: (written: Written, command: Command) => void,
  pageItems = Number.POSITIVE_INFINITY,
): TableModel {
  const items = new Map<string, Item>();
  const change = (command: PutItemCommand | UpdateItemCommand, key: Item, make: (item: Item) => Item) => {
    const [pk, sk] = [key.pk?.S ?? '', key.sk?.S ?? ''];
    const before = items.get(nameOf(pk, sk));
    const { input } = command;
    const placeholders = { names: input.ExpressionAttributeNames ?? {}, values: input.ExpressionAttributeValues ?? {} };
    if (input.ConditionExpression !== undefined && !holds(input.ConditionExpression, before ?? {}, placeholders)) {
      throw refused(input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? before : undefined);
    }
    const after = make(before ?? key);
    items.set(nameOf(pk, sk), after);
    watch({ pk, sk, before, after }, command);
    return input.ReturnValues === 'ALL_NEW' ? { Attributes: after } : {};
  };
  const apply = (command: Command) => {
    if (command instanceof GetItemCommand) {
      const { pk, sk } = command.input.Key ?? {};
      return { Item: items.get(nameOf(pk?.S ?? '', sk?.S ?? '')) };
    }
    if (command instanceof QueryCommand) {
      return pageOf(query(items, command), pageItems);
    }
    if (command instanceof PutItemCommand) {
      return change(command, command.input.Item ?? {}, () => ({ ...command.input.Item }));
    }
    const { Key = {}, UpdateExpression = '', ExpressionAttributeNames, ExpressionAttributeValues } = command.input;
    const placeholders = { names: ExpressionAttributeNames ?? {}, values: ExpressionAttributeValues ?? {} };
    return change(command, Key, (item) => updated(UpdateExpression, item, placeholders));
  };
  const expire = (isDue: (item: Item) => boolean) => {
    for (const [name, item] of items) {
      if (isDue(item)) {
        items.delete(name);
      }
    }
  };
  return { apply, items, expire };
}

function query(items: ReadonlyMap<string, Item>, { input }: QueryCommand): Item[] {
  const placeholders = { names: {}, values: input.ExpressionAttributeValues ?? {} };
  const after = input.ExclusiveStartKey?.sk?.S ?? '';
  const found = [...items.values()].filter(
    (item) => holds(input.KeyConditionExpression ?? '', item, placeholders) && (item.sk?.S ?? '') > after,
  );
  return found.sort((one, other) => ((one.sk?.S ?? '') < (other.sk?.S ?? '') ? -1 : 1));
}

// Like DynamoDB, returns a LastEvaluatedKey for every full page, even if nothing comes after it.
function pageOf(found: readonly Item[], pageItems: number): Record<string, unknown> {
  const page = found.slice(0, pageItems);
  const last = page.at(-1);
  return page.length < pageItems || last === undefined
    ? { Items: page }
    : { Items: page, LastEvaluatedKey: { pk: last.pk, sk: last.sk } };
}

function refused(item: Item | undefined): ConditionalCheckFailedException {
  return new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata: { httpStatusCode: 400 },
    ...(item === undefined ? {} : { Item: item }),
  });
}

function nameOf(pk: string, sk: string): string {
  return `${pk}\n${sk}`;
}
