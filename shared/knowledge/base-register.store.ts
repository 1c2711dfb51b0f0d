import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../administration/audit.store.ts';
import type { AuditRecord } from '../administration/audit-record.ts';
import { nameKey } from '../administration/input-fields.ts';
import { transact } from '../aws/dynamo.client.ts';
import { createBaseRemovals } from './base-removal.store.ts';
import { WAITING } from './document-item.store.ts';
import { BASES_PER_COMPANY_MAX, type BaseRegister, type KnowledgeBase } from './knowledge-base.ts';

/** The tables that a change to a base touches. */
export interface BaseTables {
  readonly access: string;
  readonly knowledge: string;
  readonly audit: string;
}

/** Changes to bases: the item, its pointer, the guard of its name and the company's count, all or none. */
export function createBaseRegister(dynamo: DynamoDBClient, tables: BaseTables): BaseRegister {
  const { access, knowledge, audit } = tables;
  const audited = (record: AuditRecord) => ({ write: auditWrite(audit, record) });
  return {
    add: (base, record) =>
      transact(dynamo, [
        { write: companyCheck(access, base.companyId), onConditionFailed: 'no_company' },
        { write: putNew(knowledge, guardOf(base)), onConditionFailed: 'duplicate_name' },
        { write: countOneMore(knowledge, base.companyId), onConditionFailed: 'full' },
        { write: putNew(knowledge, { ...base, ...keyOf(base) }) },
        { write: putNew(knowledge, { ...pointerKeyOf(base), companyId: base.companyId }) },
        audited(record),
      ]),
    change: (base, before, record) =>
      transact(dynamo, [
        { write: updateBase(knowledge, base), onConditionFailed: 'changed' },
        ...renameWrites(knowledge, before, base),
        audited(record),
      ]),
    startRemoval: (base, record) =>
      transact(dynamo, [
        { write: updateBase(knowledge, { ...base, status: 'deleting' }), onConditionFailed: 'changed' },
        { write: remove(knowledge, guardKeyOf(base)) },
        { write: countOneLess(knowledge, base.companyId) },
        {
          write: {
            Put: {
              TableName: knowledge,
              Item: marshall({ ...waitingKeyOf(base), companyId: base.companyId, baseId: base.id }),
            },
          },
        },
        audited(record),
      ]),
    ...createBaseRemovals(dynamo, knowledge),
  };
}

function keyOf({ companyId, id }: KnowledgeBase) {
  return { pk: `COMPANY#${companyId}`, sk: `BASE#${id}` };
}

function pointerKeyOf({ id }: KnowledgeBase) {
  return { pk: `BASE#${id}`, sk: 'BASE' };
}

// What housekeeping finishes when a removal is cut short.
function waitingKeyOf({ id }: KnowledgeBase) {
  return { pk: WAITING, sk: `BASE#${id}` };
}

function guardKeyOf({ companyId, name }: KnowledgeBase) {
  return { pk: `COMPANY#${companyId}`, sk: `BASE-NAME#${nameKey(name)}` };
}

function guardOf(base: KnowledgeBase) {
  return { ...guardKeyOf(base), id: base.id };
}

// A base that only changes the case of its name keeps its guard: a transaction cannot touch one item twice.
function renameWrites(table: string, before: KnowledgeBase, base: KnowledgeBase) {
  if (nameKey(before.name) === nameKey(base.name)) {
    return [];
  }
  return [
    { write: putNew(table, guardOf(base)), onConditionFailed: 'duplicate_name' as const },
    { write: remove(table, guardKeyOf(before)) },
  ];
}

function companyCheck(accessTable: string, companyId: string): TransactWriteItem {
  const Key = marshall({ pk: `COMPANY#${companyId}`, sk: 'COMPANY' });
  return { ConditionCheck: { TableName: accessTable, Key, ConditionExpression: 'attribute_exists(pk)' } };
}

function putNew(table: string, item: Record<string, unknown>): TransactWriteItem {
  return { Put: { TableName: table, Item: marshall(item), ConditionExpression: 'attribute_not_exists(pk)' } };
}

function remove(table: string, key: Record<string, string>): TransactWriteItem {
  return { Delete: { TableName: table, Key: marshall(key) } };
}

function updateBase(table: string, base: KnowledgeBase): TransactWriteItem {
  return {
    Update: {
      TableName: table,
      Key: marshall(keyOf(base)),
      UpdateExpression:
        'SET #name = :name, description = :description, visibility = :visibility, #status = :status, revision = revision + :one',
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeNames: { '#name': 'name', '#status': 'status' },
      ExpressionAttributeValues: marshall({
        ':name': base.name,
        ':description': base.description,
        ':visibility': base.visibility,
        ':status': base.status,
        ':revision': base.revision,
        ':one': 1,
      }),
    },
  };
}

function countOneMore(table: string, companyId: string): TransactWriteItem {
  return {
    Update: {
      TableName: table,
      Key: marshall({ pk: `COMPANY#${companyId}`, sk: 'BASES' }),
      UpdateExpression: 'ADD bases :one',
      ConditionExpression: 'attribute_not_exists(bases) OR bases < :max',
      ExpressionAttributeValues: marshall({ ':one': 1, ':max': BASES_PER_COMPANY_MAX }),
    },
  };
}

function countOneLess(table: string, companyId: string): TransactWriteItem {
  return {
    Update: {
      TableName: table,
      Key: marshall({ pk: `COMPANY#${companyId}`, sk: 'BASES' }),
      UpdateExpression: 'ADD bases :less',
      ExpressionAttributeValues: marshall({ ':less': -1 }),
    },
  };
}
