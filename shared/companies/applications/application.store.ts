import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../../administration/audit.store.ts';
import type { AuditRecord } from '../../administration/audit-record.ts';
import { compareCreation } from '../../administration/compare-creation.ts';
import { nameKey } from '../../administration/input-fields.ts';
import { readItem, readItems, transact } from '../../aws/dynamo.client.ts';
import type { Application, ApplicationStore } from './application.ts';

/** Applications in the access table, beside their company; a name belongs to one application of it. */
export function createApplicationStore(dynamo: DynamoDBClient, table: string, auditTable: string): ApplicationStore {
  return {
    create: (application, record) => transact(dynamo, createWrites(table, auditTable, application, record)),
    async find(applicationId) {
      const pointer = await readItem(dynamo, table, `APPLICATION#${applicationId}`, 'APPLICATION');
      if (pointer === null) {
        return null;
      }
      const item = await readItem(
        dynamo,
        table,
        `COMPANY#${pointer.companyId?.S ?? ''}`,
        `APPLICATION#${applicationId}`,
      );
      return item === null ? null : applicationOf(item);
    },
    async list(companyId) {
      const applications: Application[] = [];
      for await (const item of readItems(dynamo, table, `COMPANY#${companyId}`, 'APPLICATION#')) {
        applications.push(applicationOf(item));
      }
      return applications.sort(compareCreation);
    },
  };
}

function createWrites(table: string, auditTable: string, application: Application, record: AuditRecord) {
  const { id, companyId, name } = application;
  const put = (item: Record<string, unknown>) => ({
    Put: { TableName: table, Item: marshall(item), ConditionExpression: 'attribute_not_exists(pk)' },
  });
  const company = {
    TableName: table,
    Key: marshall({ pk: `COMPANY#${companyId}`, sk: 'COMPANY' }),
    ConditionExpression: 'attribute_exists(pk)',
  };
  const guard = { pk: `COMPANY#${companyId}`, sk: `APPLICATION-NAME#${nameKey(name)}`, id };
  return [
    { write: { ConditionCheck: company }, onConditionFailed: 'no_company' as const },
    { write: put(guard), onConditionFailed: 'duplicate_name' as const },
    { write: put({ pk: `COMPANY#${companyId}`, sk: `APPLICATION#${id}`, ...application }) },
    { write: put({ pk: `APPLICATION#${id}`, sk: 'APPLICATION', companyId }) },
    { write: auditWrite(auditTable, record) },
  ];
}

function applicationOf(item: Record<string, AttributeValue>): Application {
  const { pk: _pk, sk: _sk, ...application } = unmarshall(item);
  return application as unknown as Application;
}
