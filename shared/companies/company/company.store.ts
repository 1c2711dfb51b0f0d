import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../../administration/audit.store.ts';
import type { AuditRecord } from '../../administration/audit-record.ts';
import { compareCreation } from '../../administration/compare-creation.ts';
import { nameKey } from '../../administration/input-fields.ts';
import { readItem, readItems, transact } from '../../aws/dynamo.client.ts';
import { joinAllowList, splitAllowList } from '../policies/allow-lists.ts';
import type { Company, CompanyStore, Policies } from './company.ts';

const READS_AT_ONCE = 25;

/** Companies in the access table: the item, its place in the list, and the guard that keeps a name to one company. */
export function createCompanyStore(dynamo: DynamoDBClient, table: string, auditTable: string): CompanyStore {
  const find = async (companyId: string) => {
    const item = await readItem(dynamo, table, `COMPANY#${companyId}`, 'COMPANY');
    return item === null ? null : companyOf(item);
  };
  return {
    find,
    create: (company, record) => transact(dynamo, createWrites(table, auditTable, company, record)),
    change: (company, record) => transact(dynamo, changeWrites(table, auditTable, company, record)),
    async list() {
      const ids: string[] = [];
      for await (const { id } of readItems(dynamo, table, 'COMPANIES', 'COMPANY#')) {
        ids.push(id?.S ?? '');
      }
      const companies: (Company | null)[] = [];
      for (let from = 0; from < ids.length; from += READS_AT_ONCE) {
        companies.push(...(await Promise.all(ids.slice(from, from + READS_AT_ONCE).map(find))));
      }
      return companies.filter((company) => company !== null).sort(compareCreation);
    },
  };
}

function createWrites(table: string, auditTable: string, company: Company, record: AuditRecord) {
  const { id } = company;
  const absent = 'attribute_not_exists(pk)';
  const put = (item: Record<string, unknown>) => ({
    Put: { TableName: table, Item: marshall(item), ConditionExpression: absent },
  });
  const item = { pk: `COMPANY#${id}`, sk: 'COMPANY', ...company, policies: storedPolicies(company.policies) };
  return [
    {
      write: put({ pk: `COMPANY-NAME#${nameKey(company.name)}`, sk: 'NAME', id }),
      onConditionFailed: 'duplicate_name' as const,
    },
    { write: put(item) },
    { write: put({ pk: 'COMPANIES', sk: `COMPANY#${id}`, id }) },
    { write: auditWrite(auditTable, record) },
  ];
}

function changeWrites(table: string, auditTable: string, company: Company, record: AuditRecord) {
  const update = {
    TableName: table,
    Key: marshall({ pk: `COMPANY#${company.id}`, sk: 'COMPANY' }),
    UpdateExpression: 'SET #status = :status, policies = :policies, revision = revision + :one',
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: marshall({
      ':status': company.status,
      ':policies': storedPolicies(company.policies),
      ':revision': company.revision,
      ':one': 1,
    }),
  };
  return [
    { write: { Update: update }, onConditionFailed: 'changed' as const },
    { write: auditWrite(auditTable, record) },
  ];
}

function storedPolicies({ ipAllowList, ...others }: Policies) {
  return ipAllowList === undefined ? others : { ...others, ipAllowList: joinAllowList(ipAllowList) };
}

function companyOf(item: Record<string, AttributeValue>): Company {
  const { pk: _pk, sk: _sk, policies, ...fields } = unmarshall(item);
  const { ipAllowList, ...others } = policies as { ipAllowList?: string };
  return {
    ...fields,
    policies: ipAllowList === undefined ? others : { ...others, ipAllowList: splitAllowList(ipAllowList) },
  } as unknown as Company;
}
