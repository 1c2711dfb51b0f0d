import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../administration/audit.store.ts';
import type { AuditRecord } from '../administration/audit-record.ts';
import { nameKey } from '../administration/name-key.ts';
import { transact } from '../aws/dynamo.client.ts';
import { companyKey } from '../keys/access-keys.ts';
import { createBaseRemovals } from './base-removal.store.ts';
import type { BaseRegister, KnowledgeBase } from './knowledge-base.ts';
import { baseCounter, baseItem, baseKey, baseNameKey, basePointerKey, deletingBaseItem } from './knowledge-items.ts';
import { countOneLess, countOneMore, put, putNew, remove } from './knowledge-writes.ts';

/** The tables to which a change of a base is written. */
interface BaseTables {
  readonly access: string;
  readonly knowledge: string;
  readonly audit: string;
}

/**
 * Changes to bases. Each is one transaction on all items that it concerns: the base, its pointer, the guard of its
 * name, the company's count, housekeeping's list, and the audit record.
 */
export function createBaseRegister(dynamo: DynamoDBClient, tables: BaseTables): BaseRegister {
  const { access, knowledge, audit } = tables;
  const audited = (record: AuditRecord) => ({ write: auditWrite(audit, record) });
  return {
    add: (base, record) =>
      transact(dynamo, [
        { write: companyCheck(access, base.companyId), onConditionFailed: 'no_company' },
        { write: putNew(knowledge, nameItem(base)), onConditionFailed: 'duplicate_name' },
        { write: countOneMore(knowledge, baseCounter(base.companyId)), onConditionFailed: 'full' },
        { write: putNew(knowledge, baseItem(base)) },
        { write: putNew(knowledge, pointerItem(base)) },
        audited(record),
      ]),
    change: (base, before, record) =>
      transact(dynamo, [
        { write: updateBase(knowledge, base), onConditionFailed: 'changed' },
        ...renameWrites(knowledge, before, base),
        audited(record),
      ]),
    // The name is free and the count lower at once, although the documents are removed later.
    startRemoval: (base, record) =>
      transact(dynamo, [
        { write: updateBase(knowledge, { ...base, status: 'deleting' }), onConditionFailed: 'changed' },
        { write: remove(knowledge, baseNameKey(base)) },
        { write: countOneLess(knowledge, baseCounter(base.companyId)) },
        { write: put(knowledge, deletingBaseItem(base)) },
        audited(record),
      ]),
    ...createBaseRemovals(dynamo, knowledge),
  };
}

function nameItem(base: KnowledgeBase) {
  return { id: base.id, ...baseNameKey(base) };
}

function pointerItem({ id, companyId }: KnowledgeBase) {
  return { companyId, ...basePointerKey(id) };
}

// A base that only changes the case of its name keeps its guard: a transaction cannot touch one item twice.
function renameWrites(table: string, before: KnowledgeBase, base: KnowledgeBase) {
  if (nameKey(before.name) === nameKey(base.name)) {
    return [];
  }
  return [
    { write: putNew(table, nameItem(base)), onConditionFailed: 'duplicate_name' as const },
    { write: remove(table, baseNameKey(before)) },
  ];
}

// Part of the transaction, so that no base is created for a company that does not exist.
function companyCheck(accessTable: string, companyId: string): TransactWriteItem {
  const Key = marshall(companyKey(companyId));
  return { ConditionCheck: { TableName: accessTable, Key, ConditionExpression: 'attribute_exists(pk)' } };
}

function updateBase(table: string, base: KnowledgeBase): TransactWriteItem {
  return {
    Update: {
      TableName: table,
      Key: marshall(baseKey({ companyId: base.companyId, baseId: base.id })),
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
