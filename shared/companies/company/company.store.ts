import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { auditWrite } from '../../administration/audit.store.ts';
import type { AuditRecord } from '../../administration/audit-record.ts';
import { compareCreation } from '../../administration/compare-creation.ts';
import { nameKey } from '../../administration/name-key.ts';
import { readItems, transact } from '../../aws/dynamo.client.ts';
import { companyInListKey, companyKey, companyList, companyNameKey } from '../../keys/access-keys.ts';
import { attributesOf, changeItem, findAttributes, putNew } from '../access-items.store.ts';
import type { Company, CompanyStore } from './company.ts';

// The list only has ids, so each company needs a separate read.
const READS_AT_ONCE = 25;

/** Companies in the access table: the item, its entry in the list, and the guard that keeps a name unique. */
export function createCompanyStore(dynamo: DynamoDBClient, table: string, auditTable: string): CompanyStore {
  const find = (companyId: string) => findAttributes<Company>(dynamo, table, companyKey(companyId));
  const audit = (record: AuditRecord) => ({ write: auditWrite(auditTable, record) });
  return {
    find,
    create: (company, record) => transact(dynamo, [...createWrites(table, company), audit(record)]),
    change: (company, record) => transact(dynamo, [changeWrite(table, company), audit(record)]),
    async list() {
      const ids: string[] = [];
      for await (const item of readItems(dynamo, table, companyList())) {
        ids.push(attributesOf<Pick<Company, 'id'>>(item).id);
      }
      const companies: (Company | null)[] = [];
      for (let from = 0; from < ids.length; from += READS_AT_ONCE) {
        companies.push(...(await Promise.all(ids.slice(from, from + READS_AT_ONCE).map(find))));
      }
      return companies.filter((company) => company !== null).sort(compareCreation);
    },
  };
}

function createWrites(table: string, company: Company) {
  const { id, name } = company;
  return [
    {
      write: putNew(table, companyNameKey(nameKey(name)), { id }),
      onConditionFailed: 'duplicate_name' as const,
    },
    { write: putNew(table, companyKey(id), company) },
    { write: putNew(table, companyInListKey(id), { id }) },
  ];
}

function changeWrite(table: string, { id, status, policies, revision }: Company) {
  const write = changeItem(table, companyKey(id), { status, policies, revision });
  return { write, onConditionFailed: 'changed' as const };
}
