import { ServiceFault } from '../../protocol/service-fault.ts';
import type { Permission } from '../../stand-in.ts';

type Fields = Readonly<Record<string, unknown>>;
type ArnOf = (tableName: string) => string;
type FindPermissions = (input: Fields, arnOf: ArnOf) => Permission[];

/**
 * Every operation that the stand-in forwards, with the IAM permissions that it needs; a transaction needs those of each
 * part.
 */
export const tablePermissions: Readonly<Record<string, FindPermissions>> = {
  BatchGetItem: (input, arnOf) => batch('BatchGetItem', input, arnOf),
  BatchWriteItem: (input, arnOf) => batch('BatchWriteItem', input, arnOf),
  DeleteItem: (input, arnOf) => [onTable('DeleteItem', input, arnOf)],
  GetItem: (input, arnOf) => [onTable('GetItem', input, arnOf)],
  PutItem: (input, arnOf) => [onTable('PutItem', input, arnOf)],
  Query: (input, arnOf) => [onTable('Query', input, arnOf)],
  Scan: (input, arnOf) => [onTable('Scan', input, arnOf)],
  TransactGetItems: (input, arnOf) => transaction({ Get: 'GetItem' }, input, arnOf),
  TransactWriteItems: (input, arnOf) =>
    transaction(
      { ConditionCheck: 'ConditionCheckItem', Delete: 'DeleteItem', Put: 'PutItem', Update: 'UpdateItem' },
      input,
      arnOf,
    ),
  UpdateItem: (input, arnOf) => [onTable('UpdateItem', input, arnOf)],
};

function onTable(action: string, input: Fields, arnOf: ArnOf): Permission {
  const { TableName: table, IndexName: index } = input;
  if (typeof table !== 'string' || table.startsWith('arn:')) {
    throw new ServiceFault(400, 'ValidationException', `${action}: TableName must be the name of a table.`);
  }
  const resource = index === undefined ? arnOf(table) : `${arnOf(table)}/index/${String(index)}`;
  return { action: `dynamodb:${action}`, resource };
}

function batch(action: string, input: Fields, arnOf: ArnOf): Permission[] {
  const tables = Object.keys((input.RequestItems as object | undefined) ?? {});
  return orRefuse(
    action,
    tables.map((table) => onTable(action, { TableName: table }, arnOf)),
  );
}

function transaction(actions: Readonly<Record<string, string>>, input: Fields, arnOf: ArnOf): Permission[] {
  const items = (input.TransactItems as readonly Record<string, Fields>[] | undefined) ?? [];
  const permissions = items
    .flatMap((item) => Object.entries(item))
    .map(([kind, part]) => {
      const action = Object.hasOwn(actions, kind) ? actions[kind] : undefined;
      if (action === undefined) {
        throw new ServiceFault(
          400,
          'ValidationException',
          `TransactItems: ${kind} is not supported by the local cloud.`,
        );
      }
      return onTable(action, part, arnOf);
    });
  const distinct = new Map(
    permissions.map((permission) => [`${permission.action} ${permission.resource}`, permission]),
  );
  return orRefuse('TransactItems', [...distinct.values()]);
}

function orRefuse(what: string, permissions: Permission[]): Permission[] {
  if (permissions.length === 0) {
    throw new ServiceFault(400, 'ValidationException', `${what} names no table.`);
  }
  return permissions;
}
